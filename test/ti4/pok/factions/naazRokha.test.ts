import { describe, expect, test } from 'vitest'
import { combatDiceOf, hitsOn, sustains } from '../../../../shared/ti4/battles.ts'
import type { Fragment, Ti4 } from '../../../../shared/ti4/table.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { canUse, choicesAt, fighting, turn, untilUse } from '../../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../../midgame.ts'
import { led, strategyCards } from '../leaders/scenes.ts'

const factions = { p1: 'naaz_rokha', p2: 'mentak' } as const
const options = { pok: 'yes' }
const scene: Middle = { factions, options, strategyCards }

const withFragments =
  (fragments: Partial<Record<Fragment, number>>) =>
  ({ table }: Ti4) => {
    const player = table.players['p1']
    if (player) player.fragments = fragments
  }

describe('the Naaz-Rokha Alliance', () => {
  test('sets out with a Mech', () => {
    const { table } = inMidgame(scene)
    expect(Object.values(table.units).filter(({ of, kind }) => of === 'p1' && kind === 'mech')).toHaveLength(
      1,
    )
    expect(Object.keys(table.players['p1']?.leaders ?? {})).toEqual([
      'garv_and_gunn',
      'dart_and_tai',
      'hesh_and_prit',
    ])
  })

  describe('Distant Suns', () => {
    const exploring = (kind: 'mech' | 'infantry') =>
      from(
        { segment: 'establishControl', args: { seat: 'p1', hex: 'a0' } },
        {
          ...scene,
          tiles: around({ a0: 's26' }),
          units: { p1: { lodor: { [kind]: 1 } } },
          also({ table, box }) {
            table.phase = 'action'
            table.active = 'p1'
            table.doing = { of: 'p1', hex: 'a0', landed: ['lodor'] }
            box.cultural = ['paradise_world', 'demilitarized_zone', ...box.cultural]
          },
        },
      )

    test('one of two cards is carried out where a Mech explores', () => {
      const game = exploring('mech')
      untilTrue(game, () => choicesAt(game, 'p1').includes('paradise_world'))
      expect(choicesAt(game, 'p1')).toEqual(['paradise_world', 'demilitarized_zone'])
      game.say('p1', 'paradise_world')
      expect(game.table.attachments?.lodor).toEqual({ paradise_world: true })
      expect(game.table.discards.cultural).toEqual(['demilitarized_zone'])
    })

    test('and a single one where none does', () => {
      const game = exploring('infantry')
      untilTrue(game, () => game.table.attachments?.lodor !== undefined)
      expect(game.table.discards.cultural).toEqual([])
    })
  })

  describe('Fabrication', () => {
    test('two fragments of one type find a relic, an unknown one among them', () => {
      const game = turn({
        ...scene,
        also: withFragments({ cultural_relic_fragment: 1, unknown_relic_fragment: 1 }),
      })
      game.say('p1', { special: 'fabrication' })
      game.say('p1', 'relic')
      expect(Object.keys(game.sheet('p1').relics ?? {})).toHaveLength(1)
      expect(game.sheet('p1').fragments).toEqual({})
    })

    test('one fragment is worth a command token', () => {
      const game = turn({ ...scene, also: withFragments({ industrial_relic_fragment: 1 }) })
      const { tactic } = game.sheet('p1').counters
      game.say('p1', { special: 'fabrication' })
      if (game.open.includes('p1:fabrication')) game.say('p1', 'industrial_relic_fragment')
      game.say('p1', { tactic: 1 })
      expect(game.sheet('p1').counters.tactic).toBe(tactic + 1)
      expect(game.sheet('p1').fragments).toEqual({})
    })

    test('needs a fragment', () => {
      expect(canUse(turn(scene), 'p1', 'fabrication')).toBe(false)
    })
  })

  test('Pre-Fab Arcologies: a planet they have explored is ready', () => {
    const game = from(
      { segment: 'establishControl', args: { seat: 'p1', hex: 'a0' } },
      {
        ...scene,
        technologies: { p1: ['pre_fab_arcologies'] },
        tiles: around({ a0: 's26' }),
        units: { p1: { lodor: { infantry: 1 } } },
        also({ table, box }) {
          table.phase = 'action'
          table.active = 'p1'
          table.doing = { of: 'p1', hex: 'a0', landed: ['lodor'] }
          box.cultural = ['paradise_world', ...box.cultural]
        },
      },
    )
    untilTrue(game, () => game.table.attachments?.lodor !== undefined)
    expect(game.table.planets.lodor?.exhausted).toBeUndefined()
  })

  test('Supercharge: 1 more on every die of a combat round', () => {
    const game = fighting({
      ...scene,
      technologies: { p1: ['supercharge'] },
      units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { dreadnought: 2 } } },
    })
    untilUse(game, 'p1', 'supercharge').say('p1', 'supercharge')
    untilTrue(game, () => game.sheet('p1').technologies.supercharge?.exhausted === true)
    const fight = { hex: 'a0', step: 'spaceCombat', side: 'attacker', round: 1 } as const
    expect(hitsOn(game.table, 'p1', 'cruiser', fight)).toBe(6)
    expect(hitsOn(game.table, 'p1', 'cruiser', { ...fight, step: 'groundCombat' })).toBe(7)
  })

  test('Visz el Vir: a die more for each of their Mechs in its system', () => {
    const { table } = inMidgame({
      ...scene,
      tiles: around({ a0: 's26' }),
      units: { p1: { a0: { flagship: 1, mech: 1 }, a1: { mech: 1 } } },
    })
    const battle = { hex: 'a0', attacker: 'p1', defender: 'p2', round: 1 }
    const dice = (hex: string) => {
      const mech = Object.keys(table.units).find(id => {
        const unit = table.units[id]
        return unit?.of === 'p1' && unit.kind === 'mech' && unit.at === hex
      })
      return combatDiceOf(table, 'p1', 'mech', mech ?? '', battle)
    }
    expect([dice('a0'), dice('a1')]).toEqual([3, 2])
  })

  test('Eidolon: in space combat the Mechs fight as ships, hit on 8 and sustain nothing, until it ends', () => {
    const game = fighting({
      ...scene,
      units: { p1: { a0: { carrier: 1, mech: 1 } }, p2: { a0: { dreadnought: 2, cruiser: 4 } } },
    })
    untilTrue(game, () => (game.table.battle?.round ?? 0) > 0 || game.rests)
    const flown = game.told('ti4.log.mechsFly')
    expect(flown).toEqual([{ seat: 'p1', count: 1 }])
    const { table } = inMidgame({
      ...scene,
      units: { p1: { a0: { carrier: 1, mech: 1 } } },
    })
    const [mech = ''] = unitsAt({ table } as never, 'p1', 'a0', 'mech')
    expect(sustains(table, 'p1', 'mech')).toBe(true)
    table.battle = { hex: 'a0', attacker: 'p1', defender: 'p2', round: 1, asShips: [mech] }
    const fight = { hex: 'a0', step: 'spaceCombat', side: 'attacker', round: 1 } as const
    expect(hitsOn(table, 'p1', 'mech', fight)).toBe(8)
    expect(sustains(table, 'p1', 'mech')).toBe(false)
  })

  test('Black Market Forgery: two fragments of one type find a relic, and the note goes home', () => {
    const game = turn({
      ...scene,
      factions: { p1: 'mentak', p2: 'naaz_rokha' },
      also(state) {
        withFragments({ hazardous_relic_fragment: 2 })(state)
        const hand = state.hands['p1']
        if (hand) hand.notes['black_market_forgery.p2'] = true
        const player = state.table.players['p1']
        if (player) player.notes++
      },
    })
    game.say('p1', { special: 'black_market_forgery.p2' })
    untilTrue(game, () => Object.keys(game.sheet('p1').relics ?? {}).length > 0)
    expect(game.sheet('p1').fragments).toEqual({})
    expect(game.match.state.hands['p1']?.notes['black_market_forgery.p2']).toBeUndefined()
  })

  describe('leaders', () => {
    const own: Middle = {
      ...scene,
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      also({ table, box }) {
        table.phase = 'action'
        table.active = 'p1'
        box.cultural = ['paradise_world', 'demilitarized_zone', ...box.cultural]
      },
    }

    test('Garv and Gunn: a planet of theirs is explored when a turn ends', () => {
      const game = from({ segment: 'turnEnds', args: { seat: 'p1', place: 1 } }, led('garv_and_gunn', own))
      untilUse(game, 'p1', 'garv_and_gunn').say('p1', 'garv_and_gunn')
      expect(game.table.attachments?.lodor).toEqual({ paradise_world: true })
    })

    test('Dart and Tai: a planet taken from another player is explored', () => {
      const game = from(
        { segment: 'establishControl', args: { seat: 'p1', hex: 'a0' } },
        led('dart_and_tai', {
          ...own,
          planets: { p2: ['lodor'] },
          units: { p1: { lodor: { infantry: 1 } } },
          also(state) {
            own.also?.(state)
            state.table.doing = { of: 'p1', hex: 'a0', landed: ['lodor'] }
          },
        }),
      )
      untilTrue(game, () => canUse(game, 'p1', 'yes')).say('p1', 'yes')
      untilTrue(game, () => game.rests || game.table.attachments?.lodor !== undefined)
      expect(game.table.attachments?.lodor).toEqual({ paradise_world: true })
    })

    test('Hesh and Prit: a relic, and two secondary abilities paid from reinforcements', () => {
      const game = turn(led('hesh_and_prit', { ...scene, tiles: around({ a0: 's26' }) }))
      const { strategy } = game.sheet('p1').counters
      const { secretObjectives, actionCards } = game.sheet('p1')
      game.say('p1', { special: 'hesh_and_prit' })
      expect(game.answer('p1', ['imperial', 'politics', 'diplomacy'])).toBeDefined()
      game.say('p1', ['imperial', 'politics'])
      expect(choicesAt(game, 'p1')).toEqual(['imperial', 'politics'])
      game.say('p1', 'politics')
      expect(game.told('ti4.log.draws').length).toBeGreaterThan(0)
      expect(game.sheet('p1').secretObjectives).toBeGreaterThanOrEqual(secretObjectives + 1)
      expect(game.sheet('p1').actionCards).toBe(actionCards + 2)
      expect(game.sheet('p1').counters.strategy).toBe(strategy)
      expect(Object.keys(game.sheet('p1').relics ?? {})).toHaveLength(1)
      expect(game.sheet('p1').leaders).toEqual({})
    })

    test('Hesh and Prit: both are named first, and the first may make the second possible', () => {
      const game = turn(
        led('hesh_and_prit', {
          ...scene,
          tiles: around({ a0: 's27' }),
          planets: { p1: ['new_albion'] },
          exhausted: ['new_albion'],
          tradeGoods: { p1: 3 },
        }),
      )
      game.say('p1', { special: 'hesh_and_prit' })
      game.say('p1', ['diplomacy', 'technology']).say('p1', 'diplomacy')
      expect(game.table.planets.new_albion?.exhausted).toBeUndefined()
      expect(game.match.open[0]).toMatchObject({ to: 'p1', rule: 'ti4/91.3' })
    })

    test('Hesh and Prit: no card that is exhausted, and none at all if one likes', () => {
      const game = turn(
        led('hesh_and_prit', {
          ...scene,
          also({ table }) {
            table.strategyCards.politics.exhausted = true
          },
        }),
      )
      game.say('p1', { special: 'hesh_and_prit' })
      expect(choicesAt(game, 'p1')).not.toContain('politics')
      game.say('p1', [])
      expect(game.sheet('p1').leaders).toEqual({})
    })
  })
})
