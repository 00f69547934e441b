import { describe, expect, it } from 'vitest'
import { routesBetween } from '../../client/galaxy/past/routes.ts'
import type { Table, Unit } from '../../shared/ti3/table.ts'
import { midgame, type Situation } from '../ti3/midgame.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

/** Mecatol Rex lies in the middle; a0 and a1 lie around it, and b0 and b2 beyond them. */
const galaxy: Situation = {
  players: 3,
  seed: 'routes',
  tiles: { a0: 'sys_abyz__fria', a1: 'sys_quann', b0: 'sys_lodor', b1: 'empty_1', b2: 'sys_thibah' },
}

const tableWith = (situation: Situation): Table =>
  midgame({ segment: 'rest' }, { ...galaxy, ...situation }).table

const unitsAt = (table: Table, hex: string, kind: Unit['kind']) =>
  Object.keys(table.units).filter(id => table.units[id]?.at === hex && table.units[id]?.kind === kind)

/** The same table with these units somewhere else. */
function later(table: Table, moves: Record<string, Partial<Unit>>): Table {
  const units = { ...table.units }
  for (const [id, to] of Object.entries(moves)) units[id] = { ...(units[id] as Unit), ...to }
  return { ...table, units }
}

const routesOf = (before: Table, then: Table) => routesBetween(before, then).map(({ hexes }) => hexes)

describe('Ships that are told to have moved', () => {
  it('went the shortest way that was open to them', () => {
    const table = tableWith({ units: { p1: { b0: { cruiser: 1 } } } })
    const [cruiser = ''] = unitsAt(table, 'b0', 'cruiser')
    expect(routesOf(table, later(table, { [cruiser]: { at: 'm0' } }))).toEqual([['b0', 'a0', 'm0']])
  })

  it('went around ships of others that barred the straight way', () => {
    const around: Situation = {
      units: { p1: { b0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
      technologies: { p1: ['antimass_deflectors', 'xrd_transporters', 'type_iv_drive'] },
    }
    const table = tableWith(around)
    const [cruiser = ''] = unitsAt(table, 'b0', 'cruiser')
    const [route = []] = routesOf(table, later(table, { [cruiser]: { at: 'm0' } }))
    expect(route).toEqual(['b0', 'b1', 'a1', 'm0'])
  })

  it('passed wherever they took something aboard', () => {
    const table = tableWith({
      units: { p1: { b1: { carrier: 1 }, abyz: { ground_force: 1 }, quann: { ground_force: 1 } } },
      technologies: { p1: ['antimass_deflectors', 'xrd_transporters'] },
    })
    const [carrier = ''] = unitsAt(table, 'b1', 'carrier')
    for (const hex of ['a0', 'a1']) {
      const [force = ''] = unitsAt(table, hex, 'ground_force')
      const moved = later(table, { [carrier]: { at: 'm0' }, [force]: { at: 'm0', aboard: carrier } })
      expect(routesOf(table, moved)).toEqual([['b1', hex, 'm0']])
    }
  })

  it('went straight where movement opens no way, as in a retreat', () => {
    const table = tableWith({
      units: { p1: { b0: { cruiser: 1 } } },
      activated: { p1: ['b0', 'a0'] },
    })
    const [cruiser = ''] = unitsAt(table, 'b0', 'cruiser')
    expect(routesOf(table, later(table, { [cruiser]: { at: 'a0' } }))).toEqual([['b0', 'a0']])
  })
})
