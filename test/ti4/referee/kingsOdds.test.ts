import { describe, expect, test } from 'vitest'
import { kingsBattles } from '../../../scripts/odds/kingsBattles.ts'
import { errorsApart, forecastOf } from '../../../shared/arena/odds.ts'
import type { OddsBattle, OddsForce } from '../../../shared/arena/oddsBattle.ts'
import { refereed } from './kingsArmies.ts'
import { judged } from './kingsCombat.ts'

const named = (name: string): OddsBattle => {
  const battle = kingsBattles.find(one => one.name === name)
  if (!battle) throw new Error(`No battle is called ${name}`)
  return battle
}

const fights = 20_000

describe('odds of Prophecy of Kings', () => {
  test.each(refereed)(
    '[ti4/78] [ti4/42] are those of a referee that knows rules and cards alone: %s',
    (name, a, d) => {
      const forecast = forecastOf(named(name))
      if (!forecast) throw new Error('No battle')
      const { exact, ...shares } = forecast
      const played = { ...judged(a, d, fights), fights }
      expect(errorsApart({ name, exact, forecast: shares, played })).toBeLessThan(4)
    },
  )

  test('are refereed nearly all', () => {
    const judgedNames = new Set(refereed.map(([name]) => name))
    const others = kingsBattles.filter(({ name }) => !judgedNames.has(name)).map(({ name }) => name)
    expect(others).toEqual(['Rickar Rickani above his home', 'Fire Team, Morale Boost and Mechs'])
  })
})

/** One against one, each with so many lives and a chance to hit: who is left, by arithmetic on paper. */
function race(livesA: number, a: number, livesD: number, d: number): { attacker: number; defender: number } {
  if (livesA === 0 || livesD === 0) return { attacker: livesA > 0 ? 1 : 0, defender: livesD > 0 ? 1 : 0 }
  const ways = [
    [a * (1 - d), 0, 1],
    [(1 - a) * d, 1, 0],
    [a * d, 1, 1],
  ] as const
  const never = (1 - a) * (1 - d)
  const ends = { attacker: 0, defender: 0 }
  for (const [chance, lostA, lostD] of ways) {
    const then = race(livesA - lostA, a, livesD - lostD, d)
    ends.attacker += (chance * then.attacker) / (1 - never)
    ends.defender += (chance * then.defender) / (1 - never)
  }
  return ends
}

describe('on paper', () => {
  const side = (
    units: OddsForce['units'],
    faction: string | null = null,
    more: Partial<OddsForce> = {},
  ): OddsForce => ({
    faction,
    units,
    ...more,
  })
  const odds = (place: 'space' | 'ground', attacker: OddsForce, defender: OddsForce) =>
    forecastOf({ name: 'on paper', game: 'ti4', place, attacker, defender, lossOrder: 'sustain-first' })

  test.each([
    ['two Mechs', 'ground', side({ mech: 1 }, 'hacan'), side({ mech: 1 }, 'winnu'), race(2, 0.5, 2, 0.5)],
    [
      'Moll Terminus',
      'ground',
      side({ mech: 1 }, 'winnu'),
      side({ mech: 1 }, 'mentak'),
      race(1, 0.5, 2, 0.5),
    ],
    [
      'an Indomitus that lands',
      'ground',
      side({ mech: 1 }, 'xxcha'),
      side({ infantry: 1 }),
      race(2, 0.5, 1, 0.3),
    ],
    ['a fragile Mech', 'ground', side({ mech: 1 }, 'jolnar'), side({ infantry: 1 }), race(2, 0.4, 1, 0.3)],
    [
      'an agent',
      'space',
      side({ cruiser: 1 }, 'titans', { leaders: ['tellurian'] }),
      side({ cruiser: 1 }),
      race(2, 0.4, 1, 0.4),
    ],
    [
      'a Hel-Titan',
      'ground',
      side({ infantry: 1 }, 'yin', { leaders: ['dannel_of_the_tenth'] }),
      side({ pds: 1 }, 'titans'),
      race(1, 0.3, 2, 0.4),
    ],
    ['a screen', 'space', side({ carrier: 1, mech: 1 }, 'nomad'), side({ cruiser: 1 }), race(2, 0.2, 1, 0.4)],
    [
      'Tekklar',
      'ground',
      side({ infantry: 1 }, null, { cards: ['tekklar_legion'] }),
      side({ infantry: 1 }, 'sardakk'),
      race(1, 0.4, 1, 0.3),
    ],
    [
      'a saturn engine',
      'space',
      side({ cruiser: 1 }, 'titans', { technologies: ['cruiser_ii'] }),
      side({ cruiser: 1 }),
      race(2, 0.5, 1, 0.4),
    ],
  ] as const)('%s', (_, place, attacker, defender, told) => {
    const found = odds(place, attacker, defender)
    expect(found?.attacker).toBeCloseTo(told.attacker, 6)
    expect(found?.defender).toBeCloseTo(told.defender, 6)
  })

  test('an Exoskeleton cannot be lost to one Infantry: whatever it suffers, both suffer', () => {
    const found = odds('ground', side({ mech: 1 }, 'sardakk'), side({ infantry: 1 }))
    expect(found?.attacker).toBeCloseTo(1, 6)
  })

  test('Claire Gibson makes two of one, once Infantry has landed', () => {
    const alone = race(1, 0.3, 1, 0.3)
    const found = odds(
      'ground',
      side({ infantry: 1 }),
      side({ infantry: 1 }, 'hacan', { leaders: ['claire_gibson'] }),
    )
    // He hits and neither of the two does, and then it is one against one.
    expect(found?.attacker).toBeCloseTo((0.3 * 0.7 ** 2 * alone.attacker) / (1 - 0.7 ** 3), 6)
  })
})
