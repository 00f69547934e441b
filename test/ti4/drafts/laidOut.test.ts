import { describe, expect, test } from 'vitest'
import {
  blank,
  blanksIn,
  laidAt,
  laidOutIn,
  planFrom,
  searchOf,
  textOf,
  tilesLeft,
  turnedAt,
} from '../../../client/ti4/builder/plan.ts'
import { crowdedIn, lonelyIn, surroundingsIn } from '../../../shared/ti4/draft/laidOut.ts'
import { whyNoGalaxy } from '../../../shared/ti4/map.ts'

const three = { players: '3', board: 'usual', pok: 'no' }
const five = { players: '5', board: 'hyperlanes', pok: 'yes' }

/** The tiles that are left, from the first place that is free to the last. */
function full(options: Record<string, string>) {
  let plan = blank(options)
  for (const hex of blanksIn(plan)) {
    const [tile] = tilesLeft(plan).filter(({ back }) => back !== 'lanes')
    plan = laidAt(plan, hex, tile?.word)
  }
  return plan
}

describe('a galaxy laid out alone', () => {
  test('begins with the homes and lanes of its board', () => {
    expect(blanksIn(blank(three))).toHaveLength(24)
    const { homes, lanes } = laidOutIn(blank(five))
    expect([homes.length, Object.keys(lanes).length]).toEqual([5, 6])
  })

  test.each([three, five])('can be played once it is full, as its text says: %o', options => {
    const plan = full(options)
    expect(whyNoGalaxy({ ...options, galaxy: 'pasted', map: textOf(plan) })).toBeUndefined()
    expect(whyNoGalaxy({ ...options, galaxy: 'pasted', map: textOf(blank(options)) })).toBeDefined()
  })

  test('comes back whole from its link', () => {
    const plan = full(five)
    expect(planFrom(`?${searchOf(plan)}`)).toEqual(plan)
  })

  test('has no tile twice, and a tile of lanes on one of its sides alone', () => {
    const plan = laidAt(blank(five), 'c1', '83B0')
    expect(tilesLeft(plan).map(({ word }) => word)).not.toContain('83A0')
    expect(tilesLeft(laidAt(plan, 'a0', '19')).map(({ word }) => word)).not.toContain('19')
  })

  test('turns a tile of lanes by a sixth, six times to where it was', () => {
    let plan = laidAt(blank(five), 'c1', '83B4')
    plan = turnedAt(plan, 'c1')
    expect(plan.words['c1']).toBe('83B5')
    expect(turnedAt(plan, 'c1').words['c1']).toBe('83B0')
  })
})

describe('looked over', () => {
  const laid = {
    tiles: { m0: 's18', a0: 's41', a1: 's42', a3: 's26' },
    lanes: {},
    homes: ['b0', 'b6'],
  } as const

  test('anomalies side by side are named', () => {
    expect(crowdedIn(laid)).toEqual([['a0', 'a1']])
  })

  test('so is a wormhole that leads nowhere', () => {
    expect(lonelyIn(laid)).toEqual(['alpha'])
  })

  test('each home has what lies nearest to it, and its part of what lies as near to another', () => {
    const [first, second] = surroundingsIn(laid)
    expect(first?.own).toEqual(['s41', 's42'])
    expect(second?.own).toEqual(['s26'])
    expect(second?.optimal).toEqual({ resources: 3, influence: 0 })
    const shared = surroundingsIn({ ...laid, tiles: { ...laid.tiles, a2: 's19', a4: 's20', a5: 's21' } })
    expect(shared.flatMap(({ shared: both }) => both)).toEqual([])
  })
})
