import { describe, expect, it } from 'vitest'
import { choose, draw, type Flow, inHand, roll, together } from '../../shared/engine/flow.ts'
import { always, begin, outside, pick, question, respond, type Table, type Toy } from './toy.ts'

const wave = { ...always('x', 'y'), does: (table: Table) => void table.n++ }

/** p1 decides, then all mark two things each, the second of p2 with a die. */
const marking = (sealed: boolean, commands = {}) => {
  function* lane(seat: string): Flow<string> {
    const first = yield* pick(seat, 'first')
    yield* inHand<Toy>(seat, hand => void hand.cards.push(first))
    if (seat === 'p2') yield* roll('die', 1)
    return first + (yield* pick(seat, 'second'))
  }
  const toy = begin(function* (table) {
    yield* pick('p1', 'start')
    table.said = Object.values(yield* together({ p1: lane('p1'), p2: lane('p2') }, sealed))
    yield* pick('p3', 'end')
    return undefined
  }, commands)
  toy.answer('p1', 'a')
  return toy
}

describe('taking back in open lanes', () => {
  it("[K10.8] takes a seat's own answers, one by one, and leaves the others theirs", () => {
    const toy = marking(false)
    toy.answer('p1', 'a')
    toy.answer('p2', 'b')
    toy.answer('p1', 'b')
    const theirs = toy.match.view('p2')
    expect([toy.undo('p1'), toy.undo('p1')]).toEqual(['ok', 'ok'])
    expect(toy.open).toEqual(['p1:p1/first', 'p2:p2/second'])
    expect(toy.match.view('p2')).toEqual(theirs)
    expect(toy.match.view('p1').hand?.cards).toEqual([])
    expect(toy.match.decisions.map(({ n, by }) => [n, by])).toEqual([
      [1, 'p1'],
      [3, 'p2'],
    ])
    expect(toy.reload().recovery).toBeUndefined()
  })

  it('[K10.21] goes past passes that were given in open lanes, others having said something or not', () => {
    function* lane(seat: string): Flow<string> {
      const first = yield* pick(seat, 'first')
      return first + (yield* respond(seat, 'window', 'card'))
    }
    const open = (sealed: boolean) => {
      const toy = begin(function* () {
        yield* pick('p1', 'start')
        yield* together({ p1: lane('p1'), p2: lane('p2') }, sealed)
        yield* pick('p3', 'end')
        return undefined
      })
      toy.answer('p1', 'a')
      return toy
    }
    // Its own answer in the lane lies under the pass, whatever the others do.
    for (const sealed of [true, false]) {
      const toy = open(sealed)
      toy.answer('p1', 'a')
      toy.passFor('p1')
      toy.answer('p2', 'b')
      expect([toy.match.undoable('p1'), toy.undo('p1')]).toEqual([2, 'ok'])
      expect(toy.open).toEqual(['p1:p1/first', 'p2:p2/window'])
      expect(toy.match.decisions.map(({ by }) => by)).toEqual(['p1', 'p2'])
    }
  })

  it('[K10.21] goes past the lanes too while all that is in them is passes of a window', () => {
    const toy = begin(function* () {
      yield* pick('p1', 'start')
      const window = (seat: string) => respond(seat, 'window', 'card')
      yield* together({ p1: window('p1'), p2: window('p2'), p3: window('p3') }, true)
      yield* pick('p3', 'end')
      return undefined
    })
    toy.answer('p1', 'a')
    toy.passFor('p1')
    toy.passFor('p2')
    expect(toy.match.undoables(['p1', 'p2'])).toEqual({ p1: 1 })
    toy.passFor('p3')
    expect([toy.match.undoable('p1'), toy.undo('p1'), toy.open]).toEqual([1, 'ok', ['p1:start']])
  })

  it("[K10.9] stops at the seat's own last final decision", () => {
    const toy = marking(false)
    toy.answer('p2', 'b')
    expect(toy.match.undoable('p2')).toBeUndefined()
    toy.answer('p2', 'b')
    expect(toy.undo('p2')).toBe('ok')
    expect(toy.undo('p2')).toBe('cannotUndo')
  })

  it("[K10.10] is not hindered by another seat's command", () => {
    const toy = marking(false, { wave })
    toy.answer('p1', 'a')
    toy.command('p3', 'wave', 'x')
    expect(toy.undo('p1')).toBe('ok')
    expect(toy.table.n).toBe(1)
    expect(toy.open).toEqual(['p1:p1/first', 'p2:p2/first'])
    expect(toy.match.undoable('p1')).toBeUndefined()
  })

  it('[K10.10] does not go back before a command that changed the hand', () => {
    const gift = {
      ...always('x', 'y'),
      does: (_: Table) => inHand<Toy>('p1', hand => void hand.cards.push('gift')),
    }
    const toy = marking(false, { gift })
    toy.answer('p1', 'a')
    toy.command('p3', 'gift', 'x')
    expect(toy.match.undoable('p1')).toBeUndefined()
    toy.answer('p2', 'a')
    toy.answer('p1', 'b')
    expect([toy.undo('p1'), toy.undo('p1')]).toEqual(['ok', 'cannotUndo'])
  })

  it('[K10.10] does not go back before a command that moved the lane', () => {
    function* lane(): Flow<string> {
      const first = yield* pick('p1', 'first')
      yield* choose<string, Toy>('p1', ({ table }) => (table.n > 0 ? { skip: 'a' } : question('still')))
      return first + (yield* pick('p1', 'last'))
    }
    const toy = begin(
      function* () {
        yield* together({ p1: lane(), p2: pick('p2', 'other') })
        return undefined
      },
      { wave },
    )
    toy.answer('p1', 'a')
    expect(toy.match.undoable('p1')).toBe(1)
    toy.command('p3', 'wave', 'x')
    expect(toy.open).toEqual(['p1:p1/last', 'p2:p2/other'])
    expect(toy.match.undoable('p1')).toBeUndefined()
  })

  it('[K10.7] [K10.12] an only answer in a sealed lane shows nothing while the lane is open', () => {
    function* lane(): Flow<string> {
      yield* pick('p2', 'forced', 'x')
      return yield* pick('p2', 'free')
    }
    const toy = begin(function* () {
      yield* pick('p1', 'start')
      yield* together({ p2: lane(), p3: pick('p3', 'free') }, true)
      yield* pick('p1', 'end')
      return undefined
    })
    toy.answer('p1', 'a')
    expect(toy.match.undoable('p1')).toBe(1)
    toy.answer('p2', 'a')
    toy.answer('p3', 'a')
    expect(toy.match.undoable('p1')).toBeUndefined()
  })

  it('[K10.10] refuses where that command would have done something else', () => {
    const peek = {
      ...always('x', 'y'),
      does: (_: Table, seat: string) =>
        draw<Toy, void>(({ hands }) => void hands[seat]?.cards.push(...(hands['p1']?.cards ?? []))),
    }
    const toy = marking(false, { peek })
    toy.answer('p1', 'a')
    toy.command('p3', 'peek', 'x')
    const before = outside(toy.match)
    expect(toy.undo('p1')).toBe('cannotUndo')
    expect(outside(toy.match)).toBe(before)
  })

  it.each([
    ['pass', 'pass', { p1: 1, p2: 2, p3: 3 }],
    ['pass', 'card', { p3: 3 }],
    ['card', 'pass', {}],
  ])('[K10.11] once p2 answered %s and p3 closes with %s', (first, second, undoable) => {
    const toy = begin(function* (table) {
      yield* pick('p1', 'move')
      yield* together({ p2: respond('p2', 'w', 'card'), p3: respond('p3', 'w', 'card') }, true)
      table.n++
      yield* pick('p1', 'end')
      return undefined
    })
    toy.answer('p1', 'a')
    toy.answer('p2', first)
    toy.answer('p3', second)
    expect(toy.match.undoables(['p1', 'p2', 'p3'])).toEqual(undoable)
  })

  it('[K10.12] goes before sealed lanes, whether or not another has answered', () => {
    const sealed = () =>
      begin(function* () {
        yield* pick('p1', 'move')
        yield* together({ p2: respond('p2', 'w', 'card'), p3: respond('p3', 'w', 'card') }, true)
        return undefined
      })
    for (const answer of [undefined, 'pass', 'card']) {
      const toy = sealed()
      toy.answer('p1', 'a')
      if (answer) toy.answer('p2', answer)
      expect(toy.match.undoable('p1')).toBe(1)
      expect(toy.undo('p1')).toBe('ok')
      expect(toy.open).toEqual(['p1:move'])
    }
  })

  it('[K10.12] does not go before sealed lanes in which another has rolled', () => {
    const toy = marking(true)
    expect(toy.match.undoable('p1')).toBe(1)
    toy.answer('p2', 'a')
    expect(toy.match.undoable('p1')).toBeUndefined()
  })

  it('[K10.12] does not go before open lanes in which another has answered', () => {
    const toy = marking(false)
    expect(toy.match.undoable('p1')).toBe(1)
    toy.answer('p2', 'b')
    expect(toy.match.undoable('p1')).toBeUndefined()
  })
})
