import { aimsWith } from '../../galaxy/components/aims.ts'
import type { Scenes } from './act.ts'

/** What a component can be pointed at, and the question for it. A card that is played names its targets first. [2.7] */
export const aimAt = aimsWith<Scenes>('ti4', 'ti4/2.7', ({ units }, id) => {
  const unit = units[id]
  return unit ? { unit: unit.kind, hex: unit.at } : {}
})
