import { expect, it } from 'vitest'
import { type Claim, claim, claimMap } from '../../client/galaxy/map/claims.ts'

const claimOf = (hex: string): Claim => ({
  lit: new Set([hex]),
  attend: [],
  tap: () => false,
  describe: () => undefined,
})
const lit = () => [...(claim.value?.lit ?? [])]

it('a question that closes gives the map back to the one below it, whichever of them closes first', () => {
  const [below, above] = [{}, {}]
  claimMap(below, claimOf('a0'))
  claimMap(above, claimOf('b0'))
  expect(lit()).toEqual(['b0'])
  claimMap(below, claimOf('a1'))
  expect(lit()).toEqual(['b0'])
  claimMap(above, undefined)
  expect(lit()).toEqual(['a1'])
  claimMap(above, claimOf('b1'))
  claimMap(below, undefined)
  expect(lit()).toEqual(['b1'])
  claimMap(above, undefined)
  expect(lit()).toEqual([])
})
