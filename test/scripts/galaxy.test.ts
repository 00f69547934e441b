import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { hexesOfRing, neighbours } from '../../shared/galaxy/hexes.ts'
import { chartOf } from '../../shared/ti4/chart.ts'
import { type SetupId, setups } from '../../shared/ti4/content/setups.ts'
import { lanesOf } from '../../shared/ti4/galaxy.ts'

/** Checked by hand against a drawing of the rings. */
const sixPlayers = `
  26 41 20 40 21 42
  22 46 23 39 24 43 27 25 28 47 29 44
  0 30 48 0 31 45 0 32 49 0 33 50 0 34 35 0 36 37`

const hexes = [0, 1, 2, 3, 4].flatMap(hexesOfRing)
const indexOf = (hex: string) => hexes.indexOf(hex)

/** A galaxy as its diagram shows it, with systems anywhere else. */
function drawn(id: SetupId): string {
  const setup = setups[id]
  const lanes = lanesOf(setup)
  const places = hexes.slice(1, 1 + 3 * setup.rings * (setup.rings + 1))
  return places
    .map((hex, i) => {
      const lane = lanes[hex]
      if (lane) return `${lane.tile.slice(1).toUpperCase()}${lane.turned}`
      if (setup.unused.includes(hex)) return '-1'
      return setup.homes.includes(hex) ? '0' : String(19 + (i % 20))
    })
    .join(' ')
}

/** Neighbours that do not touch, each two once. */
function pairsAcross(text: string): number[][] {
  return chartOf(text).cells.flatMap(({ index, neighbours: found }) => {
    const touched = neighbours(hexes[index] ?? '').map(indexOf)
    return found.filter(other => other > index && !touched.includes(other)).map(other => [index, other])
  })
}

describe('a galaxy written as a text', () => {
  const { cells, wormholeGroups, homes } = chartOf(sixPlayers)

  test('has a place for every tile of it, from the middle outwards, each ring clockwise from the top', () => {
    expect(cells.map(({ index }) => index)).toEqual(Array.from({ length: 37 }, (_, i) => i))
    expect([0, 1, 6, 7, 18, 19, 36].map(i => cells[i]?.tile)).toEqual([
      '18',
      '26',
      '42',
      '22',
      '44',
      '0',
      '37',
    ])
    expect(homes).toEqual([19, 22, 25, 28, 31, 34])
  })

  test('says what touches what', () => {
    expect(cells[0]?.neighbours).toEqual([1, 2, 3, 4, 5, 6])
    expect(cells[1]?.neighbours).toEqual([0, 2, 6, 7, 8, 18])
    expect(cells[4]?.neighbours).toEqual([0, 3, 5, 12, 13, 14])
    expect(cells[8]?.neighbours).toEqual([1, 2, 7, 9, 20, 21])
    expect(cells[19]?.neighbours).toEqual([7, 20, 36])
    expect(cells[22]?.neighbours).toEqual([9, 21, 23])
    expect(cells[36]?.neighbours).toEqual([7, 18, 19, 35])
  })

  test('says what is printed on tiles', () => {
    expect(wormholeGroups).toEqual({ alpha: [1, 10], beta: [4, 14] })
    expect(cells[1]).toMatchObject({ wormholes: ['alpha'], anomaly: null, planets: ['lodor'] })
    expect(cells[2]).toMatchObject({ wormholes: [], anomaly: 'gravityRift', planets: [] })
    expect(cells.filter(({ anomaly }) => anomaly).map(({ index }) => index)).toEqual([2, 6, 12, 18, 24])
    expect(cells[0]?.planets).toEqual(['mecatol_rex'])
    expect(cells[19]).toMatchObject({ wormholes: [], anomaly: null, planets: [] })
  })

  test.each([
    [
      'players_5_hyperlanes',
      [
        [3, 5],
        [3, 13],
        [5, 13],
        [11, 13],
        [13, 15],
        [13, 26],
        [13, 30],
        [26, 30],
      ],
    ],
    [
      'players_7',
      [
        [12, 14],
        [12, 28],
        [14, 28],
        [26, 28],
        [28, 30],
        [28, 47],
        [28, 51],
        [47, 51],
      ],
    ],
    [
      'players_8_alternate',
      [
        [0, 7],
        [0, 8],
        [0, 12],
        [0, 13],
        [0, 14],
        [0, 18],
        [3, 8],
        [3, 9],
        [6, 14],
        [6, 15],
        [10, 43],
        [10, 44],
        [11, 44],
        [16, 55],
        [16, 56],
        [17, 56],
      ],
    ],
  ] as const)('[ti4/44.1] joins what lanes join, however they are turned: %s', (id, joined) => {
    expect(pairsAcross(drawn(id))).toEqual(joined)
  })

  test('[ti4/44.2] has no neighbours where a hyperlane tile lies, or nothing', () => {
    const { cells } = chartOf(drawn('players_8_alternate'))
    for (const { tile, neighbours: found } of cells.filter(({ tile }) => /^-1$|[AB]/.test(tile)))
      expect([tile, found]).toEqual([tile, []])
    expect(cells).toHaveLength(61)
    expect(chartOf(drawn('players_8_alternate')).homes).toHaveLength(8)
  })

  test('is the same however it is divided, with its middle or without', () => {
    const { cells } = chartOf(sixPlayers)
    for (const text of [
      `{18} ${sixPlayers}`,
      `18${sixPlayers}`,
      sixPlayers.trim().replaceAll(/\s+/g, ','),
      sixPlayers.trim().replaceAll(/\s+/g, ', '),
    ])
      expect(chartOf(text).cells).toEqual(cells)
    const later = chartOf(`{112} ${sixPlayers}`).cells
    expect(later[0]).toEqual({ ...cells[0], tile: '112' })
    expect(later.slice(1)).toEqual(cells.slice(1))
  })

  test('may have a lane in its middle, and turns written after a dash', () => {
    const around = (middle: string) =>
      chartOf(`{${middle}} 19 20 21 22 23 24`).cells.map(cell => cell.neighbours)
    // 83A runs from its second side to its fifth.
    expect(around('83A0')[2]).toEqual([1, 3, 5])
    expect(around('83A2')[4]).toEqual([1, 3, 5])
    expect(around('83a-2')).toEqual(around('83A2'))
    expect(around('83A')).toEqual(around('83A0'))
  })

  test.each([
    ['82', ['gamma']],
    ['82A', ['gamma']],
    ['82B', ['alpha', 'beta', 'gamma']],
    ['82b', ['alpha', 'beta', 'gamma']],
  ])('draws the nexus anywhere, with the side that is up, and it touches nothing: %s', (word, letters) => {
    const { cells, wormholeGroups } = chartOf(`19 20 21 22 23 ${word} 26`)
    expect(cells[6]).toMatchObject({ tile: word, neighbours: [], wormholes: letters, planets: ['mallice'] })
    for (const cell of cells) expect(cell.neighbours).not.toContain(6)
    expect(wormholeGroups.gamma).toEqual([6])
    expect(wormholeGroups.alpha).toEqual(letters.includes('alpha') ? [6, 7] : [7])
  })

  test('is refused where there is no such tile, or no place for it', () => {
    expect(() => chartOf('26 999')).toThrow('No tile is called "999": it stands in place 2.')
    expect(() => chartOf('26 83A7')).toThrow('83A7')
    expect(() => chartOf(Array(61).fill('0').join(' '))).toThrow('four rings have 60 places')
  })

  test('is printed by the command', () => {
    const run = (...words: string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'scripts/galaxy.ts', ...words], { encoding: 'utf8' })
    const { stdout, stderr, status } = run('--game', 'ti4', sixPlayers)
    expect([stderr, status]).toEqual(['', 0])
    expect(JSON.parse(stdout)).toEqual({ cells, wormholeGroups, homes })
    expect(run('--game', 'chess', sixPlayers)).toMatchObject({ status: 1, stdout: '' })
    expect(run('--game', 'ti4', '999').stderr).toContain('No tile is called "999"')
  }, 60_000)
})
