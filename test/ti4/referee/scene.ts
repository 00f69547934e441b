import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { PlanetId } from '../../../shared/ti4/content/planets.ts'
import type { UnitKind } from '../../../shared/ti4/content/units.ts'
import type { Ti4 } from '../../../shared/ti4/table.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { type Game, type Held, holding } from '../actionCards/hands.ts'
import { around, from, type Middle } from '../midgame.ts'

/** What the referee looks at. */

/** Dice fall otherwise for every seed. */
export function seeded(state: Ti4, seed: string) {
  state.box.seed = Buffer.from(seed.padEnd(32, '.')).toString('hex').slice(0, 64)
}

/** In space, kind by kind in alphabetical order. */
export const inSpace = (game: Game, seat: Seat, hex: HexId): UnitKind[] =>
  Object.values(game.table.units)
    .filter(unit => unit.of === seat && unit.at === hex && unit.planet === undefined)
    .map(({ kind }) => kind)
    .sort()

export const onGround = (game: Game, seat: Seat, planet: PlanetId): UnitKind[] =>
  Object.values(game.table.units)
    .filter(unit => unit.of === seat && unit.planet === planet)
    .map(({ kind }) => kind)
    .sort()

export const countOf = (game: Game, seat: Seat, kind: UnitKind): number =>
  Object.values(game.table.units).filter(unit => unit.of === seat && unit.kind === kind).length

/** Dice thrown in the lines with this text, in the order they fell. */
export const diceOf = (game: Game, text: string, seat?: Seat): number[] =>
  game.log
    .filter(line => line.text === text && (seat === undefined || line.about?.['seat'] === seat))
    .flatMap(({ dice }) => dice ?? [])

type Where = Pick<Middle, 'tiles' | 'planets'>
const lodor: Where = { tiles: around({ a0: 's26' }), planets: { p2: ['lodor'] } }

/** p1 has activated a0, and stands at that step of it. p1 leads Xxcha, who have nothing to do with combats. */
const standing =
  (segment: string, where: Where) =>
  (held: Held, { also, ...middle }: Middle): Game =>
    from(
      { segment, args: { seat: 'p1', hex: 'a0' } },
      {
        ...where,
        factions: { p1: 'xxcha' },
        ...middle,
        also: holding(held, state => {
          const { table } = state
          table.phase = 'action'
          table.active = 'p1'
          if (segment !== 'tacticalAction') table.doing = { of: 'p1', hex: 'a0' }
          also?.(state)
        }),
      },
    )

/** Nothing lies in a0 but ships. */
export const fighting = standing('spaceCombat', { tiles: around({}) })
/** Lodor lies in a0, and is p2's. */
export const invading = standing('invasion', lodor)
export const onLodor = standing('groundCombats', lodor)
export const activated = standing('tacticalAction', lodor)

/** All troops of p1 in space land there. */
export function lands(game: Game, planet: PlanetId, count = 99): Game {
  untilTrue(game, () => game.open.includes('p1:landing'))
  const troops = Object.entries(game.table.units)
    .filter(([, { of, at, planet: on, kind }]) => of === 'p1' && at === 'a0' && !on && kind === 'infantry')
    .slice(0, count)
  return game.say('p1', Object.fromEntries(troops.map(([id]) => [id, { planet }])))
}
