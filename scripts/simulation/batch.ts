import { writeFileSync } from 'node:fs'
import { type Bout, playBout } from '../../shared/arena/arena.ts'
import { playExchanged } from '../../shared/arena/exchange.ts'
import { recordOf } from '../../shared/arena/recording.ts'
import type { Watch } from '../../shared/arena/watch.ts'
import type { ChosenOptions, Rules, Seat } from '../../shared/engine/rules.ts'
import { clashIn } from '../../shared/games.ts'
import type { BotKind } from '../../shared/protocol.ts'
import type { Dealt } from './balance.ts'

/** Games of one number of players with the same bots. */
export interface Batch {
  seats: number
  /** One for each seat; where they are fewer they begin again. */
  bots: readonly BotKind[]
  /** Each game the next seat has the first of the bots. */
  rotates: boolean
}

export interface Simulation {
  rules: Rules
  watch: Watch
  /** Without these games are played for their speed alone. */
  checks: boolean
  /** Options of the game that are fixed; the others come up in turn. */
  fixed: ChosenOptions
  /** A folder for records of the games. */
  record?: string | undefined
}

/** One game as it is printed. */
export interface Line {
  game: string
  seed: number
  seats: number
  winners: readonly Seat[]
  scores: Record<Seat, number>
  rounds: number
  end?: string
  decisions: number
  ms: number
}

export interface Simulated {
  line: Line
  /** The kinds of bots that won. */
  won: BotKind[]
  counts: Record<string, number>
  compared: number
  /** Every seat's points, with what it was dealt where the game says so. */
  dealt: Dealt[]
}

export const nameOf = ({ seats, bots, rotates }: Batch): string =>
  `${seats} ${bots.join(',')}${rotates ? ', rotated' : ''}`

export function simulate(
  { rules, watch, checks, fixed, record }: Simulation,
  batch: Batch,
  seed: number,
): Simulated {
  const seats = Array.from({ length: batch.seats }, (_, i) => `p${i + 1}`)
  const players = String(batch.seats)
  const options = { ...optionsFor(rules, { ...fixed, players }, seed), players }
  const bot = (seat: Seat) => botOf(batch, seat, seed)
  const bout: Bout = { rules, watch, options, seats, seed, bot, checks }
  const played = playBout(bout)
  const { winners = [], state } = played.match
  const result = watch.result(state, winners)
  if (result.end === undefined) throw new Error(`Won by ${winners.join(', ') || 'nobody'}, and by no rule`)
  if (record !== undefined) {
    const kinds = [...new Set(batch.bots)].join('-')
    const text = JSON.stringify(recordOf(bout, played)).replaceAll('{"n":', '\n{"n":')
    const { edition } = fixed
    const name = [rules.id, batch.seats, ...(edition ? [edition] : []), kinds, seed].join('-')
    writeFileSync(`${record}/${name}.json`, text)
  }
  const { decisions, counts } = played
  return {
    line: {
      game: rules.id,
      seed,
      seats: batch.seats,
      winners,
      ...result,
      decisions,
      ms: Math.round(played.ms),
    },
    won: [...new Set(winners.map(bot))],
    counts,
    dealt: Object.entries(watch.dealt?.(state) ?? {}).map(([seat, given]) => ({
      points: result.scores[seat] ?? 0,
      with: given,
    })),
    compared: checks ? playExchanged(bout, played.record) : 0,
  }
}

function botOf({ seats, bots, rotates }: Batch, seat: Seat, seed: number): BotKind {
  const place = Number(seat.slice(1)) - 1 + (rotates ? seats - (seed % seats) : 0)
  return bots[(place % seats) % bots.length] ?? 'random'
}

/** Every option of the game comes up in turn, unless it is given. */
function optionsFor(rules: Rules, fixed: ChosenOptions, seed: number): Record<string, string> {
  const inTurn: Record<string, string> = Object.fromEntries(
    rules.options.map(({ id, values, otherwise }, i) => [
      id,
      fixed[id] ?? values[Math.floor(seed / (i + 1)) % values.length] ?? otherwise,
    ]),
  )
  // What cannot be played together is played as usual, as far as it is not given.
  for (let clash = clashIn(rules, inTurn); clash; clash = clashIn(rules, inTurn)) {
    const { of } = clash
    const one = rules.options.find(({ id }) => id in of && fixed[id] === undefined)
    if (!one) throw new Error(`These cannot be played together: ${JSON.stringify(of)}`)
    inTurn[one.id] = one.otherwise
  }
  // So is what the rules refuse for another reason.
  for (const { id, otherwise } of rules.options)
    if (rules.refuses?.(inTurn) && fixed[id] === undefined) inTurn[id] = otherwise
  return inTurn
}
