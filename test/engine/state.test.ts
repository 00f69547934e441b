import { describe, expect, it } from 'vitest'
import { seedFrom } from '../../shared/engine/chance.ts'
import { Draft, freeze } from '../../shared/engine/draft.ts'
import { choose, draw } from '../../shared/engine/flow.ts'
import { canonical, same } from '../../shared/engine/json.ts'
import { begin, pick, question, type Toy, ToyTable } from './toy.ts'

describe('state', () => {
  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a function', () => 1],
    ['NaN', Number.NaN],
    ['a date', new Date(0)],
    ['a list with a gap', Object.assign([1], { 2: 1 })],
    ['a null deep inside', { a: [{ b: null }] }],
    ['a null in something frozen', Object.freeze({ a: null })],
  ])('[K1.1] refuses %s', (_, value) => {
    const draft = new Draft<Record<string, unknown>>(freeze({}))
    expect(() => {
      draft.handle['x'] = value
    }).toThrow()
    expect(() => freeze({ x: value })).toThrow()
  })

  it('[K1.2] shows a seat the table and its own hand, and anybody else the table alone', () => {
    const { match } = begin(function* () {
      yield* pick('p1', 'q')
      return undefined
    })
    const { table, hands } = match.state
    expect(match.view('p1')).toEqual({ table, seat: 'p1', hand: hands['p1'] })
    for (const nobody of [undefined, 'p9', 'constructor', '__proto__'])
      expect(match.view(nobody)).toEqual({ table })
  })

  it('[K1.3] compares and writes down data whatever the order of its members', () => {
    expect(canonical({ a: 1, b: { d: [1], c: 2 } })).toBe(canonical({ b: { c: 2, d: [1] }, a: 1 }))
    expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
    for (const [a, b] of [
      [{ a: 1 }, { b: 1 }],
      [[1], { 0: 1 }],
      [{}, { a: 1 }],
      [
        [1, 2],
        [2, 1],
      ],
      ['1', 1],
    ] as const)
      expect(same(a, b)).toBe(false)
  })

  it('[K1.4] keeps the seed in the box', () => {
    const toy = begin(function* () {
      yield* draw<Toy, void>(({ box }) => {
        box.deck.pop()
      })
      yield* choose<string, Toy>('p1', () => question('q'))
      return undefined
    })
    expect(toy.match.state.box).toEqual({ deck: ['c1', 'c2', 'c3', 'c4', 'c5'], seed: seedFrom('toy') })
    const { setup } = toy.rules
    const own = new ToyTable({
      ...toy.rules,
      setup(...given) {
        const { state, at } = setup(...given)
        return { at, state: { ...state, box: { ...state.box, seed: seedFrom('setup') } } }
      },
    })
    expect(own.match.state.box.seed).toBe(seedFrom('toy'))
  })
})
