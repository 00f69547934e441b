import type { Produce } from '../../galaxy/shapes/produce.ts'
import type { UnitKind } from '../../ti4/content/units.ts'
import { countOf, fleet } from '../../ti4/forces.ts'
import type { Seen } from './temper.ts'
import type { Wishes } from './wishes.ts'

/** Carriers and infantry to expand with, two at a time, as they are sold; then ships to fight with. */
export function* buildsIn(
  { table, seat = '' }: Seen,
  wishes: Wishes,
  { hex, prices, captives = {} }: Produce,
): Generator<UnitKind> {
  const { round } = table
  const have = (kind: UnitKind) => countOf(table, seat, kind)
  const here = (kind: UnitKind) => fleet(table, seat, hex).filter(ship => ship.kind === kind).length
  const few = Math.min(5, 2 + round)
  if (wishes.greatShips) yield* ['war_sun', 'flagship'] as const
  // Ships and mechs that cost nothing but a captured one.
  for (const { kind, of } of Object.values(captives)) if (of !== undefined) yield kind as UnitKind
  if (wishes.dreadnoughts && have('carrier') > 1) yield* ['dreadnought', 'dreadnought'] as const
  if (have('carrier') < 3 || (here('carrier') === 0 && have('carrier') < 4)) yield 'carrier'
  if (have('infantry') < 12 || wishes.conquers) yield* ['infantry', 'infantry'] as const
  if (prices['mech'] && have('mech') < few) yield 'mech'
  if (wishes.conquers || round > 3) yield* ['war_sun', 'dreadnought'] as const
  if (have('cruiser') < few) yield 'cruiser'
  if (have('infantry') < 12) yield* ['infantry', 'infantry'] as const
  if (have('dreadnought') < few) yield 'dreadnought'
  yield* ['cruiser', 'destroyer', 'fighter', 'fighter', 'infantry', 'infantry'] as const
  yield* ['fighter', 'fighter'] as const
}
