import { en } from '../../client/text/en.ts'
import { frontEn } from '../../client/text/front/en.ts'
import { frontIt } from '../../client/text/front/it.ts'
import { it } from '../../client/text/it.ts'
import { laterEn } from '../../client/text/later/en.ts'
import { laterIt } from '../../client/text/later/it.ts'
import { ti3En } from '../../client/text/ti3/en.ts'
import { ti3It } from '../../client/text/ti3/it.ts'

const books = {
  en: { ...en, ...frontEn, ...laterEn, ...ti3En },
  it: { ...it, ...frontIt, ...laterIt, ...ti3It },
}
export type Language = keyof typeof books
export type Word = keyof (typeof books)['en']

export const words =
  (language: Language) =>
  (word: Word): string =>
    books[language][word]
