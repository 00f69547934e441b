import type { Seat } from '../../../shared/engine/rules.ts'
import { factions } from '../../../shared/ti4/content/factions.ts'
import { idsIn } from '../../../shared/ti4/content/sets.ts'
import { technologies } from '../../../shared/ti4/content/technologies.ts'
import { type UnitKind, type UnitPrint, unitPrints } from '../../../shared/ti4/content/units.ts'
import { sheetOf } from '../../../shared/ti4/prints.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { owns } from '../../../shared/ti4/research.ts'
import type { Table } from '../../../shared/ti4/table.ts'

/** What a kind of unit becomes by its upgrade, his faction's own before the usual one; none once it lies there. */
export function upgradeFor(table: Table, seat: Seat, kind: UnitKind): UnitPrint | undefined {
  if (sheetOf(table, seat, kind)?.technology) return undefined
  const { faction } = sheet(table, seat)
  const own = factions[faction].technologies
  const usual = idsIn(table, technologies).filter(id => technologies[id].faction === undefined)
  for (const id of [...own, ...usual]) {
    const { unit } = technologies[id]
    if (unit && unitPrints[unit].kind === kind && !owns(table, seat, id)) return unitPrints[unit]
  }
  return undefined
}
