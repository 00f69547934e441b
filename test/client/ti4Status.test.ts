import { describe, expect, it } from 'vitest'
import { atMost, surely } from '../../client/galaxy/pages/outlook.ts'
import { outlookOf } from '../../client/ti4/pages/radar.ts'
import { tokenName, tokensAt, wormholesFound } from '../../client/ti4/tokens/tokens.ts'
import type { Table } from '../../shared/ti4/table.ts'
import { around, inMidgame } from '../ti4/midgame.ts'

describe('How near somebody is to winning in TI4', () => {
  /** p1 holds his home, fulfils nothing yet and has four points. */
  const fourPoints = (change: (table: Table) => void = () => {}) =>
    inMidgame({
      also({ table }) {
        table.objectives = {}
        const { p1 } = table.players
        if (p1) Object.assign(p1, { points: 4, secretObjectives: 0 })
        change(table)
      },
    }).table

  it('counts one public objective, and a second by an Imperial card that was not used', () => {
    const open = (used: boolean) => (table: Table) => {
      table.strategyCards.imperial = { goods: 0, holder: 'p1', ...(used && { exhausted: true }) }
      table.objectives = { negotiate_trade_routes: {}, erect_a_monument: {} }
      const { p1 } = table.players
      if (p1) p1.tradeGoods = 13
    }
    expect(surely(outlookOf(fourPoints(), 'p1'))).toBe(4)
    expect(surely(outlookOf(fourPoints(open(true)), 'p1'))).toBe(5)
    expect(surely(outlookOf(fourPoints(open(false)), 'p1'))).toBe(6)
  })

  it('counts Mecatol Rex with that card', () => {
    const table = fourPoints(table => {
      table.strategyCards.imperial = { goods: 0, holder: 'p1' }
      table.planets.mecatol_rex = { owner: 'p1' }
    })
    expect(surely(outlookOf(table, 'p1'))).toBe(5)
  })

  it('counts a secret objective only as a possibility', () => {
    const table = fourPoints(table => {
      const { p1 } = table.players
      if (p1) p1.secretObjectives = 1
      table.planets.mecatol_rex = { owner: 'p1' }
      for (const [at, unit] of Object.values(table.units).entries())
        if (unit.of === 'p1' && !unit.planet)
          Object.assign(unit, { at: 'm0', kind: at ? unit.kind : 'cruiser' })
      for (let i = 0; i < 3; i++) table.units[`more${i}`] = { kind: 'cruiser', of: 'p1', at: 'm0' }
    })
    const outlook = outlookOf(table, 'p1')
    expect(atMost(outlook) - surely(outlook)).toBe(1)
  })
})

describe('What lies on the map beside units', () => {
  it('are the custodians, what is attached to planets, and wormhole tokens', () => {
    const { table } = inMidgame({
      tiles: around({ a0: 's26' }),
      also({ table }) {
        table.tokens = { creuss_beta: 'a0' }
        table.attachments = { lodor: { core_mining: true } }
      },
    })
    expect(tokensAt(table, 'm0')).toEqual([{ planet: 'mecatol_rex', kind: 'custodians' }])
    expect(wormholesFound(table, 'a0')).toEqual(['beta'])
    expect(tokensAt(table, 'a0')).toEqual([
      { planet: 'lodor', kind: 'core_mining' },
      { kind: 'wormhole_beta' },
    ])
    expect(tokenName({ planet: 'lodor', kind: 'core_mining' })).toBe('Core Mining')
  })
})
