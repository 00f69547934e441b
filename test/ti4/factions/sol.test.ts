import { describe, expect, test } from 'vitest'
import { numberOf } from '../../../shared/ti4/effects.ts'
import { onPlanet } from '../../../shared/ti4/forces.ts'
import { sheetOf } from '../../../shared/ti4/prints.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { from, inMidgame, type Middle } from '../midgame.ts'
import { choicesAt, turn } from './scenes.ts'

const factions = { p1: 'sol', p2: 'mentak' } as const
const strategyCards: Middle['strategyCards'] = {
  leadership: 'p1',
  diplomacy: 'p2',
  trade: 'p3',
  imperial: 'p4',
}
const special = (game: ReturnType<typeof turn>) =>
  Object.keys(game.offered<{ special: Record<string, unknown> }>('p1').special)

describe('the Federation of Sol', () => {
  test('Orbital Drop: a token of the Strategy Pool brings two Infantry to a planet of theirs', () => {
    const game = turn({ factions, strategyCards, planets: { p1: ['lodor'] }, units: {} })
    game.say('p1', { special: 'orbital_drop' })
    expect(choicesAt(game, 'p1').sort()).toEqual(['jord', 'lodor'])
    game.say('p1', 'lodor')
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(2)
    expect(game.sheet('p1').counters.strategy).toBe(1)
    untilTrue(game, () => game.open.some(open => open.endsWith(':turn')))
    expect(game.open).toEqual(['p2:turn'])
  })

  test('Orbital Drop needs a token', () => {
    const game = turn({ factions, strategyCards, tokens: { p1: { strategy: 0 } } })
    expect(special(game)).not.toContain('orbital_drop')
  })

  test('Versatile: a token more in the Status Phase', () => {
    const { table } = inMidgame({ factions })
    const gained = (seat: string) => numberOf(table, seat, 'statusTokens', 2, {})
    expect([gained('p1'), gained('p2')]).toEqual([3, 2])
  })

  test('Genesis: an Infantry joins it as the Status Phase ends', () => {
    const game = from(
      { segment: 'statusPhase' },
      { factions, strategyCards, units: { p1: { a0: { flagship: 1 } } } },
    )
    untilTrue(game, () => unitsAt(game, 'p1', 'a0', 'infantry').length > 0)
    expect(unitsAt(game, 'p1', 'a0', 'infantry').map(id => game.table.units[id]?.planet)).toEqual([undefined])
    expect(Object.values(game.table.strategyCards).every(({ holder }) => holder === undefined)).toBe(true)
  })

  test('Spec Ops and Advanced Carriers are better from the beginning, and better still once researched', () => {
    const sides = (middle: Middle) => {
      const { table } = inMidgame({ factions, ...middle })
      return (['infantry', 'carrier'] as const).map(kind => sheetOf(table, 'p1', kind))
    }
    expect(sides({ technologies: { p1: [] } })).toMatchObject([
      { id: 'spec_ops', combat: { hit: 7 } },
      { id: 'advanced_carrier', capacity: 6 },
    ])
    expect(sides({ technologies: { p1: ['spec_ops_ii', 'advanced_carrier_ii'] } })).toMatchObject([
      { id: 'spec_ops_ii', combat: { hit: 6 } },
      { id: 'advanced_carrier_ii', capacity: 8, move: 2, sustainDamage: true },
    ])
  })
})
