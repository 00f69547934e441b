import { aimsWith } from '../galaxy/components/aims.ts'
import type { Scenes } from './acts/act.ts'

/** What a component can be pointed at, and the question for it. */
export const aimAt = aimsWith<Scenes>('ti3', 'ti3/22.aims', ({ units }, id) => {
  const unit = units[id]
  return unit ? { unit: unit.kind, hex: unit.at } : {}
})
