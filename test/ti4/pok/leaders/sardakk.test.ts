import { describe, expect, test } from 'vitest'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { canUse, untilUse } from '../../factions/scenes.ts'
import { around, from, type Middle } from '../../midgame.ts'
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
