import { describe, expect, test } from 'vitest'
import type { Next } from '../../../shared/engine/rules.ts'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import type { PoliticalCardId } from '../../../shared/ti3/content/politicalCards.ts'
import type { PlayerSheet, Table } from '../../../shared/ti3/table.ts'
import { standing } from '../action/turnWith.ts'
import { decided, type Sitting, under } from '../agenda/decide.ts'
import { attack, stage, thrown } from '../battlefield.ts'
import { askedIn, choicesOf } from '../invented.ts'
import { type Midgame, midgame, whereDice } from '../midgame.ts'
import { holding, quietly } from './holding.ts'

const turn: Next = { segment: 'turn', args: { seat: 'p1' } }
const _show = (game: Midgame) =>
  game.match.open.map(({ to, key, options, otherwise }) => JSON.stringify([to, key, options, otherwise]))
const law =
  (...ids: PoliticalCardId[]) =>
  ({ table, box }: { table: Table; box: { politicalCards: PoliticalCardId[] } }) => {
    for (const id of ids) table.laws[id] = {}
    box.politicalCards = box.politicalCards.filter(id => !ids.includes(id))
    table.decks.political = box.politicalCards.length
  }
const exhausted = (game: Midgame) =>
  Object.entries(game.table.planets)
    .flatMap(([id, card]) => (card?.exhausted ? [id] : []))
    .sort()
const passing = (game: Midgame, until: () => boolean) => {
  for (let i = 0; i < 40 && !until() && !game.rests; i++) {
    const [open] = game.match.open
    if (open) game.say(open.to, open.otherwise ?? 'pass')
  }
  return game
}

describe('Hits before the rounds', () => {
  test('Into the Breach: hits of an ambush have to go to the Dreadnought', () => {
    const game = whereDice(
      dice => {
        const game = attack(
          { cruiser: 2 },
          { dreadnought: 1, cruiser: 2 },
          holding({ p2: ['into_the_breach'] }, { dice, races: { p1: 'mentak', p2: 'yssaril', p3: 'sol' } }),
        )
        game.say('p2', 'into_the_breach')
        return quietly(game)
      },
      game =>
        thrown(game)
          .slice(0, 1)
          .flatMap(({ dice, needs }) => (dice ?? []).filter(die => die >= Number(needs))).length === 2,
    )
    expect(game.told('ti3.log.loses')[0]).toEqual({ seat: 'p2', unit: 'dreadnought', count: 1 })
  })
  test('Shields Holding does nothing about mines', () => {
    const game = whereDice(
      dice => {
        const game = stage(
          { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a1' } },
          holding(
            { p1: ['shields_holding'], p2: ['minelayers'] },
            {
              dice,
              units: { p1: { a2: { cruiser: 3 } }, p2: { a1: { cruiser: 2 } } },
              counters: { p1: { pool: 3 } },
            },
          ),
        )
        game.say('p1', Object.fromEntries(Object.keys(game.offered<Move>('p1').ships).map(id => [id, {}])))
        game.say('p2', 'minelayers')
        quietly(game)
        for (let i = 0; i < 6 && thrown(game).length < 2; i++)
          for (const { to } of [...game.match.open])
            if (game.open.includes(`${to}:cards`)) game.say(to, 'pass')
        return game
      },
      game =>
        thrown(game)
          .slice(0, 2)
          .flatMap(({ who, dice, needs }) =>
            who.startsWith('p2') ? (dice ?? []).filter(die => die >= Number(needs)) : [],
          ).length === 0,
    )
    expect(
      askedIn(game, 'afterEnemyCombatRoll').filter(seat => choicesOf(game, seat).includes('shields_holding')),
    ).toEqual([])
  })
})

describe('Veto on what Determine Policy chose', () => {
  test('a law brought back to the vote is gone', () => {
    const game = under(
      { segment: 'galacticCouncil', args: { seat: 'p1' } },
      { hands: { p2: ['determine_policy'], p3: ['veto'] }, laws: ['code_of_honor'] },
    )
    game.say('p2', 'determine_policy')
    if (game.open.includes('p3:cards') && askedIn(game, 'afterActionCard').length === 0)
      game.say('p3', 'pass')
    game.say('p2', 'laws')
    if (game.open[0]?.startsWith('p2:')) game.say('p2', choicesOf(game, 'p2')[0])
    quietly(game)
    for (let i = 0; i < 6 && askedIn(game, 'afterPoliticalRead').length === 0; i++)
      for (const { to } of [...game.match.open]) if (game.open.includes(`${to}:cards`)) game.say(to, 'pass')
    expect(game.table.laws).toEqual({})
    expect(game.table.agenda?.card).toBe('code_of_honor')
    game.say('p3', 'veto')
    quietly(game)
    expect(game.table.laws).toEqual({})
    expect(game.table.discards.political).toContain('code_of_honor')
    expect(game.table.agenda?.card).not.toBe('code_of_honor')
  })
})

describe('Planetary Security', () => {
  test('a planet emptied by Transport is nobody’s', () => {
    const game = under(turn, {
      hands: { p1: ['transport'] },
      laws: ['planetary_security'],
      planets: { p1: ['abyz', 'fria'] },
      units: { p1: { abyz: { ground_force: 2 }, fria: { ground_force: 1 } } },
    })
    game.say('p1', { special: 'transport' }).say('p1', 'abyz')
    for (let i = 0; i < 4 && game.open[0]?.startsWith('p1'); i++) {
      const options = game.offered<{ shape: string; of: Record<string, object>; most?: number }>('p1')
      game.say(
        'p1',
        options.shape === 'oneOf'
          ? Object.hasOwn(options.of, 'fria')
            ? 'fria'
            : Object.keys(options.of).at(-1)
          : { ground_force: 2 },
      )
    }
    quietly(game)
    expect(standing(game, 'fria')).toEqual(['p1 ground_force', 'p1 ground_force', 'p1 ground_force'])
    expect(game.table.planets.abyz).toBeUndefined()
  })
})

describe('Labor Force Politics', () => {
  test('votes, Usurper and payments read the values changed', () => {
    const game = under(
      { segment: 'galacticCouncil', args: { seat: 'p1' } },
      { laws: ['labor_force_politics'] },
    )
    passing(game, () => game.open.some(key => key.endsWith('vote')))
    game.say('p2', choicesOf(game, 'p2')[0])
    // Jord 4/2.
    const told = Object.values(game.table.agenda?.votes ?? {})
    expect(told[0]?.count).toBe(4)
  })
})

describe('Colonization Licensing', () => {
  test('asks nothing of Voluntary Annexation, which is no landing', () => {
    const game = under(turn, {
      hands: { p1: ['voluntary_annexation'] },
      laws: ['colonization_licensing'],
      planets: { p1: ['abyz'] },
    })
    game.say('p1', { special: 'voluntary_annexation' }).say('p1', 'tarmann')
    quietly(game)
    expect(exhausted(game)).toEqual(['tarmann'])
  })
  test('without the means there is no landing on it; own and hostile planets stay open', () => {
    const game = under(
      { segment: 'landings', args: { seat: 'p1', hex: 'a1' } },
      {
        laws: ['colonization_licensing'],
        planets: { p2: ['fria'] },
        exhausted: ['quinarra', 'trenlak'],
        units: { p1: { a1: { carrier: 1, ground_force: 2 } } },
      },
    )
    expect(Object.keys(game.offered<{ planets: object }>('p1').planets)).toEqual(['fria'])
  })
})

describe('Who is out', () => {
  test('is nobody’s aim', () => {
    const out = ({ table }: { table: Table }) => {
      ;(table.players['p3'] as PlayerSheet).out = true
      ;(table.players['p3'] as PlayerSheet).tradeGoods = 3
      table.supply.tradeGoods -= 3
    }
    const game = under(turn, {
      hands: { p1: ['insubordination', 'privateers', 'armistice', 'successful_spy'] },
      change: out,
    })
    expect(Object.keys(game.offered<Turn>('p1').special).sort()).toEqual(['armistice', 'insubordination'])
    game.say('p1', { special: 'insubordination' })
    quietly(game)
    expect(game.sheet('p2').counters.pool).toBe(2)
    expect(game.sheet('p3').counters.pool).toBe(3)
  })
})

describe('Wormholes', () => {
  test('Reconstruction joins every wormhole system; Closing closes it again', () => {
    const far = (laws: PoliticalCardId[]) => {
      const game = under(
        { segment: 'tacticalAction', args: { seat: 'p1', hex: 'c4' } },
        {
          laws,
          tiles: { b9: 'sys_quann' },
          units: { p1: { b9: { carrier: 1 } } },
          counters: { p1: { pool: 3, fleet: 5 } },
        },
      )
      return game.open.includes('p1:movement') ? Object.keys(game.offered<Move>('p1').ships).length : 0
    }
    expect([
      far([]),
      far(['wormhole_reconstruction']),
      far(['wormhole_reconstruction', 'closing_the_wormholes']),
    ]).toEqual([0, 1, 0])
  })
})

describe('Fleet limits', () => {
  const limit = (laws: PoliticalCardId[], race: 'letnev' | 'norr', fleet: number, footing: boolean) => {
    const game = midgame(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a2' } },
      {
        races: { p1: race, p2: 'sol', p3: 'hacan' },
        technologies: { p1: [] },
        units: { p1: { a1: { cruiser: 1 } } },
        tiles: { a2: 'empty_2', a1: 'sys_abyz__fria' },
        counters: { p1: { pool: 3, fleet, strategy: 1 } },
        change(state) {
          law(...laws)(state)
          if (footing) state.table.lasting['war_footing.p1'] = warFooting
        },
      },
    )
    return game.offered<Move>('p1').fleet['a2']?.most
  }
  const played = under(turn, { hands: { p1: ['war_footing'] } })
  played.say('p1', { special: 'war_footing' }).say('p1', 'a2')
  quietly(played)
  const warFooting = structuredClone(Object.values(played.table.lasting)[0]) as never
  test('War Footing adds two, on top of Letnev’s ship, and on top of Fleet Regulations’ five', () => {
    expect(limit([], 'norr', 3, true)).toBe(5)
    expect(limit([], 'letnev', 3, true)).toBe(6)
    expect(limit(['fleet_regulations'], 'letnev', 5, true)).toBe(8)
  })
})

describe('Open the Trade Routes', () => {
  test('against: goods from the supply go to the left neighbour, who keeps them; goods of players do not', () => {
    const game = decided('open_the_trade_routes', 'against')
    const { lasting } = game.table
    const then = (card: string, more: Sitting = {}) => {
      const table = under(turn, {
        hands: { p1: [card] },
        planets: { p1: ['abyz'] },
        ...more,
        change: ({ table }) => {
          table.lasting = structuredClone(lasting)
        },
      })
      table.say('p1', { special: card })
      return quietly(table)
    }
    const year = then('good_year')
    expect(['p1', 'p2', 'p3'].map(seat => year.sheet(seat).tradeGoods)).toEqual([0, 1, 0])
    const stolen = then('privateers', { tradeGoods: { p3: 4 } })
    expect(['p1', 'p2', 'p3'].map(seat => stolen.sheet(seat).tradeGoods)).toEqual([2, 0, 0])
  })
})

describe('Imperial Containment', () => {
  test('who has most planets outside his Home System pays two counters; with one left: none', () => {
    const game = decided('imperial_containment', 'for', {
      planets: { p1: ['abyz', 'fria'], p2: ['saudor', 'thibah'], p3: ['quann'] },
    })
    const { lasting } = game.table
    const seat = (who: string, pool: number) => {
      const table = under(
        { segment: 'turn', args: { seat: who } },
        {
          counters: { [who]: { pool } },
          change: ({ table }) => {
            table.lasting = structuredClone(lasting)
            table.active = who
          },
        },
      )
      return table.open.includes(`${who}:turn`) && table.offered<Turn>(who).tactical.length > 0
    }
    expect([seat('p1', 1), seat('p1', 2), seat('p2', 1), seat('p3', 1)]).toEqual([false, true, false, true])
  })
})

describe('Touch of Genius', () => {
  const touch = (discard: string, more: Sitting = {}) =>
    under(turn, {
      hands: { p1: ['touch_of_genius', ...(more.hands?.['p1'] ?? [])] },
      tradeGoods: { p1: 3 },
      planets: { p1: ['abyz', 'quann'] },
      ...more,
      change(state) {
        more.change?.(state)
        state.table.discards.action.push(discard)
        state.box.actionCards = state.box.actionCards.filter(card => card !== discard)
        state.table.decks.action = state.box.actionCards.length
      },
    })
  test('costs 3 influence, goods allowed, paid even when it is cancelled, and is an action if that is', () => {
    const game = touch('good_year')
    game.say('p1', { special: 'touch_of_genius' })
    for (let i = 0; i < 3 && game.open[0]?.startsWith('p1:'); i++)
      game.say('p1', game.open[0].endsWith('repeats') ? 'good_year' : { planets: [], tradeGoods: 3 })
    quietly(game)
    expect(game.sheet('p1').tradeGoods).toBe(2)
    expect(game.open).toEqual(['p2:turn'])
    expect([...game.table.discards.action].sort()).toEqual(['good_year', 'touch_of_genius'])
  })
  test('not without 3 influence', () => {
    const poor = touch('good_year', { tradeGoods: { p1: 1 } })
    // Quinarra 1, Quann 1, a good 1: three, so it is; one less is not.
    expect(Object.keys(poor.offered<Turn>('p1').special)).toContain('touch_of_genius')
    const none = touch('good_year', { tradeGoods: { p1: 0 } })
    expect(Object.keys(none.offered<Turn>('p1').special)).not.toContain('touch_of_genius')
  })
})
