import type { Names } from './glossary.ts'

type Book = Readonly<Record<string, string>>

export const under = (what: 'name' | 'text', book: Book): Book =>
  Object.fromEntries(Object.entries(book).map(([key, said]) => [`${what}.${key}`, said]))

/** The Italian names of a part of the glossary. */
export const italianOf = (names: Names): Book =>
  Object.fromEntries(Object.entries(names).map(([id, [, italian]]) => [id, italian]))
