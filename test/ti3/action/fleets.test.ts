import { describe, expect, test } from 'vitest'
import { place } from '../../../shared/ti3/rules/pieces.ts'
import { fleetLimit } from '../../../shared/ti3/supply.ts'
import { midgame } from '../midgame.ts'
import { aims, isOffered, play, standing, turnWith } from './turnWith.ts'

describe('[ti3/22.cards] Ghost Ship', () => {
  const card = 'ghost_ship'
  const tiles = { a0: 'sys_lodor', a1: 'sys_quann', a2: 'sys_alpha', a4: 'sys_beta' } as const
  const haunted = (fleet: number) =>
    turnWith([card], {
      tiles,
      counters: { p1: { fleet } },
      planets: { p2: ['lodor'] },
      units: {
        p1: { a1: { cruiser: 3 } },
        p2: { a2: { fighter: 1 }, lodor: { pds: 2, ground_force: 1 } },
      },
    })

  test('sets a Destroyer into a wormhole system without enemy ships; enemy planets do not matter', () => {
    const game = haunted(4)
    game.say('p1', { special: card })
    expect(aims(game)).toEqual(['a0', 'a1', 'a4'])
    game.say('p1', 'a0')
    expect(standing(game, 'a0')).toEqual(['p1 destroyer'])
    expect(game.told('ti3.log.fires')).toEqual([])
  })

  test('obeys Fleet Supply', () => {
    const game = haunted(3)
    game.say('p1', { special: card })
    expect(aims(game)).toEqual(['a0', 'a4'])
  })
})

describe('[ti3/22.cards] Rally of the People', () => {
  const card = 'rally_of_the_people'
  const home = turnWith([]).sheet('p1').home as string

  test('brings a Dreadnought home, though the home planets be lost', () => {
    const game = turnWith([card], {
      change({ table }) {
        for (const held of Object.values(table.planets)) if (held.owner === 'p1') held.owner = 'p2'
      },
    })
    expect(standing(play(game, card), home)).toEqual(['p1 dreadnought'])
  })

  test('is not played past enemy ships, Fleet Supply or the last piece', () => {
    expect(isOffered(turnWith([card], { units: { p2: { [home]: { fighter: 1 } } } }), card)).toBe(false)
    expect(
      isOffered(
        turnWith([card], { counters: { p1: { fleet: 1 } }, units: { p1: { [home]: { carrier: 1 } } } }),
        card,
      ),
    ).toBe(false)
    expect(isOffered(turnWith([card], { units: { p1: { a1: { dreadnought: 5 } } } }), card)).toBe(false)
  })
})

describe('[ti3/22.cards] Lucky Shot', () => {
  const card = 'lucky_shot'

  test('destroys one enemy Dreadnought, Cruiser or Destroyer over a planet of yours with all it carries', () => {
    const game = turnWith([card], {
      planets: { p1: ['abyz'] },
      units: {
        p1: { a1: {}, a3: { cruiser: 1 } },
        p2: { a1: { dreadnought: 1, cruiser: 1, carrier: 1, war_sun: 1 }, a2: { destroyer: 1 } },
      },
      change({ table }) {
        const [ship] = Object.keys(table.units).filter(id => table.units[id]?.kind === 'dreadnought')
        if (ship) place(table, { kind: 'ground_force', of: 'p2', at: 'a1', aboard: ship })
      },
    })
    const kinds = (ids: string[]) => ids.map(id => game.table.units[id]?.kind ?? '')
    game.say('p1', { special: card })
    expect(kinds(aims(game)).sort()).toEqual(['cruiser', 'dreadnought'])
    game.say(
      'p1',
      aims(game).find(id => kinds([id])[0] === 'dreadnought'),
    )
    expect(standing(game, 'a1')).toEqual(['p2 carrier', 'p2 cruiser', 'p2 war_sun'])
  })

  test('needs a planet of yours there', () => {
    expect(isOffered(turnWith([card], { units: { p2: { a1: { cruiser: 1 } } } }), card)).toBe(false)
  })
})

describe('[ti3/22.cards] War Footing', () => {
  const card = 'war_footing'

  test('supplies two more ships of yours in one system', () => {
    const game = turnWith([card], { counters: { p1: { fleet: 3 }, p2: { fleet: 3 } } })
    play(game, card, 'a2')
    expect(fleetLimit(game.table, 'p1', 'a2')).toBe(5)
    expect(fleetLimit(game.table, 'p1', 'a1')).toBe(3)
    expect(fleetLimit(game.table, 'p2', 'a2')).toBe(3)
  })

  test('ends with the round, and the excess goes by choice', () => {
    const { lasting } = play(turnWith([card]), card, 'a2').table
    const game = midgame(
      { segment: 'cardsReturn' },
      {
        races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
        phase: 'status',
        tiles: { a2: 'empty_2' },
        counters: { p1: { fleet: 2 } },
        units: { p1: { a2: { cruiser: 3, dreadnought: 1 } } },
        change: ({ table }) => void Object.assign(table.lasting, structuredClone(lasting)),
      },
    )
    expect(game.table.lasting).toEqual({})
    expect(game.asked('p1')).toMatchObject({ text: 'ti3.ask.overFleet', about: { hex: 'a2', count: 2 } })
  })
})
