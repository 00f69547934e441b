import { factionUnitsIt } from './factionUnits.it.ts'
import { flagshipsIt } from './flagships.it.ts'
import { genericUnitsIt } from './genericUnits.it.ts'
import { mechsIt } from './mechs.it.ts'
import type { UnitKind } from './units.ts'

/** How pieces are called in Italian, whatever card their owner has of them. */
export const unitKindsIt: Readonly<Record<UnitKind, string>> = {
  fighter: 'Caccia',
  destroyer: 'Torpediniera',
  cruiser: 'Incrociatore',
  carrier: 'Trasporto',
  dreadnought: 'Corazzata',
  war_sun: 'Sole di Guerra',
  flagship: 'Ammiraglia',
  infantry: 'Fanteria',
  mech: 'Mech',
  pds: 'PDS',
  space_dock: 'Base Spaziale',
}

/** What is read on units, in Italian. */
export const unitsIt = {
  ...genericUnitsIt,
  ...factionUnitsIt,
  ...flagshipsIt,
  ...mechsIt,
}
