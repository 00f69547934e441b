import { effect } from '@preact/signals'
import { fetchLate } from '../net/late.ts'
import { type Language, language, learn } from '../text/text.ts'
import { edition, type GalaxyEdition } from './edition.ts'
import { fetchPlay, isInPlay } from './playing.tsx'

type Book = Readonly<Record<string, string>>

/** What is said while the galaxy is built, and once it stands the rest. Whoever comes to a game in play sees nothing before it
 *  can be shown in full. */
export async function wordsIn({ books: all }: GalaxyEdition, wanted: Language): Promise<Book> {
  const books = all[wanted]
  const first = await books.first()
  if (!isInPlay.peek()) return first
  const [play] = await Promise.all([books.play(), fetchPlay()])
  return { ...first, ...play }
}

/** Whoever is there when the game begins gets the rest of it then. */
export const learnToPlay = (): (() => void) =>
  effect(() => {
    const wanted = language.value
    if (isInPlay.value)
      void fetchLate(() => wordsIn(edition, wanted)).then(words => {
        if (language.peek() === wanted) learn(words)
      })
  })
