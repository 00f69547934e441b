import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Amounts } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { bombardable, bombardiers, troopsOn } from '../battles.ts'
import type { PlanetId } from '../content/planets.ts'
import { type UnitKind, unitKinds, units } from '../content/units.ts'
import type { Table, Ti3, UnitId } from '../table.ts'
import { shotsOf } from './dice.ts'
import { battleOf, fireAlone } from './exchange.ts'
import { unit } from './pieces.ts'

/** Which planet each bombarding ship fires at. */
export type Split = Record<UnitId, PlanetId>

const bombarding = (): UnitKind[] => unitKinds.filter(kind => units[kind].bombardment)

export const mayBombard = (table: Table, seat: Seat, hex: HexId): boolean =>
  bombarding().some(
    kind => bombardiers(table, seat, hex, kind).length > 0 && bombardable(table, seat, hex, kind).length > 0,
  )

/** Decided for all planets before the first die: each ship bombards once in an activation. [p. 30] */
export function* splitBombardment(table: Table, seat: Seat, hex: HexId): Flow<Split> {
  const split: Split = {}
  for (const kind of bombarding()) {
    const amounts = yield* choose<Record<string, number>, Ti3>(seat, ({ table }) => {
      const options = splitOptions(table, seat, hex, kind)
      const [first] = Object.keys(options.of)
      return {
        name: `bombard/${kind}`,
        rule: 'ti3/17.bombardment',
        text: 'ti3.ask.bombard',
        about: { unit: kind, hex },
        options,
        otherwise: first && options.most > 0 ? { [first]: options.most } : {},
      }
    })
    const ready = bombardiers(table, seat, hex, kind).map(({ id }) => id)
    for (const planet of bombardable(table, seat, hex, kind))
      for (const id of ready.splice(0, amounts[planet] ?? 0)) split[id] = planet
  }
  return split
}

function splitOptions(table: Table, seat: Seat, hex: HexId, kind: UnitKind): Amounts {
  const most = bombardiers(table, seat, hex, kind).length
  const planets = bombardable(table, seat, hex, kind)
  const of = Object.fromEntries(planets.map(planet => [planet, { on: { planet }, most }]))
  return { shape: 'amounts', of, least: 0, most }
}

/** What is hit is gone before anything fires back. Ships that fired otherwise, or find nobody there, hold their fire. */
export function* bombard(table: Table, ships: readonly UnitId[]): Flow {
  const { attacker, defender, planet } = battleOf(table)
  if (!planet || troopsOn(table, planet, defender).length === 0) return
  const firing = ships.filter(id => table.units[id] && !table.doing?.fired[id])
  if (firing.length === 0) return
  const about = { seat: attacker, count: firing.length, planet }
  yield* tell('everyone', { text: 'ti3.log.bombardment', about })
  const shots = shotsOf(
    firing.map(id => ({ ...unit(table, id), id })),
    kind => units[kind].bombardment?.dice ?? 0,
  )
  for (const id of firing) if (table.doing) table.doing.fired[id] = true
  yield* fireAlone(table, attacker, 'bombardment', shots, seat => troopsOn(table, planet, seat))
}
