import type { Seat } from '../engine/rules.ts'
import { aimsWith } from '../galaxy/components/aims.ts'
import type { Scenes } from './cards/act.ts'
import { permits } from './effects.ts'
import type { Table, UnitId } from './table.ts'

/** What a component can be pointed at, and the question for it. */
const usual = aimsWith<Scenes>('ti3', 'ti3/22.aims', ({ units }, id) => {
  const unit = units[id]
  return unit ? { unit: unit.kind, hex: unit.at } : {}
})

/** Ships that no card of an opponent may be aimed at are left out. */
export const aimAt: typeof usual = {
  ...usual,
  unit: (among, text) =>
    usual.unit((table, by, about) => among(table, by, about).filter(id => mayAim(table, by, id)), text),
}

function mayAim(table: Table, by: Seat, id: UnitId): boolean {
  const unit = table.units[id]
  if (!unit || unit.of === by) return true
  return permits(table, unit.of, 'targeted', { kind: unit.kind }, true)
}
