import { describe, expect, test } from 'vitest'
import { Match } from '../../../shared/engine/match.ts'
import type { Next, Seat } from '../../../shared/engine/rules.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import { fleet } from '../../../shared/ti3/forces.ts'
import { allied } from '../battlefield.ts'
import { quiet } from '../held.ts'
import { askedIn, dealt, until } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'

const turn: Next = { segment: 'turn', args: { seat: 'p1' } }

const hold = (hands: Record<Seat, readonly string[]>, situation: Situation = {}, at = turn): Midgame =>
  midgame(at, {
    races: { p1: 'hacan', p2: 'yssaril', p3: 'sol' },
    technologies: { p1: [], p2: [], p3: [] },
    tiles: quiet,
    ...situation,
    change(state) {
      state.table.active = 'p1'
      situation.change?.(state)
      dealt(hands)(state)
    },
  })

const playable = (game: Midgame, seat: Seat): string[] =>
  Object.keys((game.may(seat)['playAnyTime'] as { of: object } | undefined)?.of ?? {})
const choices = (game: Midgame, seat: Seat) => Object.keys(game.offered<{ of: object }>(seat).of)

describe('[ti3/22.cards] Sabotage', () => {
  const ready = () =>
    hold(
      { p1: ['master_of_trade'], p3: ['sabotage.1'] },
      {
        planets: { p1: ['abyz', 'fria'] },
        exhausted: ['abyz', 'fria'],
        change: allied,
      },
    )

  test('cancels the card of another: its player has named his aims, and both are discarded', () => {
    const game = hold({ p2: ['disclosure'], p3: ['sabotage.1'] })
    game.command('p2', 'playAnyTime', 'disclosure')
    expect(askedIn(game, 'afterActionCard')).toEqual(['p3'])
    game.say('p3', 'sabotage.1')
    expect(game.told('ti3.log.cardCancelled')).toEqual([{ seat: 'p2', card: 'disclosure' }])
    expect(game.table.discards.action).toEqual(['disclosure', 'sabotage.1'])
    expect(game.told('ti3.log.sees')).toEqual([])
    expect(game.open).toEqual(['p1:turn'])
  })

  test('is never played on a Sabotage, nor on a card of one’s own', () => {
    const game = hold({ p1: ['sabotage.3'], p2: ['disclosure', 'sabotage.2'], p3: ['sabotage.1'] })
    game.command('p2', 'playAnyTime', 'disclosure')
    game.say('p2', 'p3')
    expect(askedIn(game, 'afterActionCard')).toEqual(['p1', 'p3'])
    game.say('p1', 'pass').say('p3', 'sabotage.1')
    expect(askedIn(game, 'afterActionCard')).toEqual([])
    expect(game.told('ti3.log.cardCancelled')).toHaveLength(1)
  })

  test('twice on one card: both are spent', () => {
    const game = hold({ p1: ['sabotage.3'], p2: ['disclosure'], p3: ['sabotage.1'] })
    game.command('p2', 'playAnyTime', 'disclosure')
    game.say('p2', 'p3').say('p1', 'sabotage.3').say('p3', 'sabotage.1')
    expect(game.table.discards.action).toHaveLength(3)
    expect(game.told('ti3.log.cardCancelled')).toHaveLength(1)
  })

  test('asks nobody while all five lie among the discards', () => {
    const all = [1, 2, 3, 4, 5].map(copy => `sabotage.${copy}`)
    const game = hold(
      { p2: ['disclosure'], p3: ['plague'] },
      {
        change({ table, box }) {
          box.actionCards = box.actionCards.filter(card => !all.includes(card))
          table.discards.action.push(...all)
        },
      },
    )
    game.command('p2', 'playAnyTime', 'disclosure')
    expect(game.told('ti3.log.playsCard')).toHaveLength(1)
    expect(askedIn(game, 'afterActionCard')).toEqual([])
  })

  test('leaves a card played as it was, so that it may be played again later', () => {
    const game = ready()
    game.command('p1', 'playAnyTime', 'master_of_trade')
    game.say('p1', ['abyz']).say('p3', 'sabotage.1')
    expect(Object.keys(game.sheet('p1').memory).filter(key => key.startsWith('played'))).toEqual([])
    expect(game.table.planets.abyz?.exhausted).toBe(true)
  })
})

const home = (game: Midgame, seat: Seat) =>
  (Object.keys(game.table.planets) as (keyof typeof game.table.planets)[]).filter(
    id => game.table.planets[id]?.owner === seat,
  )

describe('[ti3/22.cards] Disclosure', () => {
  test('shows one hand to its player alone; the card he chooses is discarded openly', () => {
    const game = hold({ p2: ['disclosure'], p3: ['plague', 'sabotage.1'] })
    game.command('p2', 'playAnyTime', 'disclosure')
    game.say('p3', 'pass')
    expect(game.told('ti3.log.sees').map(about => about?.['card'])).toEqual(['plague', 'sabotage.1'])
    expect(JSON.stringify(game.match.view('p2'))).toContain('plague')
    expect(JSON.stringify([game.match.view('p1'), game.match.view(undefined)])).not.toContain('"plague"')
    expect(choices(game, 'p2')).toEqual(['plague', 'sabotage.1'])
    game.say('p2', 'sabotage.1')
    expect(game.match.state.hands['p3']?.actionCards).toEqual({ plague: true })
    expect(game.sheet('p3').actionCards).toBe(1)
    expect(game.told('ti3.log.discards')).toEqual([{ seat: 'p3', card: 'sabotage.1' }])
    expect(game.table.discards.action).toEqual(['disclosure', 'sabotage.1'])
  })

  test('needs an opponent with a hand, and is aimed at none without', () => {
    expect(playable(hold({ p2: ['disclosure'] }), 'p2')).toEqual([])
    const game = hold({ p1: ['plague'], p2: ['disclosure'] })
    expect(playable(game, 'p2')).toEqual(['disclosure'])
    game.command('p2', 'playAnyTime', 'disclosure')
    for (const seat of askedIn(game, 'afterActionCard')) game.say(seat, 'pass')
    expect(game.told('ti3.log.discards')).toEqual([{ seat: 'p1', card: 'plague' }])
  })

  test('does not discard what its owner has played meanwhile', () => {
    const game = hold(
      { p1: ['master_of_trade', 'plague', 'uprising'], p2: ['disclosure'] },
      { planets: { p1: ['abyz', 'fria'] }, exhausted: ['abyz', 'fria'], change: allied },
    )
    game.command('p2', 'playAnyTime', 'disclosure')
    game.say('p1', 'pass')
    expect(choices(game, 'p2')).toEqual(['master_of_trade', 'plague', 'uprising'])
    game.command('p1', 'playAnyTime', 'master_of_trade')
    game.say('p1', ['abyz'])
    for (const seat of askedIn(game, 'afterActionCard')) game.say(seat, 'pass')
    expect(choices(game, 'p2')).toEqual(['plague', 'uprising'])
  })
})

describe('[ti3/22.cards] Emergency Repairs', () => {
  const wrecks: Situation = {
    units: {
      p1: {},
      p2: { a2: { dreadnought: 2, war_sun: 1, cruiser: 1 }, a5: { dreadnought: 1 } },
    },
    change({ table }) {
      for (const unit of Object.values(table.units))
        if (unit.kind === 'dreadnought' || unit.kind === 'war_sun') unit.damaged = true
    },
  }

  test('makes all damaged ships of its player in one system whole', () => {
    const game = hold({ p2: ['emergency_repairs.1'] }, wrecks)
    game.command('p2', 'playAnyTime', 'emergency_repairs.1')
    expect(choices(game, 'p2').sort()).toEqual(['a2', 'a5'])
    game.say('p2', 'a2')
    expect(fleet(game.table, 'p2', 'a2').some(({ damaged }) => damaged)).toBe(false)
    expect(fleet(game.table, 'p2', 'a5').every(({ damaged }) => damaged)).toBe(true)
  })

  test('is offered to nobody whose ships are whole', () => {
    expect(playable(hold({ p2: ['emergency_repairs.1'] }), 'p2')).toEqual([])
    expect(playable(hold({ p3: ['emergency_repairs.1'] }, wrecks), 'p3')).toEqual([])
  })

  test('may be played after dice were thrown and before hits are taken', () => {
    const game = hold(
      { p2: ['emergency_repairs.1'] },
      {
        units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { dreadnought: 1 } } },
        change({ table }) {
          for (const unit of Object.values(table.units)) if (unit.kind === 'dreadnought') unit.damaged = true
        },
      },
      { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } },
    )
    until(game, 'afterCombatDie')
    game.say('p2', 'emergency_repairs.1')
    expect(game.told('ti3.log.repairs')).toEqual([{ seat: 'p2', hex: 'a0' }])
  })
})

describe('[ti3/22.cards] Master of Trade', () => {
  const poor = (agreements = allied): Situation => {
    const planets = home(hold({}), 'p1')
    return {
      planets: { p1: ['abyz', 'fria'] },
      exhausted: [...planets, 'abyz', 'fria'],
      change: agreements,
    }
  }

  test('readies up to two exhausted planets, home planets too', () => {
    const game = hold({ p1: ['master_of_trade'] }, poor())
    const [first = ''] = home(game, 'p1')
    game.command('p1', 'playAnyTime', 'master_of_trade')
    expect(game.answer('p1', home(game, 'p1').slice(0, 3))?.code).toBeDefined()
    game.say('p1', [first, 'abyz'])
    for (const seat of askedIn(game, 'afterActionCard')) game.say(seat, 'pass')
    expect(game.told('ti3.log.refreshes').map(about => about?.['planet'])).toEqual([first, 'abyz'])
    expect(game.table.planets.fria?.exhausted).toBe(true)
    expect(game.table.planets.abyz?.exhausted).toBeUndefined()
  })

  test('wants two agreements and an exhausted planet', () => {
    const one = poor(state => {
      allied(state)
    })
    expect(playable(hold({ p2: ['master_of_trade'] }, one), 'p2')).toEqual([])
    expect(playable(hold({ p1: ['master_of_trade'] }, { change: allied }), 'p1')).toEqual([])
    expect(playable(hold({ p1: ['master_of_trade'] }, poor()), 'p1')).toEqual(['master_of_trade'])
  })
})

describe('[ti3/22.cards] Touch of Genius', () => {
  const rich: Situation = {
    planets: { p1: ['abyz', 'fria'] },
    exhausted: ['abyz', 'fria'],
    tradeGoods: { p1: 5 },
    change(state) {
      allied(state)
      state.box.actionCards = state.box.actionCards.filter(card => card !== 'master_of_trade')
      state.table.discards.action = ['master_of_trade']
    },
  }
  const fivers = { planets: [], tradeGoods: 3 }

  test('does for three influence what a discarded card does, with its aims', () => {
    const game = hold({ p1: ['touch_of_genius'] }, rich)
    expect(playable(game, 'p1')).toEqual(['touch_of_genius'])
    game.command('p1', 'playAnyTime', 'touch_of_genius')
    game.say('p1', fivers).say('p1', ['abyz'])
    expect(game.table.planets.abyz?.exhausted).toBeUndefined()
    expect(game.sheet('p1').tradeGoods).toBe(2)
    expect(game.table.discards.action).toEqual(['master_of_trade', 'touch_of_genius'])
  })

  test('is not offered without three influence, nor where no discarded card could be played', () => {
    const { tradeGoods, ...poor } = rich
    const planets = home(hold({}), 'p1')
    expect(tradeGoods).toBeDefined()
    const broke = hold({ p1: ['touch_of_genius'] }, { ...poor, exhausted: [...planets, 'abyz', 'fria'] })
    expect(playable(broke, 'p1')).toEqual([])
    expect(playable(hold({ p1: ['touch_of_genius'] }, { tradeGoods: { p1: 5 } }), 'p1')).toEqual([])
  })

  test('can be cancelled before it does so; what it cost stays paid', () => {
    const game = hold({ p1: ['touch_of_genius'], p2: ['sabotage.1'] }, rich)
    game.command('p1', 'playAnyTime', 'touch_of_genius')
    game.say('p1', fivers).say('p1', ['abyz'])
    expect(game.asked('p2').about).toMatchObject({ seat: 'p1', card: 'touch_of_genius' })
    game.say('p2', 'sabotage.1')
    expect(game.table.planets.abyz?.exhausted).toBe(true)
    expect(game.sheet('p1').tradeGoods).toBe(2)
  })

  test('counts as the card it copied: that one is not played on the same aim again', () => {
    const game = hold({ p1: ['touch_of_genius'] }, rich)
    game.command('p1', 'playAnyTime', 'touch_of_genius')
    game.say('p1', fivers).say('p1', ['abyz'])
    expect(game.sheet('p1').memory).toHaveProperty(['played.master_of_trade.["abyz"]'])
  })

  test('as Sabotage it cancels, and is not cancelled', () => {
    const game = hold(
      { p1: ['touch_of_genius'], p2: ['disclosure'], p3: ['sabotage.2'] },
      {
        ...rich,
        change(state) {
          state.box.actionCards = state.box.actionCards.filter(card => card !== 'sabotage.1')
          state.table.discards.action = ['sabotage.1']
        },
      },
    )
    game.command('p2', 'playAnyTime', 'disclosure')
    game.say('p2', 'p3').say('p3', 'pass').say('p1', 'touch_of_genius')
    game.say('p1', fivers)
    expect(game.told('ti3.log.cardCancelled')).toEqual([{ seat: 'p2', card: 'disclosure' }])
    expect(game.open).toEqual(['p1:turn'])
  })

  test('is offered nowhere as an action while no card for that lies among the discards', () => {
    const game = hold({ p1: ['touch_of_genius'] }, rich)
    expect(Object.keys(game.offered<Turn>('p1').special)).not.toContain('touch_of_genius')
  })

  test('is played in the window of what it copies, and counts as that in it', () => {
    const game = midgame(
      { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } },
      {
        races: { p1: 'hacan', p2: 'yssaril', p3: 'sol' },
        technologies: { p1: [], p2: [], p3: [] },
        tiles: quiet,
        tradeGoods: { p1: 3 },
        units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
        change(state) {
          state.table.active = 'p1'
          state.table.discards.action = ['morale_boost.1']
          state.box.actionCards = state.box.actionCards.filter(card => card !== 'morale_boost.1')
          dealt({ p1: ['touch_of_genius', 'morale_boost.2'] })(state)
        },
      },
    )
    expect(choices(game, 'p1').sort()).toEqual(['morale_boost.2', 'pass', 'touch_of_genius'])
    game.say('p1', 'touch_of_genius').say('p1', fivers)
    expect(game.told('ti3.log.repeats')).toEqual([{ seat: 'p1', card: 'morale_boost' }])
    expect(Object.values(game.table.lasting)).toMatchObject([{ effect: 'morale_boost', by: 'p1' }])
    // It was that card: this round has no second one of it.
    expect(choices(game, 'p1')).toEqual(['pass'])
  })

  test('and all others are as they were after a reload, wherever it comes', () => {
    const game = hold({ p1: ['touch_of_genius'], p2: ['sabotage.1'] }, rich)
    const same = () => {
      const again = Match.load(game.match.rules, game.match.save())
      if (again.recovery) throw again.recovery.fault
      expect(again.state).toEqual(game.match.state)
      expect(again.open).toEqual(game.match.open)
    }
    game.command('p1', 'playAnyTime', 'touch_of_genius')
    same()
    game.say('p1', fivers)
    same()
    game.say('p1', ['abyz'])
    same()
    game.say('p2', 'pass')
    same()
    expect(game.table.planets.abyz?.exhausted).toBeUndefined()
  })
})
