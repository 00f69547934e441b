import { describe, expect, it } from 'vitest'
import { choose, type Flow, leave, tell, together } from '../../shared/engine/flow.ts'
import { applyPatch } from '../../shared/engine/patch.ts'
import { always, begin, pick, question, type Toy, ToyTable, thenTo, toyRules } from './toy.ts'

describe('a segment', () => {
  it('[K6.1] begins with a checkpoint, and earlier decisions are not replayed', () => {
    const toy = begin(function* (table) {
      table.n = 1
      yield* pick('p1', 'q')
      table.n = 2
      return { segment: 'after', args: { turn: 3 } }
    })
    expect(toy.match.save().checkpoint).toMatchObject({
      number: 1,
      at: { segment: 'main' },
      state: { table: { n: 0 } },
    })
    toy.answer('p1', 'a')
    const { checkpoint, since } = toy.match.save()
    expect(checkpoint).toMatchObject({
      number: 2,
      at: { segment: 'after', args: { turn: 3 } },
      state: { table: { n: 2 } },
    })
    expect(since).toEqual([])
  })

  it.each([
    ['[K6.2] goes to `then` when it returns nothing', undefined, 'then'],
    ['[K6.3] goes where it says instead', { segment: 'after', args: 'said' }, 'said'],
  ])('%s', (_, next, args) => {
    const toy = new ToyTable(
      toyRules({
        *main() {
          yield* pick('p1', 'q')
          return thenTo({ segment: 'fight' }, { segment: 'after', args: 'then' })
        },
        *fight() {
          yield* pick('p1', 'hit')
          return next
        },
      }),
    )
    toy.answer('p1', 'a')
    toy.answer('p1', 'a')
    expect(toy.match.save().checkpoint.at.segment && toy.match.save().checkpoint.at).toMatchObject({ args })
  })

  it('[K6.3] [K6.4] comes back to its own `then` after all it names, unless it is left', () => {
    const walk = (leaves: boolean) => {
      const toy = new ToyTable(
        toyRules({
          *main() {
            yield* pick('p1', 'q')
            return thenTo({ segment: 'fight' }, { segment: 'after', args: 'last' })
          },
          *fight(table) {
            table.said.push('fight')
            if (leaves) yield* leave({ segment: 'after', args: 'left' })
            return thenTo({ segment: 'spoils' }, { segment: 'burial' })
          },
          *spoils(table) {
            table.said.push('spoils')
            return undefined
          },
          *burial(table) {
            table.said.push('burial')
            return undefined
          },
        }),
      )
      toy.answer('p1', 'a')
      return [...toy.table.said, toy.match.save().checkpoint.at]
    }
    expect(walk(false)).toEqual(['fight', 'spoils', 'burial', { segment: 'after', args: 'last' }])
    expect(walk(true)).toEqual(['fight', { segment: 'after', args: 'left' }])
  })

  it('[K6.4] is left from any depth with what was written', () => {
    function* deep(levels: number): Flow {
      if (levels > 0) return yield* deep(levels - 1)
      yield* pick('p1', 'q')
      yield* leave({ segment: 'after' })
    }
    const toy = begin(function* (table) {
      table.said.push('before')
      yield* deep(5)
      table.said.push('never')
      return undefined
    })
    toy.answer('p1', 'a')
    expect(toy.open).toEqual(['p1:after/1'])
    expect(toy.table.said).toEqual(['before'])
  })

  it('[K6.5] is left from a lane, and the other lanes are dropped', () => {
    function* lane(seat: string): Flow<string> {
      const answer = yield* pick(seat, 'q', 'stay', 'go')
      return answer === 'go' ? yield* leave({ segment: 'after' }) : answer
    }
    const toy = begin(function* () {
      yield* together({ p1: lane('p1'), p2: lane('p2'), p3: lane('p3') })
      return undefined
    })
    toy.answer('p1', 'stay')
    toy.answer('p2', 'go')
    expect(toy.open).toEqual(['p1:after/1'])
    expect(toy.match.waiting).toEqual(['p1'])
  })

  it('[K6.6] is left from a command, and everything beneath is dropped', () => {
    const commands = {
      win: {
        ...always('x', 'y'),
        *does() {
          yield* pick('p3', 'sure')
          yield* leave({ winners: ['p3'] })
        },
      },
    }
    const toy = begin(function* () {
      yield* together({ p1: pick('p1', 'q'), p2: pick('p2', 'q') })
      return undefined
    }, commands)
    toy.command('p3', 'win', 'x')
    toy.answer('p3', 'a')
    expect(toy.match.winners).toEqual(['p3'])
    expect(toy.open).toEqual([])
  })

  it('[K6.7] gets arguments as they were, and cannot change them', () => {
    const toy = new ToyTable(
      toyRules({
        *main(table) {
          yield* pick('p1', 'q')
          table.said.push('early')
          yield* tell('everyone', { text: 'said' })
          return { segment: 'fight', args: { said: table.said } }
        },
        *fight(table, args: { said: string[] }) {
          table.said.push('late')
          yield* pick('p1', 'r')
          args.said.push('x')
          return undefined
        },
      }),
    )
    toy.answer('p1', 'a')
    expect(toy.match.save().checkpoint.at).toEqual({ segment: 'fight', args: { said: ['early'] } })
    expect(toy.answer('p1', 'a')).toBe('fault')
  })

  it('[K6.8] that asks nothing runs on, and is reported with its way back', () => {
    const toy = new ToyTable(
      toyRules({
        *main(table) {
          yield* pick('p1', 'q')
          table.n = 1
          return { segment: 'silent' }
        },
        *silent(table) {
          table.n = 2
          yield* tell('everyone', { text: 'silent' })
          return { segment: 'after' }
        },
      }),
    )
    const first = toy.match.state
    const { ok } = toy.match.submit('p1', '1.main/q', 'a')
    expect(ok?.begun.map(({ number, at }) => [number, at.segment])).toEqual([
      [2, 'silent'],
      [3, 'after'],
    ])
    const back = (ok?.begun ?? [])
      .toReversed()
      .reduce((state, { back }) => applyPatch(state, back), toy.match.state)
    expect(back).toEqual(first)
    expect(ok?.decision?.segment).toBe(1)
  })

  it('[K6.9] that leads in circles is a fault', () => {
    const toy = new ToyTable(
      toyRules({
        *main() {
          yield* pick('p1', 'q')
          return { segment: 'there' }
        },
        *there() {
          yield* tell('everyone', { text: 'there' })
          return { segment: 'back' }
        },
        *back() {
          yield* tell('everyone', { text: 'back' })
          return { segment: 'there' }
        },
      }),
    )
    expect(toy.answer('p1', 'a')).toBe('fault')
    expect(String(toy.match.fault)).toContain('in circles')
  })

  it('[K6.10] that names winners ends the game', () => {
    const toy = begin(
      function* () {
        yield* pick('p1', 'q')
        return { winners: ['p2'] }
      },
      { wave: { ...always('x', 'y'), does: () => undefined } },
    )
    toy.answer('p1', 'a')
    const { match } = toy
    expect([match.winners, match.open, match.waiting, match.may('p1')]).toEqual([['p2'], [], [], {}])
    expect([toy.answer('p1', 'a', '1.main/q'), toy.command('p1', 'wave', 'x')]).toEqual(['over', 'over'])
    expect(toy.reload().winners).toEqual(['p2'])
  })

  it('[K6.11] counts its longest lane', () => {
    const toy = begin(function* () {
      yield* pick('p1', 'q')
      for (const turn of [1, 2, 3])
        yield* together({ p1: pick('p1', `a${turn}`), p2: pick('p2', `b${turn}`) })
      yield* pick('p3', 'r')
      yield* pick('p3', 's')
      return { segment: 'after' }
    })
    for (const [seat, longest] of [
      ['p1', 1],
      ['p1', 1],
      ['p2', 1],
      ['p2', 2],
      ['p1', 2],
      ['p2', 3],
      ['p1', 3],
      ['p3', 3],
      ['p3', 3],
    ] as const) {
      toy.answer(seat, 'a')
      if (!toy.open.includes('p1:after/1')) expect(toy.match.longestLane).toBe(longest)
    }
    expect(toy.match.longestLane).toBe(0)
  })

  it('[K6.12] that asks nobody and leads nowhere is a fault', () => {
    const toy = begin(function* (table) {
      yield* pick('p1', 'q')
      if (table.n === 0) return undefined
      yield* choose<string, Toy>('p1', () => question('r'))
      return undefined
    })
    expect(toy.answer('p1', 'a')).toBe('fault')
    expect(String(toy.match.fault)).toContain('without a next one')
  })
})
