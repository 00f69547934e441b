import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chanceOf, commitmentTo, seedFrom } from '../../shared/engine/chance.ts'
import { roll, shuffle } from '../../shared/engine/flow.ts'
import { begin, pick, seats, ToyTable, toyRules } from './toy.ts'

const seed = seedFrom('chance')
const chance = chanceOf(seed)

/** How far counts are from equal; above `limit` once in a million. */
function expectEven(counts: number[], limit: number) {
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length
  expect(counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)).toBeLessThan(limit)
}

describe('chance', () => {
  it('[K4.1] falls the same way under the same name, in whatever order', () => {
    const names = ['a', 'b', 'c', 'd']
    const first = names.map(name => chance.roll(name, 20))
    const other = chanceOf(seed)
    expect(names.toReversed().map(name => other.roll(name, 20))).toEqual(first.toReversed())
    expect(chance.roll('a', 5)).toEqual(first[0]?.slice(0, 5))
  })

  it('[K4.1] is the keyed hash of the name in UTF-8, letters beyond ASCII too', () => {
    const firstOf = (name: string) =>
      createHmac('sha256', Buffer.from(seed, 'hex')).update(`${name}#0`).digest().readUInt32BE(0)
    for (const name of ['plain/name.1', 'più', '星'])
      expect(chance.below(name, 1 << 16)).toBe(firstOf(name) % (1 << 16))
    expect(chance.below('one', 1)).toBe(0)
  })

  it('[K4.2] falls independently under another name or seed', () => {
    const all = ['a', 'a#0', 'b'].map(name => chance.roll(name, 20).join())
    expect(new Set([...all, chanceOf(seedFrom('other')).roll('a', 20).join()]).size).toBe(4)
  })

  it('[K4.3] makes every number equally likely', () => {
    const ten = Array.from({ length: 10 }, () => 0)
    for (const die of chance.roll('even', 20_000)) ten[die - 1] = (ten[die - 1] ?? 0) + 1
    expectEven(ten, 45)
    // Three quarters of 2^32: without rejection the lower third would come up twice as often.
    const thirds = [0, 0, 0]
    for (let i = 0; i < 6000; i++) {
      const third = Math.floor(chance.below(`big${i}`, 0xc000_0000) / 0x4000_0000)
      thirds[third] = (thirds[third] ?? 0) + 1
    }
    expectEven(thirds, 28)
  })

  it('[K4.4] shuffles fairly, and a copy', () => {
    const list = Object.freeze(['a', 'b', 'c'])
    const orders: Record<string, number> = {}
    for (let i = 0; i < 6000; i++) {
      const order = chance.shuffle(`deck${i}`, list).join('')
      orders[order] = (orders[order] ?? 0) + 1
    }
    expect(Object.keys(orders).sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
    expectEven(Object.values(orders), 36)
    expect(chance.shuffle('none', [])).toEqual([])
  })

  it.each([0, -1, 1.5, Number.NaN])('[K4.5] does not choose among %s', limit => {
    expect(() => chance.below('x', limit)).toThrow()
  })

  it('[K4.6] is named by segment number, segment, lane and last word', () => {
    const toy = begin(function* (table) {
      table.said = (yield* roll('dice', 5)).map(String)
      yield* pick('p1', 'q')
      table.said = yield* shuffle('cards', ['a', 'b', 'c', 'd'])
      yield* pick('p1', 'r')
      return undefined
    })
    const known = chanceOf(seedFrom('toy'))
    expect(toy.table.said).toEqual(known.roll('1.main/dice', 5).map(String))
    toy.answer('p1', 'a')
    expect(toy.table.said).toEqual(known.shuffle('1.main/cards', ['a', 'b', 'c', 'd']))
  })

  it('[K4.7] faults on a name used twice, for a roll and a shuffle together too', () => {
    const toy = begin(function* () {
      yield* roll('dice', 1)
      const kind = yield* pick('p1', 'q')
      if (kind === 'a') yield* roll('dice', 1)
      yield* shuffle('dice', ['x'])
      return undefined
    })
    expect([toy.answer('p1', 'a'), toy.answer('p1', 'b')]).toEqual(['fault', 'fault'])
    expect(String(toy.match.fault)).toContain('1.main/dice was used twice')
    const twice = toyRules(
      {},
      {},
      {
        setup: (_, __, chance) => ({
          state: {
            table: { n: chance.below('x', 2) + chance.below('x', 2), said: [], things: {} },
            hands: {},
            box: { deck: [] },
          },
          at: { segment: 'after' },
        }),
      },
    )
    expect(() => new ToyTable(twice, seats)).toThrow('used twice')
  })

  it('[K4.8] commits to a seed by its hash', () => {
    expect(commitmentTo(seed)).toBe(createHash('sha256').update(seed).digest('hex'))
  })
})
