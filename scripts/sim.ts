import { type Bout, playBout } from '../shared/arena/arena.ts'
import { playExchanged } from '../shared/arena/exchange.ts'
import { watches } from '../shared/arena/index.ts'
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
const rules = rulebooks[game]
const watch = watches[game]
if (!rules || !watch) throw new Error(`No game is called "${game}"`)
const seats: Seat[] = Array.from({ length: Number(given['seats'] ?? rules.seats.max) }, (_, i) => `p${i + 1}`)
if (seats.length < rules.seats.min || seats.length > rules.seats.max)
  throw new Error(`${game} seats ${rules.seats.min} to ${rules.seats.max}`)

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
    bot: seat => bots[(Number(seat.slice(1)) - 1) % bots.length] ?? 'random',
    checks,
  }
  const played = playBout(bout)
  if (checks) compared += playExchanged(bout, played.record)
  decisions += played.decisions
  ms += played.ms
  for (const [name, count] of Object.entries(played.counts)) counts[name] = (counts[name] ?? 0) + count
  const { winners = [], state } = played.match
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
}
const never = watch.everything.filter(name => !counts[name])
process.stderr.write(`${watch.everything.map(name => `${name} ${counts[name] ?? 0}`).join(', ')}\n`)
process.stderr.write(`never: ${never.join(', ') || 'nothing'}\n`)
const rate = Math.round(decisions / (ms / 1000))
process.stderr.write(
  `${games} games, ${decisions} decisions, ${rate} a second${checks ? `, ${compared} compared with exchanged cards` : ''}\n`,
)

/** Every option of the game comes up in turn, unless it is given. */
function optionsFor({ options }: Rules, seed: number): Record<string, string> {
  const chosen: Record<string, string> = {}
  options.forEach(({ id, values }, i) => {
    chosen[id] = given[id] ?? (values[Math.floor(seed / (i + 1)) % values.length] as string)
  })
  return { ...chosen, players: String(seats.length) }
}
