import { en } from '../../client/text/en.ts'
import { frontEn } from '../../client/text/front/en.ts'
import { frontIt } from '../../client/text/front/it.ts'
import { it } from '../../client/text/it.ts'
import { lateEn } from '../../client/text/late/en.ts'
import { lateIt } from '../../client/text/late/it.ts'
import { lobbyEn } from '../../client/text/lobby/en.ts'
import { lobbyIt } from '../../client/text/lobby/it.ts'
import { ti3En } from '../../client/text/ti3/en.ts'
import { ti3It } from '../../client/text/ti3/it.ts'

const books = {
  en: { ...en, ...frontEn, ...lateEn, ...lobbyEn, ...ti3En },
  it: { ...it, ...frontIt, ...lateIt, ...lobbyIt, ...ti3It },
}
export type Language = keyof typeof books
export type Word = keyof (typeof books)['en']

type Own<W> = W extends `galaxy.${infer Rest}` ? `ti3.${Rest}` : W
/** As the rules of the edition name it, whoever has the words for it. */
export type Said = Word | Own<Word>

export const words =
  (language: Language) =>
  (word: Word): string =>
    books[language][word]
