import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { PlanetId } from '../../../shared/ti4/content/planets.ts'
import type { UnitKind } from '../../../shared/ti4/content/units.ts'
import type { Ti4 } from '../../../shared/ti4/table.ts'
import type { Game } from '../actionCards/hands.ts'

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
