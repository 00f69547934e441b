import { effect } from '@preact/signals'
import { fetchArt, isInPlay } from '../galaxy/map/mapArt.ts'
import { fetchLate } from '../net/late.ts'
import { type Language, language, learn } from '../text/text.ts'

type Book = Readonly<Record<string, string>>

/** What is said while the galaxy is built, and what is said once it stands. */
const books: Readonly<Record<Language, { first(): Promise<Book>; play(): Promise<Book> }>> = {
  en: {
    first: async () => (await import('../text/ti3/en/galaxy.ts')).galaxyEn,
    play: async () => (await import('../text/ti3/en/play.ts')).playEn,
  },
  it: {
    first: async () => (await import('../text/ti3/italian.ts')).ti3Italian,
    play: async () => (await import('../text/ti3/italianPlay.ts')).italianPlay,
  },
}

/** Whoever comes to a game in play sees nothing before it can be shown in full. */
export async function wordsIn(wanted: Language): Promise<Book> {
  const first = await books[wanted].first()
  if (!isInPlay.peek()) return first
  const [play] = await Promise.all([books[wanted].play(), fetchArt()])
  return { ...first, ...play }
}

/** Whoever is there when the game begins gets the rest of it then. */
export const learnToPlay = (): (() => void) =>
  effect(() => {
    const wanted = language.value
    if (isInPlay.value)
      void fetchLate(() => wordsIn(wanted)).then(words => {
        if (language.peek() === wanted) learn(words)
      })
  })
