import { attachmentsIt } from '../../../../shared/ti4/content/attachments.it.ts'
import { abilitiesIt } from '../../../../shared/ti4/content/factions.it.ts'
import { objectivesIt } from '../../../../shared/ti4/content/objectives.it.ts'
import { promissoryNotesIt } from '../../../../shared/ti4/content/promissoryNotes.it.ts'
import { strategyCardsIt } from '../../../../shared/ti4/content/strategyCards.it.ts'
import { technologiesIt } from '../../../../shared/ti4/content/technologies.it.ts'
import { unitKindsIt, unitsIt } from '../../../../shared/ti4/content/units.it.ts'
import { readOn } from '../../galaxy/readOn.ts'

export const printedIt = {
  ...readOn('ability', abilitiesIt),
  ...readOn('attachment', attachmentsIt),
  ...readOn('technology', technologiesIt),
  ...readOn('strategy', strategyCardsIt),
  ...readOn('objective', objectivesIt),
  ...readOn('promissoryNote', promissoryNotesIt),
  ...readOn('unit', unitKindsIt),
  ...readOn('side', unitsIt),
}
