import { describe, expect, test } from 'vitest'
import { warns } from '../../shared/galaxy/shapes/afterMove.ts'
import type { Move } from '../../shared/galaxy/shapes/move.ts'
import { technologies } from '../../shared/ti4/content/technologies.ts'
import { type UnitPrint, unitPrints } from '../../shared/ti4/content/units.ts'
import { onPlanet } from '../../shared/ti4/forces.ts'
import { sheetOf } from '../../shared/ti4/prints.ts'
import { valueAt } from '../../shared/ti4/production.ts'
import { untilTrue } from '../galaxy/driving.ts'
import { activating, onGround, turn } from './factions/scenes.ts'
import { inMidgame, type Middle } from './midgame.ts'

/** Unit upgrades: what is printed on them, and what happens by them. */

/** Cost, combat (dice), move and capacity, then abilities, as they are printed. */
const said = ({ cost, unitsPerCost, combat, move, capacity, ...side }: UnitPrint): string =>
  [
    `${cost ?? '-'}${unitsPerCost ? `/${unitsPerCost}` : ''}`,
    combat ? `${combat.hit}x${combat.dice}` : '-',
    move ?? '-',
    capacity ?? '-',
    side.sustainDamage && 'sustains',
    side.noDirectHit && 'no direct hit',
    side.antiFighterBarrage && `barrage ${side.antiFighterBarrage.hit}x${side.antiFighterBarrage.dice}`,
    side.bombardment && `bombards ${side.bombardment.hit}x${side.bombardment.dice}`,
    side.spaceCannon &&
      `cannon ${side.spaceCannon.hit}x${side.spaceCannon.dice}${side.spaceCannon.range ? ' far' : ''}`,
    side.planetaryShield && 'shield',
    side.breaksPlanetaryShield && 'no shields',
    side.production &&
      ('value' in side.production
        ? `produces ${side.production.value}`
        : `produces planet+${side.production.resourcesPlus}`),
    side.fighterCapacity && `fighters ${side.fighterCapacity}`,
    side.reborn && `returns ${side.reborn}`,
    side.movesAlone && 'flies',
    side.excess && `counts ${side.excess}`,
    side.inSpace && 'in space',
    side.effect,
  ]
    .filter(part => part)
    .join(' ')

describe('what is printed on upgrades', () => {
  test('of everybody and of each faction', () => {
    const all = Object.values(technologies).filter(({ set, unit }) => unit && set === 'base')
    const sides = all.flatMap(({ unit }) => (unit ? [unitPrints[unit]] : []))
    expect(Object.fromEntries(sides.map(side => [side.id, said(side)]))).toEqual({
      carrier_ii: '3 9x1 2 6',
      destroyer_ii: '1 8x1 2 - barrage 6x3',
      fighter_ii: '1/2 8x1 2 - flies counts 1',
      infantry_ii: '1/2 7x1 - - returns 6',
      pds_ii: '- - - - cannon 5x1 far shield',
      space_dock_ii: '- - - - produces planet+4 fighters 3',
      cruiser_ii: '2 6x1 3 1',
      dreadnought_ii: '4 5x1 2 1 sustains no direct hit bombards 5x1',
      war_sun: '12 3x3 2 6 sustains bombards 3x3 no shields',
      letani_warrior_ii: '1/2 7x1 - - produces 2 returns 6',
      super_dreadnought_ii: '4 4x1 2 2 sustains no direct hit bombards 4x1',
      prototype_war_sun_ii: '10 3x3 3 6 sustains bombards 3x3 no shields',
      hybrid_crystal_fighter_ii: '1/2 7x1 2 - flies counts 0.5',
      floating_factory_ii: '- - 2 5 produces 7 in space',
      exotrireme_ii: '4 5x1 2 1 sustains no direct hit bombards 4x2 exotrireme_ii',
      advanced_carrier_ii: '3 9x1 2 8 sustains',
      spec_ops_ii: '1/2 6x1 - - returns 5',
    })
  })
})

/** p1 has landed on Lodor, which p2 holds: somebody dies there, and the dice say who comes back. */
const fallen = (middle: Middle) => {
  const game = onGround({
    units: { p1: { lodor: { infantry: 9 } }, p2: { lodor: { infantry: 9 } } },
    planets: { p2: ['lodor'] },
    ...middle,
    also(state) {
      state.table.doing = { of: 'p1', hex: 'a0', landed: ['lodor'] }
      middle.also?.(state)
    },
  })
  if (!game.rests) untilTrue(game, () => game.rests)
  return game
}

describe('Infantry that comes back', () => {
  const returns = (technology: 'infantry_ii' | 'spec_ops_ii', needs: number, middle: Middle = {}) => {
    const game = fallen({ technologies: { p1: [technology], p2: [] }, ...middle })
    const lines = game.log.filter(line => line.text === 'ti4.log.waitsOnCard')
    const dead = 9 - onPlanet(game.table, 'lodor').filter(({ of }) => of === 'p1').length
    expect(lines.flatMap(({ dice = [] }) => dice)).toHaveLength(dead)
    const saved = lines.flatMap(({ dice = [] }) => dice).filter(die => die >= needs).length
    expect(saved).toBeGreaterThan(0)
    expect(game.sheet('p1').technologies[technology]).toEqual({ units: saved })
    return saved
  }

  test('Infantry II: a die for each that is destroyed, and on 6 or more it waits on the card', () => {
    returns('infantry_ii', 6)
  })

  test('Spec Ops II on 5 or more', () => {
    returns('spec_ops_ii', 5, { factions: { p1: 'sol' } })
  })

  test('as the next turn of theirs starts they lie on a planet they hold in their home system', () => {
    const game = turn({
      factions: { p1: 'arborec' },
      technologies: { p1: ['letani_warrior_ii'] },
      also({ table }) {
        const own = table.players['p1']
        if (own) own.technologies.letani_warrior_ii = { units: 3 }
      },
    })
    expect(game.told('ti4.log.bringsOn')).toEqual([
      { seat: 'p1', unit: 'infantry', count: 3, planet: 'nestphar' },
    ])
    expect(game.sheet('p1').technologies.letani_warrior_ii).toEqual({})
  })

  test('where several are held their owner shares them out, and where none is they are lost', () => {
    const waiting = (held: 'both' | 'none') =>
      turn({
        factions: { p1: 'hacan', p2: 'sol' },
        technologies: { p1: ['infantry_ii'] },
        also({ table }) {
          const own = table.players['p1']
          if (own) own.technologies.infantry_ii = { units: 2 }
          if (held === 'none')
            for (const planet of ['arretze', 'hercant', 'kamdorn'] as const) delete table.planets[planet]
        },
      })
    const shared = waiting('both').say('p1', { arretze: 1, hercant: 1 })
    expect(shared.told('ti4.log.bringsOn')).toHaveLength(2)
    const lost = waiting('none')
    expect(lost.open).toContain('p1:turn')
    expect(lost.told('ti4.log.bringsOn')).toEqual([])
    expect(lost.sheet('p1').technologies.infantry_ii).toEqual({})
  })

  test('what is removed, and what others lose, stays away', () => {
    const game = fallen({ technologies: { p1: [], p2: [] } })
    expect(game.told('ti4.log.waitsOnCard')).toEqual([])
  })
})

describe('docks and ships', () => {
  const made = (middle: Middle, kind: 'space_dock' | 'infantry') => {
    const { table } = inMidgame(middle)
    return valueAt(table, 'p1', { id: 'u0', of: 'p1', kind, at: 'a0', planet: 'lodor' })
  }
  test('Space Dock II produces two more than Space Dock I', () => {
    const at = { tiles: { a0: 's26' } } as const
    const later = made({ ...at, technologies: { p1: ['space_dock_ii'] } }, 'space_dock')
    expect(later - made({ ...at, technologies: { p1: [] } }, 'space_dock')).toBe(2)
  })

  test('Advanced Carrier II sustains damage', () => {
    const { table } = inMidgame({ factions: { p1: 'sol' }, technologies: { p1: ['advanced_carrier_ii'] } })
    expect(sheetOf(table, 'p1', 'carrier')).toMatchObject({ sustainDamage: true, capacity: 8 })
  })

  test('[ti4/37.3] Hybrid Crystal Fighters II count a half before they move, too', () => {
    const game = activating({
      factions: { p1: 'naalu' },
      technologies: { p1: ['hybrid_crystal_fighter_ii'] },
      units: { p1: { a1: { fighter: 6 } } },
      tokens: { p1: { fleet: 3 } },
    })
    const options = game.offered<Move>('p1')
    const all = Object.fromEntries(Object.keys(options.ships).map(id => [id, {}]))
    expect(warns(options, all)).toEqual({})
    expect(warns({ ...options, excess: 1 }, all)).toEqual({ a0: 3 })
  })

  test('Floating Factory II moves two systems and carries five', () => {
    const game = activating({
      factions: { p1: 'saar' },
      technologies: { p1: ['floating_factory_ii'] },
      units: { p1: { a2: { space_dock: 1, infantry: 5 } } },
    })
    const { ships } = game.offered<{ ships: Record<string, { capacity: number; at: string }> }>('p1')
    expect(Object.values(ships)).toMatchObject([{ at: 'a2', capacity: 5 }])
  })
})
