import { sheetNames } from './glossary/sheets.ts'
import { texts } from './italian/sheets.ts'
import { italianOf, under } from './under.ts'

export const ti3ItalianSheets = { ...under('name', italianOf(sheetNames)), ...under('text', texts) }
