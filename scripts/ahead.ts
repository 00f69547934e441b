import { languages } from '../client/text/preferred.ts'
import type { Outputs } from './gatherFiles.ts'

/** What a page will ask for later is named in it, so that all of it comes at once and not one after the other. Which of it stands
 *  in the page of a place, a table and a language is left to the worker (`worker/ahead.ts`). */

const galaxies = ['ti3', 'ti4']

/** When a module is asked for: in all these words. */
const asked: readonly (readonly [when: string, module: string])[] = [
  ['front', 'client/home/Home.tsx'],
  ['room', 'client/room/Room.tsx'],
  ...languages.map(language => [language, `client/text/${language}.ts`] as const),
  ...languages.map(language => [`front ${language}`, `client/text/front/${language}.ts`] as const),
  ['lobby', 'client/room/Lobby.tsx'],
  ...[...galaxies, 'inscription'].flatMap(game => [
    [`playing ${game}`, `client/${game}/${game}.css`] as const,
    [`playing ${game}`, `client/${game}/index.ts`] as const,
  ]),
  ...galaxies.flatMap(game => [
    [`playing ${game} en`, `client/text/${game}/en/laying.ts`] as const,
    [`playing ${game} it`, `client/text/${game}/it/first.ts`] as const,
    [`playing ${game}`, 'client/galaxy/play.ts'] as const,
    [`playing ${game} en`, `client/text/${game}/en/play.ts`] as const,
    [`playing ${game} it`, `client/text/${game}/it/inPlay.ts`] as const,
    [`playing ${game}`, `client/${game}/reads.ts`] as const,
  ]),
  ['playing inscription en', 'client/text/inscription/en.ts'],
  ['playing inscription it', 'client/text/inscription/it.ts'],
]

/** Each file that will be asked for, and when. */
export function askedFor(outputs: Outputs, entry: string): Map<string, readonly string[]> {
  const there = withImports(outputs, pathOf(outputs, entry))
  const found = new Map<string, readonly string[]>()
  for (const [when, module] of asked)
    for (const path of withImports(outputs, pathOf(outputs, module)))
      if (!there.includes(path)) found.set(path, [...new Set([...(found.get(path) ?? []), when])])
  return found
}

/** Of styles, the file they were put into. */
export function pathOf(outputs: Outputs, module: string): string {
  const found = Object.entries(outputs).find(([path, { inputs, entryPoints }]) =>
    module.endsWith('.css')
      ? path.endsWith('.css') && Object.keys(inputs).some(input => input.endsWith(module))
      : entryPoints.includes(module),
  )
  if (!found) throw new Error(`${module} was not built`)
  return found[0]
}

/** A file and all that it imports at once, what is imported first. */
export function withImports(outputs: Outputs, path: string): string[] {
  const direct = (outputs[path]?.imports ?? []).filter(({ kind }) => kind === 'import-statement')
  return [...new Set([...direct.flatMap(one => withImports(outputs, one.path)), path])]
}
