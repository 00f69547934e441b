import { describe, expect, test } from 'vitest'
import { simulate } from '../../shared/galaxy/odds/byChance.ts'
import { exactOdds, oddsOf } from '../../shared/galaxy/odds/odds.ts'
import type { Fighting, Odds, Sides } from '../../shared/galaxy/odds/ranks.ts'
import { invasionForecast, spaceForecast } from '../../shared/ti3/forecast.ts'
import { midgame, type Situation } from './midgame.ts'

const ship = (hitsOn: number, worth: number, more: Partial<Fighting> = {}): Fighting => ({
  dice: 1,
  hitsOn,
  worth,
  ...more,
})
const cruiser = ship(7, 2)
const dreadnought = ship(5, 5, { sustains: true })
const fighter = ship(9, 0.5, { fighter: true })
const destroyer = ship(9, 1, { barrage: { dice: 2, hitsOn: 9 } })
const many = (unit: Fighting, count: number) => Array.from({ length: count }, () => unit)
const sides = (attacker: Fighting[], defender: Fighting[], more: Partial<Sides> = {}): Sides => ({
  attacker: { units: attacker, ...more.attacker },
  defender: { units: defender, ...more.defender },
})
const allEnds = ({ attacker, defender, neither, attackerLeaves, defenderLeaves }: Odds) =>
  attacker + defender + neither + attackerLeaves + defenderLeaves

describe('the odds of a battle', () => {
  test('of one Cruiser against another are those of a duel in which both may fall', () => {
    // Each hits with 0.4 a round; rounds in which neither does are thrown again.
    const odds = exactOdds(sides([cruiser], [cruiser]))
    expect(odds.attacker).toBeCloseTo(0.24 / 0.64)
    expect(odds.defender).toBeCloseTo(0.24 / 0.64)
    expect(odds.neither).toBeCloseTo(0.16 / 0.64)
    expect(odds.lost.attacker).toBeCloseTo(2 * (0.4 / 0.64))
  })

  test('a Dreadnought takes a hit before it is lost', () => {
    const sound = exactOdds(sides([dreadnought], [cruiser]))
    const damaged = exactOdds(sides([ship(5, 5)], [cruiser]))
    expect(sound.attacker).toBeGreaterThan(damaged.attacker)
    expect(damaged.attacker).toBeCloseTo((0.6 * 0.6) / (1 - 0.4 * 0.6))
  })

  test('barrages shoot down Fighters before the first round, and only Fighters', () => {
    const withBarrage = exactOdds(sides([destroyer], [fighter]))
    const without = exactOdds(sides([ship(9, 1)], [fighter]))
    const hit = 1 - 0.8 ** 2
    expect(withBarrage.attacker).toBeCloseTo(hit + (1 - hit) * without.attacker)
    expect(exactOdds(sides([destroyer], [cruiser]))).toEqual(exactOdds(sides([ship(9, 1)], [cruiser])))
  })

  test('shots before the battle fall first, and a worse first round counts once', () => {
    const shot = exactOdds(
      sides([cruiser], [cruiser], {
        defender: { units: [cruiser], before: [{ dice: 1, hitsOn: 6 }] },
      }),
    )
    expect(shot.attacker).toBeCloseTo(0.5 * (0.24 / 0.64))
    const hindered = exactOdds(sides([ship(7, 2, { firstHitsOn: [11] })], [cruiser]))
    expect(hindered.attacker).toBeCloseTo(0.6 * (0.24 / 0.64))
  })

  test('a side that leaves fights one more round, then is gone unless it has won', () => {
    const odds = exactOdds(
      sides([cruiser], many(cruiser, 2), { attacker: { units: [cruiser], leavesBelow: 1 } }),
    )
    expect(odds.attackerLeaves).toBeCloseTo(0.6 ** 2)
    expect(odds.defender).toBeCloseTo(1 - 0.6 ** 2)
    expect(odds.neither).toBe(0)
    expect(allEnds(odds)).toBeCloseTo(1)
  })

  test('where nobody can hit, neither wins', () => {
    expect(exactOdds(sides([ship(11, 1)], [ship(11, 1)])).neither).toBe(1)
  })

  test('always add up, and thrown fights agree with them', () => {
    const fights = [
      sides([...many(cruiser, 2), dreadnought, ...many(fighter, 4)], [...many(destroyer, 2), dreadnought]),
      sides([...many(destroyer, 2), ...many(fighter, 3)], [...many(fighter, 5), ship(9, 3)]),
      sides(many(cruiser, 3), many(cruiser, 4), {
        attacker: { units: many(cruiser, 3), before: [{ dice: 2, hitsOn: 6 }] },
      }),
      sides(
        many(ship(7, 2, { early: { ambush: { dice: 1, hitsOn: 7, most: 2 } } }), 3),
        many(dreadnought, 2),
      ),
      sides(many(ship(8, 0.5), 6), [], {
        attacker: { units: many(ship(8, 0.5), 6), before: [{ dice: 2, hitsOn: 5 }] },
        defender: { units: many(ship(8, 0.5), 4), returns: 0.6 },
      }),
    ]
    for (const fight of fights) {
      const [exact, thrown] = [exactOdds(fight), simulate(fight)]
      expect(allEnds(exact)).toBeCloseTo(1)
      expect(allEnds(thrown)).toBeCloseTo(1)
      for (const end of ['attacker', 'defender', 'neither'] as const)
        expect(Math.abs(exact[end] - thrown[end])).toBeLessThan(0.04)
      expect(Math.abs(exact.lost.attacker - thrown.lost.attacker)).toBeLessThan(0.25)
    }
  })

  test('what fires before the battle falls with its ship, at most two in an ambush, and all cannons after it', () => {
    const hunter = ship(7, 2, { early: { ambush: { dice: 1, hitsOn: 7, most: 2 } } })
    const one = exactOdds(sides([hunter], [cruiser]))
    expect(one.attacker).toBeCloseTo(0.4 + 0.6 * (0.24 / 0.64))
    const four = exactOdds(sides(many(hunter, 4), [cruiser, cruiser]))
    const pair = exactOdds(sides([hunter, hunter, cruiser, cruiser], [cruiser, cruiser]))
    expect(four.attacker).toBeCloseTo(pair.attacker)
    // Nobody shoots with what an ambush destroyed.
    const cannon = ship(5, 5, { early: { cannon: { dice: 1, hitsOn: 5 } } })
    const first = exactOdds(sides([hunter], [cannon]))
    const level = (0.4 * 0.4) / (1 - 0.6 * 0.4)
    expect(first.attacker).toBeCloseTo(0.4 + 0.6 * 0.4 * level)
  })

  test('a die that is thrown once more hits as often as it would with both', () => {
    const gun = { dice: 1, hitsOn: 6, again: true as const }
    const odds = exactOdds(sides([cruiser], [cruiser], { defender: { units: [cruiser], before: [gun] } }))
    expect(odds.attacker).toBeCloseTo(0.25 * (0.24 / 0.64))
  })

  test('what comes back when it is destroyed has to be destroyed again', () => {
    const troop = ship(8, 0.5)
    const odds = exactOdds(sides([troop], [troop], { defender: { units: [troop], returns: 0.6 } }))
    // 0.3 against 0.3 × 0.4, thrown until somebody is gone.
    const [hit, gone] = [0.3, 0.12]
    expect(odds.attacker).toBeCloseTo((gone * (1 - hit)) / (1 - (1 - gone) * (1 - hit)))
    expect(allEnds(odds)).toBeCloseTo(1)
    const bombed = exactOdds(
      sides([], [troop], {
        attacker: { units: [], before: [{ dice: 1, hitsOn: 1 }] },
        defender: { units: [troop], returns: 0.6 },
      }),
    )
    expect(bombed.defender).toBeCloseTo(0.6)
  })

  test('where the cheap are given up first, a Dreadnought is damaged only once they are gone', () => {
    const cheap = (side: Fighting[]) => ({ units: side, order: 'cheapFirst' as const })
    const fleet = [cruiser, dreadnought]
    const cheapFirst = exactOdds({ attacker: cheap(fleet), defender: { units: [cruiser, cruiser] } })
    const damageFirst = exactOdds(sides(fleet, [cruiser, cruiser]))
    expect(cheapFirst.attacker).toBeLessThan(damageFirst.attacker)
    const barraged = { attacker: cheap([fighter, fighter, dreadnought]), defender: { units: [destroyer] } }
    expect(allEnds(exactOdds(barraged))).toBeCloseTo(1)
    expect(Math.abs(exactOdds(barraged).attacker - simulate(barraged).attacker)).toBeLessThan(0.03)
  })

  test('of huge fleets are thrown, and come out the same each time', () => {
    const huge = sides(
      [...many(fighter, 20), ...many(destroyer, 8), ...many(dreadnought, 5)],
      [...many(fighter, 20), ...many(destroyer, 8), ...many(dreadnought, 4)],
    )
    const odds = oddsOf(huge)
    expect(odds.exact).toBe(false)
    expect(odds.attacker).toBeGreaterThan(odds.defender)
    expect(oddsOf(huge)).toEqual(odds)
    expect(oddsOf(sides([...many(cruiser, 4), dreadnought], [...many(fighter, 6), destroyer])).exact).toBe(
      true,
    )
  })
})

describe('the fight that would come of a move', () => {
  const scene = (situation: Situation = {}) =>
    midgame(
      { segment: 'actionEnds', args: { seat: 'p1' } },
      {
        races: { p1: 'sol', p2: 'hacan', p3: 'letnev' },
        tiles: { b3: 'sys_abyz__fria', b4: 'sys_lodor' },
        planets: { p2: ['abyz'] },
        units: {
          p1: { b4: { carrier: 1, fighter: 2, ground_force: 3, dreadnought: 1 } },
          p2: { b3: { destroyer: 1 }, abyz: { ground_force: 2, pds: 1 } },
        },
        ...situation,
      },
    ).table

  const idsIn = (table: ReturnType<typeof scene>, kind: string) =>
    Object.entries(table.units).flatMap(([id, unit]) => (unit.kind === kind && unit.of === 'p1' ? [id] : []))

  test('counts Fighters as fighting, troops as the worth of their ship, and PDS that wait there', () => {
    const table = scene()
    const [carrier = ''] = idsIn(table, 'carrier')
    const cargo = [...idsIn(table, 'fighter'), ...idsIn(table, 'ground_force')]
    const fight = spaceForecast(table, 'p1', 'b3', { [carrier]: { cargo } })
    expect(fight?.attacker.units.map(({ worth }) => worth).sort()).toEqual([0.5, 0.5, 4.5])
    // Sol begins with Cybernetics: Fighters hit on 8.
    expect(fight?.attacker.units.find(unit => unit.fighter)?.hitsOn).toBe(8)
    expect(fight?.defender.before).toEqual([{ dice: 1, hitsOn: 6 }])
    expect(fight?.defender.units[0]?.barrage).toEqual({ dice: 2, hitsOn: 9 })
    expect(spaceForecast(table, 'p1', 'b3')).toBeUndefined()
    expect(spaceForecast(table, 'p1', 'b4', {})).toBeUndefined()
  })

  test('a ship that loads more along its way still carries what was aboard', () => {
    const table = scene({
      units: {
        p1: { b4: { carrier: 1, ground_force: 2 }, sakulag: { ground_force: 1 } },
        p2: { b3: { cruiser: 1 } },
      },
    })
    const [carrier = ''] = idsIn(table, 'carrier')
    const [loose = ''] = idsIn(table, 'ground_force').filter(id => table.units[id]?.aboard === undefined)
    const worth = (cargo?: string[]) =>
      spaceForecast(table, 'p1', 'b3', { [carrier]: cargo ? { cargo } : {} })?.attacker.units[0]?.worth
    expect(worth()).toBe(4)
    expect(worth([loose])).toBe(4.5)
  })

  const attackWith = (situation: Situation) => {
    const table = scene(situation)
    const [dreadnought = ''] = idsIn(table, 'dreadnought')
    return spaceForecast(table, 'p1', 'b3', { [dreadnought]: {} })
  }

  test('PDS of everybody in range fire at who comes, not those of one who is out of range', () => {
    const near = (technologies: Situation['technologies']) =>
      attackWith({
        units: {
          p1: { b4: { dreadnought: 1 } },
          p2: { b3: { destroyer: 1 } },
          p3: { fria: { pds: 1 }, lodor: { pds: 2 } },
        },
        ...(technologies && { technologies }),
      })
    expect(near({ p3: [] })?.defender.before).toEqual([{ dice: 1, hitsOn: 6 }])
    expect(near({ p3: ['deep_space_cannon'] })?.defender.before).toHaveLength(3)
    expect(near({ p3: ['deep_space_cannon'] })?.attacker.before).toEqual([])
    expect(near({ p3: ['deep_space_cannon', 'graviton_laser_system'] })?.defender.before?.[0]).toEqual({
      dice: 1,
      hitsOn: 6,
      again: true,
    })
  })

  test('a PDS that is taken along on the way does not fire', () => {
    const table = scene({
      technologies: { p1: ['deep_space_cannon'] },
      units: {
        p1: { b4: { carrier: 1 }, lodor: { pds: 2 } },
        p2: { b3: { destroyer: 1 } },
      },
    })
    const [[carrier = ''], [pds = '']] = [idsIn(table, 'carrier'), idsIn(table, 'pds')]
    const shots = (cargo: string[]) =>
      spaceForecast(table, 'p1', 'b3', { [carrier]: { cargo } })?.attacker.before?.length
    expect([shots([]), shots([pds])]).toEqual([2, 1])
  })

  test('Assault Cannons and an ambush count, each with the ships that fire in it', () => {
    const fight = attackWith({
      races: { p1: 'sol', p2: 'mentak', p3: 'letnev' },
      technologies: { p1: ['assault_cannon'], p2: [] },
      units: { p1: { b4: { dreadnought: 1 } }, p2: { b3: { destroyer: 1, cruiser: 1, carrier: 1 } } },
    })
    expect(fight?.attacker.units[0]?.early).toEqual({ cannon: { dice: 1, hitsOn: 5 } })
    expect(fight?.defender.units.map(({ early }) => early)).toEqual([
      undefined,
      { ambush: { dice: 1, hitsOn: 9, most: 2 } },
      { ambush: { dice: 1, hitsOn: 7, most: 2 } },
    ])
  })

  test('there is somewhere to leave to only where a neighbouring system was activated before, and no Fighter goes alone', () => {
    expect(attackWith({})?.attacker.canLeave).toBeUndefined()
    expect(attackWith({ activated: { p1: ['b3'] } })?.attacker.canLeave).toBeUndefined()
    expect(attackWith({ activated: { p1: ['b4'] } })?.attacker.canLeave).toBe(true)
    expect(attackWith({ activated: { p1: ['b4'] } })?.defender.canLeave).toBeUndefined()
    expect(attackWith({ activated: { p2: ['b4'] } })?.attacker.canLeave).toBeUndefined()
    const fighters = scene({
      activated: { p1: ['b4'] },
      units: { p1: { b3: { fighter: 2 } }, p2: { b3: { destroyer: 1 } } },
    })
    expect(spaceForecast(fighters, 'p1', 'b3')?.attacker.canLeave).toBeUndefined()
  })

  test('Ground Forces come back by Gen Synthesis only while they defend a planet of their home system', () => {
    const table = scene({
      technologies: { p2: ['gen_synthesis'] },
      units: { p2: { abyz: { ground_force: 2 }, arretze: { ground_force: 2 } } },
    })
    expect(invasionForecast(table, 'p1', 'arretze', 3)?.defender.returns).toBe(0.6)
    expect(invasionForecast(table, 'p1', 'abyz', 3)?.defender.returns).toBeUndefined()
  })

  test('an invasion meets bombardment, then PDS, then the Ground Forces; a PDS stops Dreadnoughts', () => {
    const table = scene()
    const ships = idsIn(table, 'dreadnought')
    const shielded = invasionForecast(table, 'p1', 'abyz', 3, ships)
    expect(shielded?.attacker.before).toEqual([])
    expect(shielded?.defender.before).toEqual([{ dice: 1, hitsOn: 6 }])
    expect(shielded?.defender.units).toHaveLength(2)
    const bare = scene({ units: { p1: { b4: { dreadnought: 1 } }, p2: { abyz: { ground_force: 2 } } } })
    const open = invasionForecast(bare, 'p1', 'abyz', 3, idsIn(bare, 'dreadnought'))
    expect(open?.attacker.before).toHaveLength(1)
    expect(invasionForecast(table, 'p1', 'fria', 1)).toBeUndefined()
  })

  test('a people that is hard to hit at first worsens the first round only', () => {
    const table = scene({ races: { p1: 'sol', p2: 'xxcha', p3: 'letnev' } })
    const [dreadnought = ''] = idsIn(table, 'dreadnought')
    const fight = spaceForecast(table, 'p1', 'b3', { [dreadnought]: {} })
    expect(fight?.attacker.units[0]).toMatchObject({ hitsOn: 5, firstHitsOn: [6], sustains: true })
    expect(fight?.defender.units[0]?.firstHitsOn).toBeUndefined()
  })
})
