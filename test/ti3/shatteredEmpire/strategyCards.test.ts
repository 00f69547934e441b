import { describe, expect, test } from 'vitest'
import type { Amounts } from '../../../shared/engine/options.ts'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { pass } from '../../../shared/galaxy/window.ts'
import { numberOf, permits } from '../../../shared/ti3/effects.ts'
import { fleet } from '../../../shared/ti3/forces.ts'
import { sheet } from '../../../shared/ti3/realm.ts'
import { priceOf } from '../../../shared/ti3/research.ts'
import { type Midgame, midgame } from '../midgame.ts'
import { choices, handOf, type Senate, used, withSenate } from './senate.ts'

/** Whoever holds action cards may answer to what is drawn and read. */
const letPass = (game: Midgame) => {
  while (game.open[0]?.endsWith(':cards')) game.say(game.open[0].slice(0, 2), pass)
}

describe('Leadership', () => {
  test('[ti3/se.leadership] brings its holder three counters, and then sells him three more for two influence each', () => {
    const game = used('se_leadership', { planets: { p1: ['lor', 'mecatol_rex', 'mehar_xull'] } })
    game.say('p1', { pool: 2, fleet: 1 })
    expect(choices(game, 'p1')).toEqual(['secondary', 'none'])
    game.say('p1', 'secondary')
    // Six influence are the most it takes, however much there is.
    expect(game.offered('p1')).toMatchObject({ worth: 'influence', least: 2, step: 2, most: 6 })
    game.say('p1', { planets: ['mecatol_rex'], tradeGoods: 0 })
    game.say('p1', { strategy: 3 })
    expect(game.sheet('p1').counters).toMatchObject({ strategy: 5, pool: 5, fleet: 4 })
  })

  test('costs the others no counter', () => {
    const game = used('se_leadership', { counters: { p2: { strategy: 0 } }, tradeGoods: { p2: 2 } }).say(
      'p1',
      { pool: 3 },
    )
    game.say('p1', 'none')
    expect(choices(game, 'p2')).toEqual(['secondary', 'none'])
    expect(game.asked('p2').text).toBe('ti3.ask.secondaryFree')
  })
})

describe('Diplomacy II', () => {
  test('[ti3/se.diplomacyTwo] closes a system to all others with a counter of each', () => {
    const game = used('se_diplomacy_ii', { planets: { p1: ['wellon'] }, activated: { p2: ['b3'] } })
    game.say('p1', 'zone')
    expect(choices(game, 'p1').sort()).toEqual(['b3', 'c15'])
    const before = game.sheet('p3').counters.reinforcements
    game.say('p1', 'b3')
    expect(game.table.activated['b3']).toEqual({ p2: true, p3: true })
    expect(game.sheet('p3').counters.reinforcements).toBe(before - 1)
    expect(game.told('ti3.log.zoneCounter')).toEqual([{ seat: 'p3', hex: 'b3' }])
  })

  test('has who holds no counter in reinforcements give up one where he chooses, and ships over supply with it', () => {
    const game = used('se_diplomacy_ii', {
      // One more than two counters hold: Letnev.
      units: { p2: { b9: { cruiser: 3 } } },
      counters: { p2: { strategy: 0, pool: 14, fleet: 2 } },
    })
    // One system is his, and nothing lies there to be annexed, so nobody asks him.
    expect(choices(game, 'p2')).toEqual(['pool', 'fleet'])
    game.say('p2', 'fleet')
    expect(game.asked('p2').text).toBe('ti3.ask.overFleet')
    game.say('p2', [fleet(game.table, 'p2', 'b9')[0]?.id])
    expect(fleet(game.table, 'p2', 'b9')).toHaveLength(2)
    expect(game.table.activated['c15']).toEqual({ p2: true, p3: true })
  })

  const border = {
    units: { p2: { b3: { cruiser: 1 } }, p3: { saudor: { ground_force: 1 }, b9: { fighter: 1 } } },
    planets: { p2: ['wellon'], p3: ['saudor', 'arnor'] },
  } as const

  test('[ti3/se.annexation] annexes an empty planet beside a system one controls, also one held by a marker alone', () => {
    const game = used('se_diplomacy_ii', border)
    game.say('p2', 'secondary')
    // Not Saudor, where troops stand, nor Mecatol Rex, nor what lies farther away; Tarmann only lies beside the nebula.
    expect(choices(game, 'p2').sort()).toEqual(['arnor', 'lor', 'vefut_ii'])
    game.say('p2', 'arnor')
    if (game.open.includes('p2:price')) game.say('p2', { planets: ['arc_prime'], tradeGoods: 0 })
    if (game.open.includes('p3:use')) game.say('p3', 'none')
    expect(game.table.planets.arnor).toEqual({ owner: 'p2', exhausted: true, taken: 2 })
    expect(game.sheet('p2').counters.strategy).toBe(1)
    expect(game.told('ti3.log.annexesFreely')).toEqual([{ seat: 'p2', planet: 'arnor' }])
    expect(game.table.lasting['annexed.p2.arnor']).toMatchObject({ until: 'round' })
  })

  test('annexes for its holder without influence', () => {
    const game = used('se_diplomacy_ii', {
      units: { p1: { b3: { cruiser: 1 } } },
      planets: { p1: ['wellon'] },
      exhausted: ['wellon', 'jord'],
    })
    game.say('p1', 'annex')
    expect(choices(game, 'p1')).not.toContain('mecatol_rex')
    game.say('p1', 'vefut_ii')
    expect(game.table.planets.vefut_ii?.owner).toBe('p1')
  })

  test('is Diplomacy to the Xxcha, who may use its primary ability instead', () => {
    const game = used('se_diplomacy_ii', { races: { p2: 'xxcha' } }).say('p1', 'zone')
    if (game.open.includes('p1:zone')) game.say('p1', 'c15')
    expect(choices(game, 'p2')).toContain('primary')
  })
})

describe('Assembly', () => {
  const hands = { p1: ['arms_reduction'], p2: ['free_trade', 'fleet_regulations'] } as const

  test('[ti3/se.assembly] gives its holder the token, and another plays a card of his hand, which is voted on', () => {
    const game = used('se_assembly', { political: hands, change: ({ table }) => (table.speaker = 'p3') })
    expect(game.sheet('p1').politicalCards).toBe(2)
    expect(game.sheet('p1').actionCards).toBe(2)
    game.say('p1', 'take').say('p1', 'p2')
    expect(game.table.speaker).toBe('p1')
    expect(choices(game, 'p2')).toEqual(['fleet_regulations', 'free_trade'])
    game.say('p2', 'fleet_regulations')
    expect(game.table.agenda?.card).toBe('fleet_regulations')
    expect(handOf(game, 'p2')).toEqual(['free_trade'])
    letPass(game)
    // Its new holder votes last.
    expect(game.open).toEqual(['p2:vote'])
  })

  test('may not be used by the Speaker to keep the token: another one gets it, and he plays', () => {
    const game = used('se_assembly', { political: hands, change: ({ table }) => (table.speaker = 'p1') })
    if (choices(game, 'p1').includes('give')) game.say('p1', 'give')
    expect(choices(game, 'p1')).toEqual(['p2', 'p3'])
    game.say('p1', 'p3')
    expect(game.table.speaker).toBe('p3')
    expect(choices(game, 'p1')).toContain('arms_reduction')
  })

  test('does not give the token to who has it', () => {
    const game = used('se_assembly', { political: hands, change: ({ table }) => (table.speaker = 'p3') })
    game.say('p1', 'give')
    // Only one is left, so nobody asks.
    expect(game.table.speaker).toBe('p2')
  })

  test('of two who are left, gives the token to nobody where the other has it already', () => {
    const game = used('se_assembly', {
      political: hands,
      change({ table }) {
        table.speaker = 'p3'
        sheet(table, 'p2').out = true
      },
    })
    // Only one way is left, and only one who could play.
    expect(game.table.speaker).toBe('p1')
    expect(handOf(game, 'p3')).toEqual([])
    letPass(game)
    expect(game.table.agenda).toBeDefined()
  })

  test('asks for a card also where only one of several could be voted on, as nobody knows that', () => {
    const game = used('se_assembly', {
      political: { p1: ['arms_reduction'], p2: ['free_trade', 'repeal'] },
      change: ({ table }) => (table.speaker = 'p3'),
    })
    game.say('p1', 'take').say('p1', 'p2')
    expect(choices(game, 'p2')).toEqual(['free_trade'])
  })

  test('draws the top card where nobody holds one', () => {
    const game = used('se_assembly', { change: ({ table }) => (table.speaker = 'p1') })
    game.say('p1', 'p2')
    // He has the one he has just drawn, so that is what he plays.
    expect(game.told('ti3.log.playsPolitical')).toHaveLength(1)
    expect(game.sheet('p1').politicalCards).toBe(0)
    const other = used('se_assembly', { change: ({ table }) => (table.speaker = 'p3') })
    other.say('p1', 'take').say('p1', 'p2')
    expect(other.told('ti3.log.playsPolitical')).toEqual([])
    letPass(other)
    expect(other.table.agenda).toBeDefined()
  })

  test('[ti3/se.morale] refreshes planets whose resources and influence together are six at most, home too', () => {
    const game = midgame(
      { segment: 'secondaries', args: { seat: 'p1', card: 'se_assembly' } },
      withSenate({
        held: { p1: 'se_assembly' },
        planets: { p2: ['vefut_ii', 'wellon', 'mecatol_rex'] },
        exhausted: ['vefut_ii', 'wellon', 'mecatol_rex', 'arc_prime', 'wren_terra'],
      }),
    )
    game.say('p2', 'secondary')
    // Mecatol Rex is 1/6, Arc Prime 4/0, Wren Terra 2/1, Wellon 1/2, Vefut II 2/0.
    expect(choices(game, 'p2').sort()).toEqual(['arc_prime', 'none', 'vefut_ii', 'wellon', 'wren_terra'])
    game.say('p2', 'arc_prime')
    expect(choices(game, 'p2').sort()).toEqual(['none', 'vefut_ii'])
    game.say('p2', 'vefut_ii')
    const { planets } = game.table
    expect([planets.arc_prime, planets.vefut_ii, planets.wellon].map(card => card?.exhausted)).toEqual([
      undefined,
      undefined,
      true,
    ])
  })
})

describe('Production', () => {
  test('[ti3/se.production] builds in one system with two resources more, activated or not', () => {
    const game = used('se_production', { activated: { p1: ['c15'] }, exhausted: ['jord'] })
    expect(game.offered<Produce>('p1')).toMatchObject({ hex: 'c15', freeResources: 2, newDocks: [] })
    game.say('p1', {
      build: { jord: { ground_force: 4 } },
      newDocks: [],
      pay: { planets: [], tradeGoods: 0 },
    })
    expect(game.told('ti3.log.buildsOn')).toHaveLength(1)
    expect(game.table.activated['c15']).toEqual({ p1: true })
  })

  test('builds three units at most for the others', () => {
    const game = used('se_production', { tradeGoods: { p2: 5 }, exhausted: ['jord'] })
    game.say('p1', { build: {}, newDocks: [], pay: { planets: [], tradeGoods: 0 } })
    game.say('p2', 'secondary')
    const offered = game.offered<Produce>('p2')
    expect(offered).toMatchObject({ most: 3, freeResources: 0 })
    const [dock = ''] = Object.keys(offered.docks)
    const cart = (count: number, tradeGoods: number) => ({
      build: { [dock]: { ground_force: count } },
      newDocks: [],
      pay: { planets: [], tradeGoods },
    })
    expect(game.answer('p2', cart(4, 2))?.code).toBe('unitsFull')
    game.say('p2', cart(2, 1))
  })
})

describe('Trade II', () => {
  /** Sol with Letnev, whose cards pay 2 and 1, and Letnev with Hacan, who pay 3 and 1. */
  const partners: Senate = {
    change({ table }) {
      const { p1, p2, p3 } = table.players
      if (!p1 || !p2 || !p3) return
      Object.assign(p1, { contracts: { trade_sol_2: true }, agreements: { trade_letnev_1: true } })
      Object.assign(p2, { contracts: {}, agreements: { trade_sol_1: true, trade_hacan_1: true } })
      Object.assign(p3, { contracts: { trade_hacan_2: true }, agreements: { trade_letnev_2: true } })
    },
  }
  const goods = (game: Midgame) => ['p1', 'p2', 'p3'].map(seat => game.sheet(seat).tradeGoods)

  test('[ti3/se.tradeTwo] brings three goods, then all agreements pay, those of others one less in all', () => {
    const game = used('se_trade_ii', partners).say('p1', 'goods')
    // Hacan's own good for each agreement makes his one into two.
    expect(goods(game)).toEqual([4, 4, 1])
    expect(game.open).toEqual(['p1:negotiations'])
    game.say('p1', 'end')
    // Nobody is asked to follow.
    expect(game.rests).toBe(true)
  })

  test('cancels agreements instead, but none of Hacan', () => {
    const game = used('se_trade_ii', partners).say('p1', 'cancel')
    // Only that of Sol and Letnev may be, so nobody asks which.
    expect(game.told('ti3.log.agreementEnds')).toEqual([{ seat: 'p1', partner: 'p2' }])
    expect(goods(game)).toEqual([0, 2, 1])
  })
})

describe('Warfare II', () => {
  const alerted = () =>
    used('se_warfare_ii', {
      units: { p1: { b9: { cruiser: 2 } }, p2: { b3: { cruiser: 1 } }, p3: {} },
      planets: { p2: ['wellon'] },
    }).say('p1', 'b9')

  test('[ti3/se.highAlert] makes ships faster from where the token lies, and shoot better in Space Battles there', () => {
    const { table } = alerted()
    const fight = { hex: 'b9', side: 'attacker', round: 1, kind: 'cruiser' } as const
    expect(numberOf(table, 'p1', 'move', 2, { kind: 'cruiser', from: 'b9' })).toBe(3)
    expect(numberOf(table, 'p1', 'move', 2, { kind: 'cruiser', from: 'c15' })).toBe(2)
    expect(numberOf(table, 'p1', 'combat', 0, { ...fight, step: 'battle' })).toBe(1)
    expect(numberOf(table, 'p1', 'combat', 0, { ...fight, step: 'barrage' })).toBe(0)
    expect(numberOf(table, 'p3', 'combat', 0, { ...fight, step: 'battle' })).toBe(0)
    expect(Object.values(table.lasting)).toEqual([
      { effect: 'highAlert', by: 'p1', hex: 'b9', until: 'phase' },
    ])
  })

  test('lets the token go along with ships that leave, or stay', () => {
    const game = midgame(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'b10' } },
      withSenate({
        units: { p1: { b9: { cruiser: 2 } } },
        change({ table }) {
          table.lasting['highAlert.p1.b9'] = { effect: 'highAlert', by: 'p1', hex: 'b9', until: 'phase' }
        },
      }),
    )
    const [ship] = fleet(game.table, 'p1', 'b9')
    game.say('p1', { [ship?.id ?? '']: {} })
    expect(choices(game, 'p1')).toEqual(['b10', 'stays'])
    game.say('p1', 'b10')
    expect(Object.values(game.table.lasting).filter(({ effect }) => effect === 'highAlert')).toEqual([
      { effect: 'highAlert', by: 'p1', hex: 'b10', until: 'phase' },
    ])
  })

  test('[ti3/se.reinforce] sends two ships of others to systems they control, from where they have activated nothing', () => {
    const game = used('se_warfare_ii', {
      units: { p2: { b3: { cruiser: 1 }, b4: { carrier: 1, fighter: 2 }, a2: { destroyer: 1 } } },
      planets: { p2: ['wellon'] },
      activated: { p2: ['a2'] },
    }).say('p1', 'c15')
    game.say('p2', 'secondary')
    // The Destroyer stands where he has a counter, and the Cruiser has nowhere to go: Saudor is not his.
    const carrier = fleet(game.table, 'p2', 'b4').find(({ kind }) => kind === 'carrier')?.id ?? ''
    expect(choices(game, 'p2')).toEqual([carrier, 'none'])
    game.say('p2', carrier)
    expect(game.offered<Amounts>('p2')).toMatchObject({ of: { fighter: { most: 2 } }, least: 0 })
    game.say('p2', { fighter: 2 })
    expect(
      fleet(game.table, 'p2', 'b3')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['carrier', 'cruiser', 'fighter', 'fighter'])
    expect(game.table.activated['b3']).toBeUndefined()
    expect(game.sheet('p2').counters.strategy).toBe(1)
  })
})

describe('Technology II', () => {
  test('[ti3/se.technologyTwo] gives one technology, and sells a second for eight that the first opened', () => {
    const game = used('se_technology_ii', { technologies: { p1: [] }, tradeGoods: { p1: 8 } })
    expect(choices(game, 'p1')).not.toContain('sarween_tools')
    game.say('p1', 'enviro_compensator')
    expect(choices(game, 'p1')).toEqual(expect.arrayContaining(['sarween_tools', 'none']))
    game.say('p1', 'sarween_tools')
    expect(game.offered('p1')).toMatchObject({ worth: 'resources', least: 8 })
    game.say('p1', { planets: [], tradeGoods: 8 })
    expect(Object.keys(game.sheet('p1').technologies).sort()).toEqual(['enviro_compensator', 'sarween_tools'])
  })

  test('sells one to the others for six', () => {
    const game = used('se_technology_ii', { tradeGoods: { p2: 6 } })
    expect(priceOf(game.table, 'p2', 'sarween_tools')).toBe(6)
    expect(permits(game.table, 'p2', 'primaryAsWell', { card: 'se_technology_ii' })).toBe(false)
  })

  test('is Technology to Jol-Nar, who may use both abilities', () => {
    const game = used('se_technology_ii', { races: { p2: 'jol_nar' }, tradeGoods: { p2: 14 } })
    expect(permits(game.table, 'p2', 'primaryAsWell', { card: 'se_technology_ii' })).toBe(true)
  })
})

describe('Bureaucracy', () => {
  test('turns up an objective for each bonus counter when it is picked', () => {
    const game = midgame(
      { segment: 'pick', args: { seats: ['p1'] } },
      withSenate({
        phase: 'strategy',
        change({ table }) {
          table.strategyCards.se_bureaucracy.bonus = 2
        },
      }),
    )
    game.say('p1', 'se_bureaucracy')
    expect(Object.keys(game.table.objectives)).toHaveLength(2)
    expect(game.open).toEqual(['p1:bonus1'])
  })

  test('[ti3/se.bureaucracy] shows its holder two objectives, of which one is turned up and one goes back on top', () => {
    const game = used('se_bureaucracy')
    const [first, second, third] = game.match.state.box.objectives
    game.say('p1', 'pool')
    expect(choices(game, 'p1')).toEqual([first, second])
    expect(JSON.stringify(game.match.view('p2'))).not.toContain(`"${first}"`)
    game.say('p1', second)
    expect(game.table.objectives).toEqual({ [second as string]: {} })
    expect(game.match.state.box.objectives.slice(0, 2)).toEqual([first, third])
  })

  test('lets its holder claim a public objective at once, and never the secret one', () => {
    const game = used('se_bureaucracy', {
      planets: { p1: ['vefut_ii', 'wellon', 'tarmann', 'quann', 'saudor', 'lazar'] },
      change({ box, table }) {
        box.objectives = ['pub1_5_planets', ...box.objectives.filter(id => id !== 'pub1_5_planets')]
        table.decks.objective = box.objectives.length
      },
    })
    game.say('p1', 'pool').say('p1', 'pub1_5_planets')
    expect(choices(game, 'p1')).toEqual(['pub1_5_planets', 'done'])
    game.say('p1', 'pub1_5_planets')
    expect(game.sheet('p1').points).toBe(1)
  })

  test('draws a political and an action card for the others', () => {
    const game = midgame(
      { segment: 'secondaries', args: { seat: 'p1', card: 'se_bureaucracy' } },
      withSenate({ held: { p1: 'se_bureaucracy' } }),
    )
    game.say('p2', 'secondary').say('p3', 'none')
    expect(game.sheet('p2')).toMatchObject({ politicalCards: 1, actionCards: 1, counters: { strategy: 1 } })
  })
})
