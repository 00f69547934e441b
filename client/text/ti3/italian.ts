import { tableIt } from '../../../shared/ti3/content/table.it.ts'
import { galaxyIt } from './it/galaxy.ts'
import { readOn } from './readOn.ts'

/** The game's sentences, and how what lies on every table is called. */
export const ti3Italian = {
  ...galaxyIt,
  ...readOn('race', tableIt.race),
  ...readOn('unit', tableIt.unit),
  ...readOn('system', tableIt.system),
}
