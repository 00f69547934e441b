import { describe, expect, test } from 'vitest'
import { simulate } from '../../shared/galaxy/odds/byChance.ts'
import { exactOdds, oddsOf } from '../../shared/galaxy/odds/odds.ts'
import type { Fighting, Side, Sides } from '../../shared/galaxy/odds/ranks.ts'
import { parted } from '../../shared/galaxy/odds/stages.ts'

const ship = (hitsOn: number, worth: number, more: Partial<Fighting> = {}): Fighting => ({
  dice: 1,
  hitsOn,
  worth,
  ...more,
})
const cruiser = ship(7, 2)
const sure = ship(1, 2)
const harmless = ship(11, 2)
const dreadnought = ship(5, 5, { sustains: true })
const fighter = ship(9, 0.5, { fighter: true })
const warSun = ship(3, 12, { dice: 3, sustains: true, quarry: true })
const many = (unit: Fighting, count: number) => Array.from({ length: count }, () => unit)
const sides = (attacker: Side, defender: Side): Sides => ({ attacker, defender })

describe('Rounds of odds', () => {
  test('may differ one after the other', () => {
    const boosted = ship(11, 2, { firstHitsOn: [11, 1] })
    const odds = exactOdds(sides({ units: [boosted] }, { units: [harmless] }))
    expect(odds.attacker).toBeCloseTo(1)
    const late = exactOdds(sides({ units: [boosted] }, { units: [cruiser] }))
    // The second round comes with 0.6, and then both may fall.
    expect([late.attacker, late.neither]).toEqual([expect.closeTo(0.36), expect.closeTo(0.24)])
  })

  test('misses that are thrown once more are those that hit most easily, so many in a round', () => {
    const once = exactOdds(sides({ units: [ship(6, 1)], again: 2 }, { units: [harmless] }))
    expect(once.attacker).toBeCloseTo(1)
    const round = (again: number) =>
      exactOdds(sides({ units: [ship(6, 1), ship(10, 1)], again }, { units: [sure, sure] }))
    // Both fall in the first round; so that both sides do, both have to hit.
    expect(round(0).neither).toBeCloseTo(0.5 * 0.1)
    expect(round(1).neither).toBeCloseTo(0.5 * (1 - 0.9 ** 2) + 0.25 * 0.1)
    expect(round(2).neither).toBeCloseTo(0.75 * (1 - 0.9 ** 2))
  })

  test('hits are called off in the first of them that brings any, and in no other', () => {
    const spared = exactOdds(sides({ units: [cruiser], spared: 2 }, { units: [cruiser] }))
    // Never hit (0.6 a round) he wins or goes on; hit he is as he was, once.
    const [plain, both] = [0.24 / 0.64, 0.16 / 0.64]
    const goesOn = 0.36
    const hitOnly = 0.6 * 0.4
    const win = 0.4
    expect(spared.attacker).toBeCloseTo((win + hitOnly * plain) / (1 - goesOn))
    expect(spared.neither).toBeCloseTo((hitOnly * both) / (1 - goesOn))
    const third = exactOdds(sides({ units: [harmless, harmless], spared: 2 }, { units: many(sure, 3) }))
    expect(third.lost.attacker).toBeCloseTo(4)
    expect(third.defender).toBeCloseTo(1)
  })

  test('what waits falls with the hits of the first round, after all have thrown', () => {
    const odds = exactOdds(sides({ units: [sure], waiting: 1 }, { units: [harmless] }))
    expect(odds.neither).toBeCloseTo(1)
    const early = ship(7, 2, { early: { cannon: { dice: 1, hitsOn: 11 } } })
    const before = exactOdds(sides({ units: [sure], waiting: 1 }, { units: [early] }))
    expect(before.defender).toBeCloseTo(1)
  })
})

describe('What comes before the rounds', () => {
  const run = (...pools: number[]) => ({ pools, outer: 9, inner: 10 })

  test('a Sabotage Run destroys its War Sun with 1 − 0.98^k, damaged or not, and costs who fails', () => {
    const all = parted(sides({ units: many(fighter, 3), run: run(3) }, { units: [warSun, cruiser] }))
    expect(all.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1)
    const struck = all.filter(([{ defender }]) => defender.units.length === 1)
    expect(struck.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1 - 0.98 ** 3)
    const failed = all.filter(([{ defender }]) => defender.units.length === 2)
    expect(failed.every(([{ attacker }]) => attacker.units.length === 0)).toBe(true)
    // All three come through and the first strikes: nobody is lost.
    const none = struck.find(([{ attacker }]) => attacker.units.length === 3)
    expect(none?.[1]).toBeCloseTo(0.2 ** 3 * 0.1)
  })

  test('pools share nothing, and the defender runs with what he has left against what is left', () => {
    const two = parted(sides({ units: many(fighter, 2), run: run(1, 1) }, { units: [warSun, warSun] }))
    const left = (count: number) =>
      two
        .filter(([{ defender }]) => defender.units.length === count)
        .reduce((sum, [, chance]) => sum + chance, 0)
    expect([left(0), left(1)]).toEqual([expect.closeTo(0.02 ** 2), expect.closeTo(2 * 0.02 * 0.98)])
    const both = parted(
      sides({ units: [fighter, warSun], run: run(1) }, { units: [fighter, warSun], run: run(1) }),
    )
    const alone = both.filter(([{ attacker }]) => !attacker.units.some(unit => unit.worth === 12))
    expect(alone.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(0.02)
  })

  test('hits go to whoever has to take them first, not those of PDS', () => {
    const leader = { ...dreadnought, first: 2 }
    const fight = sides({ units: [fighter, fighter, leader] }, { units: many(sure, 2) })
    const odds = exactOdds(fight)
    // In the first round it is destroyed, and both Fighters are left.
    const plain = exactOdds(sides({ units: [fighter, fighter, dreadnought] }, { units: many(sure, 2) }))
    expect(odds.lost.attacker).toBeGreaterThan(5)
    expect(plain.lost.attacker).toBeLessThan(3)
    const [[shot] = []] = parted({
      attacker: fight.attacker,
      defender: { units: [sure], before: [{ dice: 2, hitsOn: 1 }] },
    })
    // One damages it, the other takes a Fighter; it has one hit left to take first.
    expect(shot?.attacker.units).toEqual([fighter, { dice: 1, hitsOn: 5, worth: 5, first: 1 }])
  })

  test('half of the troops, rounded up, are gone before the first round', () => {
    const odds = exactOdds(sides({ units: [ship(1, 0.5)] }, { units: many(ship(11, 0.5), 3), halved: true }))
    expect(odds.lost.defender).toBeCloseTo(1.5)
    const [[left] = []] = parted(sides({ units: [cruiser] }, { units: many(cruiser, 3), halved: true }))
    expect(left?.defender.units).toHaveLength(1)
  })

  test('thrown many times they come out alike', () => {
    const fights: Sides[] = [
      sides({ units: many(cruiser, 3), spared: 2 }, { units: many(cruiser, 3), waiting: 1 }),
      sides({ units: many(ship(8, 0.5), 4), again: 2 }, { units: many(ship(8, 0.5), 5) }),
      sides({ units: many(ship(7, 2, { firstHitsOn: [6, 6] }), 3) }, { units: many(cruiser, 3) }),
    ]
    for (const fight of fights) {
      const [exact, thrown] = [exactOdds(fight), simulate(fight)]
      for (const end of ['attacker', 'defender', 'neither'] as const)
        expect(Math.abs(exact[end] - thrown[end])).toBeLessThan(0.04)
    }
  })

  test('where it comes to very many fights, each is thrown as often as it is likely', () => {
    const fleet = [...many(fighter, 14), ...many(cruiser, 5), ...many(dreadnought, 3), warSun]
    const fight = sides({ units: fleet, run: run(8) }, { units: fleet, run: run(8) })
    const odds = oddsOf(fight)
    expect(odds.exact).toBe(false)
    expect(odds.attacker + odds.defender + odds.neither).toBeCloseTo(1)
    expect(Math.abs(odds.attacker - odds.defender)).toBeLessThan(0.05)
  })
})
