import { describe, expect, it, vi } from 'vitest'
import { tell } from '../../shared/engine/flow.ts'
import { Match } from '../../shared/engine/match.ts'
import type { Command, Rules } from '../../shared/engine/rules.ts'
import {
  always,
  begin,
  oneOf,
  outside,
  pick,
  type Segment,
  type Table,
  type Toy,
  ToyTable,
  toyRules,
} from './toy.ts'

const wave = { ...always('x', 'y'), does: (table: Table) => void table.said.push('wave') }

/** Three segments; the match stands in the third with two decisions taken. */
const segments = {
  *main() {
    yield* pick('p1', 'q')
    return { segment: 'second' }
  },
  *second(table: Table) {
    table.n++
    yield* pick('p2', 'q')
    return { segment: 'third' }
  },
  *third(table: Table) {
    table.n++
    for (let i = 1; ; i++) table.said.push(yield* pick('p3', `q${i}`, 'a', 'b', 'c'))
  },
} satisfies Record<string, Segment>

function standing(rules: Rules<Toy> = toyRules(segments, { wave })) {
  const toy = new ToyTable(rules)
  toy.answer('p1', 'a')
  toy.answer('p2', 'a')
  toy.answer('p3', 'c')
  toy.command('p1', 'wave', 'x')
  return toy
}
const broken: Segment = function* () {
  yield* tell('everyone', { text: 'going' })
  throw new Error('broken')
}

describe('new rules', () => {
  it.each<[string, Record<string, Segment>, Record<string, Command<Toy>>, string]>([
    [
      '[K11.2] refuse a stored answer',
      {
        *third() {
          yield* pick('p3', 'q1', 'a', 'b')
          return undefined
        },
      },
      { wave },
      'no longer takes this answer',
    ],
    [
      '[K11.2] do not ask it any more',
      {
        *third() {
          yield* pick('p3', 'other')
          return undefined
        },
      },
      { wave },
      'not asked any more',
    ],
    [
      '[K11.3] lead elsewhere',
      {
        *third(table) {
          for (let i = 1; ; i++) table.said.unshift('!', yield* pick('p3', `q${i}`, 'a', 'b', 'c'))
        },
      },
      { wave },
      'now leads elsewhere',
    ],
    [
      '[K11.4] throw',
      {
        *third(table) {
          yield* pick('p3', 'q1', 'a', 'b', 'c')
          table.n++
          throw new Error('broken')
        },
      },
      { wave },
      'broken',
    ],
    [
      '[K11.4] end the segment sooner',
      {
        *third(table) {
          table.said.push(yield* pick('p3', 'q1', 'a', 'b', 'c'))
          return { segment: 'after' }
        },
      },
      { wave },
      'now ends its segment',
    ],
    [
      '[K11.5] offer a command no longer',
      {},
      { wave: { ...wave, may: () => undefined } },
      'not asked any more',
    ],
    [
      '[K11.5] take other values for a command',
      {},
      { wave: { ...wave, may: () => oneOf('y') } },
      'no longer takes',
    ],
    ['[K11.5] know a command no longer', {}, {}, 'not asked any more'],
  ])('that %s fall back to the checkpoint and say so', (_, changed, commands, why) => {
    const toy = standing()
    const stored = toy.match.decisions.slice()
    const match = toy.reload(toyRules({ ...segments, ...changed }, commands))
    expect(match.recovery?.dropped).toEqual(stored)
    expect(String(match.recovery?.fault)).toContain(why)
    expect([match.segment, match.decisions, match.state.table.said]).toEqual([3, [], []])
    expect(match.save().next).toBe(5)
  })

  it('[K11.6] that break the segment fall back to an earlier one', () => {
    const toy = standing()
    const match = toy.reload(toyRules({ ...segments, third: broken }))
    expect(match.segment).toBe(2)
    expect(match.recovery?.dropped.map(({ n }) => n)).toEqual([2, 3, 4])
    expect(toy.open).toEqual(['p2:q'])
    expect(match.state.table).toMatchObject({ n: 1, said: [] })
    expect(match.recovery?.from).toMatchObject({
      checkpoint: { number: 2, at: { segment: 'second' } },
      since: [],
    })
    expect(toy.reload(toyRules({ ...segments, second: broken })).segment).toBe(1)
  })

  it('[K11.6] that break more than three segments do not fall back to a fourth', () => {
    const chain = Object.fromEntries(
      ['second', 'third', 'fourth'].map((name, at) => [
        name,
        function* () {
          yield* pick('p1', 'q')
          return { segment: ['third', 'fourth', 'after'][at] as string }
        } satisfies Segment,
      ]),
    )
    const far = (more: Record<string, Segment>) => toyRules({ ...segments, ...chain, ...more })
    const toy = new ToyTable(far({}))
    for (let at = 0; at < 3; at++) toy.answer('p1', 'a')
    expect(toy.match.segment).toBe(4)
    const saved = JSON.parse(JSON.stringify(toy.match.save()))
    const load = (more: Record<string, Segment>) => Match.load(far(more), structuredClone(saved), toy.past)
    expect(load({ fourth: broken, third: broken }).segment).toBe(2)
    expect(() => load({ fourth: broken, third: broken, second: broken })).toThrow('broken')
  })

  it('[K11.7] that break a game that is over bring nothing of it back to play', () => {
    const toy = new ToyTable(
      toyRules({
        *main() {
          yield* pick('p1', 'q')
          return { winners: ['p1'] }
        },
      }),
    )
    toy.answer('p1', 'a')
    const spoils = {
      name: 'spoils',
      does: () => {
        throw new Error('broken')
      },
    }
    expect(() => toy.reload(toyRules({ main: broken }, {}, { migrations: [spoils] }))).toThrow('broken')
  })

  it('[K11.14] that fall back stay so when a rule throws then', () => {
    const toy = standing()
    const throws: Segment = function* () {
      yield* pick('p3', 'q1', 'a', 'b')
      throw new Error('again')
    }
    const { recovery } = toy.reload(toyRules({ ...segments, third: throws }, { wave }))
    expect(recovery?.dropped.map(({ n }) => n)).toEqual([3, 4])
    expect(toy.answer('p3', 'a')).toBe('fault')
    expect(toy.match.recovery).toBe(recovery)
    expect(toy.undo('p2', 2, true)).toBe('ok')
    expect(toy.match.recovery).toBe(recovery)
  })

  it('[K11.7] that break everything cannot load', () => {
    expect(() => standing().reload(toyRules({ main: broken, second: broken, third: broken }))).toThrow(
      'broken',
    )
  })
})

describe('new rules that enter other segments', () => {
  it('[K11.13] report them with the next decision, a fault in between or not', () => {
    const toy = standing()
    const onwards: Segment = function* (table) {
      yield* tell('everyone', { text: 'onwards' })
      table.n += 10
      return { segment: 'fourth' }
    }
    const fourth: Segment = function* () {
      if ((yield* pick('p1', 'q')) === 'a') throw new Error('broken')
      return { segment: 'after' }
    }
    expect(toy.reload(toyRules({ ...segments, third: onwards, fourth })).segment).toBe(4)
    expect(toy.answer('p1', 'a')).toBe('fault')
    expect(toy.answer('p1', 'b')).toBe('ok')
    expect(toy.past.begun.map(({ number, at }) => [number, at.segment]).slice(3)).toEqual([
      [4, 'fourth'],
      [5, 'after'],
    ])
  })
})

describe('a fault', () => {
  it('[K11.8] refuses the decision and leaves everything as it was', () => {
    const error = new Error('in play')
    const toy = new ToyTable(
      toyRules({
        *main(table) {
          table.said.push(yield* pick('p1', 'q0'))
          for (;;) {
            const answer = yield* pick('p1', 'q', 'good', 'bad')
            table.said.push(answer)
            yield* tell('everyone', { text: 'told' })
            return { segment: answer === 'bad' ? 'broken' : 'after' }
          }
        },
        *broken(table) {
          table.n++
          yield* tell('everyone', { text: 'half done' })
          throw error
        },
      }),
    )
    toy.answer('p1', 'a')
    const before = [outside(toy.match), toy.match.save()]
    expect(toy.answer('p1', 'bad')).toBe('fault')
    expect(toy.match.fault).toBe(error)
    expect(toy.match.recovery).toBeUndefined()
    expect([outside(toy.match), toy.match.save()]).toEqual(before)
    toy.answer('p1', 'good')
    expect(toy.log).toEqual([{ text: 'told' }])
    expect(toy.past.begun.map(({ number }) => number)).toEqual([1, 2])
    expect(toy.past.decisions.map(({ n }) => n)).toEqual([1, 2])
  })

  it('[K11.9] is what a rule that never asks comes to', () => {
    const toy = begin(function* () {
      yield* pick('p1', 'q')
      for (;;) yield* tell('everyone', { text: 'and on' })
    })
    expect(toy.answer('p1', 'a')).toBe('fault')
    expect(String(toy.match.fault)).toContain('in circles')
    expect(toy.log).toEqual([])
  })
})

describe('a migration', () => {
  const add = (name: string) => ({
    name,
    does: vi.fn(({ state }: { state: { table: object } }) => void (state.table as Table).said.push(name)),
  })

  it('[K11.10] sees state and place, once, after those before it', () => {
    const [one, two] = [add('one'), add('two')]
    const toy = standing()
    toy.reload(toyRules(segments, { wave }, { migrations: [one, two] }))
    expect(one.does.mock.calls[0]?.[0]).toMatchObject({
      at: { segment: 'third' },
      state: { table: { n: 1 } },
    })
    const called = [one.does.mock.calls.length, two.does.mock.calls.length]
    expect(toy.table.said).toEqual(['one', 'two'])
    toy.reload(toyRules(segments, { wave }, { migrations: [one, two] }))
    expect([one.does.mock.calls.length, two.does.mock.calls.length]).toEqual(called)
  })

  it('[K11.11] is not gone behind by taking back', () => {
    const toy = new ToyTable(toyRules(segments))
    toy.answer('p1', 'a')
    expect(toy.match.undoable('p1')).toBe(1)
    toy.reload(toyRules(segments, {}, { migrations: [add('one')] }))
    expect(toy.match.undoable('p1')).toBeUndefined()
    expect(toy.undo('p1', 1, true)).toBe('cannotUndo')
    toy.reload(toyRules(segments, {}, { migrations: [add('one')] }))
    expect(toy.undo('p1', 1, true)).toBe('cannotUndo')
  })

  it('[K11.12] is made from an earlier checkpoint when falling back', () => {
    const toy = standing()
    toy.reload(toyRules({ ...segments, third: broken }, {}, { migrations: [add('one')] }))
    expect(toy.match.segment).toBe(2)
    expect(toy.table).toMatchObject({ said: ['one'], n: 1 })
  })
})
