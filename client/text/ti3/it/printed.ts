import { objectivesIt } from '../../../../shared/ti3/content/objectives.it.ts'
import { abilitiesIt } from '../../../../shared/ti3/content/races.it.ts'
import { strategyCardsIt } from '../../../../shared/ti3/content/strategyCards.it.ts'
import { technologiesIt } from '../../../../shared/ti3/content/technologies.it.ts'
import { unitsIt } from '../../../../shared/ti3/content/units.it.ts'
import { readOn } from '../../galaxy/readOn.ts'

export const printedIt = {
  ...readOn('ability', abilitiesIt),
  ...readOn('technology', technologiesIt),
  ...readOn('strategy', strategyCardsIt),
  ...readOn('objective', objectivesIt),
  ...readOn('unit', unitsIt),
}
