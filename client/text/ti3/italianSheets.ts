import { names, texts } from './italian/sheets.ts'
import { under } from './under.ts'

export const ti3ItalianSheets = { ...under('name', names), ...under('text', texts) }
