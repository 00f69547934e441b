import { describe, expect, it } from 'vitest'
import '../../shared/ti3/cards/index.ts'
import { changesOf, lawsNaming, priceChanges } from '../../shared/ti3/changedBy.ts'
import { numberOf } from '../../shared/ti3/effects.ts'
import { handLimit } from '../../shared/ti3/realm.ts'
import { priceOf } from '../../shared/ti3/research.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { midgame } from './midgame.ts'

const under = (laws: object, lasting: object = {}): Table =>
  ({ ...midgame({ segment: 'rest' }, { players: 3, seed: 'why', round: 2 }).table, laws, lasting }) as Table

const academy = { imperial_academy: {}, limits_to_individual_power: {}, regressive_rhetoric: {} }

describe('Why a number is what it is', () => {
  it('is told by each law, and all of it together is the number itself', () => {
    const table = under(academy)
    expect(changesOf(table, 'p1', 'handLimit', handLimit, {})).toEqual([
      { card: 'limits_to_individual_power', by: 3 - handLimit },
    ])
    expect(changesOf(table, 'p1', 'counterPrice', 3, { card: 'base_logistics' })).toEqual([
      { card: 'imperial_academy', by: -1 },
    ])
    const dearer = priceChanges(table, 'p1', 'hylar_v_assault_laser')
    expect(dearer).toContainEqual({ card: 'regressive_rhetoric', by: 2 })
    const sum = dearer.reduce((all, { by }) => all + by, 0)
    expect(priceOf(table, 'p1', 'hylar_v_assault_laser')).toBe(
      priceOf(under({}), 'p1', 'hylar_v_assault_laser') + sum,
    )
  })

  it('is told by what lasts for whom it touches alone', () => {
    const lasting = { effect: 'public_execution', by: 'p1', until: 'round', adds: { combat: -1 } }
    const table = under({ council_elder: { elected: ['p1'] } }, { a: lasting })
    const fight = { kind: 'cruiser', hex: 'm0', step: 'battle', side: 'attacker', round: 1 } as const
    const his = changesOf(table, 'p1', 'combat', 0, fight)
    expect(his).toContainEqual({ card: 'public_execution', by: -1 })
    expect(his.reduce((all, { by }) => all + by, 0)).toBe(numberOf(table, 'p1', 'combat', 0, fight))
    const others = changesOf(table, 'p2', 'combat', 0, fight)
    expect(others.some(({ card }) => card === 'public_execution')).toBe(false)
  })

  it('names the laws that elected a player', () => {
    const table = under({ council_elder: { elected: ['p1'] } })
    expect(lawsNaming(table, 'p1')).toEqual(['council_elder'])
    expect(lawsNaming(table, 'p2')).toEqual([])
  })
})
