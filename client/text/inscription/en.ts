import { guideEn } from './en/guide.ts'
import { playEn } from './en/play.ts'
import { refusedEn } from './en/refused.ts'
import { screenEn } from './en/screen.ts'
import { sheetsNorthEn } from './en/sheetsNorth.ts'
import { sheetsSouthEn } from './en/sheetsSouth.ts'
import { signsEn } from './en/signs.ts'
import { tableEn } from './en/table.ts'
import { thingsEn } from './en/things.ts'

/** What is said at a table of Inscription; what is printed on its cards stands in their records. */
export const inscriptionEn = {
  ...tableEn,
  ...thingsEn,
  ...playEn,
  ...screenEn,
  ...sheetsNorthEn,
  ...sheetsSouthEn,
  ...refusedEn,
  ...guideEn,
  ...signsEn,
}
