import { describe, expect, test } from 'vitest'
import type { Casualties } from '../../../../shared/galaxy/shapes/casualties.ts'
import type { Produce } from '../../../../shared/galaxy/shapes/produce.ts'
import { cannonShotsAt, enemyTroopsOn, hitsOn, troopsOn } from '../../../../shared/ti4/battles.ts'
import { counted } from '../../../../shared/ti4/cards/counted.ts'
import { moveOptions } from '../../../../shared/ti4/movement.ts'
import { valueAt } from '../../../../shared/ti4/production.ts'
import { isBeaten } from '../../../../shared/ti4/rules/elimination.ts'
import { bombTargets } from '../../../../shared/ti4/volleys.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { invading, onGround, producing, turn, whereSo } from '../../factions/scenes.ts'
import { around, inMidgame, type Middle } from '../../midgame.ts'
import { leading } from '../leaders/having.ts'

/** p2 are the Titans: what invades them is p1. */
const scene: Middle = {
  factions: { p1: 'mentak', p2: 'titans' },
  options: { pok: 'yes' },
  tiles: around({ a0: 's26' }),
  planets: { p2: ['lodor'] },
}
const withTitans = (count: number, more: Middle = {}) =>
  leading([], { ...scene, ...more, units: { p2: { lodor: { pds: count } }, ...more.units } })

describe('Hel-Titans are structures and ground forces', () => {
  test('they hold a planet: whoever lands has to beat them', () => {
    const game = invading(
      withTitans(1, { units: { p1: { a0: { carrier: 1, infantry: 2 } }, p2: { lodor: { pds: 1 } } } }),
    )
    const troops = unitsAt(game, 'p1', 'a0', 'infantry')
    untilTrue(game, () => game.open.includes('p1:landing'))
    game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'lodor' }])))
    untilTrue(game, () => game.rests)
    expect(game.told('ti4.log.groundCombat')).toEqual([{ seat: 'p1', other: 'p2', planet: 'lodor' }])
  })

  test('they fire at those who land, and then fight at 7 themselves', () => {
    const { table } = inMidgame(withTitans(2))
    expect(troopsOn(table, 'lodor', 'p2')).toHaveLength(2)
    expect(enemyTroopsOn(table, 'p1', 'lodor')).toBe('p2')
    const fight = { hex: 'a0', planet: 'lodor', step: 'groundCombat', side: 'defender', round: 1 } as const
    expect(hitsOn(table, 'p2', 'pds', fight)).toBe(7)
    expect(cannonShotsAt(table, 'p2', 'a0')).toHaveLength(2)
  })

  test('[ti4/87.1] they sustain damage', () => {
    const game = whereSo(
      count => {
        const made = onGround(
          withTitans(1, { units: { p1: { lodor: { infantry: 1 + count } }, p2: { lodor: { pds: 2 } } } }),
        )
        return untilTrue(made, () => made.rests || made.open.some(open => open.startsWith('p2:')))
      },
      made => !made.rests,
    )
    const { units } = game.offered<Casualties>('p2')
    expect(Object.values(units).find(({ kind }) => kind === 'pds')).toMatchObject({ sustains: true })
  })

  test('[ti4/65] their shield keeps bombardment from themselves, but not that of a war sun', () => {
    const { table } = inMidgame(
      withTitans(1, { units: { p1: { a0: { dreadnought: 1 } }, p2: { lodor: { pds: 1 } } } }),
    )
    expect(bombTargets(table, 'p1', 'a0')).toEqual([])
    const sunny = inMidgame(
      withTitans(1, {
        technologies: { p1: ['war_sun'] },
        units: { p1: { a0: { war_sun: 1 } }, p2: { lodor: { pds: 1 } } },
      }),
    )
    expect(bombTargets(sunny.table, 'p1', 'a0')).toEqual(['lodor'])
  })

  test('[ti4/65.3] a War Sun of the Titans takes no shield of their own away: beside others who fight there nothing is bombarded', () => {
    const beside = (pds: number) =>
      inMidgame(
        withTitans(pds, {
          technologies: { p2: ['war_sun'] },
          units: { p1: { lodor: { infantry: 2 } }, p2: { lodor: { pds }, a0: { war_sun: 1 } } },
        }),
      ).table
    expect(bombTargets(beside(1), 'p2', 'a0')).toEqual([])
    expect(bombTargets(beside(0), 'p2', 'a0')).toEqual(['lodor'])
  })

  test('they are never carried', () => {
    const { table } = inMidgame(
      withTitans(1, { units: { p2: { lodor: { pds: 1, infantry: 1 }, a0: { carrier: 1 } } } }),
    )
    const cargo = Object.values(moveOptions(table, 'p2', ['a1']).cargo).filter(({ at }) => at === 'a0')
    expect(cargo.map(({ kind }) => kind)).toEqual(['infantry'])
  })

  test('[ti4/68.1] each produces one unit', () => {
    const { table } = inMidgame(withTitans(1))
    const [titan] = troopsOn(table, 'lodor', 'p2')
    expect(titan && valueAt(table, 'p2', titan)).toBe(1)
    const own = leading([], {
      ...scene,
      factions: { p1: 'titans' },
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { pds: 2 } } },
    })
    const game = producing(own)
    untilTrue(game, () => game.open.includes('p1:production'))
    expect(game.offered<Produce>('p1').docks).toEqual({ lodor: { most: 2 } })
  })

  test('[ti4/33.1] with them alone nobody is out; they count as structures', () => {
    const { table } = inMidgame(withTitans(2))
    for (const [id, { of, kind }] of Object.entries(table.units))
      if (of === 'p2' && kind !== 'pds') delete table.units[id]
    table.planets = {}
    expect(isBeaten(table, 'p2')).toBe(false)
    expect(counted.structures(table, 'p2')).toBe(2)
  })

  test('those who copied the upgrade have them too', () => {
    const { table } = inMidgame(
      leading([], {
        ...scene,
        factions: { p1: 'mentak', p2: 'nekro' },
        units: { p2: { lodor: { pds: 1 } } },
        technologies: { p2: ['hel_titan_ii'] },
      }),
    )
    expect(troopsOn(table, 'lodor', 'p2')).toHaveLength(1)
  })

  test('PDS of others are none', () => {
    const { table } = inMidgame({
      ...scene,
      factions: { p1: 'mentak', p2: 'hacan' },
      units: { p2: { lodor: { pds: 1 } } },
    })
    expect(troopsOn(table, 'lodor', 'p2')).toEqual([])
  })

  test('Transit Diodes take them along, as far as a planet holds PDS', () => {
    const game = turn(
      leading([], {
        ...scene,
        factions: { p1: 'titans', p2: 'mentak' },
        technologies: { p1: ['transit_diodes'] },
        planets: { p1: ['lodor', 'wellon'] },
        tiles: around({ a0: 's26', a1: 's19' }),
        units: { p1: { lodor: { pds: 2 }, wellon: { pds: 1 } } },
      }),
    )
    untilTrue(game, () =>
      game.match.open.some(({ options }) => 'transit_diodes' in ((options as { of?: object }).of ?? {})),
    )
    game.say('p1', 'transit_diodes')
    game.say('p1', unitsAt(game, 'p1', 'a0', 'pds'))
    untilTrue(game, () => game.open.includes('p1:turn'), { 1: () => 'wellon', 2: () => 'lodor' })
    expect(unitsAt(game, 'p1', 'a1', 'pds')).toHaveLength(2)
    expect(unitsAt(game, 'p1', 'a0', 'pds')).toHaveLength(1)
  })
})
