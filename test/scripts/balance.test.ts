import { describe, expect, test } from 'vitest'
import { balanceOf, type Sums, standings, weigh } from '../../scripts/simulation/balance.ts'
import { nothingYet, type Tally } from '../../scripts/simulation/tally.ts'

/** Seats with this faction and this many points, of a table at which `others` reached what they reached. */
function batch(given: Record<string, readonly number[]>) {
  const counted = nothingYet(1)
  for (const [name, results] of Object.entries(given))
    for (const points of results) {
      weigh(counted.sums, { points, with: [`faction ${name}`] })
      counted.points[points] = (counted.points[points] ?? 0) + 1
    }
  return counted
}
const repeated = (times: number, ...points: number[]) => Array.from({ length: times }, () => points).flat()
const of = (tally: Tally, name: string) => standings(tally).find(each => each.name === `faction ${name}`)

describe('The report on balance', () => {
  test('measures seats by the mean of their own batch, with the error of the difference', () => {
    const tally = {
      '2 sensible': batch({ even: [40, 60], strong: [60, 80] }),
      '4 sensible': batch({ even: [20, 40], strong: [40, 60] }),
    }
    const strong = of(tally, 'strong')
    expect(strong).toMatchObject({ seats: 4, mean: 50, difference: 10 })
    // Ten to either side of the difference in four seats.
    expect(strong?.error).toBeCloseTo(Math.sqrt(100 / 3))
  })

  test('lets stand out what differs by more than 15 % and by three errors, upwards or downwards', () => {
    const tally = {
      a: batch({ strong: repeated(50, 60, 70), even: repeated(100, 45, 55), weak: repeated(50, 30, 40) }),
    }
    expect(standings(tally).map(({ name, standsOut }) => [name, standsOut])).toEqual([
      ['faction strong', true],
      ['faction even', false],
      ['faction weak', true],
    ])
  })

  test('does not let stand out what is certain but small, nor what is large but may be chance', () => {
    const small = { a: batch({ other: repeated(500, 47, 53), some: repeated(500, 53, 57) }) }
    expect(of(small, 'some')).toMatchObject({ standsOut: false })
    const few = { a: batch({ other: repeated(100, 30, 70), some: [30, 70, 90] }) }
    expect(of(few, 'some')?.difference).toBeGreaterThan(0.15 * (of(few, 'some')?.mean ?? 0))
    expect(of(few, 'some')).toMatchObject({ standsOut: false })
  })

  test('says how much of a batch lies between 40 and 120 points', () => {
    const text = balanceOf({ solo: batch({ some: [39, 40, 120, 121] }) })
    expect(text).toContain('solo: 4 seats, mean 80.0')
    expect(text).toContain('50.0 % between 40 and 120')
  })

  test('adds up seat by seat', () => {
    const sums: Record<string, Sums> = {}
    weigh(sums, { points: 3, with: ['sheet NA1'] })
    weigh(sums, { points: -1, with: ['sheet NA2'] })
    expect(sums).toEqual({
      all: { seats: 2, points: 2, squares: 10 },
      'sheet NA1': { seats: 1, points: 3, squares: 9 },
      'sheet NA2': { seats: 1, points: -1, squares: 1 },
    })
  })
})
