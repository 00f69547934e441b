import { writeFileSync } from 'node:fs'
import { type Bout, playBout } from '../shared/arena/arena.ts'
import { playExchanged } from '../shared/arena/exchange.ts'
import { watches } from '../shared/arena/index.ts'
import { recordOf } from '../shared/arena/recording.ts'
import type { Rules, Seat } from '../shared/engine/rules.ts'
import type { BotKind } from '../shared/protocol.ts'
import { rulebooks } from '../shared/rulebooks.ts'
import { argumentsOf } from './arguments.ts'

/** Whole games played by bots, each watched at every decision and played again with two unseen cards exchanged. */

const given = argumentsOf(process.argv.slice(2))
const game = given['game'] ?? 'ti3'
const games = Number(given['games'] ?? 20)
const firstSeed = Number(given['seed'] ?? 1)
const bots = (given['bot'] ?? 'random').split(',') as BotKind[]
const checks = given['checks'] !== 'off'
/** Each game the next seat has the first of the bots. */
const rotates = given['rotate'] === 'on'
const rules = rulebooks[game]
const watch = watches[game]
if (!rules || !watch) throw new Error(`No game is called "${game}"`)
const seats: Seat[] = Array.from({ length: Number(given['seats'] ?? rules.seats.max) }, (_, i) => `p${i + 1}`)
if (seats.length < rules.seats.min || seats.length > rules.seats.max)
  throw new Error(`${game} seats ${rules.seats.min} to ${rules.seats.max}`)

const kinds = [...new Set(bots)]
const won: Record<string, number> = {}
const counts: Record<string, number> = {}
let decisions = 0
let compared = 0
let ms = 0
for (let seed = firstSeed; seed < firstSeed + games; seed++) {
  const bout: Bout = {
    rules,
    watch,
    options: optionsFor(rules, seed),
    seats,
    seed,
    bot: seat => botOf(seat, seed),
    checks,
  }
  const played = playBout(bout)
  if (checks) compared += playExchanged(bout, played.record)
  decisions += played.decisions
  ms += played.ms
  for (const [name, count] of Object.entries(played.counts)) counts[name] = (counts[name] ?? 0) + count
  const { winners = [], state } = played.match
  for (const kind of new Set(winners.map(seat => botOf(seat, seed)))) won[kind] = (won[kind] ?? 0) + 1
  const line = {
    game,
    seed,
    seats: seats.length,
    winners,
    ...watch.result(state),
    decisions: played.decisions,
    ms: Math.round(played.ms),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
  if (given['record'])
    writeFileSync(
      `${given['record']}/${game}-${seats.length}-${kinds.join('-')}-${seed}.json`,
      JSON.stringify(recordOf(bout, played)).replaceAll('{"n":', '\n{"n":'),
    )
}
const never = watch.everything.filter(name => !counts[name])
process.stderr.write(`${watch.everything.map(name => `${name} ${counts[name] ?? 0}`).join(', ')}\n`)
process.stderr.write(`never: ${never.join(', ') || 'nothing'}\n`)
if (kinds.length > 1)
  process.stderr.write(`won: ${kinds.map(kind => `${kind} ${won[kind] ?? 0} of ${games}`).join(', ')}\n`)
const rate = Math.round(decisions / (ms / 1000))
process.stderr.write(
  `${games} games, ${decisions} decisions, ${rate} a second${checks ? `, ${compared} compared with exchanged cards` : ''}\n`,
)

function botOf(seat: Seat, seed: number): BotKind {
  const place = Number(seat.slice(1)) - 1 + (rotates ? seats.length - (seed % seats.length) : 0)
  return bots[place % bots.length] ?? 'random'
}

/** Every option of the game comes up in turn, unless it is given. */
function optionsFor({ options }: Rules, seed: number): Record<string, string> {
  const chosen: Record<string, string> = {}
  options.forEach(({ id, values }, i) => {
    chosen[id] = given[id] ?? (values[Math.floor(seed / (i + 1)) % values.length] as string)
  })
  return { ...chosen, players: String(seats.length) }
}
