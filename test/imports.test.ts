import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/** What each folder may import from, besides packages and itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'shared/engine': [],
  'shared/galaxy': ['shared/engine'],
  'shared/sets.ts': [],
  'shared/ti3/content': ['shared/galaxy', 'shared/sets.ts'],
  'shared/ti3': ['shared/engine', 'shared/galaxy'],
  'shared/ti4/content': ['shared/galaxy', 'shared/sets.ts'],
  'shared/ti4': ['shared/engine', 'shared/galaxy'],
  'shared/inscription/content': ['shared/sets.ts'],
  'shared/inscription': ['shared/engine'],
  'shared/bots/galaxy': ['shared/engine', 'shared/galaxy'],
  'shared/bots/ti3': ['shared/engine', 'shared/galaxy', 'shared/bots/galaxy', 'shared/ti3'],
  'shared/bots/inscription': ['shared/engine', 'shared/inscription'],
  'shared/bots': ['shared/engine', 'shared/ti3/shapes.ts', 'shared/inscription/shapes', 'shared/protocol.ts'],
  'shared/arena/galaxy': [
    'shared/engine',
    'shared/galaxy',
    'shared/arena/watch.ts',
    'shared/arena/oddsBattle.ts',
  ],
  'shared/arena/ti3': [
    'shared/engine',
    'shared/galaxy',
    'shared/ti3',
    'shared/arena/galaxy',
    'shared/arena/watch.ts',
    'shared/arena/oddsBattle.ts',
  ],
  'shared/arena/inscription': ['shared/engine', 'shared/inscription', 'shared/arena/watch.ts'],
  'shared/arena': ['shared'],
  'shared/orders.ts': ['shared/engine'],
  'shared/protocol.ts': ['shared/engine', 'shared/orders.ts', 'shared/unseen.ts'],
  'shared/unseen.ts': [],
  'shared/games.ts': ['shared/engine', 'shared/ti3/game.ts', 'shared/inscription/game.ts'],
  worker: ['shared'],
  // Any edition: none of them.
  'client/galaxy': [
    'shared/engine',
    'shared/galaxy',
    'shared/protocol.ts',
    ...['ask', 'net', 'parts', 'room', 'text'].map(room => `client/${room}`),
  ],
  client: ['shared'],
}
const rulesOnly = [
  'shared/galaxy/rules',
  'shared/ti3/rules',
  'shared/ti4/rules',
  'shared/inscription/rules',
  'shared/rulebooks.ts',
  'shared/arena',
  'shared/bots',
  'shared/engine/match.ts',
]

const folders = Object.keys(mayImport).sort((a, b) => b.length - a.length)
const ownerOf = (file: string) => folders.find(folder => file === folder || file.startsWith(`${folder}/`))

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function importsOf(file: string): { from: string; typeOnly: boolean }[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(
    /(?:^|\n)\s*(import|export)(\s+type)?[^'"\n;]*?(?:\{[^}]*\}\s*)?(?:from\s+)?['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]/g,
  )
  return [...found].map(match => ({
    from: normalize(join(dirname(file), match[3] ?? match[4] ?? '')),
    typeOnly: match[2] !== undefined,
  }))
}

const files = ['shared', 'worker', 'client'].flatMap(sources)

describe('imports go down only', () => {
  test('every folder imports from itself and from what lies below it', () => {
    const wrong = files.flatMap(file => {
      const owner = ownerOf(file)
      if (!owner) return []
      const allowed = [owner, ...(mayImport[owner] ?? [])]
      return importsOf(file)
        .filter(({ from }) => !allowed.some(folder => from === folder || from.startsWith(`${folder}/`)))
        .map(({ from }) => `${file} imports ${from}`)
    })
    expect(wrong).toEqual([])
  })

  test('a browser is never sent the rules that ask, nor the bots', () => {
    const wrong = files
      .filter(file => file.startsWith('client/'))
      .flatMap(file =>
        importsOf(file)
          .filter(
            ({ from, typeOnly }) =>
              !typeOnly && rulesOnly.some(part => from === part || from.startsWith(`${part}/`)),
          )
          .map(({ from }) => `${file} imports ${from}`),
      )
    expect(wrong).toEqual([])
  })

  test('and this test reads real imports', () => {
    expect(importsOf('shared/games.ts').map(({ from }) => from)).toContain('shared/ti3/game.ts')
    expect(files.flatMap(importsOf).length).toBeGreaterThan(100)
  })
})
