import { expect, test } from 'vitest'
import { spans } from '../../shared/ti3/spans.ts'
import type { Table } from '../../shared/ti3/table.ts'

const now = (table: Partial<Table>) => spans({ round: 2, ...table } as Table)
const battle = { hex: 'h1', attacker: 'p1', defender: 'p2', round: 1 }

test('an order lasts for a battle, a turn or a round of the game while there is one', () => {
  expect(now({ round: 0 })).toEqual({})
  expect(Object.keys(now({}))).toEqual(['round'])
  expect(Object.keys(now({ active: 'p1' }))).toEqual(['turn', 'round'])
  expect(Object.keys(now({ active: 'p1', battle }))).toEqual(['battle', 'turn', 'round'])
})

test('a battle is the same in all its rounds, and another in another place, on a planet there or in another turn', () => {
  const first = now({ active: 'p1', battle })['battle']
  expect(now({ active: 'p1', battle: { ...battle, round: 2 } })['battle']).toBe(first)
  for (const other of [
    now({ active: 'p1', battle: { ...battle, hex: 'h2' } }),
    now({ active: 'p1', battle: { ...battle, planet: 'jord' } }),
    now({ active: 'p2', battle }),
    now({ active: 'p1', battle, round: 3 }),
    now({ active: 'p1' }),
  ])
    expect(other['battle']).not.toBe(first)
})

test('turns one player takes one after the other, as the last who has not passed, are turns of their own', () => {
  expect(now({ active: 'p1', turns: 7 })['turn']).not.toBe(now({ active: 'p1', turns: 8 })['turn'])
})
