import { describe, expect, test } from 'vitest'
import { neighbours } from '../../shared/galaxy/hexes.ts'
import { deal } from './scene.ts'

describe('rings, p. 8', () => {
  test('[ti3/8.ring] a system cannot be laid in the second ring before the first is complete', () => {
    const scene = deal({
      players: 3,
      hands: { p1: ['sys_lodor', 'sys_quann'], p2: ['sys_alpha'], p3: ['sys_beta'] },
    })
    expect(scene.offered.hexes).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5'])
    expect(scene.lay('p1', 'sys_lodor', 'b0')).toMatchObject({ code: 'notThisRing', rule: 'ti3/8.ring' })
    expect(scene.lay('p1', 'sys_lodor', 'a0')).toBeUndefined()
  })

  test('[ti3/8.lay] nor on a hex that already holds one', () => {
    const scene = deal({ players: 3, tiles: { a0: 'empty_1' }, hands: { p1: ['sys_lodor', 'sys_quann'] } })
    expect(scene.lay('p1', 'sys_lodor', 'a0')?.code).toBe('notThisRing')
  })

  test('[ti3/8.ring] when the first ring is full, the second is built', () => {
    const tiles = { a0: 'empty_1', a1: 'empty_2', a2: 'empty_3', a3: 'empty_4', a4: 'empty_5' } as const
    const scene = deal({
      players: 3,
      tiles,
      laid: 5,
      hands: { p1: ['sys_lodor', 'sys_quann'], p2: ['sys_thibah'], p3: ['sys_wellon'] },
    })
    expect(scene.lay('p1', 'sys_lodor', 'a5')).toBeUndefined()
    expect(scene.table.galaxy.ring).toBe(2)
    expect(scene.offered.hexes).toHaveLength(12)
  })

  test('[ti3/8.lay] only systems from the own hand can be laid', () => {
    const scene = deal({ players: 3, hands: { p1: ['sys_lodor', 'sys_quann'], p2: ['sys_alpha'] } })
    expect(scene.lay('p1', 'sys_alpha', 'a0')?.code).toBe('notOffered')
  })
})

describe('the order of laying, p. 8', () => {
  test('[ti3/8.order] goes P1 to Pn, then Pn to P1, so whoever was last lays twice', () => {
    const hands = {
      p1: ['sys_lodor', 'sys_quann', 'sys_thibah'],
      p2: ['sys_wellon', 'sys_saudor', 'sys_tarmann'],
      p3: ['sys_vefut_ii', 'sys_mehar_xull', 'sys_abyz__fria'],
    } as const
    const scene = deal({ players: 3, hands })
    const turns: string[] = []
    for (const hex of ['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'b0']) {
      const seat = scene.turn as 'p1' | 'p2' | 'p3'
      turns.push(seat)
      const system = hands[seat].find(id => scene.offered.systems[id])
      expect(scene.lay(seat, system as (typeof hands)['p1'][0], hex)).toBeUndefined()
    }
    expect(turns).toEqual(['p1', 'p2', 'p3', 'p3', 'p2', 'p1', 'p1'])
  })
})

describe('home systems, p. 8', () => {
  const secondRing = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`b${i}`, 'empty_1' as const]))
  const firstRing = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`a${i}`, 'empty_1' as const]))

  test('[ti3/8.joining] join by themselves when the second ring is complete, and cost nobody a turn', () => {
    const scene = deal({
      players: 6,
      ring: 2,
      tiles: { ...firstRing, ...secondRing },
      laid: 17,
      hands: { p6: ['sys_lodor', 'sys_quann', 'sys_wellon'] },
      races: { p1: 'sol', p2: 'hacan' },
    })
    expect(scene.table.galaxy.tiles['c0']).toBeUndefined()
    expect(scene.lay('p6', 'sys_lodor', 'b11')).toBeUndefined()
    expect(scene.table.galaxy.tiles['c0']).toEqual({ system: 'home_sol', by: 'p1' })
    expect(scene.table.galaxy.tiles['c3']).toEqual({ system: 'home_hacan', by: 'p2' })
    expect(scene.table.galaxy.laid).toBe(18)
  })

  test('[ti3/8.joining] keep their places free: nothing else is laid there, nor outside a smaller galaxy', () => {
    const six = deal({ players: 6, ring: 3, hands: { p1: ['sys_lodor', 'sys_quann'] } })
    expect(six.offered.hexes).toHaveLength(12)
    for (const hex of ['c0', 'c3', 'c6', 'c9', 'c12', 'c15']) expect(six.offered.hexes).not.toContain(hex)
    const three = deal({ players: 3, ring: 3, hands: { p1: ['sys_lodor', 'sys_quann'] } })
    expect(three.offered.hexes).toEqual(['c2', 'c4', 'c8', 'c10', 'c14', 'c16'])
  })
})

describe('special systems, p. 8', () => {
  const hands = { p1: ['special_supernova', 'sys_lodor'] } as const

  test('[ti3/8.special] may not be laid beside another special system', () => {
    const scene = deal({ players: 3, tiles: { a0: 'special_nebula' }, hands })
    expect(scene.lay('p1', 'special_supernova', 'a1')).toMatchObject({
      code: 'specialBesideSpecial',
      rule: 'ti3/8.special',
    })
    expect(scene.lay('p1', 'special_supernova', 'a5')?.code).toBe('specialBesideSpecial')
    expect(scene.lay('p1', 'special_supernova', 'a2')).toBeUndefined()
  })

  test('[ti3/8.special] while any other system may lie beside one', () => {
    const scene = deal({ players: 3, tiles: { a0: 'special_nebula' }, hands })
    expect(scene.lay('p1', 'sys_lodor', 'a1')).toBeUndefined()
  })

  test('[ti3/8.special] empty space and wormholes are not special', () => {
    const scene = deal({
      players: 3,
      tiles: { a0: 'special_nebula' },
      hands: { p1: ['empty_1', 'sys_alpha'] },
    })
    expect(scene.lay('p1', 'sys_alpha', 'a1')).toBeUndefined()
    const again = deal({
      players: 3,
      tiles: { a0: 'special_nebula' },
      hands: { p1: ['empty_1', 'sys_alpha'] },
    })
    expect(again.lay('p1', 'empty_1', 'a1')).toBeUndefined()
  })

  test('[ti3/8.special] may lie beside another when that player has nothing else to lay anywhere in the ring', () => {
    const tiles = { a0: 'special_nebula', a2: 'empty_1', a3: 'empty_2', a4: 'empty_3' } as const
    const scene = deal({ players: 3, tiles, hands: { p1: ['special_supernova', 'special_asteroid_1'] } })
    expect(scene.offered.hexes).toEqual(['a1', 'a5'])
    expect(scene.lay('p1', 'special_supernova', 'a1')).toBeUndefined()
  })

  test('[ti3/8.special] but not while another hex of the ring is free of special neighbours', () => {
    const tiles = { a0: 'special_nebula', a3: 'empty_2', a4: 'empty_3' } as const
    const scene = deal({ players: 3, tiles, hands: { p1: ['special_supernova', 'special_asteroid_1'] } })
    expect(scene.lay('p1', 'special_supernova', 'a1')?.code).toBe('specialBesideSpecial')
    expect(scene.lay('p1', 'special_supernova', 'a2')).toBeUndefined()
  })

  test('[ti3/8.special] nor while another system in hand can be laid', () => {
    const tiles = { a0: 'special_nebula', a2: 'empty_1', a3: 'empty_2', a4: 'empty_3' } as const
    const scene = deal({ players: 3, tiles, hands: { p1: ['special_supernova', 'sys_lodor'] } })
    for (const hex of ['a1', 'a5'])
      expect(scene.lay('p1', 'special_supernova', hex)?.code).toBe('specialBesideSpecial')
  })

  test('[ti3/31.faceDown] a system lying face down counts as unknown, so it keeps nothing away', () => {
    const scene = deal({ players: 5, tiles: { a0: 'faceDown' }, hands })
    expect(scene.lay('p1', 'special_supernova', 'a1')).toBeUndefined()
  })

  test('[ti3/8.special] the neighbours that count are the six hexes touching it', () => {
    const tiles = {
      a0: 'empty_1',
      a1: 'special_nebula',
      a2: 'empty_2',
      a3: 'empty_3',
      a4: 'empty_4',
      a5: 'empty_5',
    } as const
    const scene = deal({ players: 3, ring: 2, tiles, hands })
    const near = neighbours('a1').filter(hex => hex.startsWith('b'))
    expect(scene.offered.systems['special_supernova']?.not).toEqual(near)
  })
})

describe('a planet after a system without one, p. 8', () => {
  test('[ti3/8.planet] whoever laid none last time must lay one now', () => {
    const scene = deal({ players: 3, hands: { p1: ['empty_1', 'sys_lodor'] }, owesPlanet: ['p1'] })
    expect(scene.lay('p1', 'empty_1', 'a0')).toMatchObject({ code: 'planetIsDue', rule: 'ti3/8.planet' })
    expect(scene.lay('p1', 'sys_lodor', 'a0')).toBeUndefined()
    expect(scene.table.players['p1']?.owesPlanet).toBeUndefined()
  })

  test('[ti3/8.planet] laying one without a planet is what makes the next one due', () => {
    const scene = deal({
      players: 3,
      hands: { p1: ['empty_1', 'sys_lodor'], p2: ['sys_quann', 'sys_wellon'] },
    })
    scene.lay('p1', 'empty_1', 'a0')
    expect(scene.table.players['p1']?.owesPlanet).toBe(true)
  })

  test('[ti3/8.planet] whoever has none in hand shows the hand and lays what there is; the hand stays public', () => {
    const scene = deal({
      players: 3,
      hands: { p1: ['empty_1', 'sys_alpha', 'special_nebula'], p2: ['sys_quann', 'sys_wellon'] },
      owesPlanet: ['p1'],
    })
    expect(scene.table.players['p1']?.shown).toBeUndefined()
    expect(scene.lay('p1', 'empty_1', 'a0')).toBeUndefined()
    expect(scene.table.players['p1']?.shown).toEqual({ sys_alpha: true, special_nebula: true })
    expect(scene.match.view().table.players['p1']?.shown).toEqual({ sys_alpha: true, special_nebula: true })
  })

  test('what was shown cannot be taken back', () => {
    const scene = deal({
      players: 3,
      hands: { p1: ['empty_1', 'sys_alpha'], p2: ['sys_quann', 'sys_wellon'] },
      owesPlanet: ['p1'],
    })
    scene.lay('p1', 'empty_1', 'a0')
    expect(scene.match.undoable('p1')).toBeUndefined()
  })

  test('[ti3/8.planet] nobody shows a hand for a first system without a planet', () => {
    const scene = deal({
      players: 3,
      hands: { p1: ['empty_1', 'sys_alpha'], p2: ['sys_quann', 'sys_wellon'] },
    })
    scene.lay('p1', 'empty_1', 'a0')
    expect(scene.table.players['p1']?.shown).toBeUndefined()
  })

  test('[ti3/8.planet] the rule on special systems holds for a shown hand as well', () => {
    const scene = deal({
      players: 3,
      tiles: { a0: 'special_nebula' },
      hands: { p1: ['special_supernova', 'empty_1'] },
      owesPlanet: ['p1'],
    })
    expect(scene.lay('p1', 'special_supernova', 'a1')?.code).toBe('specialBesideSpecial')
  })
})

describe('taking back', () => {
  test('a laid system may be taken back until the next player has laid', () => {
    const scene = deal({
      players: 3,
      hands: {
        p1: ['sys_lodor', 'sys_thibah'],
        p2: ['sys_quann', 'sys_wellon'],
        p3: ['sys_saudor', 'sys_tarmann'],
      },
    })
    scene.lay('p1', 'sys_lodor', 'a0')
    expect(scene.match.undo('p1').ok?.undone).toEqual([1])
    expect(scene.turn).toBe('p1')
    expect(scene.match.view('p1').hand?.systems).toEqual({ sys_lodor: true, sys_thibah: true })
    scene.lay('p1', 'sys_thibah', 'a3')
    scene.lay('p2', 'sys_quann', 'a1')
    expect(scene.match.undo('p1').refused?.code).toBe('cannotUndo')
  })
})
