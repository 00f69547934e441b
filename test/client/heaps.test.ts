import { expect, it } from 'vitest'
import { heapsIn } from '../../client/galaxy/ask/heaps.ts'
import { piecesOn } from '../../client/galaxy/map/piecesOn.ts'
import { planets } from '../../shared/ti3/content/planets.ts'
import { midgame } from '../ti3/midgame.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

const { table } = midgame(
  { segment: 'rest' },
  {
    players: 3,
    round: 2,
    races: { p1: 'sol' },
    units: { p1: { jord: { ground_force: 2, pds: 1 }, c0: { carrier: 2, dreadnought: 2, fighter: 3 } } },
    change({ table: { units } }) {
      const of = (kind: string) => Object.keys(units).filter(id => units[id]?.kind === kind)
      const [carrier = ''] = of('carrier')
      for (const id of of('fighter')) Object.assign(units[id] ?? {}, { aboard: carrier })
      Object.assign(units[of('dreadnought')[0] ?? ''] ?? {}, { damaged: true })
    },
  },
)
const { units } = table
const heaps = heapsIn(
  table,
  Object.keys(units).filter(id => units[id]?.of === 'p1'),
)

it('Alike are together, the damaged apart, and what lies in space comes before what lies on planets', () => {
  expect(heaps.map(heap => `${heap.length} ${units[heap[0] ?? '']?.kind}`).sort()).toEqual([
    '1 dreadnought',
    '1 dreadnought',
    '1 pds',
    '2 carrier',
    '2 ground_force',
    '3 fighter',
  ])
  const onPlanets = heaps.map(heap => units[heap[0] ?? '']?.planet !== undefined)
  expect(onPlanets).toEqual([...onPlanets].sort())
})

it('The empty Carrier is given up before the laden one', () => {
  const carriers = heaps.find(([first = '']) => units[first]?.kind === 'carrier') ?? []
  const aboard = carriers.map(id => Object.values(units).filter(unit => unit.aboard === id).length)
  expect(aboard).toEqual([0, 3])
})

it('A map put together again tells its forces in the same order', () => {
  const { system } = planets.jord
  const again = { ...table, units: Object.fromEntries(Object.entries(units).reverse()) }
  expect(JSON.stringify(piecesOn(again, 'c0', system))).toBe(JSON.stringify(piecesOn(table, 'c0', system)))
})
