import { describe, expect, it } from 'vitest'
import { realmsOf } from '../../client/ti3/realms.ts'
import { hexesOfRing } from '../../shared/galaxy/hexes.ts'
import { setups } from '../../shared/ti3/content/setups.ts'
import type { SystemId } from '../../shared/ti3/content/systems.ts'
import type { Table } from '../../shared/ti3/table.ts'

const everywhere = ['m0', ...[1, 2, 3].flatMap(hexesOfRing)]

/** Six homes, and the same system on every hex. */
function galaxyOf(system: SystemId): Table {
  const order = setups[6].homes.map((_, i) => `p${i + 1}`)
  return {
    order,
    players: Object.fromEntries(order.map((seat, i) => [seat, { home: setups[6].homes[i] }])),
    galaxy: { tiles: Object.fromEntries(everywhere.map(hex => [hex, { system }])) },
  } as unknown as Table
}

describe('The realms of a finished galaxy', () => {
  const realms = realmsOf(galaxyOf('mecatol_rex'))

  it('leave the middle to nobody, and no hex to two', () => {
    const held = realms.flatMap(({ hexes }) => hexes)
    expect(held).not.toContain('m0')
    expect(new Set(held).size).toBe(held.length)
  })

  it('are as big for all where homes lie alike, and hold what lies nearest', () => {
    expect(new Set(realms.map(({ hexes }) => hexes.length)).size).toBe(1)
    expect(realms[0]?.hexes).toContain('c0')
    expect(realms[0]?.hexes).toContain('b0')
  })

  it('count the worth of every planet within', () => {
    for (const { hexes, resources, influence, planets } of realms)
      expect([resources, influence, planets]).toEqual([hexes.length, hexes.length * 6, hexes.length])
  })
})
