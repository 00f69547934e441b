import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Metafile } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { bundleClient } from '../../scripts/build.ts'

const kilobyte = 1024
const shareLink = 60 * kilobyte
const shell = ['client/main.tsx', 'client/room/Room.tsx']
const game = ['client/ti3/index.ts']

let folder: string
let outputs: Metafile['outputs']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'throneward-'))
  outputs = (await bundleClient(folder)).outputs
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

const pathOf = (entry: string): string => {
  const found = Object.keys(outputs).find(path => outputs[path]?.entryPoint === entry)
  if (found === undefined) throw new Error(`${entry} has no chunk of its own`)
  return found
}

/** The chunks of these modules and all they import at once. */
function loadedBy(entries: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement') visit(next)
  }
  for (const entry of entries) visit(pathOf(entry))
  return [...seen]
}

async function bytesOf(paths: readonly string[]): Promise<number> {
  const sizes = paths.map(
    async path =>
      gzipSync(await readFile(join(folder, 'assets', path.slice(path.lastIndexOf('/') + 1)))).length,
  )
  return (await Promise.all(sizes)).reduce((a, b) => a + b, 0)
}

describe('What a share link loads', () => {
  it.each([
    ['English', ['client/text/en.ts', 'client/text/ti3/en/laying.ts']],
    ['Italian', ['client/text/it.ts', 'client/text/ti3/it/first.ts']],
  ])('is at most 60 KB of gzipped script with the game, in %s', async (_language, words) => {
    const bytes = await bytesOf(loadedBy([...shell, ...game, ...words]))
    expect(bytes / kilobyte).toBeLessThanOrEqual(shareLink / kilobyte)
  })

  it('holds nothing that is needed only once the galaxy stands', () => {
    const words = ['client/text/ti3/en/laying.ts', 'client/text/ti3/it/first.ts']
    const within = loadedBy([...shell, ...game, ...words]).flatMap(path =>
      Object.keys(outputs[path]?.inputs ?? {}),
    )
    const ofPlay =
      /galaxy\/(?:ask|battle|build|cards|council|dossier|ending|move|pages|past|pay|turn)\/\w+\.tsx|fleetArt|counterArt|(?:galaxy|ti3)\/(en|it)\/(?!laying|setup|first)|glossary(?:\.ts|\/(?!table))|shapes\/(move|land|produce|turn)|odds/
    expect(within.filter(path => ofPlay.test(path))).toEqual([])
  })

  it('does not hold the schemas the room checks messages with', () => {
    const within = loadedBy([...shell, ...game]).flatMap(path => Object.keys(outputs[path]?.inputs ?? {}))
    expect(within.filter(path => path.includes('valibot') || path.startsWith('worker/'))).toEqual([])
    expect(within.filter(path => /^shared.*\/(rules|cards)\//.test(path))).toEqual([])
  })
})

test('No browser gets rules of TI3, nor what happens by its components', () => {
  const within = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  )
  expect(within.filter(path => path.includes('shared/ti3/cards/')).length).toBeGreaterThan(1)
  expect(within.filter(path => /shared\/(?:galaxy|ti3)\/rules\//.test(path))).toEqual([])
})

describe('The front page', () => {
  it('loads no game', () => {
    const within = loadedBy(['client/main.tsx', 'client/home/Home.tsx']).flatMap(path =>
      Object.keys(outputs[path]?.inputs ?? {}),
    )
    expect(within.filter(path => /content\/|^client\/(galaxy|ti3)\//.test(path))).toEqual([])
    expect(within.filter(path => path.includes('GalaxyMap'))).toEqual([])
  })
})

describe('Styles', () => {
  const stylesOf = (name: string) =>
    Object.keys(outputs).filter(path => path.includes(`/${name}-`) && path.endsWith('.css'))

  it.each([
    ['any page', 'style', 5.5],
    ['a table of the third edition', 'ti3', 16.5],
    ['a table of Inscription', 'inscription', 17],
  ])('of %s come in one file, of no more bytes than it needs', async (_what, name, most) => {
    expect(stylesOf(name)).toHaveLength(1)
    expect((await bytesOf(stylesOf(name))) / kilobyte).toBeLessThanOrEqual(most)
  })

  it('of games are fetched with their scripts, and no page begins with them', async () => {
    const page = await readFile(join(folder, 'index.html'), 'utf8')
    expect(page.match(/[\w-]+\.css/g)).toHaveLength(1)
    const [first = ''] = stylesOf('style')
    const styles = await readFile(join(folder, 'assets', first.slice(first.lastIndexOf('/') + 1)), 'utf8')
    expect(styles).toContain('.lobby')
    expect(styles).not.toMatch(/\.galaxy-|\.ins-|\.table\b/)
  })
})
