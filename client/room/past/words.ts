import type { Shelf } from '../../text/text.ts'

/** What is said of the past of any game. */
export const book: Shelf = {
  en: async () => (await import('../../text/past/en.ts')).pastEn,
  it: async () => (await import('../../text/past/it.ts')).pastIt,
}
