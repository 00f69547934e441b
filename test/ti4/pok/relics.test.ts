import { describe, expect, test } from 'vitest'
import { commodityValue } from '../../../shared/ti4/commodities.ts'
import { worthOfPlanet } from '../../../shared/ti4/realm.ts'
import { turn, untilUse } from '../factions/scenes.ts'
import { around, from, inMidgame } from '../midgame.ts'
import { having, withoutLeaders, withRelics } from './relicScene.ts'

const options = withRelics

describe('relics', () => {
  test('[ti4/73.3] Maw of Worlds: all planets are exhausted for any technology', () => {
    const game = from({ segment: 'agendaPhase' }, having('maw_of_worlds'))
    untilUse(game, 'p1', 'maw_of_worlds').say('p1', 'maw_of_worlds')
    game.say('p1', 'war_sun')
    expect(game.sheet('p1').technologies.war_sun).toEqual({})
    expect(game.sheet('p1').relics).toEqual({})
    const own = Object.values(game.table.planets).filter(card => card?.owner === 'p1')
    expect(own.every(card => card?.exhausted)).toBe(true)
  })

  test('Maw of Worlds: what is exhausted already stays so', () => {
    const game = from(
      { segment: 'agendaPhase' },
      having('maw_of_worlds', {
        also({ table }) {
          for (const card of Object.values(table.planets).slice(0, 1)) if (card) card.exhausted = true
        },
      }),
    )
    const own = Object.values(game.table.planets).filter(card => card?.owner === 'p1')
    expect(own.some(card => card?.exhausted)).toBe(true)
    untilUse(game, 'p1', 'maw_of_worlds').say('p1', 'maw_of_worlds')
    game.say('p1', 'war_sun')
    const after = Object.values(game.table.planets).filter(card => card?.owner === 'p1')
    expect(after.every(card => card?.exhausted)).toBe(true)
  })

  test('The Codex: up to three of the discards', () => {
    const game = turn(
      having('the_codex', {
        also({ table }) {
          table.discards.action = ['sabotage.1', 'plague', 'bribery', 'insubordination']
        },
      }),
    )
    game.say('p1', { special: 'the_codex' })
    game.say('p1', ['sabotage.1', 'bribery'])
    expect(game.table.discards.action).toEqual(['plague', 'insubordination'])
    expect(Object.keys(game.match.state.hands['p1']?.actionCards ?? {}).sort()).toEqual([
      'bribery',
      'sabotage.1',
    ])
    expect(game.sheet('p1').relics).toEqual({})
  })

  test('[ti4/35.3] Crown of Emphidia: a planet of his is explored after a Tactical Action', () => {
    const game = from(
      { segment: 'actionEnds' },
      having('the_crown_of_emphidia_pok', {
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        also({ table, box }) {
          table.active = 'p1'
          table.doing = { of: 'p1', hex: 'a1' }
          box.cultural = ['paradise_world', ...box.cultural]
        },
      }),
    )
    untilUse(game, 'p1', 'the_crown_of_emphidia_pok').say('p1', 'the_crown_of_emphidia_pok')
    expect(game.table.attachments?.lodor).toEqual({ paradise_world: true })
    expect(game.sheet('p1').relics).toEqual({ the_crown_of_emphidia_pok: { exhausted: true } })
  })

  test('Crown of Emphidia is purged for a point by who controls the Tomb', () => {
    const game = from(
      { segment: 'readying' },
      having('the_crown_of_emphidia_pok', {
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        also({ table }) {
          table.attachments = { lodor: { tomb_of_emphidia: true } }
        },
      }),
    )
    const { points } = game.sheet('p1')
    untilUse(game, 'p1', 'the_crown_of_emphidia_pok').say('p1', 'the_crown_of_emphidia_pok')
    expect(game.sheet('p1')).toMatchObject({ points: points + 1, relics: {} })
  })

  test('Nano-Forge: attached to a planet, which is worth more', () => {
    const game = turn(having('nano_forge', { tiles: around({ a0: 's26' }), planets: { p1: ['lodor'] } }))
    game.say('p1', { special: 'nano_forge' })
    expect(worthOfPlanet(game.table, 'lodor', 'resources')).toBe(3 + 2)
    expect(game.sheet('p1').relics).toEqual({})
  })

  test('Shard of the Throne goes with a home planet, and its point with it', () => {
    const home = inMidgame({ options }).table.players['p2']?.home as string
    const game = from(
      { segment: 'establishControl', args: { seat: 'p1', hex: home } },
      {
        options,
        units: { p1: { arretze: { infantry: 1 } } },
        planets: { p2: ['arretze', 'kamdorn'] },
        also({ table }) {
          table.phase = 'action'
          table.active = 'p1'
          table.doing = { of: 'p1', hex: home, landed: ['arretze'] }
          const player = table.players['p2']
          if (player) Object.assign(player, { relics: { shard_of_the_throne_pok: {} }, points: 3 })
        },
      },
    )
    expect([game.sheet('p1').points, game.sheet('p2').points]).toEqual([1, 2])
    expect(game.sheet('p1').relics).toEqual({ shard_of_the_throne_pok: {} })
    expect(game.sheet('p2').relics).toEqual({})
  })

  test('[ti4/21.2] Dynamis Core: two commodities more, until it is purged for goods; what has no room then goes back', () => {
    const hasAll = having('dynamis_core', {
      factions: { p1: 'sol' },
      also({ table }) {
        Object.assign(table.players['p1'] ?? {}, { commodities: 6 })
      },
    })
    const game = turn(hasAll)
    expect(commodityValue(game.table, 'p1')).toBe(6)
    game.say('p1', { special: 'dynamis_core' })
    expect(game.sheet('p1')).toMatchObject({ tradeGoods: 6, commodities: 4, relics: {} })
  })

  test('The Obsidian: a secret objective more, and room for it', () => {
    const game = turn({
      options,
      also(state) {
        const { table, box } = state
        withoutLeaders(state)
        box.relics = ['the_obsidian', ...box.relics.filter(id => id !== 'the_obsidian')]
        const player = table.players['p1']
        if (player) player.fragments = { industrial_relic_fragment: 3 }
      },
    })
    const { secretObjectives } = game.sheet('p1')
    game.say('p1', { special: 'industrial_relic_fragment' })
    expect(game.sheet('p1').secretObjectives).toBe(secretObjectives + 1)
  })
})
