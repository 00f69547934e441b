import type { Teaching } from '../../room/guide/lesson.ts'
import { withBook } from '../../text/text.ts'
import type { GalaxyEdition } from '../edition.ts'
import { fetchPlay } from '../playing.tsx'
import { lessons } from './lessons.ts'

const book = {
  en: async () => (await import('../../text/lessons/en.ts')).lessonsEn,
  it: async () => (await import('../../text/lessons/it.ts')).lessonsIt,
}

/** The lessons of a galaxy, with their words, once what they ask of it can be read. */
export async function teaching({ id }: Pick<GalaxyEdition, 'id'>): Promise<Teaching> {
  await withBook(fetchPlay(), book)
  return { words: `${id}.lesson`, lessons }
}
