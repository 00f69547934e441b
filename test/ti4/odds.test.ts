import { describe, expect, test } from 'vitest'
import {
  everyBattleOfKings,
  everyBattleOfTi4,
  ti4Special,
  ti4WithCards,
} from '../../scripts/odds/ti4Battles.ts'
import { compare, errorsApart, forecastOf } from '../../shared/arena/odds.ts'
import type { OddsBattle } from '../../shared/arena/oddsBattle.ts'
import { blowByBlow } from '../../shared/galaxy/odds/followed.ts'
import { exactOdds, oddsOf } from '../../shared/galaxy/odds/odds.ts'
import type { Fighting, Side, Sides } from '../../shared/galaxy/odds/ranks.ts'
import { type LeaderId, leaders } from '../../shared/ti4/content/leaders.ts'
import { landingForecast, spaceForecast } from '../../shared/ti4/forecast.ts'
import { around, inMidgame } from './midgame.ts'
import { type Army, judged } from './referee/combat.ts'

/** What is printed. */
const fighter = { name: 'fighter', cost: 0.5, hit: 9, fighter: true }
const destroyer = { name: 'destroyer', cost: 1, hit: 9, barrage: [9, 2] as const }
const destroyer2 = { name: 'destroyer', cost: 1, hit: 8, barrage: [6, 3] as const }
const cruiser = { name: 'cruiser', cost: 2, hit: 7 }
const carrier = { name: 'carrier', cost: 3, hit: 9 }
const dreadnought = { name: 'dreadnought', cost: 4, hit: 5, sustain: true }
const warSun = { name: 'war sun', cost: 12, hit: 3, dice: 3, sustain: true }
const infantry = { name: 'infantry', cost: 0.5, hit: 8 }
const specOps = { name: 'infantry', cost: 0.5, hit: 6 }

const named = (name: string): OddsBattle => {
  const battle = [...ti4Special, ...ti4WithCards].find(one => one.name === name)
  if (!battle) throw new Error(`No battle is called ${name}`)
  return battle
}

const refereed: readonly (readonly [name: string, attacker: Army, defender: Army])[] = [
  [
    'Cruisers and PDS',
    { sorts: [[cruiser, 3]], cheapFirst: true },
    { sorts: [[cruiser, 2]], bonus: 1, first: [6], cheapFirst: true },
  ],
  [
    'Antimass Deflectors against Plasma Scoring',
    { sorts: [[cruiser, 4]] },
    { sorts: [[cruiser, 2]], first: [6, 6, 6] },
  ],
  [
    'Barrage on both sides',
    {
      sorts: [
        [destroyer2, 3],
        [fighter, 5],
        [carrier, 2],
      ],
    },
    {
      sorts: [
        [destroyer, 2],
        [{ ...fighter, hit: 7 }, 6],
        [carrier, 2],
      ],
    },
  ],
  [
    'Assault Cannon',
    { sorts: [[cruiser, 3]], cannon: true },
    {
      sorts: [
        [dreadnought, 2],
        [cruiser, 1],
      ],
    },
  ],
  [
    'Assault Cannons on both sides, where PDS may take the third ship',
    {
      sorts: [
        [dreadnought, 2],
        [cruiser, 1],
        [fighter, 2],
      ],
      cannon: true,
      cheapFirst: true,
    },
    { sorts: [[cruiser, 3]], cannon: true, first: [6, 6], cheapFirst: true },
  ],
  [
    'Duranium Armor',
    { sorts: [[dreadnought, 3]], repairs: true },
    {
      sorts: [
        [cruiser, 5],
        [destroyer, 1],
      ],
    },
  ],
  [
    'Duranium Armor on both sides, the cheap first',
    {
      sorts: [
        [dreadnought, 2],
        [cruiser, 2],
      ],
      repairs: true,
      cheapFirst: true,
    },
    {
      sorts: [
        [dreadnought, 2],
        [carrier, 1],
        [fighter, 2],
      ],
      repairs: true,
      cheapFirst: true,
    },
  ],
  [
    'Ambush',
    {
      sorts: [
        [cruiser, 2],
        [destroyer, 1],
      ],
      ambush: true,
    },
    { sorts: [[cruiser, 3]] },
  ],
  [
    'Bombardment where nothing shields',
    { sorts: [[infantry, 3]], first: [5, 5] },
    { sorts: [[infantry, 5]] },
  ],
  [
    'A War Sun breaks it, and PDS answer',
    { sorts: [[infantry, 3]], first: [3, 3, 3, 5] },
    { sorts: [[infantry, 6]], first: [5, 5, 5] },
  ],
  [
    'Harrow, and Planetary Shield against it',
    { sorts: [[infantry, 3]], first: [4, 4], after: [4, 4] },
    { sorts: [[infantry, 6]] },
  ],
  ['Valkyrie Particle Weave', { sorts: [[infantry, 4]], bonus: 1, answers: true }, { sorts: [[specOps, 6]] }],
  [
    'Morale Boost on a planet, by both',
    { sorts: [[infantry, 5]], boost: 1 },
    { sorts: [[infantry, 4]], bonus: 1, boost: 1 },
  ],
  [
    'War Suns without Sustain Damage',
    {
      sorts: [
        [{ ...warSun, sustain: false }, 1],
        [cruiser, 1],
      ],
    },
    {
      sorts: [
        [dreadnought, 2],
        [cruiser, 2],
      ],
    },
  ],
]

const fights = 20_000

describe('odds of the fourth edition', () => {
  test.each(refereed)(
    '[ti4/78] [ti4/42] are those of a referee that knows the rulebook alone: %s',
    (name, a, d) => {
      const forecast = forecastOf(named(name))
      if (!forecast) throw new Error('No battle')
      const { exact, ...shares } = forecast
      const played = { ...judged(a, d, fights), fights }
      expect(errorsApart({ name, exact, forecast: shares, played })).toBeLessThan(4)
    },
  )

  test.each([
    'Graviton Laser System spares no large ship',
    'Fourth Moon attacks, the cheap first',
    'C’Morran N’orr leads',
    'J.N.S. Hylarim',
    '[0.0.1] and Super Dreadnoughts spare Fighters',
    'Arc Secundus is repaired, with Non-Euclidean Shielding',
    'Non-Euclidean Shielding, the cheap first',
    'Salai Sai Corian counts ships',
    'Van Hauge under PDS, the cheap first',
    'PDS alone defend a planet',
    'Harrow by War Suns with Plasma Scoring',
    'Magen Defense Grid strikes',
    'Magen Defense Grid silences, as first printed',
    'X-89 counts twice',
    'Morale Boost in two rounds',
    'Shields Holding against C’Morran N’orr',
    'Maneuvering Jets under PDS',
    'Experimental Battlestation',
    'Disable, and then Dreadnoughts bombard',
    'Fire Team and Morale Boost',
  ])('are within four standard errors of fights through the rules: %s', name => {
    expect(errorsApart(compare(named(name), 80))).toBeLessThan(4)
  })

  test('name things as their files do, and what cannot be foreseen is refused by name', () => {
    const plain = named('Morale Boost in two rounds')
    const prefixed: OddsBattle = {
      ...plain,
      attacker: { ...plain.attacker, cards: ['action_cards:morale_boost', 'action_cards:morale_boost'] },
    }
    expect(forecastOf(prefixed)).toEqual(forecastOf(plain))
    const refused = (card: string) => () =>
      compare({ ...plain, attacker: { ...plain.attacker, cards: [card] } }, 1)
    expect(refused('direct_hit')).toThrow('"direct_hit" can be no part of odds: ')
    expect(refused('skilled_retreat')).toThrow('"skilled_retreat" can be no part of odds: ')
    expect(refused('joker')).toThrow('no action card "joker"')
    const flagship = { ...plain, defender: { ...plain.defender, faction: null, units: { flagship: 1 } } }
    expect(() => compare(flagship, 1)).toThrow('a flagship is some faction’s')
  })

  test('of Prophecy of Kings too: leaders, notes, relics and mechs are known or refused, never passed over', () => {
    const plain = named('Cruisers and PDS')
    const asked =
      (more: Partial<OddsBattle['attacker']>, rest: Partial<OddsBattle> = {}) =>
      () =>
        compare({ ...plain, ...rest, attacker: { ...plain.attacker, ...more } }, 1)
    const refusal = (id: string) => `"${id}" can be no part of odds: `
    for (const id of ['the_thundarian', 'ipswitch_loose_cannon', 'ghom_sekkus', 'rickar_rickani', 'ssruu'])
      expect(asked({ faction: leaders[id as LeaderId].faction, leaders: [id] })).toThrow(refusal(id))
    for (const id of ['the_crown_of_thalnos', 'war_funding', 'strike_wing_ambuscade', 'reveal_prototype'])
      expect(asked({ cards: [id] })).toThrow(refusal(id))
    expect(asked({ cards: ['relics:the_crown_of_thalnos'] })).toThrow(refusal('the_crown_of_thalnos'))
    expect(asked({ leaders: ['general'] })).toThrow('there is no leader "general"')
    expect(asked({ leaders: ['ipswitch_loose_cannon'] })).toThrow('leads mentak alone')
    expect(asked({ leaders: ['tellurian', 'tellurian'] })).toThrow('of "tellurian" there is one')
    expect(asked({ units: { cruiser: 1, mech: 1 } })).toThrow('Mechs are some faction’s')
    expect(asked({ faction: 'nomad', units: { cruiser: 1, mech: 1 } })).toThrow(
      'the attacker’s ships do not carry so many ground forces',
    )
    expect(asked({ faction: 'nomad', cards: ['the_cavalry'] })).toThrow('is played by whoever was given it')
    expect(asked({ faction: 'sardakk' })).toThrow('there is one sardakk')
    const landing = { place: 'ground' as const, defender: { faction: 'sol', units: { infantry: 1 } } }
    const dannel = { faction: 'yin', leaders: ['dannel_of_the_tenth'] }
    expect(asked({ ...dannel, units: { infantry: 4 } }, landing)).toThrow('up to 3 Infantry')
    expect(asked({ ...dannel, units: { infantry: 3 } }, landing)).not.toThrow()
    const naalu = { faction: 'naalu', units: { flagship: 1, fighter: 2, infantry: 2 } }
    expect(asked(naalu, landing)).toThrow('the Matriarch')
    const council = { place: 'ground' as const, defender: { faction: 'keleres', units: { mech: 1 } } }
    expect(asked({ units: { infantry: 2 } }, council)).toThrow('Omniopiares')
    const wings = { faction: 'argent', units: { destroyer: 2 }, technologies: ['destroyer_ii'] }
    const alastor = { defender: { faction: 'nekro', units: { flagship: 1, infantry: 2 } } }
    expect(asked(wings, alastor)).toThrow('the Alastor')
    // What has no part in a fight stays out of it.
    expect(asked({ leaders: ['captain_mendosa'], cards: ['dominus_orb', 'trade_convoys'] })).not.toThrow()
  })

  test('are held against several dozen battles, none of them twice', () => {
    const battles = everyBattleOfTi4()
    const withKings = everyBattleOfKings()
    for (const some of [battles, withKings])
      expect(new Set(some.map(({ name }) => name)).size).toBe(some.length)
    expect(battles.length).toBeGreaterThan(80)
    expect(withKings.length).toBeGreaterThan(70)
    const factions = new Set(
      battles.flatMap(({ attacker, defender }) => [attacker.faction, defender.faction]),
    )
    expect(factions.size).toBe(18)
  })
})

describe('what a table foresees', () => {
  test('[ti4/59.3] the defender in a nebula, [ti4/77] and cannons from beside; [ti4/78.7] where one could retreat to', () => {
    const table = inMidgame({
      tiles: around({ a0: 's42', a1: 's37', a5: 's19' }),
      factions: { p1: 'xxcha', p2: 'winnu' },
      technologies: { p2: ['pds_ii'] },
      units: {
        p1: { a5: { cruiser: 2, carrier: 1, infantry: 2, destroyer: 1 } },
        p2: { a0: { cruiser: 2 }, arinam: { pds: 2 } },
      },
      planets: { p2: ['arinam'] },
    }).table
    const ships = Object.entries(table.units)
      .filter(([, { at, of }]) => at === 'a5' && of === 'p1')
      .filter(([, { kind }]) => kind !== 'destroyer')
    const [carrier] = ships.filter(([, { kind }]) => kind === 'carrier')
    const cargo = ships.flatMap(([id, { kind }]) => (kind === 'infantry' ? [id] : []))
    const moved = Object.fromEntries(
      ships.flatMap(([id, { kind }]) =>
        kind === 'infantry' ? [] : [[id, id === carrier?.[0] ? { cargo } : {}]],
      ),
    )
    const { attacker, defender } = spaceForecast(table, 'p1', 'a0', moved) as Sides
    expect(attacker.units.map(({ hitsOn }) => hitsOn)).toEqual([7, 7, 9])
    expect(attacker.canLeave).toBe(true)
    expect(defender.units.map(({ hitsOn }) => hitsOn)).toEqual([6, 6])
    expect(defender.before).toEqual([
      { dice: 1, hitsOn: 5 },
      { dice: 1, hitsOn: 5 },
    ])
  })

  test('[ti4/49.3] of a landing what the planet answers, and no bombardment any more', () => {
    const { table } = inMidgame({
      tiles: around({ a1: 's37' }),
      units: { p1: { a1: { dreadnought: 2, infantry: 3 } }, p2: { arinam: { infantry: 2, pds: 1 } } },
      planets: { p2: ['arinam'] },
    })
    const { attacker, defender } = landingForecast(table, 'p1', 'arinam', ['infantry', 'infantry']) as Sides
    expect(attacker.before).toEqual([])
    expect(attacker.units).toHaveLength(2)
    expect(defender.before).toEqual([{ dice: 1, hitsOn: 6 }])
    expect(landingForecast(table, 'p1', 'meer', ['infantry'])).toBeUndefined()
  })
})

describe('mechs in a landing', () => {
  const on = (defender: 'sol' | 'mentak') => {
    const { table } = inMidgame({
      options: { pok: 'yes' },
      factions: { p1: 'hacan', p2: defender },
      tiles: around({ a0: 's37' }),
      units: { p1: { a0: { carrier: 1, infantry: 1, mech: 1 } }, p2: { arinam: { infantry: 1, mech: 1 } } },
      planets: { p2: ['arinam'] },
    })
    return landingForecast(table, 'p1', 'arinam', ['infantry', 'mech']) as Sides
  }

  test('fight as it is printed on them, and sustain damage', () => {
    const { attacker, defender } = on('sol')
    expect(attacker.units.map(({ hitsOn, sustains = false }) => [hitsOn, sustains])).toEqual([
      [8, false],
      [6, true],
    ])
    expect(defender.units.filter(({ sustains }) => sustains)).toHaveLength(1)
  })

  test('but not against a Moll Terminus, beside which no others do', () => {
    const { attacker, defender } = on('mentak')
    const able = ({ units }: Side) => units.filter(({ sustains, hushed }) => sustains && !hushed)
    expect(able(attacker)).toEqual([])
    expect(able(defender)).toHaveLength(1)
    // As long as it stands.
    expect(attacker.units.some(({ sustains }) => sustains)).toBe(true)
    expect(defender.units.filter(({ leads }) => leads)).toHaveLength(1)
  })
})

describe('fights blow by blow', () => {
  const unit = (hitsOn: number, worth: number, more: Partial<Fighting> = {}): Fighting => ({
    dice: 1,
    hitsOn,
    worth,
    ...more,
  })
  const many = (one: Fighting, count: number) => Array.from({ length: count }, () => one)
  const tough = unit(5, 4, { sustains: true })
  const light = unit(9, 1, { barrage: { dice: 2, hitsOn: 9 } })
  const small = unit(9, 0.5, { fighter: true })

  test.each([
    [{ units: [tough, ...many(unit(7, 2), 2)] }, { units: [...many(small, 3), ...many(light, 2)] }],
    [{ units: many(tough, 2), order: 'cheapFirst', spared: 2 }, { units: [tough, light, light, small] }],
    [{ units: [unit(7, 2, { firstHitsOn: [6] })], before: [{ dice: 2, hitsOn: 6 }] }, { units: [tough] }],
  ] as [Side, Side][])('are what is counted where nothing in between matters', (attacker, defender) => {
    const [told, counted] = [blowByBlow({ attacker, defender }, 1e7), exactOdds({ attacker, defender })]
    expect(told.exact).toBe(true)
    for (const end of ['attacker', 'defender', 'neither'] as const)
      expect(told[end]).toBeCloseTo(counted[end], 5)
    expect(told.lost.attacker).toBeCloseTo(counted.lost.attacker, 4)
  })

  test('are thrown where there are too many ways, and close to them', () => {
    const sides = {
      attacker: { units: [tough, tough, unit(7, 2)], mends: true as const },
      defender: { units: [tough, tough, light] },
    }
    const [exact, thrown] = [blowByBlow(sides, 1e7), blowByBlow(sides, 1)]
    expect([exact.exact, thrown.exact]).toEqual([true, false])
    expect(Math.abs(exact.attacker - thrown.attacker)).toBeLessThan(0.03)
    expect(oddsOf(sides).attacker).toBeCloseTo(exact.attacker, 5)
  })

  test('end where one who leaves has said so', () => {
    const sides = {
      attacker: { units: [unit(9, 1)], mends: true as const, leavesBelow: 0.5 },
      defender: { units: many(tough, 2) },
    }
    const odds = blowByBlow(sides)
    // Only where both of them miss is he there still.
    expect(odds.attackerLeaves).toBeCloseTo(0.4 ** 2)
    expect(odds.attackerLeaves + odds.defender + odds.attacker + odds.neither).toBeCloseTo(1)
  })
})
