import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seedFrom } from '../../shared/engine/chance.ts'
import type { Next } from '../../shared/engine/rules.ts'
import type { Casualties } from '../../shared/galaxy/shapes/casualties.ts'
import type { Turn } from '../../shared/galaxy/shapes/turn.ts'
import { aimAt } from '../../shared/ti3/aims.ts'
import type { Battle } from '../../shared/ti3/table.ts'
import {
  askedIn,
  beginInAction,
  choicesOf,
  council,
  forgetInvented,
  type Hands,
  inventAs,
  inventSabotage,
  onlyInvented,
  passAll,
  playedOn,
  turnOf,
  until,
} from './invented.ts'
import { type Situation, whereDice } from './midgame.ts'

beforeEach(onlyInvented)
afterEach(forgetInvented)

const battle: Next = { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a1' } }

describe('The same situation', () => {
  const twoCards = () => [inventAs('determine_policy'), inventAs('touch_of_genius')] as const

  test('[ti3/22.identical] for Sabotage is the card it is played on: on another one a second is allowed', () => {
    const [card] = twoCards()
    const veto = inventAs('veto')
    inventSabotage()
    const game = beginInAction(council, { p1: [card, veto], p2: ['sabotage.1', 'sabotage.2'] })
    passAll(game, 'p2').say('p1', card).say('p2', 'sabotage.1')
    expect(game.told('ti3.log.cardCancelled')).toHaveLength(1)
    until(game, 'afterPoliticalRead')
    passAll(game, 'p2').say('p1', veto)
    expect(choicesOf(game, 'p2')).toEqual(['sabotage.2', 'pass'])
    game.say('p2', 'sabotage.2')
    expect(game.told('ti3.log.cardCancelled')).toHaveLength(2)
  })

  test('for Sabotage is the very copy: one that let a card pass says no more to it', () => {
    const card = inventAs('determine_policy')
    inventAs('sabotage', { sure: true })
    const game = beginInAction(council, { p1: [card], p2: ['sabotage.1', 'sabotage.2'] })
    passAll(game, 'p2').say('p1', card).say('p2', 'sabotage.1')
    // This one does not cancel, and the second copy is not for the same card.
    expect(askedIn(game, 'afterActionCard')).toEqual([])
    expect(playedOn(game)).toEqual(['p2 sabotage.1 {}', 'p1 determine_policy {}'])
  })

  const damaged = (hands: Hands) =>
    whereDice(
      seed => {
        const game = beginInAction(battle, hands, {
          units: { p1: { a1: { war_sun: 1 } }, p2: { a1: { dreadnought: 5 } } },
          change: ({ box }) => void Object.assign(box, { seed: seedFrom(seed) }),
        })
        if (!game.open.includes('p2:casualties')) return game
        const { hits, units } = game.offered<Casualties>('p2')
        return game.say('p2', { damaged: Object.keys(units).slice(0, hits), destroyed: [] })
      },
      game => Object.values(game.table.units).filter(({ damaged }) => damaged).length === 3,
    )

  test('[ti3/22.identical] for Direct Hit! is the ship: one card for each, and none twice on one', () => {
    inventAs('direct_hit', {
      aims: aimAt.unit((_table, _by, about) => [...((about as { units?: string[] }).units ?? [])]),
    })
    const game = damaged({ p1: ['direct_hit.1', 'direct_hit.2'] })
    expect(askedIn(game, 'afterShipDamaged')).toEqual(['p1'])
    game.say('p1', 'direct_hit.1')
    const [first = '', second = '', third = ''] = choicesOf(game, 'p1')
    game.say('p1', second).say('p1', 'direct_hit.2')
    expect(choicesOf(game, 'p1')).toEqual([first, third])
    game.say('p1', third)
    expect(playedOn(game)).toEqual([`p1 direct_hit.1 ${second}`, `p1 direct_hit.2 ${third}`])
    const aimed = { seat: 'p1', unit: 'dreadnought', hex: 'a1' }
    expect(game.told('ti3.log.aim.unit')).toEqual([aimed, aimed])
  })

  const dice = (game: { battle?: Battle }): string[] =>
    Object.entries(game.battle?.thrown ?? {}).flatMap(([seat, volleys]) =>
      volleys.flatMap(({ kind, dice }) => dice.map((_, place) => `${seat}.${kind}.${place}`)),
    )
  const aimedAtDice = () =>
    inventAs('recheck', {
      aims: aimAt.word(
        table => dice(table),
        () => ({ text: 'test.die' }),
      ),
    })

  test('[ti3/22.identical] for Recheck is the very die: not the same one again, but another, or the same by the other side', () => {
    aimedAtDice()
    const game = beginInAction(
      battle,
      { p1: ['recheck.1', 'recheck.2'], p2: ['recheck.3'] },
      { units: { p1: { a1: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } } } },
    )
    passAll(game, 'p2').say('p1', 'recheck.1')
    expect(choicesOf(game, 'p1')).toEqual(['p1.cruiser.0', 'p2.cruiser.0'])
    game.say('p1', 'p2.cruiser.0').say('p1', 'recheck.2')
    // Of two dice one is left to him, so he is not asked; the other side may still choose both.
    game.say('p2', 'recheck.3')
    expect(choicesOf(game, 'p2')).toEqual(['p1.cruiser.0', 'p2.cruiser.0'])
    game.say('p2', 'p2.cruiser.0')
    expect(playedOn(game)).toEqual([
      'p1 recheck.1 p2.cruiser.0',
      'p1 recheck.2 p1.cruiser.0',
      'p2 recheck.3 p2.cruiser.0',
    ])
  })

  test('for Recheck is one step of dice: in the next round the same place is another die', () => {
    aimedAtDice()
    const again = (seed: string) => {
      const game = beginInAction(
        battle,
        { p1: ['recheck.1', 'recheck.2'] },
        {
          units: { p1: { a1: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } } },
          change: ({ box }) => void Object.assign(box, { seed: seedFrom(seed) }),
        },
      )
      return game.say('p1', 'recheck.1').say('p1', 'p1.cruiser.0').say('p1', 'pass')
    }
    const game = whereDice(again, ({ table }) => table.battle?.round === 2)
    game.say('p1', 'recheck.2')
    expect(choicesOf(game, 'p1')).toContain('p1.cruiser.0')
  })

  const jamming = () =>
    inventAs('signal_jamming', {
      aims: aimAt.both('seat', 'hex', (table, by) =>
        table.order.filter(seat => seat !== by).flatMap(seat => ['a1', 'a3'].map(hex => `${seat}.${hex}`)),
      ),
    })

  test('[ti3/22.identical] for Signal Jamming is the player there: neither the system nor the player alone', () => {
    jamming()
    const game = beginInAction(
      { segment: 'strategyPhase' },
      { p1: ['signal_jamming.1', 'signal_jamming.2', 'signal_jamming.3'] },
    )
    game.say('p1', 'signal_jamming.1').say('p1', 'p2').say('p1', 'a1')
    game.say('p1', 'signal_jamming.2').say('p1', 'p2')
    // With one system left for him there is no question.
    expect(playedOn(game)).toEqual(['p1 signal_jamming.1 p2.a1', 'p1 signal_jamming.2 p2.a3'])
    game.say('p1', 'signal_jamming.3')
    // Nobody but p3 is left.
    expect(choicesOf(game, 'p1')).toEqual(['a1', 'a3'])
    game.say('p1', 'a1')
    expect(playedOn(game).at(-1)).toBe('p1 signal_jamming.3 p3.a1')
  })

  const held: Situation = { planets: { p2: ['abyz', 'fria'] }, units: { p2: { abyz: { ground_force: 1 } } } }
  const unrest = () =>
    inventAs('local_unrest', {
      aims: aimAt.planet(table => (['abyz', 'fria'] as const).filter(id => table.planets[id])),
    })
  const alone: Situation = {
    ...held,
    change({ table }) {
      for (const seat of ['p2', 'p3']) if (table.players[seat]) table.players[seat].passed = true
    },
  }

  test('[ti3/22.identical] holds for actions: Local Unrest is refused twice on one planet, and allowed on another', () => {
    unrest()
    const game = beginInAction(
      turnOf('p1'),
      { p1: ['local_unrest.1', 'local_unrest.2', 'local_unrest.3'] },
      alone,
    )
    game.say('p1', { special: 'local_unrest.1' }).say('p1', 'abyz')
    game.say('p1', { special: 'local_unrest.2' })
    expect(playedOn(game)).toEqual(['p1 local_unrest.1 abyz', 'p1 local_unrest.2 fria'])
    // With both planets taken there is nothing left for the third.
    expect(Object.keys(game.offered<Turn>('p1').special)).not.toContain('local_unrest.3')
    expect(game.answer('p1', { special: 'local_unrest.3' })).toBeDefined()
  })

  test('[ti3/22.asAction] a sabotaged action leaves the action, in the same turn, and its like may be played on the same thing', () => {
    unrest()
    inventSabotage()
    const game = beginInAction(
      turnOf('p1'),
      { p1: ['local_unrest.1', 'local_unrest.2'], p2: ['sabotage.1', 'sabotage.2'] },
      held,
    )
    const { turns } = game.table
    game.say('p1', { special: 'local_unrest.1' }).say('p1', 'abyz').say('p2', 'sabotage.1')
    expect(playedOn(game)).toEqual(['p2 sabotage.1 {}'])
    expect(game.open).toEqual(['p1:turn'])
    expect(game.table.turns).toBe(turns)
    expect(Object.keys(game.offered<Turn>('p1').tactical)).not.toHaveLength(0)
    game.say('p1', { special: 'local_unrest.2' })
    expect(choicesOf(game, 'p1')).toContain('abyz')
    game.say('p1', 'abyz').say('p2', 'pass')
    expect(playedOn(game).at(-1)).toBe('p1 local_unrest.2 abyz')
    expect(game.table.active).toBe('p2')
  })
})
