import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { askedFor } from '../../scripts/ahead.ts'
import { bundleClient } from '../../scripts/build.ts'
import type { Outputs } from '../../scripts/gatherFiles.ts'

const kilobyte = 1024
const shareLink = 58 * kilobyte
const games = ['ti3', 'ti4']
const view = (id: string) => `client/${id}/index.ts`
const shell = ['client/main.tsx', 'client/room/Room.tsx']

let folder: string
let outputs: Outputs

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'throneward-'))
  outputs = await bundleClient(folder)
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

const pathOf = (entry: string): string => {
  const found = Object.keys(outputs).find(path => outputs[path]?.entryPoints.includes(entry))
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
    ['TI3', 'English', ['client/ti3/index.ts', 'client/text/en.ts', 'client/text/ti3/en/laying.ts']],
    ['TI3', 'Italian', ['client/ti3/index.ts', 'client/text/it.ts', 'client/text/ti3/it/first.ts']],
    ['TI4', 'English', ['client/ti4/index.ts', 'client/text/en.ts', 'client/text/ti4/en/laying.ts']],
    ['TI4', 'Italian', ['client/ti4/index.ts', 'client/text/it.ts', 'client/text/ti4/it/first.ts']],
  ])('is at most 58 KB of gzipped script with %s, in %s', async (_game, _language, files) => {
    const bytes = await bytesOf(loadedBy([...shell, ...files]))
    expect(bytes / kilobyte).toBeLessThanOrEqual(shareLink / kilobyte)
  })

  it('holds nothing that is needed only once the galaxy stands', () => {
    const words = games.flatMap(id => [`client/text/${id}/en/laying.ts`, `client/text/${id}/it/first.ts`])
    const within = loadedBy([...shell, ...games.map(view), ...words]).flatMap(path =>
      Object.keys(outputs[path]?.inputs ?? {}),
    )
    const ofPlay =
      /galaxy\/(?:ask|battle|build|cards|council|dossier|ending|move|pages|past|pay|turn)\/\w+\.tsx|fleetArt|counterArt|(?:galaxy|ti\d)\/(en|it)\/(?!laying|setup|first)|glossary(?:\.ts|\/(?!table))|shapes\/(move|land|produce|turn)|odds/
    expect(within.filter(path => ofPlay.test(path))).toEqual([])
  })

  it('does not hold the schemas the room checks messages with', () => {
    const within = loadedBy([...shell, ...games.map(view)]).flatMap(path =>
      Object.keys(outputs[path]?.inputs ?? {}),
    )
    expect(within.filter(path => path.includes('valibot') || path.startsWith('worker/'))).toEqual([])
    expect(within.filter(path => /^shared.*\/(rules|cards)\//.test(path))).toEqual([])
  })
})

test.each(games)('No browser gets rules of %s, nor what happens by its components', game => {
  const within = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  )
  expect(within.filter(path => path.includes(`shared/${game}/cards/`)).length).toBeGreaterThan(1)
  expect(within.filter(path => new RegExp(`shared/(?:galaxy|${game})/rules/`).test(path))).toEqual([])
})

describe('A page names from the start', () => {
  const named = (...words: string[]) =>
    [...askedFor(outputs, 'client/main.tsx')].flatMap(([path, all]) =>
      all.some(when => when.split(' ').every(word => words.includes(word))) ? [path] : [],
    )

  it.each(['en', 'it'])(
    'at most 38 KB for whoever is to sit down, with the page itself (%s)',
    async language => {
      const files = [...loadedBy(['client/main.tsx']), ...named('room', 'lobby', 'ti4', language)]
      expect((await bytesOf(files)) / kilobyte).toBeLessThanOrEqual(38)
    },
  )

  it.each([...games, 'inscription'])('at most 30 files for a running game of %s', game => {
    for (const language of ['en', 'it'])
      expect(named('room', 'playing', game, language).length).toBeLessThanOrEqual(30)
  })
})

test('every file asks others only for what they hold', async () => {
  const scripts = Object.keys(outputs).filter(path => path.endsWith('.js'))
  const named = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const texts = await Promise.all(
    scripts.map(
      async path => [named(path), await readFile(join(folder, 'assets', named(path)), 'utf8')] as const,
    ),
  )
  const namesIn = (list = '') => list.split(',').filter(Boolean)
  const held = new Map(
    texts.map(([name, text]) => [
      name,
      [...text.matchAll(/export\{([^}]*)\}/g)].flatMap(([, list]) =>
        namesIn(list).map(each => each.split(' as ').at(-1)),
      ),
    ]),
  )
  const asked = texts.flatMap(([, text]) => [
    ...[...text.matchAll(/import\{([^}]*)\}from"\/assets\/([^"]*)"/g)].flatMap(([, list, file = '']) =>
      namesIn(list).map(each => [file, each.split(' as ')[0]] as const),
    ),
    ...[...text.matchAll(/import\("\/assets\/([^"]*)"\)\.then\((\w+)=>\2\.([\w$]+)\)/g)].map(
      ([, file = '', , name]) => [file, name] as const,
    ),
  ])
  expect(asked.length).toBeGreaterThan(300)
  expect(asked.filter(([file, name]) => !held.get(file)?.includes(name))).toEqual([])
})

describe('The front page', () => {
  it('loads no game', () => {
    const within = loadedBy(['client/main.tsx', 'client/home/Home.tsx']).flatMap(path =>
      Object.keys(outputs[path]?.inputs ?? {}),
    )
    expect(within.filter(path => /content\/|^client\/(galaxy|ti\d)\//.test(path))).toEqual([])
    expect(within.filter(path => path.includes('GalaxyMap'))).toEqual([])
  })
})

describe('Styles', () => {
  const stylesOf = (name: string) =>
    Object.keys(outputs).filter(path => path.includes(`/${name}-`) && path.endsWith('.css'))

  it.each([
    ['any page', 'style', 5.5],
    ['a table of the third edition', 'ti3', 16.5],
    ['a table of the fourth edition', 'ti4', 16.5],
    ['a table of Inscription', 'inscription', 17],
  ])('of %s come in one file, of no more bytes than it needs', async (_what, name, most) => {
    expect(stylesOf(name)).toHaveLength(1)
    expect((await bytesOf(stylesOf(name))) / kilobyte).toBeLessThanOrEqual(most)
  })

  it('of games are fetched with their scripts, and no page begins with them', async () => {
    const page = await readFile(join(folder, 'index.html'), 'utf8')
    const sheets = [...page.matchAll(/[\w-]+\.css"(?: data-when="([^"]*)")?/g)].map(([, when]) => when)
    // Whoever comes to a game in play needs that one's.
    expect(sheets).toEqual([undefined, ...['ti3', 'ti4', 'inscription'].map(game => `playing ${game}`)])
    const [first = ''] = stylesOf('style')
    const styles = await readFile(join(folder, 'assets', first.slice(first.lastIndexOf('/') + 1)), 'utf8')
    expect(styles).toContain('.lobby')
    expect(styles).not.toMatch(/\.galaxy-|\.ins-|\.table\b/)
  })
})
