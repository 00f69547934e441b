import { describe, expect, it, vi } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { choose, inHand, roll } from '../../shared/engine/flow.ts'
import { canonical } from '../../shared/engine/json.ts'
import { checkAnswer, commonShapes, onlyAnswer, sampleAnswer } from '../../shared/engine/options.ts'
import type { View } from '../../shared/engine/rules.ts'
import { always, begin, oneOf, pick, question, respond, type Segment, type Table, type Toy } from './toy.ts'

const asks = (main: Segment, commands = {}) => begin(main, commands)

describe('asking', () => {
  it('[K5.1] sees the table and the hand of the seat that is asked', () => {
    const seen: View<Toy>[] = []
    const { match } = asks(function* () {
      yield* choose<string, Toy>('p2', view => {
        seen.push(view)
        return question('q')
      })
      return undefined
    })
    expect(seen).toEqual([{ table: match.state.table, seat: 'p2', hand: match.state.hands['p2'] }])
  })

  it('[K5.2] does not ask what has one answer', () => {
    const toy = asks(function* (table) {
      table.said.push(yield* pick('p1', 'only', 'x'))
      table.said.push(
        yield* choose('p1', () =>
          question('all', { shape: 'someOf', of: { u: {}, v: {} }, least: 2, most: 2 } as never),
        ),
      )
      yield* pick('p1', 'real')
      return undefined
    })
    expect(toy.open).toEqual(['p1:real'])
    expect(toy.table.said).toEqual(['x', ['u', 'v']])
  })

  it('[K5.3] opens a window even when there is only a pass', () => {
    const toy = asks(function* () {
      yield* respond('p2', 'window')
      return undefined
    })
    expect(toy.open).toEqual(['p2:window'])
    expect(toy.asked('p2')?.window).toBe('respond')
    const asked = asks(function* () {
      yield* choose<string, Toy>('p2', () => ({ ...question('turn', oneOf('pass')), always: true }))
      return undefined
    })
    expect(asked.open).toEqual(['p2:turn'])
  })

  it.each([
    ['oneOf', { of: {} }],
    ['someOf', { of: { a: {} }, least: 2, most: 3 }],
    ['amounts', { of: { a: { most: 1 } }, least: 2, most: 3 }],
  ])('[K5.4] faults on %s without an answer', (shape, rest) => {
    const impossible = () =>
      asks(function* () {
        yield* choose<string, Toy>('p1', () => question('q', { shape, ...rest }))
        return undefined
      })
    expect(impossible).toThrow('offers nothing')
  })

  it('[K5.5] goes on with what an ask skips to', () => {
    const toy = asks(function* (table) {
      table.said.push(yield* choose<string, Toy>('p1', () => ({ skip: 'skipped' })))
      yield* pick('p1', 'real')
      return undefined
    })
    expect(toy.table.said).toEqual(['skipped'])
  })

  it('[K5.6] faults when an ask writes, through the view or around it', () => {
    const writing = (write: (table: Table, seen: View<Toy>) => void) => () =>
      asks(function* (table) {
        yield* choose<string, Toy>('p1', seen => {
          write(table, seen)
          return question('q')
        })
        return undefined
      })
    expect(writing(table => table.n++)).toThrow('while asking')
    expect(writing((_, seen) => seen.table.said.push('x'))).toThrow()
  })

  it('[K5.7] refuses what is not offered, and changes nothing', () => {
    const toy = asks(function* () {
      yield* pick('p1', 'q')
      return undefined
    })
    const before = toy.match.save()
    for (const value of ['c', 'constructor', null, undefined, ['a'], { a: 1 }, 1])
      expect(toy.match.submit('p1', '1.main/q', value).refused).toEqual({
        code: 'notOffered',
        why: 'refused.notOffered',
        rule: 'toy/1',
      })
    expect(toy.match.save()).toEqual(before)
  })

  it('[K5.8] takes an answer only from the seat that is asked and under its key', () => {
    const toy = asks(function* () {
      yield* pick('p1', 'q')
      yield* pick('p1', 'r')
      return undefined
    })
    expect(toy.answer('p2', 'a', '1.main/q')).toBe('notOpen')
    expect(toy.answer('p1', 'a', '1.main/r')).toBe('notOpen')
    expect(toy.answer('p1', 'a')).toBe('ok')
    expect(toy.answer('p1', 'a', '1.main/q')).toBe('notOpen')
  })

  it('[K5.9] samples answers that fit, of every shape', () => {
    const of = { a: { most: 2 }, b: { most: 1 }, c: { most: 0 } }
    const all = [
      { shape: 'oneOf', of },
      ...[0, 1, 2, 3].flatMap(least => [2, 3].map(most => ({ shape: 'someOf', of, least, most }))),
      ...[0, 1, 3].flatMap(least => [1, 3, 9].map(most => ({ shape: 'amounts', of, least, most }))),
    ].filter(options => !('least' in options) || options.least <= options.most)
    all.forEach((options, i) => {
      const answers = Array.from({ length: 40 }, (_, k) =>
        sampleAnswer(commonShapes, options, chanceOf(seedFrom(`${i} ${k}`))),
      )
      for (const answer of answers) expect(checkAnswer(commonShapes, options, answer)).toBeUndefined()
      const only = onlyAnswer(commonShapes, options)
      if (only !== undefined) expect(new Set(answers.map(canonical))).toEqual(new Set([canonical(only)]))
    })
  })

  it.each<[string, object, unknown, string | undefined]>([
    ['someOf', { least: 1, most: 2 }, ['a', 'b'], undefined],
    ['someOf', { least: 1, most: 2 }, [], 'tooFew'],
    ['someOf', { least: 1, most: 1 }, ['a', 'b'], 'tooMany'],
    ['someOf', { least: 1, most: 2 }, ['a', 'a'], 'twice'],
    ['someOf', { least: 1, most: 2 }, 'a', 'notOffered'],
    ['amounts', { least: 1, most: 2 }, { a: 2 }, undefined],
    ['amounts', { least: 1, most: 2 }, {}, 'tooFew'],
    ['amounts', { least: 1, most: 2 }, { a: 2, b: 1 }, 'tooMany'],
    ['amounts', { least: 1, most: 9 }, { b: 2 }, 'tooMany'],
    ['amounts', { least: 0, most: 2 }, { a: -1 }, 'notOffered'],
    ['amounts', { least: 0, most: 2 }, { a: 0.5 }, 'notOffered'],
    ['amounts', { least: 0, most: 2 }, JSON.parse('{"__proto__": 1}'), 'notOffered'],
  ])('[K5.9] judges %s %o: %o', (shape, limits, value, code) => {
    const options = { shape, of: { a: { most: 2 }, b: { most: 1 } }, ...limits }
    expect(checkAnswer(commonShapes, options, value)?.code).toBe(code)
  })

  it('[K5.10] refuses an answer over which the check of a shape stumbles', () => {
    const shapes = {
      ...commonShapes,
      deep: { check: (_: unknown, value: unknown) => (value as { a: { b: string } }).a.b, sample: () => 'x' },
    }
    const toy = begin(
      function* () {
        yield* choose<string, Toy>('p1', () => question('q', { shape: 'deep' }))
        return undefined
      },
      {},
      { shapes: shapes as never },
    )
    expect(toy.answer('p1', 7)).toBe('fault')
    expect(toy.open).toEqual(['p1:q'])
  })

  it('[K5.11] does not ask somebody who does not play', () => {
    const asking = (to: string) => () =>
      asks(function* () {
        yield* pick(to, 'q')
        return undefined
      })
    for (const nobody of ['p9', 'constructor']) expect(asking(nobody)).toThrow('does not play')
  })

  it('[K5.12] keeps an open question as it was asked', () => {
    const commands = { say: { ...always('x', 'y'), does: (table: Table) => void table.said.push('more') } }
    const lists: object[] = []
    const toy = asks(function* (table) {
      yield* choose<string, Toy>('p1', () => {
        const list = { said: table.said }
        lists.push(list)
        return { ...question('q', { ...oneOf('a', 'b'), list } as never), about: { n: table.n } }
      })
      return undefined
    }, commands)
    const asked = toy.asked('p1')
    expect(() => Object.assign(lists[0] ?? {}, { said: [] })).toThrow()
    toy.command('p2', 'say', 'x')
    expect(asked?.options).toMatchObject({ list: { said: [] } })
    expect(toy.asked('p1')?.options).toMatchObject({ list: { said: ['more'] } })
  })

  it('[K5.13] gives the rule its own frozen copy of the answer', () => {
    const spy = vi.fn()
    const toy = asks(function* () {
      const answer = yield* choose<string[], Toy>(
        'p1',
        () => question('q', { shape: 'someOf', of: { a: {}, b: {} }, least: 0, most: 2 } as never) as never,
      )
      spy(Object.isFrozen(answer))
      yield* pick('p1', 'r')
      return undefined
    })
    const mine = ['a']
    expect(toy.answer('p1', mine)).toBe('ok')
    mine.push('b')
    expect(spy).toHaveBeenCalledWith(true)
    expect(toy.match.decisions[0]?.value).toEqual(['a'])
  })
})

describe('names', () => {
  it('[K9.1] are segment number and segment, lane, last word', () => {
    const toy = asks(function* () {
      yield* pick('p1', 'casualties')
      return { segment: 'after' }
    })
    expect(toy.asked('p1')?.key).toBe('1.main/casualties')
    toy.answer('p1', 'a')
    expect(toy.asked('p1')?.key).toBe('2.after/after/1')
  })

  it.each([[['x', 'y']], [['x']]])('[K9.2] fault when used twice, with %j to choose from', ids => {
    const toy = asks(function* () {
      yield* pick('p1', 'first')
      yield* pick('p2', 'q', ...ids)
      yield* pick('p2', 'q', ...ids)
      return undefined
    })
    const result = toy.answer('p1', 'a')
    expect(ids.length === 1 ? result : toy.answer('p2', 'x')).toBe('fault')
    expect(String(toy.match.fault)).toContain('1.main/q was used twice')
  })

  it('[K9.3] may change while a question is asked again, and change back', () => {
    const commands = {
      flip: { ...always('x', 'y'), does: (table: Table) => void Object.assign(table, { open: !table.open }) },
    }
    const toy = asks(function* () {
      yield* choose<string, Toy>('p1', ({ table }) => question(table.open ? 'opened' : 'closed'))
      return undefined
    }, commands)
    const names = [1, 2, 3].map(() => {
      toy.command('p2', 'flip', 'x')
      return toy.open[0]
    })
    expect(names).toEqual(['p1:opened', 'p1:closed', 'p1:opened'])
  })

  it('[K9.4] may be shared by a question and its roll', () => {
    const toy = asks(function* () {
      yield* roll('hits', 1)
      yield* inHand<Toy>('p1', hand => void hand.n++)
      yield* pick('p1', 'hits')
      return undefined
    })
    expect(toy.open).toEqual(['p1:hits'])
  })
})
