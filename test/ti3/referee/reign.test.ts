import { describe, expect, test } from 'vitest'
import type { Next } from '../../../shared/engine/rules.ts'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import type { PoliticalCardId } from '../../../shared/ti3/content/politicalCards.ts'
import type { PlayerSheet, Table } from '../../../shared/ti3/table.ts'
import { standing } from '../action/turnWith.ts'
import { decided, type Sitting, under } from '../agenda/decide.ts'
import { attack, thrown } from '../battlefield.ts'
import { askedIn, choicesOf } from '../invented.ts'
import type { Midgame } from '../midgame.ts'
import { quietly } from './holding.ts'

const _show = (game: Midgame) =>
  game.match.open.map(({ to, key, options, otherwise }) => JSON.stringify([to, key, options, otherwise]))
const turnOf = (seat: string): Next => ({ segment: 'turn', args: { seat } })
const elected =
  (id: PoliticalCardId, ...who: string[]) =>
  ({ table, box }: { table: Table; box: { politicalCards: PoliticalCardId[] } }) => {
    table.laws[id] = { elected: who }
    box.politicalCards = box.politicalCards.filter(card => card !== id)
    table.decks.political = box.politicalCards.length
  }
const strategic = (card: string, seat = 'p1'): Next => ({ segment: 'strategicAction', args: { seat, card } })
const drive = (game: Midgame, answers: Record<string, (game: Midgame) => unknown>, stop: () => boolean) => {
  for (let i = 0; i < 60 && !game.rests && !stop(); i++) {
    const [open] = game.match.open
    if (!open) break
    const last = open.key.split('/').at(-1) ?? ''
    const of = Object.keys((open.options as { of?: object }).of ?? {})
    const mine = answers[`${open.to}:${last}`] ?? answers[last]
    game.say(open.to, mine ? mine(game) : (open.otherwise ?? of[0]))
  }
  return game
}

describe('Minister of War', () => {
  test('before the first round of his battle a Strategy counter is one hit, taken at once, once a battle', () => {
    const game = attack(
      { cruiser: 1 },
      { cruiser: 2, destroyer: 1 },
      { change: elected('minister_of_war', 'p1') },
    )
    game.say('p1', 'minister_of_war')
    expect(game.sheet('p1').counters.strategy).toBe(1)
    expect(game.offered<{ hits: number }>('p2').hits).toBe(1)
    expect(thrown(game)).toEqual([])
  })
  test('not without a counter', () => {
    const game = attack(
      { cruiser: 1 },
      { cruiser: 1 },
      { change: elected('minister_of_war', 'p1'), counters: { p1: { strategy: 0 } } },
    )
    expect(game.open.some(key => key.endsWith('cards'))).toBe(false)
  })
})

describe('Minister of Internal Security', () => {
  test('at any time, up to four Ground Forces on Mecatol Rex, whosever', () => {
    const game = under(turnOf('p2'), {
      units: { p2: { mecatol_rex: { ground_force: 5, pds: 1 } } },
      planets: { p2: ['mecatol_rex'] },
      change: elected('minister_of_internal_security', 'p1'),
    })
    expect(game.command('p1', 'playAnyTime', 'minister_of_internal_security')).toBeUndefined()
    expect(game.offered<{ most: number }>('p1').most).toBe(4)
    game.say('p1', choicesOf(game, 'p1').slice(0, 4))
    expect(standing(game, 'mecatol_rex')).toEqual(['p2 ground_force', 'p2 pds'])
    expect(game.table.laws).toEqual({})
  })
  test('useless with none there', () => {
    const game = under(turnOf('p2'), { change: elected('minister_of_internal_security', 'p1') })
    expect(game.may('p1')['playAnyTime']).toBeUndefined()
  })
})

describe('Council’s Censure', () => {
  const picks = (strategy: number) =>
    under(
      { segment: 'strategyPhase' },
      { phase: 'strategy', counters: { p1: { strategy } }, change: elected('councils_censure', 'p1') },
    )
  test('two Strategy counters to pick Imperial; with fewer he cannot', () => {
    expect(choicesOf(picks(1), 'p1')).not.toContain('base_imperial')
    const game = picks(2)
    game.say('p1', 'base_imperial')
    expect(game.sheet('p1').counters.strategy).toBe(0)
    expect(game.sheet('p1').counters.reinforcements).toBe(10)
  })
})

describe('Prices of technologies', () => {
  const price = (
    what: string,
    change: (state: { table: Table; box: { politicalCards: PoliticalCardId[] } }) => void,
    sitting: Sitting = {},
  ) => {
    const game = under(strategic('base_technology'), {
      cards: { p1: ['base_technology'] },
      tradeGoods: { p2: 16 },
      technologies: { p2: ['enviro_compensator'] },
      ...sitting,
      change(state) {
        sitting.change?.(state)
        change(state)
      },
    })
    drive(game, { use: () => 'secondary', 'p1:technology': g => choicesOf(g, 'p1')[0] }, () =>
      game.open.includes('p2:technology'),
    )
    const { of } = game.offered<{ of: Record<string, { about?: { price: number } }> }>('p2')
    return of[what]?.about?.price
  }
  const laws =
    (...ids: PoliticalCardId[]) =>
    ({ table }: { table: Table }) => {
      for (const id of ids) table.laws[id] = {}
    }
  test('Technology Tariffs: red 4 more; Regressive Rhetoric: all 2 more; both add up', () => {
    expect(price('hylar_v_assault_laser', laws('technology_tariffs'))).toBe(12)
    expect(price('stasis_capsules', laws('technology_tariffs'))).toBe(8)
    expect(price('hylar_v_assault_laser', laws('technology_tariffs', 'regressive_rhetoric'))).toBe(14)
  })
  test('Subsidized Studies: that colour 3 less, others 2 more', () => {
    expect(price('stasis_capsules', elected('subsidized_studies', 'green'))).toBe(5)
    expect(price('hylar_v_assault_laser', elected('subsidized_studies', 'green'))).toBe(10)
  })
  test('Science Community Speaker: 1 less, and the secondary without a counter', () => {
    expect(price('stasis_capsules', elected('science_community_speaker', 'p2'))).toBe(7)
    const game = under(strategic('base_technology'), {
      cards: { p1: ['base_technology'] },
      tradeGoods: { p2: 16 },
      counters: { p2: { strategy: 0 } },
      change: elected('science_community_speaker', 'p2'),
    })
    drive(game, { use: () => 'secondary' }, () => game.open.includes('p2:technology'))
    expect(game.open).toContain('p2:technology')
  })
  test('Research Grant: each specialty is of every colour', () => {
    expect(
      price('hylar_v_assault_laser', laws('research_grant'), { planets: { p2: ['fria', 'bereg'] } }),
    ).toBe(6)
    expect(
      price('enviro_compensator', laws('research_grant'), {
        planets: { p2: ['fria', 'bereg'] },
        technologies: { p2: [] },
      }),
    ).toBe(6)
  })
})

describe('Building under laws', () => {
  const build = (laws: PoliticalCardId[], more: Sitting = {}) => {
    const game = under(
      { segment: 'production', args: { seat: 'p1', hex: 'a3' } },
      {
        laws,
        units: { p1: { saudor: { space_dock: 1 } } },
        planets: { p1: ['saudor'] },
        tradeGoods: { p1: 9 },
        ...more,
      },
    )
    return game.open.some(key => key.startsWith('p1:prod')) ? game.offered<Produce>('p1') : undefined
  }
  test('Humane Labor: 2 for every dock, Enviro Compensator adds', () => {
    expect(build([])?.docks['saudor']?.most).toBe(4)
    expect(build(['humane_labor'])?.docks['saudor']?.most).toBe(2)
    expect(
      build(['humane_labor'], { technologies: { p1: ['enviro_compensator'] } })?.docks['saudor']?.most,
    ).toBe(3)
  })
  test('Regulated Conscription: a Ground Force for 1 each', () => {
    expect(build(['regulated_conscription'])?.prices.ground_force).toMatchObject({ cost: 1, built: 1 })
    expect(build([])?.prices.ground_force).toMatchObject({ cost: 1, built: 2 })
  })
  test('Holy Planet: nothing there by anybody', () => {
    const none = build([], { change: elected('holy_planet_of_ixth', 'saudor') })
    expect(none === undefined || none.docks['saudor'] === undefined || none.docks['saudor'].most === 0).toBe(
      true,
    )
  })
  test('Mass Mobilization against: no Ground Forces are purchased this round', () => {
    const { lasting } = decided('mass_mobilization', 'against').table
    expect(
      build([], {
        change: ({ table }) => {
          table.lasting = structuredClone(lasting)
        },
      })?.prices.ground_force,
    ).toBeUndefined()
  })
  test('Labor Force Politics: limits read the influence', () => {
    expect(
      build(['labor_force_politics'], {
        tiles: { a3: 'sys_qucenn__rarron' },
        units: { p1: { qucenn: { space_dock: 1 } } },
        planets: { p1: ['qucenn'] },
      })?.docks['qucenn']?.most,
    ).toBe(4)
  })
})

describe('Landings', () => {
  const open = (
    lasting: Record<string, unknown>,
    seat: string,
    hex: string,
    planets: Record<string, readonly string[]>,
    laws: PoliticalCardId[] = [],
  ) => {
    const game = under(
      { segment: 'landings', args: { seat, hex } },
      {
        laws,
        planets: planets as never,
        units: { [seat]: { [hex]: { carrier: 1, ground_force: 1 } } },
        change: ({ table }) => {
          table.lasting = structuredClone(lasting) as never
          table.active = seat
        },
      },
    )
    return game.open.includes(`${seat}:landing`)
      ? Object.keys(game.offered<{ planets: object }>(seat).planets).sort()
      : []
  }
  test('Imperial Peace: nobody on Mecatol Rex unless it is his; against: this round nowhere else', () => {
    expect(open({}, 'p1', 'm0', {}, ['imperial_peace'])).toEqual([])
    expect(open({}, 'p1', 'm0', { p1: ['mecatol_rex'] }, ['imperial_peace'])).toEqual(['mecatol_rex'])
    const { lasting } = decided('imperial_peace', 'against').table
    expect(open(lasting, 'p1', 'a1', { p2: ['abyz'] })).toEqual([])
    expect(open(lasting, 'p1', 'a1', { p1: ['abyz'] })).toEqual(['abyz'])
    expect(open(lasting, 'p1', 'm0', {})).toEqual(['mecatol_rex'])
  })
  test('Planetary Conscription against: no neutral planets, others yes', () => {
    const { lasting } = decided('planetary_conscription', 'against').table
    expect(open(lasting, 'p1', 'a1', { p2: ['abyz'] })).toEqual(['abyz'])
  })
})

describe('Short Term Truce', () => {
  test('all next round nobody activates a system with enemy ships; 10 influence of anyone ends it', () => {
    const sitting: Sitting = {
      laws: ['short_term_truce'],
      units: { p2: { a0: { fighter: 0, cruiser: 1 } } },
      round: 3,
      tradeGoods: { p3: 10 },
    }
    const game = decided('short_term_truce', 'for', { round: 3 })
    const { lasting, laws } = structuredClone(game.table)
    const at = (round: number) =>
      under(turnOf('p1'), {
        ...sitting,
        round,
        laws: [],
        change: ({ table }) => {
          table.lasting = round === 3 ? structuredClone(lasting) : {}
          table.laws = structuredClone(laws)
        },
      })
    expect(at(3).offered<Turn>('p1').tactical).toContain('a0')
    expect(at(4).offered<Turn>('p1').tactical).not.toContain('a0')
    const bought = at(4)
    expect(bought.command('p3', 'playAnyTime', 'short_term_truce')).toBeUndefined()
    if (bought.open.some(key => key.startsWith('p3:'))) bought.say('p3', { planets: [], tradeGoods: 10 })
    expect(bought.table.laws).toEqual({})
    expect(bought.sheet('p3').tradeGoods).toBe(0)
    expect(bought.offered<Turn>('p1').tactical).toContain('a0')
  })
})

describe('Trade War', () => {
  test('using the secondary one may discard a good of one opponent', () => {
    const game = under(strategic('base_trade', 'p3'), {
      laws: ['trade_war'],
      cards: { p3: ['base_trade'] },
      tradeGoods: { p1: 2 },
      change: ({ table }) => {
        table.active = 'p3'
        ;(table.players['p2'] as PlayerSheet).agreements = { trade_norr_1: true }
        ;(table.players['p1'] as PlayerSheet).agreements = { trade_sol_1: true }
        ;(table.players['p1'] as PlayerSheet).contracts = { trade_norr_2: true }
        ;(table.players['p2'] as PlayerSheet).contracts = { trade_sol_2: true }
      },
    })
    drive(game, { trade: () => 'profit', 'p2:use': () => 'secondary' }, () => game.open.includes('p2:p2'))
    expect(choicesOf(game, 'p2').sort()).toEqual(['none', 'p1', 'p3'])
    const before = game.sheet('p1').tradeGoods
    game.say('p2', 'p1')
    expect(game.sheet('p1').tradeGoods).toBe(before - 1)
  })
})

describe('Technology Buy-back', () => {
  test('once each Status Phase one none other rests on, for 6 goods', () => {
    const game = under(
      { segment: 'statusPhase' },
      {
        phase: 'status',
        laws: ['technology_buy_back'],
        technologies: { p1: ['enviro_compensator', 'sarween_tools', 'hylar_v_assault_laser'] },
      },
    )
    expect(game.command('p1', 'playAnyTime', 'technology_buy_back')).toBeUndefined()
    expect(choicesOf(game, 'p1').sort()).toEqual(['hylar_v_assault_laser', 'none', 'sarween_tools'])
    game.say('p1', 'sarween_tools')
    expect(game.sheet('p1').tradeGoods).toBe(6)
    expect(game.sheet('p1').technologies).toEqual({ enviro_compensator: true, hylar_v_assault_laser: true })
    expect(game.may('p1')['playAnyTime']).toBeUndefined()
  })
})

describe('Policy Paralysis', () => {
  test('that opponent has no secondary of this card; not the active player', () => {
    const game = under(strategic('base_technology'), {
      hands: { p3: ['policy_paralysis'] },
      cards: { p1: ['base_technology'] },
      tradeGoods: { p2: 9 },
    })
    drive(game, {}, () => askedIn(game, 'afterStrategyPrimary').includes('p3'))
    game.say('p3', 'policy_paralysis')
    // He has not seen it coming, and it is in time all the same.
    if (game.open.includes('p2:use')) game.say('p2', 'secondary')
    if (game.open.includes('p3:aim')) expect(choicesOf(game, 'p3')).toEqual(['p2'])
    quietly(game)
    drive(
      game,
      { 'p2:technology': () => 'enviro_compensator', price: () => ({ planets: [], tradeGoods: 8 }) },
      () => game.rests,
    )
    expect(game.sheet('p2').counters.strategy).toBe(2)
    expect(game.sheet('p2').technologies).toEqual({})
    expect(game.sheet('p2').tradeGoods).toBe(9)
  })
})

describe('Council Dissolved', () => {
  test('no agenda is drawn; what was gained is kept, the look at the next three follows', () => {
    const game = under(strategic('base_political'), {
      hands: { p2: ['council_dissolved'] },
      cards: { p1: ['base_political'] },
    })
    drive(
      game,
      {
        'p2:cards': g => (choicesOf(g, 'p2').includes('council_dissolved') ? 'council_dissolved' : 'pass'),
        'p1:counter': () => 'pool',
      },
      () => game.table.agenda !== undefined || game.open.some(key => /look|next|order|top/i.test(key)),
    )
    expect(game.table.agenda).toBeUndefined()
    expect(game.sheet('p1').actionCards).toBe(3)
    expect(game.open).toEqual(['p1:nextAgenda'])
  })
})
