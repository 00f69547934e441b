import type { OneOf } from '../../../shared/engine/options.ts'
import type { Seat } from '../../../shared/engine/rules.ts'
import { objectives } from '../../../shared/ti4/content/objectives.ts'
import type { PlanetId } from '../../../shared/ti4/content/planets.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { Table, Ti4 } from '../../../shared/ti4/table.ts'
import type { Midgame } from '../../galaxy/midgame.ts'
import { type Council, council, decide, letBe } from '../council.ts'

/** Agendas and what they change. */

export type Game = Midgame<Ti4>

export const points = (game: Game) => ['p1', 'p2', 'p3', 'p4'].map(seat => sheet(game.table, seat).points)
export const goods = (game: Game) => ['p1', 'p2', 'p3', 'p4'].map(seat => sheet(game.table, seat).tradeGoods)
export const counters = (game: Game, seat: Seat) => sheet(game.table, seat).counters
export const kinds = (game: Game, seat: Seat) =>
  Object.values(game.table.units)
    .filter(({ of }) => of === seat)
    .map(({ kind }) => kind)
    .sort()
export const setPoints = (table: Table, counts: Readonly<Record<Seat, number>>) => {
  for (const [seat, count] of Object.entries(counts)) sheet(table, seat).points = count
}
export const exhaustedOf = (game: Game, seat: Seat) =>
  Object.entries(game.table.planets)
    .filter(([, card]) => card.owner === seat && card.exhausted)
    .map(([id]) => id)
    .sort()

/** The strategic action of a seat while these laws are in force. */
export const strategic = (
  seat: Seat,
  card: 'technology' | 'trade' | 'construction' | 'warfare',
  middle: Council,
) => council({ strategyCards: { [card]: seat }, ...middle }, 'strategicAction', { seat, card })

/** Both agendas of a phase, the first coming out so, and the next Strategy Phase begun. */
export const nextRound = (game: Game, outcome: string) =>
  decide(letBe(decide(letBe(game), outcome)), 'against')

/** Everything p1 does in a system he has just activated. */
export const tactical = (hex: string, middle: Council, seat: Seat = 'p1') =>
  council(
    {
      strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
      ...middle,
      also(state) {
        state.table.phase = 'action'
        state.table.active = seat
        middle.also?.(state)
      },
    },
    'tacticalAction',
    { seat, hex },
  )

/** Lies on the planet, as if it had been elected. */
export const lawOn =
  (law: 'demilitarized_zone_base' | 'holy_planet_of_ixth', planet: PlanetId) =>
  ({ table }: Ti4) => {
    table.laws[law] = { elected: [planet] }
    table.attachments = {
      ...table.attachments,
      [planet]: {
        [law === 'demilitarized_zone_base' ? 'demilitarized_zone_agenda' : law]: true,
      },
    }
  }

export const choices = (game: Game, seat: Seat) => {
  const open = game.match.open.find(({ to }) => to === seat)
  return Object.keys((open?.options as OneOf | undefined)?.of ?? {})
}
export const homeOfP1 = () => sheet(council().table, 'p1').home
export const kindOf = (id: string) => objectives[id as keyof typeof objectives]?.kind
