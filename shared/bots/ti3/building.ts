import { middle } from '../../galaxy/hexes.ts'
import type { Produce } from '../../galaxy/shapes/produce.ts'
import { type UnitKind, unitOf } from '../../ti3/content/units.ts'
import { countOf, fleet } from '../../ti3/forces.ts'
import type { Seen } from './temper.ts'
import type { Wishes } from './wishes.ts'

/** Ground Forces beyond those there are pieces for. */
const spare = 5

/** Carriers and troops to expand with, two troops at a time, as they are sold; then ships to fight with. */
export function* buildsIn(
  { table, seat = '' }: Seen,
  wishes: Wishes,
  { hex, prices, not }: Produce,
): Generator<UnitKind> {
  const { round } = table
  const have = (kind: UnitKind) => countOf(table, seat, kind)
  // Counters beyond the pieces have to lie beside one, so that many of them stand in each other's way.
  let left = unitOf('ground_force').pieces + spare - have('ground_force')
  function* troops(): Generator<UnitKind> {
    for (let i = 0; i < 2 && left > 0; i++, left--) yield 'ground_force'
  }
  const gathers = wishes.gathers?.at.includes(hex) && wishes.gathers
  if (hex === middle && wishes.garrison > 0) for (let i = 0; i < 3; i++) yield* troops()
  if (gathers) for (let i = 0; i < gathers.most; i++) yield gathers.kind ?? 'destroyer'
  if (wishes.dreadnoughts && have('carrier') > 1) yield* ['dreadnought', 'dreadnought'] as const
  const conquers = wishes.conquers || round > 4
  if (conquers && have('carrier') > 1 && prices['war_sun'] && !not['war_sun']) yield 'war_sun'
  const carriersHere = fleet(table, seat, hex).filter(({ kind }) => kind === 'carrier').length
  if (have('carrier') < 3 || (carriersHere === 0 && have('carrier') < 4)) yield 'carrier'
  if (have('ground_force') < 10 || conquers) yield* troops()
  if (prices['war_sun'] && !not['war_sun']) yield 'war_sun'
  if (have('dreadnought') < 5) yield 'dreadnought'
  yield* troops()
  yield* ['cruiser', 'cruiser', 'destroyer', 'fighter', 'fighter', 'fighter', 'fighter', 'pds'] as const
  yield* troops()
}
