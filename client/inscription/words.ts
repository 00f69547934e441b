import type { Language } from '../text/text.ts'

type Book = Readonly<Record<string, string>>

export const books: Readonly<Record<Language, () => Promise<Book>>> = {
  en: async () => (await import('../text/inscription/en.ts')).inscriptionEn,
  it: async () => (await import('../text/inscription/it.ts')).inscriptionIt,
}
