import { describe, expect, test } from 'vitest'
import type { Flow } from '../../shared/engine/flow.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { type Occasion, respondInTurn, respondTogether } from '../../shared/galaxy/window.ts'
import { afterwards, begin, holds, type Toy, type ToyTable } from '../engine/toy.ts'

/** Each may play what it holds. */
const occasion = (name: string): Occasion<Toy> => ({
  name,
  kind: 'respond',
  rule: 'toy/1',
  text: 'toy.respond',
  seats: ['p2', 'p3', 'p1'],
  offers: ({ hand }) => Object.fromEntries((hand?.cards ?? []).map(card => [card, {}])),
})

function* deal(hands: Record<Seat, string[]>): Flow {
  for (const [seat, cards] of Object.entries(hands)) yield* holds(seat, () => cards)
}

describe('A window', () => {
  const together = (hands: Record<Seat, string[]>) =>
    begin(function* (table) {
      yield* deal(hands)
      const said = yield* respondTogether<Toy>(occasion('window'))
      table.said.push(...Object.entries(said).flat())
      yield* afterwards()
      return undefined
    })

  test('for all together asks everybody at once, and gives what each plays who does not pass', () => {
    const toy = together({ p1: ['a'], p2: [], p3: ['b'] })
    expect(toy.open).toEqual(['p2/window', 'p3/window', 'p1/window'].map(key => `${key.slice(0, 2)}:${key}`))
    expect(toy.asked('p2')).toMatchObject({ window: 'respond', otherwise: 'pass' })
    toy.answer('p1', 'a')
    expect(toy.match.waiting).toEqual(['p1', 'p2', 'p3'])
    toy.answer('p2', 'pass')
    toy.answer('p3', 'b')
    expect(toy.table.said).toEqual(['p3', 'b', 'p1', 'a'])
  })
})

describe('A window in turn', () => {
  /** Whoever acts loses what he played; p2's acting takes p1's card away where `robs`. */
  const inTurn = (hands: Record<Seat, string[]>, robs = false) =>
    begin(function* (table) {
      yield* deal(hands)
      let stands: Record<Seat, string> = {}
      for (let time = 1; ; time++) {
        const { acts, stands: others } = yield* respondInTurn<Toy>(occasion(`window${time}`), stands)
        if (!acts) break
        stands = others
        const { seat, what } = acts
        table.said.push(`${seat} ${what}`)
        yield* holds(seat, now => now.filter(card => card !== what))
        if (robs) yield* holds('p1', () => [])
      }
      table.said.push('over')
      yield* afterwards()
      return undefined
    })
  const answered = (toy: ToyTable) => toy.match.open.map(({ to }) => to)

  test('lets the first in order act who is willing, however quickly the others answered', () => {
    const toy = inTurn({ p1: ['a'], p2: ['b'], p3: [] })
    toy.answer('p1', 'a')
    toy.answer('p3', 'pass')
    expect(toy.table.said).toEqual([])
    toy.answer('p2', 'b')
    expect(toy.table.said).toEqual(['p2 b'])
  })

  test('opens again until all pass; what was announced stands without being asked again, and nobody can tell', () => {
    const toy = inTurn({ p1: ['a'], p2: ['b'], p3: [] })
    toy.answer('p1', 'a')
    toy.answer('p2', 'b')
    toy.answer('p3', 'pass')
    expect(answered(toy)).toEqual(['p2', 'p3'])
    // [K5.14]
    expect(toy.match.waiting).toEqual(['p1', 'p2', 'p3'])
    toy.answer('p2', 'pass')
    toy.answer('p3', 'pass')
    expect(toy.table.said).toEqual(['p2 b', 'p1 a'])
    for (const seat of ['p1', 'p2', 'p3']) toy.answer(seat, 'pass')
    expect(toy.table.said).toEqual(['p2 b', 'p1 a', 'over'])
  })

  test('asks again whose announcement no longer fits', () => {
    const toy = inTurn({ p1: ['a'], p2: ['b'], p3: [] }, true)
    toy.answer('p1', 'a')
    toy.answer('p2', 'b')
    toy.answer('p3', 'pass')
    expect(answered(toy)).toEqual(['p2', 'p3', 'p1'])
  })

  test('shows nobody the answers that fell away', () => {
    const played = (own: string) => {
      const toy = inTurn({ p1: ['a'], p2: ['b'], p3: [] })
      toy.answer('p1', own)
      toy.answer('p3', 'pass')
      toy.answer('p2', 'b')
      return [toy.match.view('p3'), toy.match.waiting]
    }
    expect(played('a')).toEqual(played('pass'))
  })
})
