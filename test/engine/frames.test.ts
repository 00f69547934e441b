import { describe, expect, it } from 'vitest'
import { draw, inHand, tell, together } from '../../shared/engine/flow.ts'
import { ownFrame } from '../../shared/engine/frames.ts'
import { always, begin, pick, type Segment, type Table, type Toy } from './toy.ts'
import { Viewers } from './viewers.ts'

/** Gives p3 a card that nobody else is to know of. */
const gift = {
  ...always('x', 'y'),
  *does(_: Table) {
    yield* draw<Toy, void>(({ box, hands }) => void hands['p3']?.cards.push(box.deck.shift() ?? ''))
  },
}
const watched = (main: Segment, commands = {}) => {
  const toy = begin(main, commands)
  return { toy, viewers: new Viewers(toy) }
}
const turns: Segment = function* (table) {
  table.n += Number(yield* pick('p1', 'first', '1', '2'))
  table.n += Number(yield* pick('p1', 'second', '1', '2'))
  yield* pick('p2', 'third')
  return { winners: ['p2'] }
}

describe('a frame', () => {
  it('[K12.2] is for those alone for whom something changed', () => {
    const { toy, viewers } = watched(turns, { gift })
    toy.command('p2', 'gift', 'x')
    viewers.see()
    expect(viewers.frames).toEqual({ p3: { hand: { cards: ['c1'] } } })
    viewers.see([])
    expect(viewers.frames).toEqual({})
  })

  it('[K12.3] holds nothing of another hand or the box', () => {
    const { toy, viewers } = watched(turns, { gift })
    toy.command('p2', 'gift', 'x')
    toy.answer('p1', '1')
    viewers.see()
    const { p3, ...others } = viewers.frames
    expect(JSON.stringify(p3)).toMatch(/"c1"/)
    expect(JSON.stringify(p3)).not.toMatch(/"c[2-6]"/)
    expect(JSON.stringify(others)).not.toMatch(/"c\d"/)
  })

  it('[K12.4] carries a line told to one seat to that seat', () => {
    const { toy, viewers } = watched(function* () {
      yield* pick('p1', 'q')
      yield* tell('p2', { text: 'secret' })
      yield* tell('everyone', { text: 'public' })
      yield* pick('p1', 'r')
      return undefined
    })
    toy.answer('p1', 'a')
    viewers.see()
    const told = Object.entries(viewers.frames).map(([viewer, { log }]) => [
      viewer,
      log?.map(({ text }) => text),
    ])
    expect(told).toEqual([
      ['watcher', ['public']],
      ['p1', ['public']],
      ['p2', ['secret', 'public']],
      ['p3', ['public']],
    ])
  })

  it('[K12.5] does not exist only to say that nothing can be taken back any more', () => {
    const { toy, viewers } = watched(turns, { gift })
    toy.answer('p1', '1')
    viewers.see()
    expect(viewers.frames['p1']?.undo).toBe(1)
    toy.command('p2', 'gift', 'x')
    viewers.see()
    expect(toy.match.undoable('p1')).toBeUndefined()
    expect(Object.keys(viewers.frames)).toEqual(['p3'])
    toy.command('p2', 'gift', 'x')
    viewers.see([{ text: 'by the way' }])
    expect(viewers.frames['p1']).toEqual({ log: [{ text: 'by the way' }], undo: false })
  })

  it('[K12.5] says so with what all are told, even where that travels apart', () => {
    const { toy, viewers } = watched(turns)
    const before = viewers.moment
    toy.answer('p1', '1')
    viewers.see()
    expect(ownFrame('p2', true, before, viewers.moment)).toBeUndefined()
    const middle = viewers.moment
    toy.answer('p1', '1')
    toy.answer('p2', 'a')
    viewers.see()
    expect(ownFrame('p1', true, { ...middle, asks: viewers.moment.asks }, viewers.moment)).toEqual({
      undo: false,
    })
  })

  it('[K12.6] is for nobody but its seat when a sealed answer comes in', () => {
    const { toy, viewers } = watched(function* () {
      yield* pick('p1', 'start')
      const lane = function* (seat: string) {
        yield* inHand<Toy>(seat, hand => void hand.n++)
        yield* pick(seat, 'q')
      }
      yield* together({ p1: lane('p1'), p2: lane('p2'), p3: lane('p3') }, true)
      return undefined
    })
    toy.answer('p1', 'a')
    viewers.see()
    for (const seat of ['p2', 'p1']) {
      toy.answer(seat, 'a')
      viewers.see()
      expect(Object.keys(viewers.frames)).toEqual([seat])
    }
  })

  it('[K12.7] brings questions whole, and an empty list when there are none left', () => {
    const { toy, viewers } = watched(turns)
    toy.answer('p1', '1')
    viewers.see()
    expect(viewers.frames['p1']?.asks?.map(({ key }) => key)).toEqual(['1.main/second'])
    expect(viewers.frames['p1']?.asks?.[0]).not.toHaveProperty('to')
    expect(viewers.frames['p2']).not.toHaveProperty('asks')
    toy.answer('p1', '1')
    viewers.see()
    expect(viewers.frames['p1']?.asks).toEqual([])
  })

  it('[K12.8] brings the end with its winners', () => {
    const { toy, viewers } = watched(turns)
    for (const [seat, value] of [
      ['p1', '1'],
      ['p1', '1'],
      ['p2', 'a'],
    ] as const) {
      toy.answer(seat, value)
      viewers.see()
    }
    expect(viewers.frames['watcher']).toEqual({ waiting: [], over: { winners: ['p2'] } })
    expect(viewers.outOfStep()).toEqual([])
  })
})
