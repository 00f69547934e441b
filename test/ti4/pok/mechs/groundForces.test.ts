import { describe, expect, test } from 'vitest'
import type { Casualties } from '../../../../shared/galaxy/shapes/casualties.ts'
import type { Produce } from '../../../../shared/galaxy/shapes/produce.ts'
import { supplied } from '../../../../shared/ti4/forces.ts'
import { piecesLeft } from '../../../../shared/ti4/pieceLimits.ts'
import { isBeaten } from '../../../../shared/ti4/rules/elimination.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { activating, invading, producing, whereSo } from '../../factions/scenes.ts'
import { inMidgame, type Middle } from '../../midgame.ts'
import { bombing, landing, options } from './scenes.ts'

describe('mechs are ground forces', () => {
  test('[ti4/55.2] they are produced for 2 resources each, no more than four', () => {
    const home = inMidgame({ options }).table.players['p1']?.home as string
    const game = producing(
      {
        options,
        tradeGoods: { p1: 9 },
        technologies: { p1: [] },
        units: { p1: { moll_primus: { space_dock: 1 }, a1: { mech: 3, carrier: 1 } } },
      },
      home,
    )
    untilTrue(game, () => game.open.includes('p1:production'))
    const { prices } = game.offered<Produce>('p1')
    expect(prices['mech']).toMatchObject({ cost: 2 })
    const pay = { planets: [], tradeGoods: 2 }
    game.say('p1', { build: { moll_primus: { mech: 1 } }, newDocks: [], pay })
    expect(piecesLeft(game.table, 'p1', 'mech')).toBe(0)
    expect(game.sheet('p1').tradeGoods).toBe(7)
  })

  test('[ti4/55.1] they land, take the planet and may sustain damage', () => {
    const game = invading({ options, units: { p1: { a0: { carrier: 1, mech: 1 } } } })
    landing(game)
    untilTrue(game, () => game.rests)
    expect(game.table.planets.lodor?.owner).toBe('p1')
    const bombed = whereSo(
      count => {
        const units = { p1: { a0: { dreadnought: 2 + count } }, p2: { lodor: { mech: 1, infantry: 1 } } }
        const made = invading({ options, planets: { p2: ['lodor'] }, units, technologies: { p2: [] } })
        const isHit = () => made.rests || made.open.some(key => key.includes('casualties'))
        return bombing(made, isHit)
      },
      made => !made.rests,
    )
    const { units } = bombed.offered<Casualties>('p2')
    expect(Object.values(units).some(({ kind, sustains }) => kind === 'mech' && sustains)).toBe(true)
  })

  test('[ti4/16.1] each takes a place of capacity', () => {
    const { table } = inMidgame({ options, units: { p1: { a0: { carrier: 1, mech: 3, infantry: 1 } } } })
    const own = Object.values(table.units).filter(({ of, at }) => of === 'p1' && at === 'a0')
    expect(supplied(own as never)).toBe(1)
    const game = activating({ options, units: { p1: { a0: { carrier: 1, mech: 4, infantry: 2 } } } })
    untilTrue(game, () => game.rests)
    expect(unitsAt(game, 'p1', 'a0').length).toBe(1 + 4)
  })

  test('[ti4/33.1] with one of them on the board nobody is out', () => {
    const scene = (units: Middle['units']) => {
      const { table } = inMidgame({ options, ...(units && { units }) })
      for (const card of Object.values(table.planets)) if (card?.owner === 'p2') card.owner = 'p1'
      return isBeaten(table, 'p2')
    }
    expect(scene({ p2: { a0: { carrier: 1, mech: 1 } } })).toBe(false)
    expect(scene({ p2: { a0: { carrier: 1 } } })).toBe(true)
  })
})
