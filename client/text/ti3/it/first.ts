import { tableIt } from '../../../../shared/ti3/content/table.it.ts'
import { layingIt } from './laying.ts'

type Book = Readonly<Record<string, string>>

const names = Object.entries<Book>(tableIt).flatMap(([kind, book]) =>
  Object.entries(book).map(([id, name]) => [`name.${kind}.${id}`, name]),
)

/** The game's sentences, and how what lies on every table is called. */
export const firstIt: Book = { ...layingIt, ...Object.fromEntries(names) }
