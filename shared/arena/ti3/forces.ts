import { isIn } from '../../ti3/content/sets.ts'
import { units } from '../../ti3/content/units.ts'
import { edition } from '../../ti3/edition.ts'
import type { Table, Ti3, Unit } from '../../ti3/table.ts'
import { forceFaultsWith } from '../galaxy/forces.ts'

const faultsOf = forceFaultsWith<Table>(edition, {
  isAtRest: ({ phase, doing, battle }) => (phase === 'strategy' || phase === 'action') && !doing && !battle,
  /** Carriers, where somebody may learn to armour them; what is learnt may have been given back since. */
  mayBeDamaged: (table, { kind }: Unit) =>
    units[kind].sustainsDamage === true || (kind === 'carrier' && isIn(table, { set: 'racialTechnologies' })),
  isOverSupply: ({ overSupply }, seat) => overSupply === seat,
})

export const forceFaults = ({ table }: Ti3): string[] => faultsOf(table)
