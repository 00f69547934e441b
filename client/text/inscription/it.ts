import { guideIt } from './it/guide.ts'
import { playIt } from './it/play.ts'
import { refusedIt } from './it/refused.ts'
import { screenIt } from './it/screen.ts'
import { sheetsNorthIt } from './it/sheetsNorth.ts'
import { sheetsSouthIt } from './it/sheetsSouth.ts'
import { signsIt } from './it/signs.ts'
import { tableIt } from './it/table.ts'
import { thingsIt } from './it/things.ts'
import { cardsIt } from './italian/cards.ts'
import { factionsIt } from './italian/factions.ts'
import { namesIt } from './italian/names.ts'
import { sheetNamesIt } from './italian/sheets.ts'

/** All of the English, and what is printed on cards and sheets besides. */
export const inscriptionIt: Readonly<Record<string, string>> = {
  ...tableIt,
  ...thingsIt,
  ...playIt,
  ...screenIt,
  ...sheetsNorthIt,
  ...sheetsSouthIt,
  ...refusedIt,
  ...guideIt,
  ...signsIt,
  ...namesIt,
  ...sheetNamesIt,
  ...factionsIt,
  ...cardsIt,
}
