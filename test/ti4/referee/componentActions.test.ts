import { describe, expect, test } from 'vitest'
import { acts, choices, isAction, lies, places, turnWith } from '../actionCards/hands.ts'
import type { Middle } from '../midgame.ts'
import { countOf, inSpace, onGround } from './scene.ts'

/** Action Cards that are a component action, each from its text. In these places p1 has Thibah (a1) and Lodor (a2, alpha), p2 has Vefut II
 *  (a0) and Quann (a3, beta). */

const lone = (units: Middle['units']): Middle => (units ? { units } : {})

describe('a component action', () => {
  test('[ti4/22.3] Focused Research: four Trade Goods and nothing else; commodities and planets do not pay', () => {
    const rich: Middle = {
      tradeGoods: { p1: 3 },
      also: ({ table }) => {
        const sheet = table.players['p1']
        if (sheet) sheet.commodities = 2
      },
    }
    expect(isAction('focused_research', rich)).toBe(false)
    expect(isAction('focused_research', { tradeGoods: { p1: 4 } })).toBe(true)
  })

  test('[ti4/22.4] cancelled, Focused Research has cost no Trade Goods, and another action may follow', () => {
    const middle: Middle = { tradeGoods: { p1: 4 }, technologies: { p1: [] } }
    const game = acts('focused_research', { p1: ['focused_research'], p2: ['sabotage.1'] }, middle)
    if (game.open.some(open => open.startsWith('p1'))) game.say('p1', 'neural_motivator')
    game.say('p2', 'sabotage.1')
    expect(game.sheet('p1')).toMatchObject({ tradeGoods: 4, technologies: {} })
    expect(game.open).toEqual(['p1:turn'])
  })

  test('[ti4/90.14] Focused Research: a specialty of a ready planet serves as ever', () => {
    // Thibah has a blue specialty.
    const game = acts('focused_research', undefined, {
      tradeGoods: { p1: 4 },
      technologies: { p1: [] },
    })
    expect(choices(game)).toContain('gravity_drive')
    game.say('p1', 'gravity_drive')
    expect(game.table.planets.thibah?.exhausted).toBe(true)
  })
})

describe('trade goods', () => {
  test('Economic Initiative readies no planets of others', () => {
    const game = acts('economic_initiative', undefined, { exhausted: ['lodor', 'quann', 'thibah'] })
    const { lodor, quann, thibah } = game.table.planets
    expect([lodor?.exhausted, quann?.exhausted, thibah?.exhausted]).toEqual([undefined, true, true])
  })

  test('Industrial Initiative counts exhausted planets too, and no home planet', () => {
    const game = acts('industrial_initiative', undefined, {
      planets: { p1: ['thibah', 'wellon', 'lodor'], p2: ['saudor'] },
      exhausted: ['thibah', 'moll_primus'],
    })
    expect(game.sheet('p1').tradeGoods).toBe(2)
  })

  test('Mining Initiative: any planet he controls, his home and exhausted ones too', () => {
    const game = acts('mining_initiative', undefined, { exhausted: ['moll_primus'] })
    expect(choices(game).sort()).toEqual(['lodor', 'moll_primus', 'thibah'])
    game.say('p1', 'moll_primus')
    expect(game.sheet('p1').tradeGoods).toBe(4)
    expect(game.table.planets.moll_primus?.exhausted).toBe(true)
  })

  test('Uprising: Mecatol Rex is no home planet; one that is exhausted cannot be exhausted', () => {
    const middle: Middle = {
      planets: { p1: [], p2: ['mecatol_rex', 'quann', 'vefut_ii'] },
      exhausted: ['quann'],
    }
    const game = acts('uprising', undefined, middle)
    expect(choices(game).sort()).toEqual(['mecatol_rex', 'vefut_ii'])
    game.say('p1', 'mecatol_rex')
    expect(game.sheet('p1').tradeGoods).toBe(1)
    expect(isAction('uprising', { planets: { p1: ['quann', 'vefut_ii'] } })).toBe(false)
  })
})

describe('planets', () => {
  test('Cripple Defenses: of two planets with PDS he names one; his own are none of them', () => {
    const units = lone({
      p1: { thibah: { pds: 1 } },
      p2: { vefut_ii: { pds: 1 }, quann: { pds: 2, infantry: 1 } },
    })
    const game = acts('cripple_defenses', undefined, units)
    expect(choices(game)).not.toContain('thibah')
    game.say('p1', 'quann')
    expect(onGround(game, 'p2', 'quann')).toEqual(['infantry'])
    expect([onGround(game, 'p2', 'vefut_ii'), onGround(game, 'p1', 'thibah')]).toEqual([['pds'], ['pds']])
  })

  test('[ti4/22.3] Cripple Defenses: a planet of another without PDS may be named as well', () => {
    const game = acts('cripple_defenses', undefined, lone({ p2: { vefut_ii: { pds: 1 } } }))
    expect(choices(game)).toEqual(expect.arrayContaining(['quann', 'vefut_ii']))
    game.say('p1', 'quann')
    expect(onGround(game, 'p2', 'vefut_ii')).toEqual(['pds'])
    expect(game.open).toEqual(['p2:turn'])
  })

  test('Cripple Defenses: PDS at home are not safe', () => {
    const game = acts('cripple_defenses', undefined, lone({ p2: { arretze: { pds: 2 } } }))
    if (game.open.includes('p1:aim')) game.say('p1', 'arretze')
    expect(countOf(game, 'p2', 'pds')).toBe(0)
  })

  test('Frontline Deployment: on one planet, a bare one or at home; none without a planet', () => {
    const game = acts('frontline_deployment')
    expect(choices(game).sort()).toEqual(['lodor', 'moll_primus', 'thibah'])
    game.say('p1', 'lodor')
    expect(onGround(game, 'p1', 'lodor')).toEqual(['infantry', 'infantry', 'infantry'])
    const landless: Middle = {
      planets: { p1: [] },
      also: ({ table }) => {
        for (const [planet, card] of Object.entries(table.planets))
          if (card?.owner === 'p1') delete table.planets[planet as keyof typeof table.planets]
      },
    }
    expect(isAction('frontline_deployment', landless)).toBe(false)
    expect(isAction('mining_initiative', landless)).toBe(false)
  })

  test('Plague: only Infantry is rolled for, structures stay', () => {
    const game = acts('plague', undefined, lone({ p2: { vefut_ii: { infantry: 2, pds: 1, space_dock: 1 } } }))
    if (game.open.includes('p1:aim')) game.say('p1', 'vefut_ii')
    const [line] = game.log.filter(({ text }) => text === 'ti4.log.plague')
    expect(line?.dice).toHaveLength(2)
    expect(onGround(game, 'p2', 'vefut_ii').filter(kind => kind !== 'infantry')).toEqual([
      'pds',
      'space_dock',
    ])
  })

  test('Plague: home planets may be named', () => {
    const game = acts(
      'plague',
      undefined,
      lone({ p2: { vefut_ii: { infantry: 1 }, arretze: { infantry: 1 } } }),
    )
    expect(choices(game)).toEqual(expect.arrayContaining(['arretze', 'vefut_ii']))
  })

  test('Reactor Meltdown: no dock at home, and none of his own', () => {
    const docks = lone({
      p1: { thibah: { space_dock: 1 } },
      p2: { arretze: { space_dock: 1 }, vefut_ii: { space_dock: 1 }, quann: { space_dock: 1 } },
    })
    const game = acts('reactor_meltdown', undefined, docks)
    expect(choices(game)).toHaveLength(2)
    game.say('p1', choices(game)[0])
    expect(countOf(game, 'p2', 'space_dock')).toBe(2)
    expect([countOf(game, 'p1', 'space_dock'), onGround(game, 'p2', 'arretze')]).toEqual([1, ['space_dock']])
    expect(isAction('reactor_meltdown', lone({ p2: { arretze: { space_dock: 1 } } }))).toBe(false)
  })

  test('Reactor Meltdown: a dock of the Saar floats, and is a Space Dock', () => {
    const game = acts('reactor_meltdown', undefined, {
      factions: { p2: 'saar' },
      planets: { p1: ['thibah'] },
      units: { p2: { a4: { space_dock: 1 } } },
    })
    if (game.open.includes('p1:aim')) game.say('p1', choices(game)[0])
    expect(countOf(game, 'p2', 'space_dock')).toBe(0)
  })

  test('Rise of a Messiah: one on each planet, those at home and bare ones too', () => {
    const game = acts('rise_of_a_messiah', undefined, lone({}))
    for (const planet of ['moll_primus', 'thibah', 'lodor'] as const)
      expect(onGround(game, 'p1', planet)).toEqual(['infantry'])
    expect(countOf(game, 'p1', 'infantry')).toBe(3)
  })

  test('Tactical Bombardment: shields are no hindrance, and all planets of others there are exhausted', () => {
    const game = acts('tactical_bombardment', undefined, {
      tiles: { ...places.tiles, a0: 's35' },
      planets: { p2: ['bereg'], p3: ['lirta_iv'] },
      units: { p1: { a0: { dreadnought: 1 } }, p2: { bereg: { pds: 1 } } },
    })
    if (game.open.includes('p1:aim')) game.say('p1', 'a0')
    expect([game.table.planets.bereg?.exhausted, game.table.planets.lirta_iv?.exhausted]).toEqual([
      true,
      true,
    ])
  })

  test('Tactical Bombardment: of two systems one is chosen, and his own planets there stay ready', () => {
    const game = acts('tactical_bombardment', undefined, {
      tiles: { ...places.tiles, a0: 's35' },
      planets: { p1: ['bereg'], p2: ['lirta_iv', 'quann'] },
      units: { p1: { a0: { dreadnought: 1 }, a3: { dreadnought: 1 } } },
    })
    game.say('p1', 'a0')
    const { bereg, lirta_iv, quann } = game.table.planets
    expect([bereg?.exhausted, lirta_iv?.exhausted, quann?.exhausted]).toEqual([undefined, true, undefined])
  })

  test('Unstable Planet: fewer than three may be destroyed, and of other kinds of planets none is named', () => {
    const game = acts('unstable_planet', undefined, lone({ p2: { vefut_ii: { infantry: 4, pds: 1 } } }))
    if (game.open.includes('p1:aim')) game.say('p1', 'vefut_ii')
    game.say('p1', { infantry: 1 })
    expect(onGround(game, 'p2', 'vefut_ii')).toEqual(['infantry', 'infantry', 'infantry', 'pds'])
  })

  test('Unstable Planet: a hazardous planet without Infantry is exhausted all the same', () => {
    const game = acts('unstable_planet', undefined, lone({ p2: { vefut_ii: { pds: 1 } } }))
    if (game.open.includes('p1:aim')) game.say('p1', 'vefut_ii')
    expect(game.table.planets.vefut_ii?.exhausted).toBe(true)
    expect(game.open).toEqual(['p2:turn'])
  })
})

describe('ships', () => {
  test('Ghost Ship: a wormhole of any letter, beside ships of his own or none', () => {
    const gate = (state: Parameters<NonNullable<Middle['also']>>[0]) => {
      const [, tile] = Object.entries(state.table.galaxy.tiles).find(([hex]) => hex === 'a4') ?? []
      if (tile) tile.system = 's17'
    }
    const game = acts('ghost_ship', undefined, { units: { p1: { a2: { cruiser: 1 } } }, also: gate })
    expect(choices(game)).toEqual(expect.arrayContaining(['a2', 'a3', 'a4']))
  })

  test('Ghost Ship: never into the home of Creuss, a wormhole or not', () => {
    const game = acts('ghost_ship', undefined, { factions: { p2: 'creuss' }, planets: { p1: ['lodor'] } })
    expect(choices(game)).not.toContain('s51')
  })

  test('Ghost Ship: structures and troops of others do not bar it, a Fighter does', () => {
    const units = lone({ p2: { lodor: { pds: 1 }, a3: { fighter: 1 } } })
    const game = acts('ghost_ship', undefined, units)
    expect(choices(game)).toContain('a2')
    expect(choices(game)).not.toContain('a3')
  })

  test('Ghost Ship: a floating dock of another is no ship', () => {
    const game = acts('ghost_ship', undefined, {
      factions: { p2: 'saar' },
      planets: {},
      units: { p2: { a3: { space_dock: 1 } } },
    })
    expect(choices(game)).toContain('a3')
  })

  test('[ti4/23.4] Ghost Ship: with all eight Destroyers out one of them may be taken from where no token of his lies', () => {
    const full: Middle = {
      units: { p1: { a1: { destroyer: 4 }, a5: { destroyer: 4 } } },
      tokens: { p1: { fleet: 5 } },
    }
    const game = acts('ghost_ship', undefined, { ...full, activated: { p1: ['a1'] } })
    game.say('p1', 'a2')
    if (game.open.some(open => open.startsWith('p1:') && !open.endsWith(':turn')))
      game.say('p1', [choices(game)[0]])
    expect(countOf(game, 'p1', 'destroyer')).toBe(8)
    expect(inSpace(game, 'p1', 'a2')).toEqual(['destroyer'])
    expect(inSpace(game, 'p1', 'a1')).toHaveLength(4)
    expect(isAction('ghost_ship', { ...full, activated: { p1: ['a1', 'a5'] } })).toBe(false)
  })

  test('War Effort: Fighters are ships, and ships of others beside them are no hindrance', () => {
    const units = lone({ p1: { a4: { carrier: 1, fighter: 1 } }, p2: { a4: { cruiser: 2 } } })
    const game = acts('war_effort', undefined, units)
    if (game.open.includes('p1:aim')) game.say('p1', 'a4')
    expect(inSpace(game, 'p1', 'a4')).toEqual(['carrier', 'cruiser', 'fighter'])
    expect(isAction('war_effort', lone({ p1: { thibah: { infantry: 1, pds: 1 } } }))).toBe(false)
  })

  test('Lucky Shot: a planet he controls without a unit there will do, and neither great nor small ships fall', () => {
    const units = lone({
      p1: { a2: { cruiser: 1, destroyer: 1 } },
      p2: { a2: { destroyer: 1, fighter: 2, carrier: 1, flagship: 1 }, a0: { cruiser: 1 } },
    })
    const game = acts('lucky_shot', undefined, units)
    if (game.open.includes('p1:aim')) {
      expect(choices(game)).toHaveLength(1)
      game.say('p1', choices(game)[0])
    }
    expect(inSpace(game, 'p2', 'a2')).toEqual(['carrier', 'fighter', 'fighter', 'flagship'])
    expect(inSpace(game, 'p1', 'a2')).toEqual(['cruiser', 'destroyer'])
  })

  test('[ti4/16.3] Lucky Shot: what the destroyed ship carried is removed with it', () => {
    const units = lone({ p2: { a2: { dreadnought: 1, fighter: 1 } } })
    const game = acts('lucky_shot', undefined, units)
    if (game.open.includes('p1:aim')) game.say('p1', choices(game)[0])
    expect(inSpace(game, 'p2', 'a2')).toEqual([])
  })
})

describe('tokens', () => {
  test('Insubordination: of others alone, and not where no Tactic Pool has any', () => {
    const none: Middle['tokens'] = {
      p1: { tactic: 3 },
      p2: { tactic: 0 },
      p3: { tactic: 0 },
      p4: { tactic: 0 },
    }
    expect(isAction('insubordination', { tokens: none })).toBe(false)
    const game = acts('insubordination')
    expect(choices(game).sort()).toEqual(['p2', 'p3', 'p4'])
    const { reinforcements } = game.sheet('p3').counters
    game.say('p1', 'p3')
    expect(game.sheet('p3').counters).toMatchObject({ tactic: 2, fleet: 3, strategy: 2 })
    expect(game.sheet('p3').counters.reinforcements).toBe(reinforcements + 1)
  })

  test('Unexpected Action: of several tokens he names one, and it goes to no pool', () => {
    const game = acts('unexpected_action', undefined, {
      activated: { p1: ['a4', 'a5'], p2: ['a4'] },
      tokens: { p1: { reinforcements: 6 } },
    })
    expect(choices(game).sort()).toEqual(['a4', 'a5'])
    game.say('p1', 'a5')
    expect(game.table.activated['a4']).toEqual({ p1: true, p2: true })
    expect(game.sheet('p1').counters).toEqual({ tactic: 3, fleet: 3, strategy: 2, reinforcements: 7 })
  })

  test('[ti4/101.1] Signal Jamming reaches through a wormhole, and from a Fighter', () => {
    const game = acts('signal_jamming', undefined, {
      tiles: { ...places.tiles, a4: 's39', a2: 's26' },
      units: { p1: { a2: { fighter: 1 } } },
    })
    expect(choices(game)).toEqual(expect.arrayContaining(['a1', 'a2', 'a3', 'a4', 'm0']))
    expect(choices(game)).not.toContain('a5')
  })

  test('Signal Jamming: no home system of anybody', () => {
    const game = turnWith({ p1: ['signal_jamming'] })
    const home = game.sheet('p2').home
    const beside = acts('signal_jamming', undefined, lone({ p1: { [home]: { cruiser: 1 } } }))
    expect(choices(beside)).not.toContain(home)
    expect(choices(beside).length).toBeGreaterThan(0)
  })

  test('[ti4/20.6] Signal Jamming where that token lies already: it stays in reinforcements', () => {
    const game = acts('signal_jamming', undefined, {
      activated: { p2: ['a0'] },
      tokens: { p2: { reinforcements: 4 } },
    })
    game.say('p1', 'a0')
    if (!choices(game).includes('p2')) return
    game.say('p1', 'p2')
    expect(game.table.activated['a0']).toEqual({ p2: true })
    expect(game.sheet('p2').counters.reinforcements).toBe(4)
  })
})

describe('hands and laws', () => {
  test('[ti4/22.3] Spy needs another player with a card', () => {
    expect(isAction('spy')).toBe(false)
    const game = turnWith({ p1: ['spy'], p3: ['summit'] })
    game.say('p1', { special: 'spy' })
    if (game.open.includes('p1:aim')) expect(choices(game)).toEqual(['p3'])
  })

  test('[ti4/7.5] [ti4/98.6] Repeal Law: the law he names goes, a Victory Point gained by it stays', () => {
    const game = acts('repeal_law', undefined, {
      also: ({ table }) => {
        Object.assign(table, { laws: { fleet_regulations: {}, holy_planet_of_ixth: { elected: ['lodor'] } } })
        const sheet = table.players['p1']
        if (sheet) sheet.points = 3
      },
    })
    game.say('p1', 'holy_planet_of_ixth')
    expect(Object.keys(game.table.laws)).toEqual(['fleet_regulations'])
    expect(game.table.discards.agenda[0] ?? '').toBe('holy_planet_of_ixth')
    expect(game.sheet('p1').points).toBe(3)
    expect(lies(game, 'repeal_law')).toBe(true)
  })
})
