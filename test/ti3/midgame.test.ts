import { expect, test } from 'vitest'
import { fleet, onPlanet, piecesAt } from '../../shared/ti3/forces.ts'
import { midgame } from './midgame.ts'

test('a situation is as it was said', () => {
  const game = midgame(
    { segment: 'tacticalAction', args: { seat: 'p1', hex: 'b3' } },
    {
      races: { p1: 'sol' },
      tiles: { b3: 'sys_abyz__fria' },
      units: { p1: { b3: { carrier: 1, ground_force: 2 }, jord: { pds: 1 } } },
      planets: { p2: ['abyz'] },
      counters: { p1: { pool: 3 } },
    },
  )
  expect(fleet(game.table, 'p1', 'b3').map(({ kind }) => kind)).toEqual(['carrier'])
  expect(piecesAt(game.table, 'b3').filter(({ aboard }) => aboard)).toHaveLength(2)
  expect(onPlanet(game.table, 'jord', 'pds')).toHaveLength(1)
  expect(game.table.planets.abyz?.owner).toBe('p2')
  expect(game.table.activated).toEqual({ b3: { p1: true } })
  expect(game.sheet('p1').counters).toEqual({ strategy: 2, pool: 2, fleet: 3, reinforcements: 8 })
  expect(game.open).toEqual(['p1:landing'])
  expect(game.say('p1', {}).rests).toBe(true)
})
