import { describe, expect, test } from 'vitest'
import type { TechnologyId } from '../../shared/ti4/content/technologies.ts'
import { print } from '../../shared/ti4/prints.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { canResearch, deckOf, waysTo } from '../../shared/ti4/research.ts'
import { choicesOf } from '../galaxy/driving.ts'
import { inMidgame, type Middle } from './midgame.ts'
import { following, strategic } from './strategic.ts'

const knowing = (...ids: TechnologyId[]): Middle => ({ technologies: { p1: ids } })
const open = (id: TechnologyId, middle: Middle) => canResearch(inMidgame(middle).table, 'p1', id)
const exhausts = (id: TechnologyId, middle: Middle) =>
  waysTo(inMidgame(middle).table, 'p1', id).map(way => [...way.exhausts])

describe('prerequisites', () => {
  test('[ti4/90.12] each symbol needs a technology of its colour', () => {
    expect(open('gravity_drive', knowing())).toBe(false)
    expect(open('gravity_drive', knowing('antimass_deflectors'))).toBe(true)
    expect(open('fleet_logistics', knowing('antimass_deflectors'))).toBe(false)
    expect(open('fleet_logistics', knowing('antimass_deflectors', 'gravity_drive'))).toBe(true)
  })

  test('[ti4/90.7] unit upgrades are of no colour', () => {
    expect(open('carrier_ii', knowing('antimass_deflectors', 'fighter_ii'))).toBe(false)
  })

  test('[ti4/90.3] [ti4/90.11] [ti4/90.4] what he owns is in his deck no more, nor another faction’s', () => {
    const deck = deckOf(inMidgame(knowing('sarween_tools')).table, 'p1')
    expect(deck).not.toContain('sarween_tools')
    expect(deck).not.toContain('production_biomes')
    expect(deck).toContain('mirror_computing')
    expect(deck).not.toContain('psychoarchaeology')
  })

  test('a faction has no use for the upgrade it has its own version of', () => {
    const { table } = inMidgame({ factions: { p1: 'sol' } })
    expect(deckOf(table, 'p1')).not.toContain('carrier_ii')
    expect(deckOf(table, 'p1')).toContain('advanced_carrier_ii')
  })

  test('[ti4/90.14] [ti4/90.15] a ready planet with that specialty is exhausted for one', () => {
    const planets: Middle = { planets: { p1: ['wellon', 'vefut_ii'] } }
    expect(exhausts('dacxive_animators', { ...knowing(), planets: { p1: ['new_albion'] } })).toEqual([
      ['new_albion'],
    ])
    expect(exhausts('dacxive_animators', { ...knowing(), ...planets })).toEqual([])
    const used: Middle = { ...knowing(), planets: { p1: ['new_albion'] }, exhausted: ['new_albion'] }
    expect(exhausts('dacxive_animators', used)).toEqual([])
  })
})

describe('what factions and technologies make of them', () => {
  test('Jol-Nar may lack one, but not for unit upgrades', () => {
    const jolnar: Middle = { factions: { p1: 'jolnar' }, ...knowing() }
    expect(open('gravity_drive', jolnar)).toBe(true)
    expect(open('fleet_logistics', jolnar)).toBe(false)
    expect(open('fighter_ii', jolnar)).toBe(false)
  })

  test('Inheritance Systems stand for all of them, exhausted, for two resources', () => {
    const l1z1x: Middle = { factions: { p1: 'l1z1x', p4: 'sol' }, ...knowing('inheritance_systems') }
    expect(waysTo(inMidgame(l1z1x).table, 'p1', 'war_sun')).toEqual([
      { exhausts: ['inheritance_systems'], resources: 2 },
    ])
    const game = strategic('technology', { ...l1z1x, tradeGoods: { p1: 2 } })
    game.say('p1', 'war_sun')
    game.say('p1', { planets: [], tradeGoods: 2 })
    expect(sheet(game.table, 'p1').technologies).toEqual({
      inheritance_systems: { exhausted: true },
      war_sun: {},
    })
  })

  test('Nekro gain three tokens in place of it', () => {
    const game = strategic('technology', { factions: { p1: 'nekro' }, exhausted: ['mordai_ii'] })
    game.say('p1', { tactic: 1, strategy: 2 })
    expect(sheet(game.table, 'p1').counters).toMatchObject({ tactic: 4, strategy: 4 })
    expect(game.told('ti4.log.learns')).toEqual([])
  })
})

describe('the Technology card', () => {
  test('[ti4/91.2] brings one, and a second for six resources, which may stand on the first', () => {
    const game = strategic('technology', { ...knowing(), tradeGoods: { p1: 6 } })
    game.say('p1', 'antimass_deflectors')
    expect(choicesOf(game, 'p1')).toContain('gravity_drive')
    game.say('p1', 'gravity_drive').say('p1', { planets: [], tradeGoods: 6 })
    expect(Object.keys(sheet(game.table, 'p1').technologies)).toEqual([
      'antimass_deflectors',
      'gravity_drive',
    ])
  })

  test('[ti4/91.3] others research one for a token and four resources', () => {
    const game = strategic('technology', { technologies: { p2: [] }, tradeGoods: { p2: 4 } })
    game.say('p1', 'none')
    if (game.open.includes('p1:technology')) game.say('p1', 'none')
    following(game, 'p2')
    game.say('p2', 'neural_motivator').say('p2', { planets: [], tradeGoods: 4 })
    expect(sheet(game.table, 'p2').technologies).toEqual({ neural_motivator: {} })
    expect(sheet(game.table, 'p2').counters.strategy).toBe(1)
  })

  test('[ti4/90.14] a planet that serves for a prerequisite does not pay', () => {
    const game = strategic('technology', {
      technologies: { p1: ['antimass_deflectors'], p2: [] },
      planets: { p2: ['new_albion', 'arinam'] },
      exhausted: ['arretze', 'hercant', 'kamdorn'],
      tradeGoods: { p2: 4 },
    })
    game.say('p1', 'none')
    if (game.open.includes('p1:technology')) game.say('p1', 'none')
    following(game, 'p2')
    game.say('p2', 'dacxive_animators')
    expect(game.answer('p2', { planets: ['new_albion'], tradeGoods: 3 })).toMatchObject({
      code: 'notOffered',
    })
    game.say('p2', { planets: [], tradeGoods: 4 })
    expect(game.table.planets.new_albion?.exhausted).toBe(true)
  })

  test('for the token Jol-Nar pay, they may use its primary ability', () => {
    const game = strategic('technology', {
      factions: { p2: 'jolnar' },
      technologies: { p2: [] },
      exhausted: ['jol', 'nar'],
    })
    game.say('p1', 'none')
    if (game.open.includes('p1:technology')) game.say('p1', 'none')
    expect(choicesOf(game, 'p2')).toEqual(['primary', 'none'])
    game.say('p2', 'primary')
    for (const each of game.open) if (each.endsWith(':use')) game.say(each.slice(0, 2), 'none')
    game.say('p2', 'gravity_drive')
    expect(sheet(game.table, 'p2').technologies).toEqual({ gravity_drive: {} })
    expect(sheet(game.table, 'p2').counters.strategy).toBe(1)
  })

  test('[ti4/90.6] [ti4/97.4] an upgrade changes all units of its kind at once', () => {
    const game = strategic('technology', knowing('antimass_deflectors', 'gravity_drive'))
    expect(print(game.table, 'p1', 'carrier').move).toBe(1)
    game.say('p1', 'carrier_ii')
    expect(print(game.table, 'p1', 'carrier').move).toBe(2)
  })
})
