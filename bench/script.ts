import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { bundleClient } from '../scripts/build.ts'
import type { Outputs } from '../scripts/gatherFiles.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const entry = 'client/main.tsx'
const languages = ['en', 'it'] as const
const games = ['ti3', 'ti4', 'inscription']
/** Words of a language, shared by all games or of one. */
const textsOf = (language: string) => new RegExp(`^client/text/(\\w+/)?${language}`)
const notOnThisLink = /^client\/(home|text\/front)\//
/** Fetched on a tap, at the end of the game, or once the browser is idle. Whatever else is imported some day counts until it is
 *  named here. */
const onlyWhenAsked = [
  /\/(Look|TablePanel|Mine|StationForces|AskView|Over|Ending)\.tsx$/,
  /\/italianSheets\.ts$/,
  /lean-qr/,
]
const notInTheLobby = (game: string) => [
  new RegExp(`^client/(text/)?${game}/`),
  /^client\/(room\/Table|ask\/)/,
]

export interface Script {
  lobby: number
  game: number
  everything: number
}

/** Bytes of script a friend's browser loads for `/r/ROOM`, gzipped, for each language: as far as the lobby, on into a game
 *  and with all that may be looked at there. */
export async function scriptOfShareLink(folder: string, game: string): Promise<Record<string, Script>> {
  const outputs = await bundleClient(folder)
  const otherGames = games
    .filter(other => other !== game)
    .map(other => new RegExp(`^client/(text/)?${other}/`))
  const sizes = new Map<string, number>()
  for (const path of Object.keys(outputs))
    if (path.endsWith('.js')) sizes.set(path, gzipSync(await readFile(resolve(root, path))).length)
  const bytes = (without: readonly RegExp[]) =>
    [...loaded(outputs, without)].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0)
  const script: Record<string, Script> = {}
  for (const language of languages) {
    const others = languages.filter(other => other !== language).map(textsOf)
    const never = [notOnThisLink, ...otherGames, ...others]
    const later = [...never, ...onlyWhenAsked]
    script[language] = {
      lobby: bytes([...later, ...notInTheLobby(game)]),
      game: bytes(later),
      everything: bytes(never),
    }
  }
  return script
}

function loaded(outputs: Outputs, without: readonly RegExp[]): Set<string> {
  const found = new Set<string>()
  const isLeftOut = (asked: readonly string[]) =>
    asked.length > 0 && asked.every(module => without.some(pattern => pattern.test(module)))
  const load = (path: string) => {
    const output = outputs[path]
    if (!output || found.has(path) || isLeftOut(output.entryPoints)) return
    found.add(path)
    for (const { path: imported, kind } of output.imports)
      if (kind === 'import-statement' || kind === 'dynamic-import') load(imported)
  }
  for (const [path, { entryPoints }] of Object.entries(outputs)) if (entryPoints.includes(entry)) load(path)
  return found
}
