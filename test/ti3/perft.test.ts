import { describe, expect, test } from 'vitest'
import { Match } from '../../shared/engine/match.ts'
import { countAnswers } from '../../shared/engine/options.ts'
import { hexesOfRing } from '../../shared/galaxy/hexes.ts'
import { everyLaying, type Lay } from '../../shared/galaxy/shapes/lay.ts'
import type { SystemId } from '../../shared/ti3/content/systems.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { shapes } from '../../shared/ti3/shapes.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'
import { complaints } from './galaxyReferee.ts'
import { newGame } from './scene.ts'

/** How many ways there are to lay the next one, two and three systems. A number that changes without a rule having
 *  changed is a bug in a rule nobody looked at. */
function perft(match: Match<Ti3>, depth: number): number {
  const question = match.open[0]
  if (question?.options.shape !== 'lay') throw new Error('No system is being laid')
  if (depth === 1) return countAnswers(shapes, question.options) ?? 0
  const saved = match.save()
  let count = 0
  for (const laid of everyLaying(question.options as Lay)) {
    const branch = Match.load(ti3Rules, saved)
    if (!branch.submit(question.to, question.key, laid).ok) throw branch.fault
    count += perft(branch, depth - 1)
  }
  return count
}

function atFirstLaying(players: number, seed: string) {
  const { match } = newGame(players, seed)
  while (match.open[0]?.options.shape === 'oneOf') {
    const { to, key, options } = match.open[0]
    match.submit(to, key, Object.keys((options as unknown as { of: object }).of)[0])
  }
  return match
}

describe('the number of legal placements', () => {
  test.each([
    [3, 'perft a', [48, 1920, 60672]],
    [3, 'perft b', [48, 1908, 60324]],
    [4, 'perft a', [48, 1896, 59592]],
    [5, 'perft a', [30, 720, 12960]],
    [6, 'perft a', [30, 750, 14520]],
    [6, 'perft b', [30, 726, 14520]],
  ] as const)('with %i players from seed "%s" is as recorded at depths 1 to 3', (players, seed, counts) => {
    const match = atFirstLaying(players, seed)
    expect([1, 2, 3].map(depth => perft(match, depth))).toEqual(counts)
  })

  test('at depth 2 agrees with a count by the referee, who reads the rules on his own', () => {
    for (const players of [3, 5, 6]) {
      const match = atFirstLaying(players, 'referee')
      const { table, hands } = match.state
      const [first, second] = table.order as [string, string]
      const held = (seat: string) => Object.keys(hands[seat]?.systems ?? {}) as SystemId[]
      const free = hexesOfRing(1).filter(hex => !table.galaxy.tiles[hex])
      let count = 0
      for (const system of held(first))
        for (const hex of free)
          for (const other of held(second))
            for (const place of free) {
              const laid = [
                { seat: first, system, hex, hand: held(first) },
                { seat: second, system: other, hex: place, hand: held(second) },
              ]
              if (complaints(table, laid).length === 0) count++
            }
      expect(perft(match, 2)).toBe(count)
    }
  })
})
