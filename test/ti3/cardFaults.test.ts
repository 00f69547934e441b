import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seedFrom } from '../../shared/engine/chance.ts'
import type { Next, Seat } from '../../shared/engine/rules.ts'
import { aimAt } from '../../shared/ti3/aims.ts'
import type { PlanetId } from '../../shared/ti3/content/planets.ts'
import { fleet } from '../../shared/ti3/forces.ts'
import { begin as lasts } from '../../shared/ti3/rules/lasting.ts'
import type { Casualties } from '../../shared/ti3/shapes/casualties.ts'
import type { Turn } from '../../shared/ti3/shapes/turn.ts'
import type { Battle } from '../../shared/ti3/table.ts'
import { quiet } from './held.ts'
import {
  askedIn,
  choicesOf,
  dealt,
  forgetInvented,
  inventAs,
  inventSabotage,
  onlyInvented,
  playedOn,
  steady,
  until,
} from './invented.ts'
import { type Midgame, midgame, type Situation, whereDice } from './midgame.ts'

beforeEach(onlyInvented)
afterEach(forgetInvented)

type Hands = Record<Seat, readonly string[]>

const begin = (at: Next, hands: Hands, { change, ...situation }: Situation = {}): Midgame =>
  steady(
    midgame(at, {
      races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
      technologies: { p1: [], p2: [], p3: [] },
      tiles: quiet,
      ...situation,
      change(state) {
        dealt(hands)(state)
        state.table.active = 'p1'
        state.table.doing = { kind: 'tactical', of: 'p1', hexes: ['a1'], fired: {} }
        change?.(state)
      },
    }),
  )

const council: Next = { segment: 'galacticCouncil', args: { seat: 'p1' } }
const turnOf = (seat: Seat): Next => ({ segment: 'turn', args: { seat } })
const battle: Next = { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a1' } }
const passAll = (game: Midgame, ...seats: Seat[]) => {
  for (const seat of seats) game.say(seat, 'pass')
  return game
}

describe('A bombardment', () => {
  const dugIn = () =>
    inventAs('dug_in', {
      aims: aimAt.planet((table, by) =>
        (Object.keys(table.planets) as PlanetId[]).filter(id => table.planets[id]?.owner === by),
      ),
      *does(table, { by }, aim) {
        lasts(table, {
          effect: 'dug_in',
          by,
          touches: 'all',
          until: 'round',
          forbids: { bombards: true },
          where: { planet: aim as string },
        })
      },
    })
  const storm: Situation = {
    units: {
      p1: { a1: { war_sun: 2 } },
      p2: { abyz: { ground_force: 3 }, fria: { ground_force: 3 } },
    },
    planets: { p2: ['abyz', 'fria'] },
  }
  const invasion: Next = { segment: 'invasion', args: { seat: 'p1', hex: 'a1' } }

  test('is shared out after its window, so that nobody aims at who has dug in', () => {
    const card = dugIn()
    const game = begin(invasion, { p2: [card] }, storm)
    expect(game.open).toEqual(['p2:cards'])
    game.say('p2', card).say('p2', 'abyz')
    expect(game.open).toEqual(['p1:war_sun'])
    expect(choicesOf(game, 'p1')).toEqual(['fria'])
  })

  test('against whom all have dug in is none', () => {
    const card = dugIn()
    const game = begin(invasion, { p2: [card] }, { ...storm, planets: { p2: ['abyz'] } })
    game.say('p2', card).say('p2', 'abyz')
    expect(game.told('ti3.log.fires').map(about => about?.['unit'])).not.toContain('war_sun')
  })
})

describe('Cards before a Space Battle', () => {
  const fleets: Situation = {
    races: { p1: 'norr', p2: 'naalu', p3: 'sol' },
    units: { p1: { a1: { cruiser: 2 } }, p2: { a1: { cruiser: 2 } } },
    activated: { p2: ['a2'] },
  }

  test('are asked for after Naalu have thought of leaving', () => {
    const card = inventAs('fighter_prototype')
    const game = begin(battle, { p1: [card] }, fleets)
    expect(game.open).toHaveLength(1)
    expect(game.asked('p2').text).toBe('ti3.ask.earlyRetreat')
    game.say('p2', 'stays')
    expect(askedIn(game, 'beforeSpaceBattle')).toEqual(['p1'])
  })

  test('stay in the hand when she has left', () => {
    const card = inventAs('fighter_prototype')
    const game = begin(battle, { p1: [card] }, fleets)
    game.say('p2', 'a2')
    expect(askedIn(game, 'beforeSpaceBattle')).toEqual([])
    expect(game.sheet('p1').actionCards).toBe(1)
    expect(game.rests).toBe(true)
  })
})

describe('The same situation', () => {
  const twoCards = () => [inventAs('determine_policy'), inventAs('touch_of_genius')] as const

  test('[ti3/22.identical] for Sabotage is the card it is played on: on another one a second is allowed', () => {
    const [card] = twoCards()
    const veto = inventAs('veto')
    inventSabotage()
    const game = begin(council, { p1: [card, veto], p2: ['sabotage.1', 'sabotage.2'] })
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
    const game = begin(council, { p1: [card], p2: ['sabotage.1', 'sabotage.2'] })
    passAll(game, 'p2').say('p1', card).say('p2', 'sabotage.1')
    // This one does not cancel, and the second copy is not for the same card.
    expect(askedIn(game, 'afterActionCard')).toEqual([])
    expect(playedOn(game)).toEqual(['p2 sabotage.1 {}', 'p1 determine_policy {}'])
  })

  const damaged = (hands: Hands) =>
    whereDice(
      seed => {
        const game = begin(battle, hands, {
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
    const game = begin(
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
      const game = begin(
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
    const game = begin(
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
    const game = begin(turnOf('p1'), { p1: ['local_unrest.1', 'local_unrest.2', 'local_unrest.3'] }, alone)
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
    const game = begin(
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

describe('What was cancelled', () => {
  test('reaches the rule: without a council no agenda is drawn, but the look at three and the secondary follow', () => {
    const card = inventAs('council_dissolved', {
      *does() {
        return 'cancels'
      },
    })
    const action: Next = { segment: 'strategicAction', args: { seat: 'p1', card: 'base_political' } }
    const game = begin(action, { p2: [card] })
    const cards = game.table.decks.political
    until(game, 'afterPoliticalPrimary')
    passAll(game, 'p1').say('p2', card)
    expect(game.table.agenda).toBeUndefined()
    expect(game.open).toEqual(['p1:nextAgenda'])
    expect(game.table.decks.political).toBe(cards - 3)
    game.say('p1', choicesOf(game, 'p1')[0])
    expect(game.table.decks.political).toBe(cards)
    expect(game.open.map(key => key.split(':')[1])).toEqual(['use', 'use'])
  })

  test('before the draw keeps a council from meeting, and after it leads to another agenda', () => {
    const dissolves = inventAs('determine_policy', {
      *does() {
        return 'cancels'
      },
    })
    const game = begin(council, { p2: [dissolves] })
    game.say('p2', dissolves)
    expect(game.rests).toBe(true)
    expect(game.told('ti3.log.agenda')).toEqual([])
    onlyInvented()
    const veto = inventAs('veto', {
      *does() {
        return 'cancels'
      },
    })
    const read = begin(council, { p2: [veto] })
    const first = read.table.agenda?.card
    read.say('p2', veto)
    expect(read.table.agenda?.card).not.toBe(first)
    expect(read.table.discards.political).toEqual([first])
  })
})

describe('What a card is aimed at', () => {
  test('all have heard before anybody says whether he cancels it', () => {
    inventAs('local_unrest', { aims: aimAt.planet(() => ['abyz', 'fria']) })
    inventAs('signal_jamming', { aims: aimAt.both('seat', 'hex', () => ['p2.a1', 'p2.a3']) })
    inventSabotage()
    const game = begin(turnOf('p1'), { p1: ['local_unrest.1'], p2: ['sabotage.1'] })
    game.say('p1', { special: 'local_unrest.1' }).say('p1', 'fria')
    expect(askedIn(game, 'afterActionCard')).toEqual(['p2'])
    expect(game.told('ti3.log.aim.planet')).toEqual([{ seat: 'p1', planet: 'fria' }])
    const jams = begin({ segment: 'strategyPhase' }, { p1: ['signal_jamming.1'], p2: ['sabotage.1'] })
    jams.say('p2', 'pass').say('p1', 'signal_jamming.1').say('p1', 'a3')
    expect(jams.told('ti3.log.aim.seat')).toEqual([{ seat: 'p1', other: 'p2' }])
    expect(jams.told('ti3.log.aim.hex')).toEqual([{ seat: 'p1', hex: 'a3' }])
  })
})

describe('What was announced', () => {
  test('[ti3/22.aims] stands while it fits, and is lost when its aim has gone: discarded, told, without effect', () => {
    const repeal = () =>
      (['veto', 'thugs'] as const).map(id =>
        inventAs(id, {
          may: table => table.laws['code_of_honor'] !== undefined,
          *does(table) {
            delete table.laws['code_of_honor']
            return undefined
          },
        }),
      )
    const [one = '', other = ''] = repeal()
    const game = begin(
      council,
      { p1: [one], p2: [other] },
      { change: ({ table }) => void Object.assign(table.laws, { code_of_honor: {} }) },
    )
    game.say('p1', one).say('p2', other)
    expect(playedOn(game)).toHaveLength(1)
    const lost = game.told('ti3.log.cardLost')
    expect(lost).toHaveLength(1)
    expect(game.table.discards.action.toSorted()).toEqual([one, other].toSorted())
    expect(game.sheet('p1').actionCards + game.sheet('p2').actionCards).toBe(0)
    expect(game.open.map(key => key.split(':')[1])).not.toContain('cards')
  })

  test('[ti3/22.aims] and found nothing to choose is lost as well, and leaves the action', () => {
    const card = inventAs('plague', {
      *aims() {
        return undefined
      },
    })
    const game = begin(turnOf('p1'), { p1: [card] })
    game.say('p1', { special: card })
    expect(game.told('ti3.log.cardLost')).toEqual([{ seat: 'p1', card }])
    expect(game.open).toEqual(['p1:turn'])
  })
})

describe('Battles pause for cards of any time', () => {
  const repairs = () =>
    inventAs('emergency_repairs', {
      pauses: ['beforeCombatRound', 'afterShipDamaged'],
      aims: aimAt.hex((table, by) => [
        ...new Set(
          Object.values(table.units).flatMap(({ of, at, damaged }) => (of === by && damaged ? [at] : [])),
        ),
      ]),
      *does(table, { by }, aim) {
        for (const unit of Object.values(table.units))
          if (unit.of === by && unit.at === aim && unit.damaged) delete unit.damaged
        return undefined
      },
    })
  const hurtOf = (game: Midgame) =>
    game.told('ti3.log.damaged').filter(about => about?.['seat'] === 'p2').length
  const hurt: Situation = {
    units: { p1: { a1: { war_sun: 2 } }, p2: { a1: { dreadnought: 4 } } },
    counters: { p2: { fleet: 5 } },
    change({ table }) {
      const [one] = fleet(table, 'p2', 'a1')
      if (one && table.units[one.id]) Object.assign(table.units[one.id] ?? {}, { damaged: true })
    },
  }

  test('before a round in which nothing else is asked, and once in one system in a round of the game', () => {
    repairs()
    const game = begin(battle, { p2: ['emergency_repairs.1', 'emergency_repairs.2'] }, hurt)
    expect(game.open).toEqual(['p2:cards'])
    game.say('p2', 'emergency_repairs.1')
    expect(playedOn(game)).toEqual(['p2 emergency_repairs.1 a1'])
    expect(game.told('test.played')[0]).toMatchObject({ moment: 'anyTime' })
    // Damaged again in the next rounds, the second copy is for another system.
    for (let i = 0; i < 20 && !game.rests; i++) {
      const [open] = game.match.open
      if (!open) break
      expect(open.key).not.toContain('/cards')
      game.say(open.to, open.otherwise ?? 'pass')
      expect(game.may('p2')['playAnyTime']).toBeUndefined()
    }
    const rounds = game.told('ti3.log.fires').filter(about => about?.['seat'] === 'p2')
    expect([game.rests, hurtOf(game), rounds.length]).toEqual([true, 2, 2])
  })

  test('right after damage', () => {
    repairs()
    const game = begin(battle, { p2: ['emergency_repairs.1'] }, { ...hurt, change() {} })
    until(game, 'afterShipDamaged')
    game.say('p2', 'emergency_repairs.1')
    // Whole again, one of the two left takes damage in the second round as well.
    expect([game.rests, hurtOf(game)]).toEqual([true, 3])
  })

  test('on planets too', () => {
    inventAs('master_of_trade', { pauses: ['beforeCombatRound'] })
    const landed: Situation = {
      units: { p1: { abyz: { ground_force: 2 } }, p2: { abyz: { ground_force: 2 } } },
      planets: { p2: ['abyz'] },
    }
    const game = begin(
      { segment: 'invasion', args: { seat: 'p1', hex: 'a1' } },
      { p2: ['master_of_trade'] },
      landed,
    )
    expect(game.open).toEqual(['p2:cards'])
    expect(game.table.battle?.planet).toBe('abyz')
    game.say('p2', 'master_of_trade')
    expect(playedOn(game)).toEqual(['p2 master_of_trade {}'])
  })
})

describe('Whether a card may be played', () => {
  test('is asked only at its own moment, with what is known then', () => {
    const asked = new Set<string>()
    const noted = (id: Parameters<typeof inventAs>[0]) =>
      inventAs(id, {
        may(_table, _by, about) {
          asked.add(`${id} ${Object.keys(about).sort().join()}`)
          return false
        },
      })
    for (const id of ['star_of_death', 'dug_in', 'flank_speed', 'minelayers', 'good_year'] as const) noted(id)
    inventAs('emergency_repairs', {
      pauses: ['beforeCombatRound'],
      may(_table, _by, about) {
        asked.add(`emergency_repairs ${Object.keys(about).sort().join()}`)
        return false
      },
    })
    const game = begin(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a1' } },
      { p1: ['plague', 'flank_speed.1'], p2: ['uprising'] },
      {
        units: {
          p1: { a1: { war_sun: 2, ground_force: 3 }, a2: { cruiser: 1 } },
          p2: { a1: { destroyer: 1 }, abyz: { ground_force: 2 } },
        },
        planets: { p2: ['abyz'] },
      },
    )
    const soldiers = (game: Midgame) =>
      Object.fromEntries(
        Object.keys(game.offered<{ units: object }>('p1').units).map(id => [id, { planet: 'abyz' }]),
      )
    for (let i = 0; i < 40 && !game.rests; i++) {
      const [open] = game.match.open
      if (!open) break
      const isLanding = open.key.endsWith('/landing')
      game.say(open.to, isLanding ? soldiers(game) : (open.otherwise ?? 'pass'))
    }
    expect(game.rests).toBe(true)
    expect([...asked].sort()).toEqual([
      'dug_in hex,of',
      'emergency_repairs of',
      'flank_speed hexes,of',
      'minelayers hex,of,units',
      'star_of_death hex,of',
    ])
  })
})

describe('A card that repeats another', () => {
  const repeating = (hand: readonly string[], more: Situation = {}) => {
    inventAs('local_unrest', { aims: aimAt.planet(() => ['abyz', 'fria']) })
    inventAs('uprising')
    inventAs('touch_of_genius', {
      *aims(table, { by }) {
        // Its price.
        const goods = table.players[by]
        if (!goods || goods.tradeGoods < 3) return undefined
        goods.tradeGoods -= 3
        table.supply.tradeGoods += 3
        return true
      },
    })
    const game = begin(
      turnOf('p1'),
      { p1: hand },
      {
        tradeGoods: { p1: 3 },
        ...more,
        change(state) {
          state.table.discards.action.push('local_unrest.3', 'uprising')
          state.box.actionCards = state.box.actionCards.filter(
            card => card !== 'local_unrest.3' && card !== 'uprising',
          )
          state.table.decks.action = state.box.actionCards.length
          for (const seat of ['p2', 'p3']) Object.assign(state.table.players[seat] ?? {}, { passed: true })
        },
      },
    )
    return game
  }

  test('[ti3/22.copied] asks which, is paid for, and does what that one does', () => {
    const game = repeating(['touch_of_genius'])
    game.say('p1', { special: 'touch_of_genius' })
    expect(choicesOf(game, 'p1').sort()).toEqual(['local_unrest', 'uprising'])
    game.say('p1', 'local_unrest').say('p1', 'fria')
    expect(playedOn(game)).toEqual(['p1 touch_of_genius fria'])
    expect(game.sheet('p1').tradeGoods).toBe(0)
    expect(game.table.discards.action).toContain('touch_of_genius')
  })

  test('[ti3/22.copied] counts as that one for what may not be done twice, before it and after it', () => {
    const after = repeating(['touch_of_genius', 'local_unrest.1'])
    after.say('p1', { special: 'touch_of_genius' }).say('p1', 'local_unrest').say('p1', 'fria')
    after.say('p1', { special: 'local_unrest.1' })
    expect(playedOn(after)).toEqual(['p1 touch_of_genius fria', 'p1 local_unrest.1 abyz'])
    const before = repeating(['touch_of_genius', 'local_unrest.1'])
    before.say('p1', { special: 'local_unrest.1' }).say('p1', 'fria')
    before.say('p1', { special: 'touch_of_genius' }).say('p1', 'local_unrest')
    expect(playedOn(before)).toEqual(['p1 local_unrest.1 fria', 'p1 touch_of_genius abyz'])
  })

  test('that cannot be paid for is lost, and leaves the action', () => {
    const game = repeating(['touch_of_genius'], { tradeGoods: { p1: 0 } })
    game.say('p1', { special: 'touch_of_genius' }).say('p1', 'uprising')
    expect(playedOn(game)).toEqual([])
    expect(game.told('ti3.log.cardLost')).toEqual([{ seat: 'p1', card: 'touch_of_genius' }])
    expect(game.open).toEqual(['p1:turn'])
  })
})
