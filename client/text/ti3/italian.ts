import { tableNames } from './glossary/table.ts'
import { galaxyIt } from './it/galaxy.ts'
import { under } from './under.ts'

/** The game's sentences, and how what lies on every table is called. */
export const ti3Italian = { ...galaxyIt, ...under('name', tableNames) }
