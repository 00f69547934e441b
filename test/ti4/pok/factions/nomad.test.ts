import { describe, expect, test } from 'vitest'
import { diceLying, dieLying } from '../../../../shared/galaxy/rules/dice.ts'
import { barrageShots, combatShots, unitSustains } from '../../../../shared/ti4/battles.ts'
import { mayTrade } from '../../../../shared/ti4/dealing.ts'
import { fleet } from '../../../../shared/ti4/forces.ts'
import { moveOptions } from '../../../../shared/ti4/movement.ts'
import { print } from '../../../../shared/ti4/prints.ts'
import { pricesFor } from '../../../../shared/ti4/production.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import {
  canUse,
  choicesAt,
  fighting,
  type Game,
  producing,
  turn,
  untilUse,
  whereSo,
} from '../../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../../midgame.ts'
import { led, strategyCards } from '../leaders/scenes.ts'

const factions = { p1: 'nomad', p2: 'mentak' } as const
const options = { pok: 'yes' }
const scene: Middle = { factions, options, strategyCards }

const isAsked = (game: Game, name: string) => game.match.open.some(({ key }) => key.endsWith(name))

describe('the Nomad', () => {
  test('[ti4/51.1.a] The Company: three agents, and a flagship from the first day', () => {
    const { table } = inMidgame(scene)
    expect(Object.keys(table.players['p1']?.leaders ?? {})).toEqual([
      'artuno_the_betrayer',
      'field_marshal_mercer',
      'the_thundarian',
      'navarch_feng',
      'ahk_syl_siven',
    ])
    expect(Object.values(table.units).some(({ of, kind }) => of === 'p1' && kind === 'flagship')).toBe(true)
  })

  test('Future Sight: a trade good for an outcome voted for or foretold', () => {
    const goods = (votes: Record<string, { count: number; what?: string[] }>, foretold?: string) => {
      const game = from(
        { segment: 'agendaEnds' },
        {
          ...scene,
          also({ table }) {
            table.phase = 'agenda'
            table.agenda = {
              card: 'mutiny',
              nth: 1,
              elects: 'forOrAgainst' as never,
              candidates: ['for', 'against'],
              votes,
              decided: 'for',
              ...(foretold && { predictions: { x: { by: 'p1', outcome: foretold } } }),
            }
          },
        },
      )
      return game.sheet('p1').tradeGoods
    }
    const none = goods({})
    expect(goods({ p1: { count: 2, what: ['for'] } })).toBe(none + 1)
    expect(goods({ p1: { count: 2, what: ['against'] } })).toBe(none)
    expect(goods({}, 'for')).toBe(none + 1)
  })

  test('Memoria moves to systems with their Mechs as if these lay beside it, and no other ship does', () => {
    const { table } = inMidgame({
      ...scene,
      tiles: around({ a0: 's26' }),
      units: { p1: { a0: { flagship: 1, dreadnought: 1 }, a3: { dreadnought: 1, mech: 1 } } },
    })
    const { ships } = moveOptions(table, 'p1', ['a3'])
    const kinds = Object.values(ships).flatMap(({ kind, at }) => (at === 'a0' ? [kind] : []))
    expect(kinds).toEqual(['flagship'])
    // It does not lead away from them.
    const away = moveOptions(table, 'p1', ['a0']).ships
    expect(Object.values(away).filter(({ at }) => at === 'a3')).toEqual([])
  })

  test('Memoria II is the flagship once it is researched', () => {
    const { table } = inMidgame({ ...scene, technologies: { p1: ['memoria_ii'] } })
    expect(print(table, 'p1', 'flagship')).toMatchObject({ combat: 5, move: 2, capacity: 6 })
  })

  test('Quantum Manipulator: a Mech in space takes a hit for their ships', () => {
    const game = whereSo(
      count => {
        const units = {
          p1: { a0: { carrier: 2, mech: 2 } },
          p2: { a0: { dreadnought: 2 + count, war_sun: 1 } },
        }
        const made = fighting({ ...scene, units })
        return untilTrue(made, () => made.rests || canUse(made, 'p1', 'quantum_manipulator'))
      },
      made => !made.rests,
    )
    const before = unitsAt(game, 'p1', 'a0', 'carrier').length
    game.say('p1', 'quantum_manipulator')
    const mechs = choicesAt(game, 'p1').filter(id => game.table.units[id]?.kind === 'mech')
    if (mechs.length > 0) game.say('p1', mechs.slice(0, 1))
    expect(Object.values(game.table.units).some(({ kind, damaged }) => kind === 'mech' && damaged)).toBe(true)
    expect(before).toBeGreaterThan(0)
  })

  test('[ti4/87.1] that is its Sustain Damage in this round, for all that asks who used it', () => {
    const game = whereSo(
      count => {
        const units = {
          p1: { a0: { carrier: 2, cruiser: 2, mech: 1 } },
          p2: { a0: { dreadnought: 2 + count, war_sun: 1 } },
        }
        const made = fighting({ ...scene, technologies: { p1: ['duranium_armor'] }, units })
        return untilTrue(made, () => made.rests || canUse(made, 'p1', 'quantum_manipulator'))
      },
      made => !made.rests,
    )
    game.say('p1', 'quantum_manipulator')
    const [mech = ''] = unitsAt(game, 'p1', 'a0', 'mech')
    untilTrue(game, () => game.rests || isAsked(game, 'casualties'))
    expect(game.table.units[mech]?.damaged).toBe(true)
    expect(game.table.battle?.sustained?.[mech]).toBe(true)
  })

  test('Temporal Command Suite readies an agent that was exhausted', () => {
    const game = from(
      { segment: 'turnEnds', args: { seat: 'p1', place: 1 } },
      led('field_marshal_mercer', {
        ...scene,
        technologies: { p1: ['temporal_command_suite'] },
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        units: { p1: { a1: { carrier: 1, infantry: 2 } } },
        also({ table }) {
          table.phase = 'action'
          table.active = 'p1'
          table.turnSystem = 'a0'
        },
      }),
    )
    untilUse(game, 'p1', 'field_marshal_mercer').say('p1', 'field_marshal_mercer')
    game.say('p1', unitsAt(game, 'p1', 'a1', 'infantry'))
    untilUse(game, 'p1', 'temporal_command_suite').say('p1', 'temporal_command_suite')
    untilTrue(game, () => game.sheet('p1').technologies.temporal_command_suite?.exhausted === true)
    expect(game.sheet('p1').leaders?.field_marshal_mercer?.exhausted).toBeUndefined()
    expect(unitsAt(game, 'p1', 'a0', 'infantry')).toHaveLength(2)
  })

  const trading = () => {
    const game = from(
      { segment: 'turnEnds', args: { seat: 'p3', place: 1 } },
      led(
        'field_marshal_mercer',
        {
          ...scene,
          factions: { p1: 'nomad', p2: 'hacan', p3: 'mentak' },
          technologies: { p1: ['temporal_command_suite'] },
          tiles: around({ a0: 's26' }),
          planets: { p3: ['lodor'] },
          tradeGoods: { p1: 2 },
          units: { p3: { a1: { carrier: 1, infantry: 2 } } },
          also({ table }) {
            table.phase = 'action'
            table.active = 'p3'
            table.turnSystem = 'a0'
            table.traded = { 'p1+p3': true }
          },
        },
        'p3',
      ),
    )
    return untilUse(game, 'p3', 'field_marshal_mercer').say('p3', 'field_marshal_mercer')
  }

  test('and of another, with whom they may have one more transaction then', () => {
    const game = trading()
    expect(mayTrade(game.table, 'p1', 'p3')).toBe(false)
    untilUse(game, 'p1', 'temporal_command_suite')
    expect(game.table.players['p3']?.leaders?.field_marshal_mercer?.exhausted).toBe(true)
    game.say('p1', 'temporal_command_suite')
    expect(game.sheet('p3').leaders?.field_marshal_mercer?.exhausted).toBeUndefined()
    expect(mayTrade(game.table, 'p1', 'p3')).toBe(true)
    expect(mayTrade(game.table, 'p1', 'p2')).toBe(false)
    const offer = { to: 'p3', gives: { goods: { tradeGoods: 1 } }, wants: {} }
    expect(game.command('p1', 'offer', offer)).toBeUndefined()
    expect(game.command('p3', 'acceptOffer', 'p1>p3')).toBeUndefined()
    expect(mayTrade(game.table, 'p1', 'p3')).toBe(false)
    expect(game.match.open.some(({ text }) => text === 'ti4.ask.tradeNow')).toBe(false)
  })

  test('or none', () => {
    const game = trading()
    untilUse(game, 'p1', 'temporal_command_suite').say('p1', 'temporal_command_suite')
    game.say('p1', 'done')
    expect(mayTrade(game.table, 'p1', 'p3')).toBe(false)
    expect(game.table.lasting).toEqual({})
  })

  describe('The Cavalry', () => {
    const riding = (units: Middle['units'], also?: Middle['also']) =>
      fighting({
        ...scene,
        factions: { p1: 'hacan', p2: 'mentak', p3: 'nomad' },
        units: units ?? {},
        also(state) {
          for (const seat of state.table.order) sheet(state.table, seat).leaders = {}
          const hand = state.hands['p1']
          if (hand) hand.notes['the_cavalry.p3'] = true
          const nomads = state.hands['p3']
          if (nomads) delete nomads.notes['the_cavalry.p3']
          sheet(state.table, 'p1').notes++
          sheet(state.table, 'p1').gotNotes = true
          sheet(state.table, 'p3').notes--
          also?.(state)
        },
      })

    test("one ship fights with the flagship's dice and barrage, and sustains damage; then the note goes home", () => {
      const game = riding({ p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 4, fighter: 2 } } })
      untilUse(game, 'p1', 'the_cavalry.p3').say('p1', 'the_cavalry.p3')
      const [rider = '', other = ''] = unitsAt(game, 'p1', 'a0', 'cruiser')
      untilTrue(game, () => game.open.includes('p1:ship')).say('p1', rider)
      const battle = game.table.battle
      if (!battle) throw new Error('There is no battle')
      const ships = fleet(game.table, 'p1', 'a0')
      const [ridden, plain] = combatShots(game.table, 'p1', ships, battle)
      expect([ridden?.dice, plain?.dice]).toEqual([2, 1])
      expect(ridden?.bonus).toBe(0)
      expect(barrageShots(game.table, 'p1', ships)).toMatchObject([{ unit: rider, dice: 3 }])
      expect(unitSustains(game.table, 'p1', 'cruiser', undefined, rider)).toBe(true)
      expect(unitSustains(game.table, 'p1', 'cruiser', undefined, other)).toBe(false)
      untilTrue(game, () => game.rests)
      expect(game.told('ti4.log.fires').filter(about => about?.['seat'] === 'p1')[0]).toMatchObject({
        unit: 'cruiser',
        needs: 8,
      })
      expect(game.told('ti4.log.noteReturns')).toHaveLength(1)
      expect(game.match.state.hands['p3']?.notes['the_cavalry.p3']).toBe(true)
    })

    test('its dice are told apart from those of other ships of its kind', () => {
      const battle = { hex: 'a0', attacker: 'p1', defender: 'p2', round: 1 }
      const thrown = {
        p1: [
          { kind: 'carrier' as const, needs: 9, dice: [1] },
          { kind: 'carrier' as const, needs: 7, dice: [8, 2] },
        ],
      }
      const table = { ...inMidgame(scene).table, battle: { ...battle, thrown } }
      expect(diceLying(table).map(({ place }) => place)).toEqual([0, 1, 2])
      const last = { of: 'p1', kind: 'carrier', place: 2 } as const
      expect(dieLying(table, last)).toMatchObject({ volley: { needs: 7 }, at: 1 })
    })

    test('of the side the Nomad has by now', () => {
      const game = riding({ p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 4 } } }, ({ table }) => {
        sheet(table, 'p3').technologies = { memoria_ii: {} }
      })
      untilUse(game, 'p1', 'the_cavalry.p3').say('p1', 'the_cavalry.p3')
      untilTrue(game, () => game.table.battle?.likened !== undefined)
      const { battle } = game.table
      if (!battle) throw new Error('There is no battle')
      const [shot] = combatShots(game.table, 'p1', fleet(game.table, 'p1', 'a0'), battle)
      expect(shot).toMatchObject({ dice: 2, bonus: 2 })
    })

    test('not against the Nomad, and not with Fighters alone', () => {
      const scenes = [
        riding({ p1: { a0: { cruiser: 1 } }, p3: { a0: { cruiser: 1 } } }),
        riding({ p1: { a0: { fighter: 3 } }, p2: { a0: { cruiser: 1 } } }),
      ]
      for (const game of scenes) {
        untilTrue(game, () => game.rests || canUse(game, 'p1', 'the_cavalry.p3'))
        expect(game.rests).toBe(true)
      }
    })
  })

  describe('leaders', () => {
    test('Artuno lays as many trade goods aside, which come when he is readied', () => {
      const game = turn(
        led('artuno_the_betrayer', { ...scene, strategyCards: { ...strategyCards, trade: 'p1' } }),
      )
      const before = game.sheet('p1').tradeGoods
      game.say('p1', { strategic: 'trade' })
      untilUse(game, 'p1', 'artuno_the_betrayer').say('p1', 'artuno_the_betrayer')
      expect(game.sheet('p1').leaders?.artuno_the_betrayer).toEqual({ exhausted: true, goods: 3 })
      expect(game.sheet('p1').tradeGoods).toBe(before + 3)
      const later = from(
        { segment: 'readying' },
        led('artuno_the_betrayer', {
          ...scene,
          also({ table }) {
            const card = table.players['p1']?.leaders?.artuno_the_betrayer
            if (card) Object.assign(card, { exhausted: true, goods: 3 })
          },
        }),
      )
      expect(later.sheet('p1').tradeGoods).toBe(before + 3)
    })

    test('The Thundarian: both sides roll once more', () => {
      const game = fighting(
        led('the_thundarian', {
          ...scene,
          units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 2 } } },
        }),
      )
      untilUse(game, 'p1', 'the_thundarian')
      const fired = game.told('ti4.log.fires').length
      game.say('p1', 'the_thundarian')
      untilTrue(game, () => game.told('ti4.log.fires').length >= fired * 2 || game.rests)
      expect(game.told('ti4.log.fires').length).toBeGreaterThanOrEqual(fired * 2)
      expect(game.told('ti4.log.rollsAnew')).toHaveLength(1)
    })

    test('Navarch Feng: the flagship costs nothing', () => {
      const { table } = inMidgame(led('navarch_feng', scene))
      expect(pricesFor(table, 'p1').prices['flagship']?.cost).toBe(0)
    })

    test('so it is built without a resource', () => {
      const game = producing(
        led('navarch_feng', {
          ...scene,
          tiles: around({ a0: 's26' }),
          planets: { p1: ['lodor'] },
          exhausted: ['lodor', 'arcturus'],
          units: { p1: { lodor: { space_dock: 1 } } },
          also({ table }) {
            for (const [id, { of, kind }] of Object.entries(table.units))
              if (of === 'p1' && kind === 'flagship') delete table.units[id]
          },
        }),
      )
      untilTrue(game, () => game.open.includes('p1:production'))
      const pay = { planets: [], tradeGoods: 0 }
      game.say('p1', { build: { lodor: { flagship: 1 } }, newDocks: [], pay })
      expect(unitsAt(game, 'p1', 'a0', 'flagship')).toHaveLength(1)
    })

    test('Ahk-Syl Siven acts until the round is over, and is purged then', () => {
      const game = turn(led('ahk_syl_siven', scene))
      untilTrue(game, () => game.open.includes('p1:turn')).say('p1', { special: 'ahk_syl_siven' })
      expect(game.sheet('p1').leaders?.ahk_syl_siven).toEqual({ acting: true })
      const later = from(
        { segment: 'strategyPhase' },
        led('ahk_syl_siven', {
          ...scene,
          also({ table }) {
            const card = table.players['p1']?.leaders?.ahk_syl_siven
            if (card) card.acting = true
          },
        }),
      )
      expect(later.sheet('p1').leaders).toEqual({})
    })

    test('Ahk-Syl Siven: the flagship leaves a system with a token of theirs, with what it carries', () => {
      const { table } = inMidgame(
        led('ahk_syl_siven', {
          ...scene,
          tiles: around({ a0: 's26' }),
          units: { p1: { a1: { flagship: 1, cruiser: 1, infantry: 1 } } },
          also({ table }) {
            table.activated['a1'] = { p1: true }
            const card = table.players['p1']?.leaders?.ahk_syl_siven
            if (card) card.acting = true
          },
        }),
      )
      const { ships, cargo } = moveOptions(table, 'p1', ['a0'])
      const there = Object.entries(ships).filter(([, { at }]) => at === 'a1')
      expect(there.map(([, { kind }]) => kind)).toEqual(['flagship'])
      expect(Object.values(cargo).filter(({ at }) => at === 'a1')).toEqual([
        { kind: 'infantry', at: 'a1', by: there[0]?.[0] },
      ])
    })
  })
})
