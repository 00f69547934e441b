import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { everyBattle, hundred, special, withCards } from '../../scripts/odds/battles.ts'
import { compare, errorsApart, forecastOf } from '../../shared/arena/odds.ts'
import type { OddsBattle, OddsForce } from '../../shared/arena/oddsBattle.ts'

const cruisers: OddsBattle = {
  name: 'Cruisers',
  game: 'ti3',
  place: 'space',
  attacker: { faction: null, units: { cruiser: 3 }, technologies: [], cards: [] },
  defender: { faction: 'norr', units: { cruiser: 2, pds: 1 }, technologies: [], cards: [] },
  lossOrder: 'cheap-first',
}

/** Ten in which different things happen by themselves. */
const ten = [
  'PDS of third parties in range',
  'Assault Cannon of the defender',
  'Graviton Laser System in space',
  'Graviton Laser System and Magen Defense Grid on a planet',
  'Ambush by the attacker',
  'PDS, ambush, cannon and barrage',
  'Gen Synthesis at home',
  'Xxcha defending',
  'War Suns bombard despite PDS',
  'War Suns, the cheap first',
]

/** What is played in a battle, one of each sort. */
const eight = [
  'Morale Boost in the first round, and in three',
  'Into the Breach after PDS, with an ambush, the cheap first',
  'Shields Holding on both sides',
  'Experimental Battlestation beside PDS',
  'Chemical Warfare against Gen Synthesis at home',
  'Two Generals land where a General defends, bombarded',
  'Admirals on both sides, the cheap first',
  'A Sabotage Run, mines, boosts and shields at once',
]

describe('the odds players are shown', () => {
  test.each(ten)('are within four standard errors of 300 fights through the rules: %s', name => {
    const battle = special.find(one => one.name === name)
    if (!battle) throw new Error(`No battle is called ${name}`)
    const compared = compare(battle, 300)
    expect(compared.exact).toBe(true)
    expect(errorsApart(compared)).toBeLessThan(4)
    const { attacker, draw, defender } = compared.played
    expect(attacker + draw + defender).toBeCloseTo(1)
  })

  test.each(eight)('are so with cards, leaders and runs too: %s', name => {
    const battle = withCards.find(one => one.name === name)
    if (!battle) throw new Error(`No battle is called ${name}`)
    expect(errorsApart(compare(battle, 200))).toBeLessThan(4)
  })

  test.each([
    'Fighter Prototype, not in what comes before the rounds',
    'Shields Holding on both sides',
    'Minelayers without a shot before the rounds',
    'Chemical Warfare',
    'Dug In under War Suns',
    'A General lands',
    'A Sabotage Run of ten',
    'Unconventional Weapons',
  ])('would be others without it: %s', name => {
    const battle = withCards.find(one => one.name === name)
    if (!battle) throw new Error(`No battle is called ${name}`)
    const { cards: _, leaders: _l, run: _r, ...attacker } = battle.attacker
    const { laws: _w, ...without } = { ...battle, attacker }
    const shares = [battle, without, { ...without, defender: { ...battle.defender, cards: [] } }]
      .map(forecastOf)
      .map(odds => odds?.attacker.toFixed(4))
    expect(new Set(shares).size).toBeGreaterThan(1)
  })

  test('of cards that hang on how the fight goes are refused with a sentence that names them', () => {
    const refused = (card: string) => () =>
      compare({ ...cruisers, attacker: { ...cruisers.attacker, cards: [card] } }, 1)
    for (const card of ['direct_hit', 'recheck.2', 'skilled_retreat', 'emergency_repairs', 'star_of_death'])
      expect(refused(card)).toThrow(`"${card}" can be no part of odds: `)
    expect(refused('touch_of_genius')).toThrow('it repeats a card')
    const twice = { ...cruisers, attacker: { ...cruisers.attacker, cards: ['dug_in', 'dug_in'] } }
    expect(() => compare(twice, 1)).toThrow('of "dug_in" there is 1')
  })

  test('let cards be that have no part in a battle', () => {
    const idle = { ...cruisers, attacker: { ...cruisers.attacker, cards: ['plague', 'flank_speed'] } }
    expect(forecastOf(idle)).toEqual(forecastOf(cruisers))
    expect(compare(idle, 20).played.fights).toBe(20)
  })

  test('of leaders, runs and laws that cannot be are refused with the reason', () => {
    const side = (more: Partial<OddsForce>, of: 'attacker' | 'defender' = 'attacker') => ({
      [of]: { ...cruisers[of], ...more },
    })
    const refused = (change: Partial<OddsBattle>) => () => compare({ ...cruisers, ...change }, 1)
    expect(refused(side({ leaders: ['king'] }))).toThrow('there is no leader "king"')
    expect(refused(side({ faction: 'hacan', leaders: ['admiral'] }))).toThrow('"hacan" has 0 of "admiral"')
    const ground = { place: 'ground', ...side({ units: { ground_force: 2 } }) } as const
    expect(refused({ ...ground, ...side({ leaders: ['diplomat'] }, 'defender') })).toThrow('"diplomat"')
    expect(refused(side({ run: [1] }))).toThrow('fewer War Suns')
    const suns = side({ units: { war_sun: 1 } }, 'defender')
    expect(refused({ ...suns, ...side({ run: [1] }) })).toThrow('fewer Fighters')
    expect(refused({ ...ground, ...side({ units: { ground_force: 2 }, run: [1] }) })).toThrow('in space')
    expect(refused({ laws: ['plague'] })).toThrow('there is no law "plague"')
    expect(refused({ laws: ['crown_of_thalnos'] })).toThrow('"crown_of_thalnos" can be no part of odds')
  })

  test('are held against what is played in a battle too, and against no battle twice', () => {
    expect(withCards.length).toBeGreaterThanOrEqual(15)
    expect(new Set(everyBattle().map(({ name }) => name)).size).toBe(100 + withCards.length)
  })

  test('that leave out what fires by itself would be noticed', () => {
    const [cannons] = special.filter(({ name }) => name === 'Assault Cannon of the defender')
    if (!cannons) throw new Error('There is no such battle')
    const without = { ...cannons, defender: { ...cannons.defender, technologies: [] } }
    const { forecast, exact } = compare(without, 1)
    const { played } = compare(cannons, 300)
    expect(errorsApart({ name: 'mixed', exact, forecast, played })).toBeGreaterThan(4)
  })

  test('tell which hits are taken first, as the rules do', () => {
    const fleet: OddsBattle = {
      ...cruisers,
      attacker: { faction: null, units: { cruiser: 3, dreadnought: 3 } },
      defender: { faction: null, units: { cruiser: 8 } },
    }
    const cheap = compare(fleet, 500)
    const damage = compare({ ...fleet, lossOrder: 'sustain-first' }, 500)
    expect(damage.forecast.attacker).toBeGreaterThan(cheap.forecast.attacker + 0.05)
    expect(errorsApart({ ...cheap, played: damage.played })).toBeGreaterThan(3)
    for (const compared of [cheap, damage]) expect(errorsApart(compared)).toBeLessThan(4)
  })

  test('are held against a hundred different battles, in space and on planets, with every loss order', () => {
    const battles = hundred()
    expect(battles).toHaveLength(100)
    expect(new Set(battles.map(({ name }) => name)).size).toBe(100)
    const kinds = new Set(
      battles.map(({ place, lossOrder, home }) => `${place} ${lossOrder} ${home === true}`),
    )
    expect(kinds.size).toBe(6)
  })

  test('of a battle nobody can fight are refused with the reason', () => {
    const refused = (change: Partial<OddsBattle>) => () => compare({ ...cruisers, ...change }, 1)
    expect(refused({ game: 'ti5' })).toThrow('Cruisers: there are no odds for "ti5"')
    expect(refused({ attacker: { ...cruisers.attacker, units: { flagship: 1 } } })).toThrow(
      'no unit "flagship"',
    )
    expect(refused({ attacker: { ...cruisers.attacker, faction: 'lazax' } })).toThrow('no faction "lazax"')
    expect(refused({ attacker: { ...cruisers.attacker, units: { pds: 1 } } })).toThrow(
      'both sides need ships',
    )
    expect(refused({ defender: { ...cruisers.defender, technologies: ['warp'] } })).toThrow(
      'no technology "warp"',
    )
    expect(refused({ defender: { ...cruisers.defender, cards: ['joker'] } })).toThrow(
      'no action card "joker"',
    )
  })

  test('come a line each from the command: forecast, and at least 2,000 fights', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'odds-')), 'battles.json')
    const invasion: OddsBattle = {
      ...cruisers,
      name: 'Invasion',
      place: 'ground',
      attacker: { faction: null, units: { ground_force: 3 }, technologies: [], cards: [] },
      defender: { faction: null, units: {}, technologies: [], cards: [] },
    }
    writeFileSync(file, JSON.stringify([cruisers, invasion]))
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/odds.ts', file], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    const lines = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(lines.map(({ name, played }) => [name, played.fights])).toEqual([
      ['Cruisers', 2000],
      ['Invasion', 2000],
    ])
    expect(Object.keys(lines[0])).toEqual(['name', 'forecast', 'played'])
    expect(lines[1].forecast).toEqual({ attacker: 1, draw: 0, defender: 0 })
    expect(lines[1].played).toEqual({ attacker: 1, draw: 0, defender: 0, fights: 2000 })
  }, 240_000)
})
