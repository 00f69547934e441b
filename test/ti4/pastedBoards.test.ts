import { describe, expect, test } from 'vitest'
import { hexesOfRing } from '../../shared/galaxy/hexes.ts'
import { setups } from '../../shared/ti4/content/setups.ts'
import { homesOf, systemAt } from '../../shared/ti4/galaxy.ts'
import { clockwise, isCrowded, mapText, whyNoGalaxy } from '../../shared/ti4/map.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { setUp } from './scene.ts'

const boards = [
  [3, 'usual'],
  [4, 'usual'],
  [5, 'usual'],
  [5, 'hyperlanes'],
  [6, 'usual'],
  [6, 'large'],
  [7, 'usual'],
  [7, 'alternate'],
  [8, 'usual'],
  [8, 'alternate'],
] as const

const chosen = (players: number, board = 'usual') => ({ players: String(players), board, pok: 'yes' })
const pasted = (players: number, map: string, board = 'usual') => ({
  ...chosen(players, board),
  galaxy: 'pasted',
  map,
})
const whyNot = (players: number, map: string) => whyNoGalaxy(pasted(players, map))?.code

describe('a galaxy as a text', () => {
  test.each(boards)(
    '[ti4/S6] for %i players (%s) says all that lies there, and is read again',
    (players, board) => {
      const { table } = setUp(players, `written ${board}`, chosen(players, board))
      const text = mapText(table)
      for (const map of [
        text,
        text.replaceAll(' ', ', '),
        `{18} ${text}`,
        `112,${text.replaceAll(' ', ',')}`,
      ]) {
        const again = setUp(players, 'read', pasted(players, map, board)).table
        expect(mapText(again)).toBe(text)
        expect(again.galaxy.lanes).toEqual(table.galaxy.lanes)
        expect(again.galaxy.homes).toBeUndefined()
        expect(homesOf(again)).toEqual(setups[table.setup].homes)
      }
      // Whoever chose the usual board plays it as well: it has a shape of its own.
      const other = setUp(players, 'read', pasted(players, text)).table
      expect(mapText(other)).toBe(text)
    },
    60_000,
  )

  test('says where homes lie that stand there now as a 0, and what lies outside as a -1', () => {
    const { table } = setUp(3, 'outside', chosen(3))
    const words = mapText(table).split(' ')
    const hexes = [1, 2, 3].flatMap(hexesOfRing)
    for (const hex of setups.players_3.homes) expect(words[hexes.indexOf(hex)]).toBe('0')
    for (const hex of setups.players_3.unused) if (hex !== 'c17') expect(words[hexes.indexOf(hex)]).toBe('-1')
    expect(words).toHaveLength(35)
  })
})

describe('the supernova that a hero of Muaat left behind', () => {
  const table = structuredClone(setUp(6, 'muaat', chosen(6)).table)
  const hex = Object.keys(table.galaxy.tiles).find(at => systemAt(table, at)?.back === 'blue') ?? ''
  table.galaxy.tiles[hex] = { system: 's81' }
  const text = mapText(table)

  test('is written where it lies, and such a text is played again', () => {
    expect(text.split(' ')).toContain('81')
    const again = setUp(6, 'after Muaat', pasted(6, text)).table
    expect(systemAt(again, hex)).toMatchObject({ id: 's81', anomalies: ['supernova'] })
    expect(mapText(again)).toBe(text)
  })

  test('is not named twice where a pasted galaxy had it already: another supernova stands for it, else nothing', () => {
    const twice = structuredClone(setUp(6, 'twice', pasted(6, text)).table)
    const [other = ''] = Object.keys(twice.galaxy.tiles).filter(at => systemAt(twice, at)?.back === 'blue')
    twice.galaxy.tiles[other] = { system: 's81' }
    for (const at of Object.keys(twice.galaxy.tiles))
      if (at !== hex && at !== other && systemAt(twice, at)?.anomalies?.includes('supernova'))
        delete twice.galaxy.tiles[at]
    const lies = (number: number) => mapText(twice).split(' ').includes(String(number))
    expect(
      mapText(twice)
        .split(' ')
        .filter(word => word === '81'),
    ).toHaveLength(1)
    expect([43, 80].filter(lies)).toHaveLength(1)
  })

  test('lies there once, and not without its box', () => {
    const [other = ''] = text.split(' ').filter(word => word !== '81' && Number(word) > 18)
    expect(whyNot(6, text.replace(other, '81'))).toBe('mapTwice')
    expect(whyNoGalaxy({ ...pasted(6, text), pok: 'no' })?.code).toBe('mapUnknown')
  })
})

/** Four homes at the ends of a small cross, with a lane of two tiles. */
const cross = '26 41 20 40 21 42 0 83A2 -1 0 -1 -1 0 22 -1 0 -1 -1'

describe('a galaxy with a shape of its own', () => {
  test('[ti4/S6] has its homes where it says so, clockwise from the top', () => {
    const { table } = setUp(4, 'cross', pasted(4, cross))
    expect(homesOf(table)).toEqual(['b0', 'b3', 'b6', 'b9'])
    expect(table.galaxy.lanes).toEqual({ b1: { tile: 'h83a', turned: 2 } })
    for (const hex of homesOf(table)) expect(['home', 'faction']).toContain(systemAt(table, hex)?.kind)
    const onMap = Object.keys(table.galaxy.tiles).filter(hex => !hex.startsWith('s'))
    expect(onMap).toHaveLength(1 + 6 + 1 + 4)
    for (const seat of table.order) expect(sheet(table, seat).tradeGoods).toBe(0)
  })

  test('is refused where there are not as many homes as players, or one stands alone', () => {
    expect(whyNot(5, cross)).toBe('mapSeats')
    expect(whyNot(4, `${cross} 0`)).toBe('mapSeats')
    expect(whyNot(4, '26 41 20 40 21 42 0 -1 -1 0 -1 -1 0 -1 -1 -1 -1 -1 0')).toBe('mapHomes')
  })

  test('is refused where a tile of lanes lies twice, on whichever side, or is of no box that is played', () => {
    expect(whyNot(4, cross.replace('22', '83B'))).toBe('mapTwice')
    expect(whyNoGalaxy({ ...pasted(4, cross), pok: 'no' })?.code).toBe('mapUnknown')
    expect(whyNot(4, cross.replace('83A2', '92A'))).toBe('mapUnknown')
  })

  test.each(['82', '82A', '82b'])('may say where it draws the nexus, which lies beside the map: %s', word => {
    const { table } = setUp(4, 'cross', pasted(4, cross.replace(/ -1$/, ` ${word}`)))
    expect(table.galaxy.tiles['s82']).toEqual({ system: 's82' })
    expect(mapText(table)).toBe(mapText(setUp(4, 'cross', pasted(4, cross)).table))
  })

  test('says where what building keeps apart lies side by side, across lanes too', () => {
    expect(isCrowded(pasted(4, cross))).toBe(false)
    // A gravity rift beside a nebula.
    expect(isCrowded(pasted(4, cross.replace('26 41 20', '26 41 68')))).toBe(true)
  })
})

test('places stand in the order of a clock, which begins at the top', () => {
  expect(hexesOfRing(3).toSorted(clockwise)).toEqual(hexesOfRing(3))
  expect(hexesOfRing(4).toReversed().toSorted(clockwise)).toEqual(hexesOfRing(4))
  expect(['d8', 'c0', 'd0', 'c15', 'b3'].toSorted(clockwise)).toEqual(['c0', 'd0', 'b3', 'd8', 'c15'])
})
