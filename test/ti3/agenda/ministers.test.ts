import { describe, expect, test } from 'vitest'
import { fleet } from '../../../shared/ti3/forces.ts'
import { producingDocks } from '../../../shared/ti3/production.ts'
import { priceOf } from '../../../shared/ti3/research.ts'
import { secondaryCost } from '../../../shared/ti3/secondaries.ts'
import { mayAgree, partnersOf } from '../../../shared/ti3/trading.ts'
import { standing } from '../action/turnWith.ts'
import { attack } from '../battlefield.ts'
import { bonus, each, where } from '../held.ts'
import { choicesOf } from '../invented.ts'
import type { Midgame } from '../midgame.ts'
import { type Council, decided, sitting, takenBack } from './decided.ts'

const elected = (...seats: string[]) => ({ elected: seats })
const rest = { segment: 'rest' }
const agreement =
  (one: string, other: string, cards: readonly [string, string]): NonNullable<Council['change']> =>
  ({ table }) => {
    for (const [seat, from, card] of [
      [one, other, cards[1]],
      [other, one, cards[0]],
    ] as const) {
      Object.assign(table.players[seat]?.agreements ?? {}, { [card]: true })
      const { contracts = {} } = table.players[from] ?? {}
      delete (contracts as Record<string, true>)[card]
    }
  }
const allies = agreement('p1', 'p2', ['trade_norr_1', 'trade_sol_1'])

describe('[ti3/22.outcomes] Council Elder', () => {
  const read = (card: 'public_execution' | 'code_of_honor' | 'repeal', more: Council = {}) =>
    sitting(
      { segment: 'galacticCouncil', args: { seat: 'p1', isOpen: true } },
      { laws: { council_elder: elected('p2') }, top: [card], ...more },
    )

  test('is discarded once an election is read: only its holder is asked, and his vote decides', () => {
    const game = read('public_execution')
    expect(game.open).toEqual(['p2:cards'])
    game.say('p2', 'council_elder')
    expect(game.table.laws).toEqual({})
    expect(game.open).toEqual(['p2:vote'])
    game.say('p2', 'p3')
    expect(game.told('ti3.log.elected.player')).toEqual([{ card: 'public_execution', elected: 'p3' }])
    expect(game.table.discards.political).toEqual(['council_elder', 'public_execution'])
    expect(Object.values(game.table.lasting).map(({ effect }) => effect)).toEqual(['public_execution'])
  })

  test('leaves it to the Speaker where its holder abstains', () => {
    const game = read('public_execution').say('p2', 'council_elder').say('p2', 'abstain')
    expect(game.open).toEqual(['p1:tie'])
  })

  test('may be kept, and then everybody votes', () => {
    const game = read('public_execution').say('p2', 'pass')
    expect(Object.keys(game.table.laws)).toEqual(['council_elder'])
    for (const seat of ['p2', 'p3', 'p1']) game.say(seat, 'abstain')
    expect(game.open).toEqual(['p1:tie'])
  })

  test('is not for agendas for or against, nor anybody else’s', () => {
    expect(read('code_of_honor').open).toEqual(['p2:vote'])
    expect(read('public_execution', { laws: { council_elder: elected('p3') } }).open).toEqual(['p3:cards'])
  })

  test('leaves a holder who may not vote without a say: the Speaker decides', () => {
    const game = read('public_execution', {
      change({ table }) {
        table.lasting['thugs'] = {
          effect: 'thugs',
          by: 'p3',
          on: 'p2',
          until: 'round',
          forbids: { votes: true },
        }
      },
    })
    game.say('p2', 'council_elder')
    expect(game.open).toEqual(['p1:tie'])
  })

  test('[ti3/22.nothing] discarded as the only law that could be elected, leaves nothing to elect: the next agenda is drawn', () => {
    const game = read('repeal', { top: ['repeal', 'code_of_honor'] }).say('p2', 'council_elder')
    expect(game.told('ti3.log.nothingToElect')).toEqual([{ card: 'repeal' }])
    expect(game.table.discards.political).toEqual(['council_elder', 'repeal'])
    expect(game.table.agenda).toMatchObject({ card: 'code_of_honor', votes: {} })
    expect(game.table.lasting).toEqual({})
    expect(game.open).toEqual(['p2:vote'])
  })

  test('survives a take-back', () => {
    const used = takenBack(read('public_execution'), 'p2', 'council_elder')
    expect(used.laws).toEqual({})
  })
})

describe("[ti3/22.outcomes] Council's Censure", () => {
  const picks = (strategy: number, taken: readonly string[] = [], seat = 'p1') =>
    sitting(
      { segment: 'pick', args: { seats: [seat] } },
      {
        phase: 'strategy',
        laws: { councils_censure: elected('p1') },
        counters: { [seat]: { strategy } },
        change({ table }) {
          for (const id of taken) Object.assign(table.strategyCards, { [id]: { bonus: 0, holder: 'p2' } })
        },
      },
    )

  test('has the elected pay two Strategy counters to pick Imperial', () => {
    const game = picks(3)
    expect(choicesOf(game, 'p1')).toContain('base_imperial')
    game.say('p1', 'base_imperial')
    expect(game.sheet('p1').counters.strategy).toBe(1)
    expect(game.told('ti3.log.paysStrategy')).toEqual([{ seat: 'p1', count: 2 }])
  })

  test('keeps it from him with fewer, and costs nothing for any other card or player', () => {
    expect(choicesOf(picks(1), 'p1')).not.toContain('base_imperial')
    expect(picks(1).say('p1', 'base_trade').sheet('p1').counters.strategy).toBe(1)
    expect(picks(0, [], 'p2').say('p2', 'base_imperial').sheet('p2').counters.strategy).toBe(0)
  })

  test('costs nothing where it is the last card left', () => {
    const others = Object.keys(picks(0).table.strategyCards).filter(id => id !== 'base_imperial')
    const game = picks(2, others)
    if (!game.rests && game.open.includes('p1:card')) game.say('p1', 'base_imperial')
    expect(game.table.strategyCards.base_imperial.holder).toBe('p1')
    expect(game.sheet('p1').counters.strategy).toBe(2)
  })
})

describe('[ti3/22.outcomes] Crown of Thalnos', () => {
  test('gives Ground Forces of the elected +1 on combat rolls, and nobody else', () => {
    const { table } = sitting(rest, {
      laws: { crown_of_thalnos: elected('p1') },
      races: { p1: 'sol', p2: 'norr', p3: 'letnev' },
    })
    expect(where(table, 1).filter(line => line.endsWith('invasion'))).toEqual(
      each('ground_force', 'invasion'),
    )
    expect(where(table, 1).every(line => line.startsWith('ground_force'))).toBe(true)
    const without = sitting(rest).table
    const of = (now: typeof table) => bonus(now, 'ground_force', { step: 'invasion' }, 'p3')
    expect(of(table)).toBe(of(without))
  })
})

describe('[ti3/22.outcomes] Forced Economic Independence', () => {
  test('ends the agreement of the pair, and none is made between the two while it lies', () => {
    const game = decided('forced_economic_independence', ['p1', 'p2'], { change: allies })
    expect(game.table.laws.forced_economic_independence).toEqual({ elected: ['p1', 'p2'] })
    expect(partnersOf(game.table, 'p1')).toEqual([])
    expect(mayAgree(game.table, 'p1', 'p2')).toBe(false)
    expect(mayAgree(game.table, 'p2', 'p1')).toBe(false)
    expect(mayAgree(game.table, 'p1', 'p3')).toBe(true)
    const table = structuredClone(game.table)
    delete table.laws.forced_economic_independence
    expect(mayAgree(table, 'p1', 'p2')).toBe(true)
  })
})

describe('[ti3/22.outcomes] Holy Planet of Ixth', () => {
  test('keeps every dock on the planet from building, whoever holds it, and no other', () => {
    const docks = (seat: string) =>
      sitting(rest, {
        laws: { holy_planet_of_ixth: elected('abyz') },
        planets: { [seat]: ['abyz', 'fria'] },
        units: { [seat]: { abyz: { space_dock: 1 }, fria: { space_dock: 1 } } },
      }).table
    for (const seat of ['p1', 'p2'])
      expect(producingDocks(docks(seat), seat, 'a1').map(({ planet }) => planet)).toEqual(['fria'])
  })
})

describe('[ti3/22.outcomes] Minister of Commerce', () => {
  test('takes a good in each Status Phase from each other player with goods who has an agreement', () => {
    const game = sitting(
      { segment: 'statusPhase' },
      {
        laws: { minister_of_commerce: elected('p3') },
        tradeGoods: { p1: 2, p2: 0, p3: 1 },
        change: allies,
        cards: { p1: ['base_trade'], p2: ['base_political'], p3: ['base_warfare'] },
      },
    )
    expect(['p1', 'p2', 'p3'].map(seat => game.sheet(seat).tradeGoods)).toEqual([1, 0, 2])
  })
})

describe('[ti3/22.outcomes] Minister of Exploration', () => {
  const lands = (by: string, holder: string) => {
    const game = sitting(
      { segment: 'landings', args: { seat: by, hex: 'a1' } },
      {
        laws: { minister_of_exploration: elected(holder) },
        units: { [by]: { a1: { carrier: 1, ground_force: 1 } } },
      },
    )
    const [troop = ''] = Object.entries(game.table.units).flatMap(([id, { kind }]) =>
      kind === 'ground_force' ? [id] : [],
    )
    return game.say(by, { [troop]: { planet: 'abyz' } })
  }

  test('brings a good from the supply when another player takes a neutral planet by landing, not when he does', () => {
    const game = lands('p1', 'p2')
    expect(game.table.planets.abyz?.owner).toBe('p1')
    expect(game.sheet('p2').tradeGoods).toBe(1)
    expect(lands('p2', 'p2').sheet('p2').tradeGoods).toBe(0)
  })
})

describe('[ti3/22.outcomes] Minister of Internal Security', () => {
  const law = 'minister_of_internal_security'
  const guarded = (holder = 'p2') =>
    sitting(
      { segment: 'turn', args: { seat: 'p1' } },
      {
        laws: { [law]: elected(holder) },
        planets: { p1: ['mecatol_rex'] },
        units: { p1: { mecatol_rex: { ground_force: 5, pds: 1 } } },
      },
    )
  const troops = (game: Midgame) =>
    Object.entries(game.table.units).flatMap(([id, { kind }]) => (kind === 'ground_force' ? [id] : []))

  test('is spent once by whoever asked for it twice', () => {
    const game = guarded()
    game.command('p2', 'playAnyTime', law)
    game.command('p2', 'playAnyTime', law)
    game.say('p2', troops(game).slice(0, 1))
    expect(game.table.laws).toEqual({})
    expect(troops(game)).toHaveLength(4)
    expect(game.open).toEqual(['p1:turn'])
  })

  test('is discarded at any time, on anybody’s turn, to kill up to four Ground Forces on Mecatol Rex', () => {
    const game = guarded()
    expect(game.may('p3')['playAnyTime']).toBeUndefined()
    expect(game.command('p2', 'playAnyTime', law)).toBeUndefined()
    expect(game.answer('p2', troops(game))?.code).toBeDefined()
    game.say('p2', troops(game).slice(0, 4))
    expect(standing(game, 'mecatol_rex')).toEqual(['p1 ground_force', 'p1 pds'])
    expect(game.table.planets.mecatol_rex?.owner).toBe('p1')
    expect(game.table.laws).toEqual({})
    expect(game.table.discards.political).toEqual([law])
    expect(game.may('p2')['playAnyTime']).toBeUndefined()
    expect(game.open).toEqual(['p1:turn'])
  })

  test('is not offered where no Ground Forces stand there', () => {
    const game = sitting(
      { segment: 'turn', args: { seat: 'p1' } },
      {
        laws: { [law]: elected('p2') },
        planets: { p1: ['mecatol_rex', 'abyz'] },
        units: { p1: { abyz: { ground_force: 1 } } },
      },
    )
    expect(game.may('p2')['playAnyTime']).toBeUndefined()
  })

  test('waits between landing and combat, also for one who has no part in it', () => {
    const game = sitting(
      { segment: 'planetInvasion', args: { seat: 'p1', hex: 'm0', planet: 'mecatol_rex', ships: [] } },
      {
        laws: { [law]: elected('p3') },
        planets: { p2: ['mecatol_rex'] },
        units: { p2: { mecatol_rex: { ground_force: 2 } }, p1: { m0: { carrier: 1 } } },
        change({ table }) {
          table.doing = { kind: 'tactical', of: 'p1', hexes: ['m0'], fired: {} }
          table.units['u900'] = { kind: 'ground_force', of: 'p1', at: 'm0', planet: 'mecatol_rex' }
          table.unitsMade = 900
        },
      },
    )
    expect(game.open).toEqual(['p3:cards'])
    const defenders = troops(game).filter(id => id !== 'u900')
    game.say('p3', law).say('p3', defenders)
    expect(game.table.planets.mecatol_rex?.owner).toBe('p1')
  })
})

describe('[ti3/22.outcomes] Minister of Policy', () => {
  test('draws one action card more in the Status Phase', () => {
    const game = sitting(
      { segment: 'supplies' },
      {
        laws: { minister_of_policy: elected('p2') },
        cards: { p1: ['base_trade'], p2: ['base_political'], p3: ['base_warfare'] },
        phase: 'status',
      },
    )
    expect(['p1', 'p2', 'p3'].map(seat => game.sheet(seat).actionCards)).toEqual([1, 2, 1])
  })
})

describe('[ti3/22.outcomes] Minister of War', () => {
  const fought = (strategy: number, p2: Record<string, number>, holder = 'p1') =>
    attack({ cruiser: 2 }, p2, {
      counters: { p1: { strategy } },
      change({ table }) {
        table.laws = { minister_of_war: { elected: [holder] } }
      },
    })
  const isOffered = (game: Midgame) =>
    game.open.includes('p1:cards') && choicesOf(game, 'p1').includes('minister_of_war')

  test('makes one hit for a Strategy counter before the first round; the enemy chooses what it costs him', () => {
    const game = fought(2, { cruiser: 1, carrier: 1 })
    expect(isOffered(game)).toBe(true)
    while (game.open.some(open => open.endsWith(':cards')))
      for (const open of game.open) {
        const seat = open.slice(0, 2)
        game.say(seat, isOffered(game) && seat === 'p1' ? 'minister_of_war' : 'pass')
      }
    expect(game.asked('p2').text).toBe('ti3.ask.casualties')
    const ships = fleet(game.table, 'p2', 'a1')
    game.say('p2', { damaged: [], destroyed: [ships.find(({ kind }) => kind === 'carrier')?.id] })
    expect(game.sheet('p1').counters.strategy).toBe(1)
    expect(game.told('ti3.log.ministerStrikes')).toEqual([{ seat: 'p1', from: 'p2' }])
    expect(isOffered(game)).toBe(false)
  })

  test('ends a battle against one ship before it fires', () => {
    const game = fought(1, { cruiser: 1 })
    expect(isOffered(game)).toBe(true)
    for (const open of game.open)
      game.say(open.slice(0, 2), open.startsWith('p1') ? 'minister_of_war' : 'pass')
    expect(game.told('ti3.log.fires')).toEqual([])
    expect(standing(game, 'a1')).toEqual(['p1 cruiser', 'p1 cruiser'])
    expect(game.table.lasting).toEqual({})
  })

  test('is not offered without a counter, nor in battles of others', () => {
    expect(isOffered(fought(0, { cruiser: 1 }))).toBe(false)
    const others = fought(2, { cruiser: 1 }, 'p3')
    expect(others.open.some(open => open.startsWith('p3'))).toBe(false)
  })
})

describe('[ti3/22.outcomes] Science Community Speaker', () => {
  test('uses the secondary ability of Technology without a counter, and pays one less for technologies', () => {
    const plain = sitting(rest).table
    const { table } = sitting(rest, { laws: { science_community_speaker: elected('p1') } })
    const price = (now: typeof table, seat: string) => priceOf(now, seat, 'hylar_v_assault_laser')
    expect([
      secondaryCost(table, 'p1', 'base_technology'),
      secondaryCost(table, 'p2', 'base_technology'),
    ]).toEqual([0, 1])
    expect(secondaryCost(table, 'p1', 'base_political')).toBe(1)
    expect(price(table, 'p1')).toBe(price(plain, 'p1') - 1)
    expect(price(table, 'p2')).toBe(price(plain, 'p2'))
  })
})

describe('[ti3/22.outcomes] Subsidized Studies', () => {
  test('makes technologies of the elected colour 3 cheaper and all others 2 dearer, for everybody', () => {
    const plain = sitting(rest).table
    const { table } = sitting(rest, { laws: { subsidized_studies: elected('red') } })
    for (const seat of ['p1', 'p2']) {
      const difference = (id: Parameters<typeof priceOf>[2]) =>
        priceOf(table, seat, id) - priceOf(plain, seat, id)
      expect(difference('hylar_v_assault_laser')).toBe(-3)
      expect(difference('antimass_deflectors')).toBe(2)
      expect(difference('sarween_tools')).toBe(2)
    }
  })
})

describe('A law on a player', () => {
  test('[ti3/22.laws] is discarded when he is out of the game, one on others stays', () => {
    const game = sitting(
      { segment: 'turnEnds', args: { seat: 'p1' } },
      {
        laws: { minister_of_policy: elected('p3'), crown_of_thalnos: elected('p1') },
        units: { p1: { a1: { cruiser: 1 } }, p2: { a2: { cruiser: 1 } } },
        cards: { p1: ['base_trade'], p2: ['base_political'], p3: ['base_warfare'] },
        change({ table }) {
          for (const [id, card] of Object.entries(table.planets))
            if (card?.owner === 'p3') delete table.planets[id as keyof typeof table.planets]
        },
      },
    )
    expect(game.sheet('p3').out).toBe(true)
    expect(Object.keys(game.table.laws)).toEqual(['crown_of_thalnos'])
    expect(game.table.discards.political).toEqual(['minister_of_policy'])
  })
})
