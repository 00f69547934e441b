import { fetchLate } from '../net/late.ts'
import type { Language } from '../text/text.ts'

type Book = Readonly<Record<string, string>>

const books: Readonly<Record<string, Readonly<Record<Language, () => Promise<Book>>>>> = {
  ti3: {
    en: async () => (await import('../text/ti3/en/options.ts')).optionsEn,
    it: async () => (await import('../text/ti3/it/options.ts')).optionsIt,
  },
  ti4: {
    en: async () => (await import('../text/ti4/en/options.ts')).optionsEn,
    it: async () => (await import('../text/ti4/it/options.ts')).optionsIt,
  },
  inscription: {
    en: async () => (await import('../text/inscription/en/table.ts')).tableEn,
    it: async () => (await import('../text/inscription/it/table.ts')).tableIt,
  },
}

/** What a game calls its options, where the house has no words for them. */
export function optionWords(game: string, language: Language): Promise<Book> | undefined {
  const load = books[game]?.[language]
  return load && fetchLate(load)
}
