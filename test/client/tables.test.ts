import { expect, test } from 'vitest'
import type * as galaxy from '../../client/galaxy/table.ts'
import type * as ti3 from '../../shared/ti3/table.ts'
import type * as ti4 from '../../shared/ti4/table.ts'

/** Held by the compiler: what the screens read of a table every edition's table has. */
const asGalaxy = (table: ti3.Table | ti4.Table): galaxy.Table => table
const handAsGalaxy = (hand: ti3.Hand | ti4.Hand): galaxy.Hand => hand

test('a table of either edition is one the screens of a galaxy can show', () => {
  expect([asGalaxy, handAsGalaxy].map(read => read.length)).toEqual([1, 1])
})
