import { describe, expect, test } from 'vitest'
import { producingDocks } from '../../../shared/ti3/production.ts'
import { fightersOverSupport } from '../../../shared/ti3/supply.ts'
import type { Situation } from '../midgame.ts'
import { aims, isOffered, play, standing, turnWith } from './turnWith.ts'

describe('[ti3/22.cards] Massive Transport', () => {
  const card = 'massive_transport'
  const packed = (more: Situation['units'] = {}) =>
    turnWith([card], {
      planets: { p1: ['abyz', 'saudor'] },
      units: { p1: { abyz: { space_dock: 1 }, a1: { fighter: 3, cruiser: 1 } }, ...more },
    })

  test('moves a dock to another planet of yours, and Fighters it leaves without support go', () => {
    const game = packed()
    game.say('p1', { special: card })
    // One dock, so only where to is asked.
    expect(aims(game)).toContain('saudor')
    game.say('p1', 'saudor')
    expect([standing(game, 'abyz'), standing(game, 'saudor')]).toEqual([[], ['p1 space_dock']])
    expect(standing(game, 'a1')).toEqual(['p1 cruiser'])
  })

  test('needs a way free of ships, ends included; Fighters alone bar nothing', () => {
    const game = packed({ p2: { a3: { destroyer: 1 } } })
    game.say('p1', { special: card })
    // Home lies open.
    expect(aims(game).length).toBeGreaterThan(0)
    expect(aims(game)).not.toContain('saudor')
    const light = packed({ p2: { a3: { fighter: 2 } } })
    light.say('p1', { special: card })
    expect(aims(light)).toContain('saudor')
    const besieged = turnWith([card], {
      planets: { p1: ['abyz', 'saudor'] },
      units: { p1: { abyz: { space_dock: 1 } }, p2: { a1: { cruiser: 1 } } },
    })
    expect(isOffered(besieged, card)).toBe(false)
  })
})

describe('[ti3/22.cards] Transport', () => {
  const card = 'transport'
  const garrison = (count: number, more: Situation = {}) =>
    turnWith([card], {
      planets: { p1: ['abyz', 'saudor'] },
      units: { p1: { abyz: { ground_force: count } } },
      ...more,
    })

  test('carries up to three Ground Forces from one planet to another, through what is activated too', () => {
    const game = garrison(5, { activated: { p1: ['a1', 'a2', 'a3'] } })
    play(game, card, 'saudor')
    expect(aims(game)).toEqual(['n1', 'n2', 'n3'])
    game.say('p1', 'n3')
    expect([standing(game, 'abyz').length, standing(game, 'saudor').length]).toEqual([2, 3])
    expect(Object.keys(game.table.activated).sort()).toEqual(['a1', 'a2', 'a3'])
  })

  test('the last one leaves a marker', () => {
    const game = play(garrison(1), card, 'saudor')
    expect(standing(game, 'saudor')).toEqual(['p1 ground_force'])
    expect(game.table.planets.abyz?.owner).toBe('p1')
  })

  test('is not played past enemy ships, nor without troops', () => {
    const barred = { p1: { abyz: { ground_force: 2 } }, p2: { a1: { cruiser: 1 } } }
    expect(isOffered(garrison(2, { units: barred }), card)).toBe(false)
    expect(isOffered(garrison(0), card)).toBe(false)
  })
})

describe('[ti3/22.cards] Secret Industrial Agent', () => {
  const card = 'secret_industrial_agent'

  test('destroys a dock outside home systems, and Fighters above support go at once', () => {
    const game = turnWith([card], {
      planets: { p1: ['saudor'], p2: ['abyz'] },
      units: {
        p1: { saudor: { space_dock: 1 } },
        p2: { abyz: { space_dock: 1 }, a1: { fighter: 5, carrier: 1 }, jord: { space_dock: 1 } },
      },
    })
    game.say('p1', { special: card })
    expect(aims(game)).toEqual(['abyz', 'saudor'])
    game.say('p1', 'abyz')
    expect(standing(game, 'abyz')).toEqual([])
    expect(standing(game, 'a1').filter(one => one === 'p2 fighter')).toHaveLength(5)
    expect(standing(game, 'jord')).toEqual(['p2 space_dock'])
  })

  test('leaves the owner to choose between Fighters and troops that share their places', () => {
    const game = turnWith([card], {
      planets: { p2: ['abyz'] },
      units: { p2: { abyz: { space_dock: 1 }, a1: { carrier: 1, ground_force: 4, fighter: 3 } } },
    })
    play(game, card)
    expect(game.asked('p2').text).toBe('ti3.ask.overSupport')
    expect(game.table.overSupply).toBe('p2')
    game.say('p2', Object.keys(game.offered<{ of: object }>('p2').of).slice(0, 1))
    expect(game.table.overSupply).toBeUndefined()
    expect(standing(game, 'a1')).toHaveLength(7)
  })
})

describe('[ti3/22.cards] Spacedock Accident', () => {
  const card = 'spacedock_accident'

  test('keeps a dock from building this round; it still supports three Fighters', () => {
    const game = turnWith([card], {
      planets: { p2: ['abyz'] },
      units: { p2: { abyz: { space_dock: 1 }, a1: { fighter: 3 } } },
    })
    expect(producingDocks(game.table, 'p2', 'a1')).toHaveLength(1)
    play(game, card)
    expect(producingDocks(game.table, 'p2', 'a1')).toEqual([])
    expect(fightersOverSupport(game.table, 'p2', 'a1')).toBe(0)
    expect(Object.values(game.table.lasting).map(({ until }) => until)).toEqual(['round'])
  })

  test('follows the dock, and leaves homes alone', () => {
    const game = turnWith([card], {
      planets: { p1: ['abyz', 'saudor'] },
      units: { p1: { abyz: { space_dock: 1 }, saudor: { ground_force: 1 } } },
    })
    play(game, card)
    const table = structuredClone(game.table)
    for (const unit of Object.values(table.units))
      if (unit.kind === 'space_dock') Object.assign(unit, { planet: 'saudor', at: 'a3' })
    expect(producingDocks(table, 'p1', 'a3')).toEqual([])
    expect(isOffered(turnWith([card], { units: { p2: { jord: { space_dock: 1 } } } }), card)).toBe(false)
  })
})
