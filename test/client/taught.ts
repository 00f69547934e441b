import type { TermBook } from '../../client/text/galaxy/terms.ts'
import { howToEn } from '../../client/text/howTo/en.ts'
import { howToIt } from '../../client/text/howTo/it.ts'
import { lessonsEn } from '../../client/text/lessons/en.ts'
import { lessonsIt } from '../../client/text/lessons/it.ts'

type Book = Readonly<Record<string, string>>

/** All that teaches an edition, in both languages: words of the rules, how it is played, hints of the first game. */
export function taught(game: string, english: TermBook, italian: TermBook): [string, string, string][] {
  const books: readonly (readonly [Book, Book])[] = [
    [howToEn, howToIt],
    [lessonsEn, lessonsIt],
  ]
  const own = new RegExp(`^(?:howTo\\.)?(?:galaxy|${game})\\.`)
  return [
    ...Object.entries(english.terms).map(([id, [forms, says]]): [string, string, string] => {
      const [otherForms = '', otherSays = ''] = italian.terms[id] ?? []
      return [`term.${id}`, `${forms.split('|')[0]}. ${says}`, `${otherForms.split('|')[0]}. ${otherSays}`]
    }),
    ...books.flatMap(([en, it]) =>
      Object.entries(en)
        .filter(([key]) => own.test(key) && (game === 'ti3' || !overridden(key)))
        .map(([key, said]): [string, string, string] => [key, said, it[key] ?? '']),
    ),
  ]
}

/** What TI4 says in its own words. */
const overridden = (key: string) => key.startsWith('galaxy.') && key.replace('galaxy', 'ti4') in lessonsEn
