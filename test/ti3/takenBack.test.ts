import { expect, test } from 'vitest'
import { applyPatch, patchBetween } from '../../shared/engine/patch.ts'
import { fleet } from '../../shared/ti3/forces.ts'
import { midgame } from './midgame.ts'

test('a ship that a take-back returns to the board throws its dice in its old place', () => {
  const { table } = midgame(
    { segment: 'strategyPhase' },
    { units: { p1: { b3: { fighter: 2, carrier: 1, cruiser: 1 } } } },
  )
  const whole = fleet(table, 'p1', 'b3').map(({ id }) => id)
  const [first = ''] = whole
  const { [first]: _, ...units } = table.units
  const returned = applyPatch(units, patchBetween(units, table.units))
  expect(Object.keys(returned).at(-1)).toBe(first)
  expect(fleet({ ...table, units: returned }, 'p1', 'b3').map(({ id }) => id)).toEqual(whole)
})
