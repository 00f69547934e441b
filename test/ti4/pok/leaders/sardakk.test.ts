import { describe, expect, test } from 'vitest'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { gatherable } from '../../../../shared/ti4/rules/gathering.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { activating, canUse, untilUse } from '../../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../../midgame.ts'
import { leading } from './having.ts'

const factions = { p1: 'sardakk', p2: 'mentak' } as const
const ending = (scene: Middle) =>
  from(
    { segment: 'actionEnds' },
    leading(['tro'], {
      factions,
      tiles: around({ a0: 's26' }),
      ...scene,
      also({ table }) {
        Object.assign(table, { phase: 'action', active: 'p2', doing: { of: 'p2', hex: 'a0' } })
      },
    }),
  )

describe("T'ro", () => {
  test('2 Infantry for whoever has a planet where the Tactical Action was his', () => {
    const game = ending({ planets: { p2: ['lodor'] } })
    untilUse(game, 'p1', 'tro').say('p1', 'tro').say('p2', 'lodor')
    expect(onPlanet(game.table, 'lodor', 'infantry').filter(({ of }) => of === 'p2')).toHaveLength(2)
  })

  test('not where he has none', () => {
    expect(canUse(ending({}), 'p1', 'tro')).toBe(false)
  })
})

describe("G'hom Sek'kus", () => {
  const scene = (also: Middle['also'] = () => {}): Middle =>
    leading(['ghom_sekkus'], {
      factions,
      tiles: around({ a0: 's26', a1: 's19' }),
      planets: { p1: ['wellon'] },
      units: { p1: { wellon: { infantry: 3, mech: 1 } } },
      also,
    })

  test('one unit of each planet around joins the landing', () => {
    const game = from(
      { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
      scene(({ table }) => {
        Object.assign(table, { phase: 'action', active: 'p1', doing: { of: 'p1', hex: 'a0' } })
      }),
    )
    untilTrue(game, () => game.open[0] === 'p1:1')
    const [mech] = onPlanet(game.table, 'wellon', 'mech')
    game.say('p1', mech?.id)
    untilTrue(game, () => game.open[0] === 'p1:landing')
    game.say('p1', { [mech?.id ?? '']: { planet: 'lodor' } })
    expect(onPlanet(game.table, 'lodor', 'mech')).toHaveLength(1)
    expect(onPlanet(game.table, 'wellon')).toHaveLength(3)
  })

  test('not from systems with his command token', () => {
    const { table } = inMidgame(scene())
    expect(gatherable(table, 'p1', 'a0')).toHaveLength(4)
    table.activated['a1'] = { p1: true }
    expect(gatherable(table, 'p1', 'a0')).toEqual([])
  })
})

describe("Sh'val, Harbinger", () => {
  test('lands without combat in space; all ships and what they still hold go home', () => {
    const game = activating(
      leading(['shval_harbinger'], {
        factions,
        planets: { p2: ['lodor'] },
        units: {
          p1: { a1: { carrier: 1, infantry: 3 } },
          p2: { a0: { dreadnought: 2 }, lodor: { infantry: 1, pds: 1 } },
        },
      }),
    )
    untilTrue(game, () => game.open[0] === 'p1:movement')
    const [carrier] = unitsAt(game, 'p1', 'a1', 'carrier')
    const infantry = unitsAt(game, 'p1', 'a1', 'infantry')
    game.say('p1', { [carrier ?? '']: { cargo: infantry } })
    untilUse(game, 'p1', 'shval_harbinger').say('p1', 'shval_harbinger')
    untilTrue(game, () => game.open[0] === 'p1:landing')
    const [one = '', other = ''] = infantry
    game.say('p1', { [one]: { planet: 'lodor' }, [other]: { planet: 'lodor' } })
    expect(game.table.units[carrier ?? '']).toBeUndefined()
    expect(game.table.units[infantry[2] ?? '']).toBeUndefined()
    expect(game.told('ti4.log.spaceCombat')).toEqual([])
    expect(unitsAt(game, 'p2', 'a0', 'dreadnought')).toHaveLength(2)
    expect(game.told('ti4.log.lands')).toEqual([{ seat: 'p1', planet: 'lodor', count: 2 }])
    expect(game.sheet('p1').leaders).toEqual({})
  })
})
