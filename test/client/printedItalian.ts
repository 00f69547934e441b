import { firstIt } from '../../client/text/ti3/it/first.ts'
import { inPlayIt } from '../../client/text/ti3/it/inPlay.ts'

const all: Readonly<Record<string, string>> = { ...firstIt, ...inPlayIt }
const under = (what: 'name' | 'text') =>
  Object.fromEntries(
    Object.entries(all).flatMap(([key, said]) =>
      key.startsWith(`${what}.`) ? [[key.slice(what.length + 1), said]] : [],
    ),
  )

/** Every name and every text as a player reads it in Italian, by kind and id. */
export const italianNames: Readonly<Record<string, string>> = under('name')
export const italianTexts: Readonly<Record<string, string>> = under('text')
