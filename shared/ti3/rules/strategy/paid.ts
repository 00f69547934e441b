import type { Seat } from '../../../engine/rules.ts'
import type { Paid } from '../../../galaxy/shapes/pay.ts'
import type { PlanetId } from '../../content/planets.ts'
import { goodsToSpend, readyPlanets, sheet, type Worth, worthOfPlanet } from '../../realm.ts'
import type { Table } from '../../table.ts'

/** What a payment chosen ahead is worth now; nothing where it can no longer be made. */
export function worthPaid(table: Table, seat: Seat, { planets, tradeGoods }: Paid, worth: Worth): number {
  const ready = readyPlanets(table, seat)
  if (tradeGoods > goodsToSpend(sheet(table, seat))) return 0
  if (!planets.every(planet => ready.includes(planet as PlanetId))) return 0
  return planets.reduce((sum, planet) => sum + worthOfPlanet(table, planet as PlanetId, worth), tradeGoods)
}
