import { ti3It } from './it.ts'
import { names } from './italian/names.ts'
import { under } from './under.ts'

/** The game's sentences, and how what lies on every table is called. */
export const ti3Italian = { ...ti3It, ...under('name', names) }
