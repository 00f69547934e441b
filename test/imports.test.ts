import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What may import what stands in `.dependency-cruiser.mjs`, and `npm run check` holds the house to it. A tool that could not
 *  read our files would find nothing wrong with them: so here it is shown houses with something wrong. */

interface Violation {
  from: string
  to: string
  rule: { name: string }
}

const uphill = [
  ['shared/engine/flow.ts', 'shared/galaxy/hexes.ts', 'down from shared/engine'],
  ['shared/galaxy/forces.ts', 'shared/ti3/forces.ts', 'down from shared/galaxy'],
  ['shared/ti3/content/units.ts', 'shared/ti3/table.ts', 'down from shared/ti3/content'],
  ['shared/bots/ti3/turn.ts', 'shared/rulebooks.ts', 'down from shared/bots/ti3'],
  ['worker/seats.ts', 'client/route.ts', 'down from worker'],
  ['client/net/room.ts', 'worker/room.ts', 'down from client'],
  ['client/net/late.ts', 'test/galaxies.ts', 'down from client'],
] as const
const strange = [
  ['shared/ti4/races.ts', 'shared/ti3/races.ts', 'no game knows another'],
  ['client/text/ti3/en.ts', 'client/text/inscription/en.ts', 'no game knows another'],
  ['shared/arena/ti4/end.ts', 'shared/bots/ti3/leading.ts', 'no game knows another'],
  ['client/galaxy/map/Tile.tsx', 'client/ti3/art.ts', 'the galaxy knows no edition'],
  ['shared/bots/galaxy/worth.ts', 'shared/bots/ti4/worth.ts', 'the galaxy knows no edition'],
  ['client/room/Table.tsx', 'client/ti3/index.ts', 'a game is drawn by itself'],
  ['client/ti3/Mine.tsx', 'shared/ti3/rules/playing.ts', 'no rules in a browser'],
  ['client/room/Seats.tsx', 'shared/bots/index.ts', 'no rules in a browser'],
] as const
const fine = [
  ['shared/ti4/galaxy.ts', 'shared/galaxy/laying.ts'],
  ['client/ti4/Board.tsx', 'client/galaxy/Board.tsx'],
  ['client/room/games.ts', 'client/ti4/index.ts'],
] as const

let house: string
let found: readonly Violation[]

function write(file: string, text: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text, { flag: 'a' })
}

const imports = (file: string, other: string) =>
  `'./${relative(dirname(file), other).replaceAll('\\', '/')}'`.replace("'./../", "'../")

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'throneward-imports-'))
  const asked = [...uphill, ...strange, ...fine]
  for (const [file, other] of asked) {
    write(other, '')
    write(file, `import ${imports(file, other)}\n`)
  }
  write('client/ti3/types.ts', `import type { Match } from '../../shared/engine/match.ts'\n`)
  write('shared/engine/match.ts', 'export type Match = object\n')
  write('worker/one.ts', `import type { Two } from './two.ts'\nexport type One = Two\n`)
  write('worker/two.ts', `import type { One } from './one.ts'\nexport type Two = One\n`)
  write('shared/ti3/content/moons.ts', `import type { Sun } from './suns.ts'\nexport type Moon = Sun\n`)
  write('shared/ti3/content/suns.ts', `import type { Moon } from './moons.ts'\nexport type Sun = Moon\n`)
  write('shared/ti3/content/one.ts', `import { two } from './two.ts'\nexport const one = () => two\n`)
  write('shared/ti3/content/two.ts', `import { one } from './one.ts'\nexport const two = () => one\n`)
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/depcruise'),
    ['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json', 'shared', 'worker', 'client'],
    { cwd: house, encoding: 'utf8' },
  )
  found = JSON.parse(stdout).summary.violations
})

afterAll(() => rmSync(house, { recursive: true, force: true }))

const rulesAgainst = (file: string, other: string) =>
  found.filter(({ from, to }) => from === file && to === other).map(({ rule }) => rule.name)

describe('imports', () => {
  test.each(uphill)('go down only: %s may not import %s', (file, other, rule) => {
    expect(rulesAgainst(file, other)).toContain(rule)
  })

  test.each(strange)(
    'stay within one game and out of its rules: %s may not import %s',
    (file, other, rule) => {
      expect(rulesAgainst(file, other)).toContain(rule)
    },
  )

  test.each(fine)('are allowed where they go down: %s may import %s', (file, other) => {
    expect(rulesAgainst(file, other)).toEqual([])
  })

  test('are no circle, not even of types', () => {
    expect(rulesAgainst('worker/one.ts', 'worker/two.ts')).toEqual(['no circle'])
  })

  test('may be a circle of types in what is printed, and of nothing else', () => {
    expect(rulesAgainst('shared/ti3/content/moons.ts', 'shared/ti3/content/suns.ts')).toEqual([])
    expect(rulesAgainst('shared/ti3/content/one.ts', 'shared/ti3/content/two.ts')).toEqual([
      'no circle in what is printed',
    ])
  })

  test('let a browser know what rules are called', () => {
    expect(rulesAgainst('client/ti3/types.ts', 'shared/engine/match.ts')).toEqual([])
  })
})
