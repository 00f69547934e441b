import { describe, expect, it } from 'vitest'
import { draw, type Flow, inHand, roll, shuffle, tell, together } from '../../shared/engine/flow.ts'
import {
  always,
  begin,
  outside,
  pick,
  respond,
  type Segment,
  type Table,
  type Toy,
  ToyTable,
  toyRules,
} from './toy.ts'

const wave = { ...always('x', 'y'), does: (table: Table) => void table.n++ }

/** p1 decides once, something happens, and p1 is asked again. */
const decidedBefore = (happens: (table: Table) => Flow<unknown>) => {
  const toy = begin(function* (table) {
    yield* pick('p1', 'q')
    yield* happens(table)
    table.n++
    yield* pick('p1', 'end')
    return undefined
  })
  toy.answer('p1', 'a')
  return toy
}
const turns: Segment = function* (table) {
  for (const [i, seat] of ['p1', 'p1', 'p2', 'p1'].entries())
    table.said.push(seat + (yield* pick(seat, `q${i}`)))
  return { segment: 'after' }
}

describe('taking back', () => {
  it("[K10.1] undoes a seat's own last decision", () => {
    const toy = begin(turns)
    const before = outside(toy.match)
    expect(toy.match.undoable('p1')).toBeUndefined()
    toy.answer('p1', 'a')
    expect([toy.match.undoable('p1'), toy.match.undoable('p2')]).toEqual([1, undefined])
    expect(toy.match.undo('p1').ok?.undone).toEqual([1])
    expect(outside(toy.match)).toBe(before)
  })

  it.each<[string, (table: Table) => Flow<unknown>]>([
    ['[K10.2] a roll', () => roll('dice', 1)],
    ['[K10.2] a shuffle', () => shuffle('deck', ['a'])],
    ['[K10.3] a draw', () => draw<Toy, number>(({ box }) => box.deck.length)],
    ['[K10.4] another hand', () => inHand<Toy, number>('p2', hand => hand.n)],
    ["[K10.7] another seat's only answer", () => pick('p2', 'forced', 'x')],
    ["[K10.7] another seat's only answer in a lane", () => together({ p2: pick('p2', 'forced', 'x') })],
  ])('%s makes a decision final', (_, happens) => {
    const toy = decidedBefore(happens)
    expect(toy.match.decisions).toMatchObject([{ final: true }])
    expect(toy.undo('p1')).toBe('cannotUndo')
  })

  it('[K10.2] a roll in the next segment makes it final too', () => {
    const toy = new ToyTable(
      toyRules({
        *main() {
          yield* pick('p1', 'q')
          return { segment: 'fight' }
        },
        *fight() {
          yield* roll('dice', 1)
          return { segment: 'after' }
        },
      }),
    )
    toy.answer('p1', 'a')
    expect(toy.undo('p1')).toBe('cannotUndo')
  })

  it("[K10.4] one's own hand does not make it final", () => {
    const toy = decidedBefore(() => inHand<Toy>('p1', hand => void hand.n++))
    expect(toy.undo('p1')).toBe('ok')
    expect(toy.match.state.hands['p1']?.n).toBe(0)
  })

  it('[K10.5] a command is final, and so is what lies before it', () => {
    const toy = begin(turns, { wave })
    toy.answer('p1', 'a')
    toy.command('p1', 'wave', 'x')
    expect(toy.match.decisions[1]).toMatchObject({ key: '!wave', final: true })
    expect(toy.match.undoable('p1')).toBeUndefined()
  })

  it.each([
    ['card', undefined],
    ['pass', 1],
  ])("[K10.6] followed by another seat's %s, p1 may take back %s", (answer, undoable) => {
    const toy = decidedBefore(() => respond('p2', 'window', 'card'))
    toy.answer('p2', answer)
    expect(toy.match.undoable('p1')).toBe(undoable)
    expect(toy.match.undoable('p2')).toBe(2)
  })

  /** p1 decides, and is then asked in a window of its own. */
  const windowOfOne = (happens: () => Flow<unknown> = function* () {}) => {
    const toy = decidedBefore(function* () {
      yield* respond('p1', 'window', 'card')
      yield* happens()
    })
    return toy
  }

  it('[K10.21] goes past a pass that was given for the seat, and takes it along', () => {
    const toy = windowOfOne()
    toy.passFor('p1')
    expect([toy.open, toy.match.undoable('p1')]).toEqual([['p1:end'], 1])
    expect(toy.reload().undoable('p1')).toBe(1)
    expect(toy.undo('p1')).toBe('ok')
    expect([toy.open, toy.match.decisions]).toEqual([['p1:q'], []])
    expect(toy.past.decisions).toEqual([])
  })

  it('[K10.21] takes back a pass the seat gave itself', () => {
    const toy = windowOfOne()
    toy.answer('p1', 'pass')
    expect([toy.match.undoable('p1'), toy.undo('p1'), toy.open]).toEqual([2, 'ok', ['p1:window']])
  })

  it('[K10.21] takes back one that was given where it is named', () => {
    const toy = windowOfOne()
    toy.passFor('p1')
    expect([toy.undo('p1', 2), toy.open, toy.match.undoable('p1')]).toEqual(['ok', ['p1:window'], 1])
  })

  it('[K10.21] calls no other answer given, and goes past none that led to a roll', () => {
    const said = begin(function* () {
      yield* pick('p1', 'q')
      yield* pick('p1', 'end')
      return undefined
    })
    said.match.submit('p1', said.asked('p1')?.key ?? '', 'a', 0, true)
    expect(said.match.undoable('p1')).toBe(1)

    const rolled = windowOfOne(() => roll('dice', 1))
    rolled.passFor('p1')
    expect(rolled.match.undoable('p1')).toBeUndefined()
  })

  it('[K10.13] reaches into earlier segments', () => {
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
    const before = outside(toy.match)
    toy.answer('p1', 'a')
    toy.reload()
    expect(toy.match.segment).toBe(3)
    expect(toy.undo('p1')).toBe('ok')
    expect(outside(toy.match)).toBe(before)
    expect(toy.answer('p1', 'b')).toBe('ok')
  })

  it('[K10.14] goes several steps at once', () => {
    const toy = begin(turns)
    toy.answer('p1', 'a')
    toy.answer('p1', 'b')
    expect(toy.undo('p1', 7)).toBe('cannotUndo')
    expect(toy.match.undo('p1', 1).ok?.undone).toEqual([2, 1])
    expect(toy.open).toEqual(['p1:q0'])
  })

  it('[K10.15] goes anywhere when the table agrees', () => {
    const toy = begin(turns, { wave })
    for (const seat of ['p1', 'p1', 'p2']) toy.answer(seat, 'a')
    toy.command('p3', 'wave', 'x')
    toy.answer('p1', 'b')
    expect(toy.match.segment).toBe(2)
    expect(toy.undo('p3', 2)).toBe('cannotUndo')
    expect(toy.match.undo('p3', 2, true).ok?.undone).toEqual([5, 4, 3, 2])
    expect(toy.table).toMatchObject({ said: ['p1a'], n: 0 })
  })

  it('[K10.20] takes a higher number from outside, and none that is lower', () => {
    const { match } = begin(turns)
    const numbered = (n?: number) => {
      const [open] = match.open
      return match.submit(open?.to ?? '', open?.key ?? '', 'a', n).ok?.decision?.n
    }
    expect([numbered(), numbered(70), numbered(3)]).toEqual([1, 70, 71])
    expect(match.command('p1', 'nothing', 'x', 500).refused?.code).toBe('notNow')
    expect(numbered()).toBe(72)
    expect(match.save().next).toBe(73)
  })

  it('[K10.16] uses no number twice, after a reload neither', () => {
    const toy = begin(turns)
    toy.answer('p1', 'a')
    toy.undo('p1')
    toy.reload()
    toy.answer('p1', 'a')
    expect(toy.match.decisions.map(({ n }) => n)).toEqual([2])
    expect(toy.match.save().next).toBe(3)
  })

  it('[K10.17] lets everything fall as it fell', () => {
    const toy = decidedBefore(() => roll('dice', 8))
    const fallen = outside(toy.match)
    toy.undo('p1', 1, true)
    toy.answer('p1', 'a')
    expect(toy.match.state).toEqual(JSON.parse(fallen).state)
  })

  it('[K10.18] ends with the game', () => {
    const toy = begin(function* () {
      yield* pick('p1', 'q')
      return { winners: ['p1'] }
    })
    toy.answer('p1', 'a')
    expect([toy.match.undoable('p1'), toy.undo('p1', 1, true)]).toEqual([undefined, 'over'])
  })

  it('[K10.19] changes nothing when it is refused', () => {
    const toy = begin(turns)
    toy.answer('p1', 'a')
    const before = [outside(toy.match), toy.match.save()]
    expect([toy.undo('p2'), toy.undo('p2', 1), toy.undo('p1', 9, true), toy.undo('p1', 0, true)]).toEqual(
      Array.from({ length: 4 }, () => 'cannotUndo'),
    )
    expect([outside(toy.match), toy.match.save()]).toEqual(before)
  })
})
