import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import { actionCards } from '../../../shared/ti4/content/actionCards.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { untilTrue, untilWindow } from '../../galaxy/driving.ts'
import { coming } from '../../galaxy/fleets.ts'
import {
  activating,
  acts,
  announces,
  cardsOf,
  type Held,
  holding,
  inWindow,
  isOffered,
  lies,
  passed,
  plays,
  turnWith,
} from '../actionCards/hands.ts'
import { council } from '../council.ts'
import type { Middle } from '../midgame.ts'
import { fighting, inSpace } from './scene.ts'

/** Sabotage over other cards, and cards of one name at one moment. */

const even = { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 2 } } }

describe('Sabotage', () => {
  test('is for cards of others: whoever played is not asked', () => {
    const game = acts('economic_initiative', { p1: ['economic_initiative', 'sabotage.1'] })
    expect(inWindow(game, 'whenActionCardPlayed')).not.toContain('p1')
    expect(lies(game, 'economic_initiative')).toBe(true)
  })

  test('[ti4/3.3] of one who has passed is as good as any', () => {
    const game = acts(
      'industrial_initiative',
      { p1: ['industrial_initiative'], p3: ['sabotage.1'] },
      {
        also: ({ table }) => {
          const sheet = table.players['p3']
          if (sheet) sheet.passed = true
        },
      },
    )
    game.say('p3', 'sabotage.1')
    expect(game.sheet('p1').tradeGoods).toBe(0)
  })

  test('of one who has no part in a combat cancels a card of it', () => {
    const game = fighting({ p1: ['morale_boost'], p4: ['sabotage.1'] }, { units: even })
    untilWindow(game, 'combatRoundStart').say('p1', 'morale_boost.1')
    expect(inWindow(game, 'whenActionCardPlayed')).toEqual(['p4'])
    game.say('p4', 'sabotage.1')
    untilTrue(game, () => game.told('ti4.log.fires').some(about => about?.['seat'] === 'p1'))
    expect(game.told('ti4.log.fires')[0]).toMatchObject({ seat: 'p1', needs: 7 })
  })

  test('[ti4/2.6.b] after it a second card of that name may be played: the first was not', () => {
    const fleets = { units: { p1: { a3: { carrier: 1 } } } }
    const game = activating('a5', { p1: ['flank_speed.1', 'flank_speed.2'], p2: ['sabotage.1'] }, fleets)
    game.say('p1', 'flank_speed.1').say('p2', 'sabotage.1')
    expect(isOffered(game, 'p1', 'flank_speed')).toBe(true)
    game.say('p1', 'flank_speed.2')
    passed(game, 'whenActionCardPlayed')
    expect(coming(game.offered<Move>('p1'))).toContain('carrier a3')
  })

  test('leaves ships where they are that would have retreated skilfully, and lays no token', () => {
    const game = fighting({ p1: ['skilled_retreat'], p2: ['sabotage.1'] }, { units: even })
    announces(game, 'combatRoundStart', 'p1', 'skilled_retreat', ['a5']).say('p2', 'sabotage.1')
    expect(inSpace(game, 'p1', 'a5')).toEqual([])
    expect(game.table.activated['a5']).toBeUndefined()
  })

  test('comes once the aim is named, and before a die falls', () => {
    const game = acts('plague', { p1: ['plague'], p3: ['sabotage.1'] }).say('p1', 'vefut_ii')
    expect(inWindow(game, 'whenActionCardPlayed')).toEqual(['p3'])
    expect(game.told('ti4.log.plague')).toEqual([])
    game.say('p3', 'sabotage.1')
    expect(game.told('ti4.log.plague')).toEqual([])
    expect(game.open).toEqual(['p1:turn'])
  })

  test('leaves whoever played a rider the vote', () => {
    const game = council({
      cards: ['mutiny'],
      planets: { p2: ['lodor'] },
      also: holding({ p2: ['trade_rider'], p3: ['sabotage.1'] }),
    })
    announces(game, 'afterAgendaRevealed', 'p2', 'trade_rider', ['for']).say('p3', 'sabotage.1')
    passed(game, 'afterAgendaRevealed')
    expect(game.table.agenda?.asked).toBe('p2')
    expect(game.table.agenda?.predictions ?? {}).toEqual({})
  })

  test('saves the Trade Goods of a bribe', () => {
    const game = council({
      cards: ['mutiny'],
      planets: { p2: ['lodor'] },
      tradeGoods: { p2: 3 },
      also: holding({ p2: ['bribery'], p3: ['sabotage.1'] }),
    })
    untilTrue(game, () => game.table.agenda?.asked === 'p2')
    game.say('p2', 'against').say('p2', ['lodor'])
    untilWindow(game, 'afterSpeakerVotes').say('p2', 'bribery')
    if (!inWindow(game, 'whenActionCardPlayed').includes('p3')) game.say('p2', { goods: 3 })
    game.say('p3', 'sabotage.1')
    expect(game.sheet('p2').tradeGoods).toBe(3)
  })

  test('[ti4/22.4] over the second action of a turn leaves that action, which may be let be without passing', () => {
    const game = turnWith(
      { p1: ['industrial_initiative'], p2: ['sabotage.1'] },
      { technologies: { p1: ['fleet_logistics'] } },
    )
    game.say('p1', { tactical: 'a4' })
    untilTrue(game, () =>
      game.match.open.some(({ options }) => 'fleet_logistics' in ((options as OneOf).of ?? {})),
    )
    game.say('p1', 'fleet_logistics').say('p1', { special: 'industrial_initiative' }).say('p2', 'sabotage.1')
    expect(game.open).toEqual(['p1:turn'])
    game.say('p1', { pass: true })
    expect(game.open).toEqual(['p2:turn'])
    expect(game.sheet('p1').passed).toBeUndefined()
  })

  test('on a Veto: that agenda is voted on after all', () => {
    const game = council({
      cards: ['mutiny', 'economic_equality'],
      also: holding({ p2: ['veto'], p3: ['sabotage.1'] }),
    })
    announces(game, 'whenAgendaRevealed', 'p2', 'veto').say('p3', 'sabotage.1')
    expect(game.table.agenda?.card).toBe('mutiny')
  })
})

describe('[ti4/2.8] [ti4/22.4] every action that is cancelled has done nothing, and the turn goes on', () => {
  const actions = Object.values(actionCards).filter(
    ({ set, window }) => set === 'base' && window === 'action',
  )
  /** Everything can be played here. */
  const rich: Middle = {
    units: {
      p1: { a1: { cruiser: 1 }, a0: { dreadnought: 1 }, thibah: { infantry: 1 } },
      p2: { a2: { destroyer: 1 }, vefut_ii: { infantry: 4, pds: 2, space_dock: 1 } },
    },
    activated: { p1: ['a4'] },
    exhausted: ['lodor'],
    tradeGoods: { p1: 4 },
    technologies: { p1: [] },
    also: ({ table }) => Object.assign(table, { laws: { fleet_regulations: {} } }),
  }
  const without = ({ table }: { table: Table }) => {
    const { discards: _, players, ...rest } = structuredClone(table)
    return { ...rest, players: Object.values(players).map(({ actionCards: __, ...sheet }) => sheet) }
  }

  test.each(actions.map(({ id }) => [id]))('%s', id => {
    const held: Held = { p1: [id], p2: ['sabotage.1', 'summit'] }
    const before = without(turnWith(held, rich))
    const game = acts(id, held, rich)
    const isAnswered = () => inWindow(game, 'whenActionCardPlayed').includes('p2')
    if (!isAnswered()) untilTrue(game, isAnswered)
    game.say('p2', 'sabotage.1')
    expect(without(game)).toEqual(before)
    expect([lies(game, id), lies(game, 'sabotage.1')]).toEqual([true, true])
    expect(game.open).toEqual(['p1:turn'])
    expect(game.sheet('p1').actionCards).toBe(0)
  })
})

describe('[ti4/2.6.b] of one name', () => {
  test('only one Flank Speed serves the same ships', () => {
    const fleets = { units: { p1: { a3: { carrier: 1 }, a4: { carrier: 1 } } } }
    const game = activating('a5', { p1: ['flank_speed.1', 'flank_speed.2'] }, fleets)
    game.say('p1', 'flank_speed.1')
    if (inWindow(game, 'afterActivation').includes('p1'))
      expect(isOffered(game, 'p1', 'flank_speed')).toBe(false)
    passed(game, 'afterActivation')
    expect(cardsOf(game, 'p1')).toEqual(['flank_speed.2'])
  })

  test('only one Morale Boost of a player serves a round, but another one the next', () => {
    const many = { p1: { a0: { dreadnought: 3 } }, p2: { a0: { dreadnought: 3 } } }
    const game = fighting({ p1: ['morale_boost.1', 'morale_boost.2'] }, { units: many })
    plays(game, 'combatRoundStart', 'p1', 'morale_boost.1')
    if (inWindow(game, 'combatRoundStart').includes('p1'))
      expect(isOffered(game, 'p1', 'morale_boost')).toBe(false)
    passed(game, 'combatRoundStart')
    untilWindow(game, 'combatRoundStart')
    expect(isOffered(game, 'p1', 'morale_boost')).toBe(true)
  })

  test('each side may play a Morale Boost in one round: they serve other units', () => {
    const game = fighting({ p1: ['morale_boost.1'], p2: ['morale_boost.2'] }, { units: even })
    plays(game, 'combatRoundStart', 'p1', 'morale_boost.1')
    plays(game, 'combatRoundStart', 'p2', 'morale_boost.2')
    untilTrue(game, () => game.told('ti4.log.fires').length >= 2)
    expect(
      game
        .told('ti4.log.fires')
        .slice(0, 2)
        .map(about => about?.['needs']),
    ).toEqual([6, 6])
  })

  test('only one Shields Holding of a player serves the same hits', () => {
    const many = { p1: { a0: { cruiser: 4, carrier: 4 } }, p2: { a0: { war_sun: 2 } } }
    const game = fighting(
      { p1: ['shields_holding.1', 'shields_holding.2'] },
      { units: many, factions: { p1: 'xxcha', p2: 'muaat' } },
    )
    plays(game, 'beforeCombatHits', 'p1', 'shields_holding.1')
    expect(game.told('ti4.log.hitsCancelled')).toHaveLength(1)
    if (inWindow(game, 'beforeCombatHits').includes('p1'))
      expect(isOffered(game, 'p1', 'shields_holding')).toBe(false)
  })
})

describe('a hand', () => {
  test('[ti4/2.4] of eight cards loses one of its owner’s choice', () => {
    const seven = [
      'morale_boost.1',
      'morale_boost.2',
      'morale_boost.3',
      'morale_boost.4',
      'direct_hit.1',
      'direct_hit.2',
    ] as const
    const game = turnWith({ p1: ['spy', ...seven, 'veto'], p2: ['summit'] })
    // Eight were dealt, one is played, one comes.
    game.say('p1', { special: 'spy' })
    untilTrue(game, () => game.open[0] === 'p2:turn' || game.open.some(open => open.startsWith('p1:')))
    expect(game.open[0]).toMatch(/^p1:/)
    untilTrue(game, () => game.open[0] === 'p2:turn')
    expect(cardsOf(game, 'p1')).toHaveLength(7)
    expect(game.sheet('p1').actionCards).toBe(7)
  })
})
