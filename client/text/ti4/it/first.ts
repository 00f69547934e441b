import { factionsIt } from '../../../../shared/ti4/content/factionNames.it.ts'
import { systemsIt } from '../../../../shared/ti4/content/systems.it.ts'
import { readOn } from '../../galaxy/readOn.ts'
import { layingIt } from './laying.ts'

type Book = Readonly<Record<string, string>>

/** The game's sentences, and how what lies on every table is called. */
export const firstIt: Book = {
  ...layingIt,
  ...readOn('faction', factionsIt),
  ...readOn('system', systemsIt as Book),
}
