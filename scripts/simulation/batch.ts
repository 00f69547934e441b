import { writeFileSync } from 'node:fs'
import { type Bout, playBout } from '../../shared/arena/arena.ts'
import { playExchanged } from '../../shared/arena/exchange.ts'
import { recordOf } from '../../shared/arena/recording.ts'
import type { Watch } from '../../shared/arena/watch.ts'
import type { AskFrame } from '../../shared/engine/frames.ts'
import type { ChosenOptions, Rules, Seat, View } from '../../shared/engine/rules.ts'
import type { BotKind } from '../../shared/protocol.ts'
import type { Dealt } from './balance.ts'
import { halved } from './cardless.ts'
import { withIdle } from './idle.ts'
import { namesOf, rotated } from './rotation.ts'
import { stacked } from './stacked.ts'

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
  /** Half of the seats are bots that play no Action Cards; for TI3 alone. */
  halfCardless?: boolean
  /** So many seats do nothing; for Twilight Imperium alone. */
  idle?: number
  /** What lies on top of the decks, so that it comes up. */
  top?: readonly string[]
  /** A folder for records of the games, and what they are called by beside the usual. */
  record?: string | undefined
  besides?: readonly string[]
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
  won: string[]
  counts: Record<string, number>
  compared: number
  /** Every seat's points, with what it was dealt where the game says so. */
  dealt: Dealt[]
}

export const nameOf = ({ seats, bots, rotates }: Batch): string =>
  `${seats} ${bots.join(',')}${rotates ? ', rotated' : ''}`

export function simulate(simulation: Simulation, batch: Batch, seed: number): Simulated {
  const { watch, checks, halfCardless, idle = 0, top = [], record, besides = [] } = simulation
  const rules = stacked(simulation.rules, top)
  const seats = Array.from({ length: batch.seats }, (_, i) => `p${i + 1}`)
  const options = optionsFor(simulation, batch, seed)
  const bot = (seat: Seat) => botOf(batch, seat, seed)
  const halves = halfCardless ? halved(rules, seats, seed) : undefined
  const among = withIdle(rules, seats, idle, seed)
  const thinks = (view: View, ask: AskFrame) => among(view, ask) ?? halves?.thinks(view, ask)
  const kind = (seat: Seat) => bot(seat) + (!halves ? '' : halves.hasCards(seat) ? ' with cards' : ' without')
  const bout: Bout = { rules, watch, options, seats, seed, bot, checks, thinks }
  const played = playBout(bout)
  const { winners = [], state } = played.match
  const result = watch.result(state, winners)
  if (result.end === undefined) throw new Error(`Won by ${winners.join(', ') || 'nobody'}, and by no rule`)
  if (record !== undefined) {
    const kinds = [...new Set(batch.bots)].join('-')
    const text = JSON.stringify(recordOf(bout, played)).replaceAll('{"n":', '\n{"n":')
    const name = [rules.id, batch.seats, ...besides, kinds, seed].join('-')
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
    won: [...new Set(winners.map(kind))],
    counts: { ...counts, ...Object.fromEntries(namesOf(rules, options).map(name => [name, 1])) },
    dealt: Object.entries(halves ? kindsOf(seats, kind) : (watch.dealt?.(state) ?? {})).map(
      ([seat, given]) => ({ points: result.scores[seat] ?? 0, with: given }),
    ),
    compared: checks ? playExchanged(bout, played.record) : 0,
  }
}

const kindsOf = (seats: readonly Seat[], kind: (seat: Seat) => string) =>
  Object.fromEntries(seats.map(seat => [seat, [kind(seat)]]))

function botOf({ seats, bots, rotates }: Batch, seat: Seat, seed: number): BotKind {
  const place = Number(seat.slice(1)) - 1 + (rotates ? seats - (seed % seats) : 0)
  return bots[(place % seats) % bots.length] ?? 'random'
}

/** Every option comes up in turn, unless it is given; texts are the game's own. */
function optionsFor({ rules, watch, fixed }: Simulation, { seats }: Batch, seed: number): ChosenOptions {
  const chosen = rotated(rules, { ...fixed, players: String(seats) }, seed)
  const options = { ...chosen, ...watch.texts?.(chosen, seed), ...fixed }
  const refused = rules.refuses?.(options)
  if (refused) throw new Error(`This cannot be played: ${refused.code}`)
  return options
}
