import { expect, test } from 'vitest'
import { wholeSet } from '../../scripts/simulation/wholeSet.ts'
import { inscription } from '../../shared/inscription/game.ts'

test('The whole set of simulated games has every size of table, and one bot among others only where there are others', () => {
  const batches = wholeSet(inscription)
  expect(new Set(batches.map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
  expect(batches.filter(({ rotates }) => rotates).every(({ seats }) => seats > 1)).toBe(true)
  const names = batches.map(({ seats, bots }) => `${seats} ${bots.join()}`)
  expect(new Set(names).size).toBe(names.length)
})
