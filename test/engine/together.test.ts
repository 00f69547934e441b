import { describe, expect, it } from 'vitest'
import { choose, draw, type Flow, inHand, leave, tell, together } from '../../shared/engine/flow.ts'
import { Match } from '../../shared/engine/match.ts'
import { always, begin, pick, question, type Table, type Toy } from './toy.ts'

/** A game that asks p1 and then lets these lanes be decided together. */
const lanes = (make: (table: Table) => Record<string, Flow<unknown>>, commands = {}, sealed = false) => {
  const toy = begin(function* (table) {
    yield* pick('p1', 'start')
    const results = yield* together(make(table), sealed)
    table.said = Object.entries(results).map(([seat, answer]) => `${seat}${answer}`)
    yield* pick('p1', 'end')
    return undefined
  }, commands)
  return { toy, started: toy.answer('p1', 'a') }
}
const three = () => ({ p3: pick('p3', 'q'), p1: pick('p1', 'q'), p2: pick('p2', 'q') })

describe('together', () => {
  it('[K7.1] asks all at once and goes on when all are in', () => {
    const { toy } = lanes(three)
    expect(toy.open).toEqual(['p3:p3/q', 'p1:p1/q', 'p2:p2/q'])
    toy.answer('p1', 'a')
    toy.answer('p3', 'a')
    expect(toy.open).toEqual(['p2:p2/q'])
    toy.answer('p2', 'a')
    expect(toy.open).toEqual(['p1:end'])
  })

  it('[K7.2] gives results in the order of the lanes, not of answering', () => {
    for (const order of [
      ['p1', 'p2', 'p3'],
      ['p3', 'p1', 'p2'],
      ['p2', 'p3', 'p1'],
    ]) {
      const { toy } = lanes(three)
      for (const seat of order) toy.answer(seat, 'b')
      expect(toy.table.said).toEqual(['p3b', 'p1b', 'p2b'])
    }
    // Also where nobody has to be asked.
    const forced = lanes(() => ({ p3: pick('p3', 'q', 'x'), p1: pick('p1', 'q', 'y') }))
    expect(forced.toy.table.said).toEqual(['p3x', 'p1y'])
  })

  it.each<[string, (table: Table) => Flow<unknown>]>([
    ['[K7.3] asks another seat', () => pick('p2', 'q')],
    [
      '[K7.4] writes to the table',
      function* (table) {
        table.n++
        yield* tell('p1', { text: 'written' })
      },
    ],
    ['[K7.5] reaches for another hand', () => inHand<Toy, number>('p2', hand => hand.n)],
    [
      '[K7.5] draws into another hand',
      () => draw<Toy, void>(({ hands }) => void hands['p2']?.cards.push('x')),
    ],
    ['[K7.9] opens lanes', () => together({ p1: pick('p1', 'x') })],
  ])('%s in a lane and faults', (_, lane) => {
    const { toy, started } = lanes(table => ({ p1: lane(table), p2: pick('p2', 'q') }))
    expect(started).toBe('fault')
    expect(toy.table.n).toBe(0)
  })

  it('[K7.4] [K7.5] faults when it writes after its answer, or through a draw', () => {
    for (const write of [
      (state: Toy) => void state.table.n++,
      (state: Toy) => void state.hands['p2']?.cards.push('x'),
    ]) {
      const { toy } = lanes(() => ({
        p1: (function* (): Flow {
          yield* pick('p1', 'q')
          yield* draw<Toy, void>(secrets => write(secrets as Toy))
        })(),
        p2: pick('p2', 'q'),
      }))
      expect(toy.answer('p1', 'a')).toBe('fault')
      expect(toy.open).toEqual(['p1:p1/q', 'p2:p2/q'])
    }
  })

  it('[K7.6] lets a lane write its own hand and draw', () => {
    const { toy } = lanes(() => ({
      p1: (function* (): Flow {
        const card = yield* draw<Toy, string>(({ box }) => box.deck.shift() ?? '')
        yield* inHand<Toy>('p1', hand => void hand.cards.push(card))
        yield* pick('p1', 'q')
      })(),
      p2: pick('p2', 'q'),
    }))
    expect(toy.match.view('p1').hand?.cards).toEqual(['c1'])
    expect(toy.match.state.box.deck).toHaveLength(5)
  })

  it('[K7.7] goes on at once when no lane needs an answer, thousands of times', () => {
    const toy = begin(function* (table) {
      yield* pick('p1', 'start')
      for (let i = 0; i < 5000; i++) {
        const { p2 } = yield* together({
          p1: pick('p1', `${i}`, 'x'),
          p2: choose<string, Toy>('p2', () => ({ skip: 's' })),
        })
        if (p2 === 's') table.n++
      }
      yield* pick('p1', 'end')
      return undefined
    })
    expect(toy.answer('p1', 'a')).toBe('ok')
    expect([toy.table.n, toy.open]).toEqual([5000, ['p1:end']])
  })

  it('[K7.8] is over at once with nobody', () => {
    const { toy } = lanes(() => ({}))
    expect(toy.open).toEqual(['p1:end'])
  })

  it('[K7.10] waits for whoever has not answered', () => {
    const { toy } = lanes(three)
    toy.answer('p1', 'a')
    expect(toy.match.waiting).toEqual(['p2', 'p3'])
  })

  it('[K7.11] waits for all who were asked while it is sealed', () => {
    const { toy } = lanes(() => ({ ...three(), p2: choose('p2', () => ({ skip: 1 })) }), {}, true)
    expect(toy.match.waiting).toEqual(['p1', 'p3'])
    toy.answer('p1', 'a')
    expect(toy.match.waiting).toEqual(['p1', 'p3'])
    expect(toy.open).toEqual(['p3:p3/q'])
    toy.answer('p3', 'a')
    expect(toy.match.waiting).toEqual(['p1'])
  })
})

describe('a command', () => {
  const wave = { ...always('x', 'y'), does: (table: Table) => void table.said.push('wave') }
  const ask = {
    ...always('x', 'y'),
    *does(table: Table, seat: string) {
      table.said.push(yield* pick('p3', `from/${seat}`))
    },
  }
  const open = { ...always('x', 'y'), does: (table: Table) => void Object.assign(table, { open: true }) }

  it('[K8.1] is taken only from whom it is offered to, with what fits', () => {
    const { toy } = lanes(three, {
      mine: {
        may: ({ seat }: { seat?: string }) => (seat === 'p1' ? question('', undefined).options : undefined),
        does: () => undefined,
      },
    })
    expect(toy.match.may('p1')).toHaveProperty('mine')
    expect(toy.match.may('p2')).toEqual({})
    expect([
      toy.command('p2', 'mine', 'a'),
      toy.command('p9', 'mine', 'a'),
      toy.command('p1', 'toString', 'a'),
    ]).toEqual(['notNow', 'notNow', 'notNow'])
    expect(toy.command('p1', 'mine', 'z')).toBe('notOffered')
    expect(toy.command('p1', 'mine', 'a')).toBe('ok')
  })

  it('[K8.2] asks before anything else that is open', () => {
    const { toy } = lanes(three, { ask })
    toy.answer('p3', 'a')
    toy.command('p2', 'ask', 'x')
    expect(toy.open).toEqual(['p3:p2!ask.1/from/p2'])
    expect(toy.match.waiting).toEqual(['p3'])
    toy.answer('p3', 'b')
    expect(toy.open).toEqual(['p1:p1/q', 'p2:p2/q'])
    expect(toy.table.said).toEqual(['b'])
  })

  it('[K8.3] has every open question asked again', () => {
    const asked = (seat: string) =>
      choose<string, Toy>(seat, ({ table }) => ({ ...question('q'), about: { said: table.said.length } }))
    const { toy } = lanes(() => ({ p1: asked('p1'), p2: asked('p2') }), { wave, ask })
    toy.command('p3', 'wave', 'x')
    expect(toy.match.open.map(({ about }) => about)).toEqual([{ said: 1 }, { said: 1 }])
    toy.command('p3', 'ask', 'x')
    toy.answer('p3', 'a')
    expect(toy.match.open.map(({ about }) => about)).toEqual([{ said: 2 }, { said: 2 }])
  })

  it('[K8.4] lets what then skips run on', () => {
    const until = (seat: string) =>
      choose<string, Toy>(seat, ({ table }) => (table.open ? { skip: '!' } : question('q')))
    const { toy } = lanes(() => ({ p1: until('p1'), p2: until('p2') }), { open })
    toy.answer('p1', 'a')
    toy.command('p3', 'open', 'x')
    expect(toy.table.said).toEqual(['p1a', 'p2!'])
    expect(toy.open).toEqual(['p1:end'])
  })

  it('[K8.5] leaves a question that did not change the very same', () => {
    const { toy } = lanes(three, { wave })
    const before = toy.asked('p2')
    toy.command('p3', 'wave', 'x')
    expect(toy.asked('p2')).toBe(before)
  })

  it('[K8.6] runs before the one that asks', () => {
    const { toy } = lanes(three, { ask })
    toy.command('p1', 'ask', 'x')
    toy.command('p2', 'ask', 'x')
    expect(toy.open).toEqual(['p3:p2!ask.1/from/p2'])
    toy.answer('p3', 'b')
    expect(toy.open).toEqual(['p3:p1!ask.1/from/p1'])
    toy.answer('p3', 'a')
    expect(toy.open).toHaveLength(3)
    expect(toy.table.said).toEqual(['b', 'a'])
  })

  it('[K8.7] may come from a seat whose lane is open', () => {
    const { toy } = lanes(
      () => ({
        p1: choose<string, Toy>('p1', ({ hand }) =>
          question('q', {
            shape: 'oneOf',
            of: { a: {}, b: {}, ...(hand?.cards.length && { card: {} }) },
          } as never),
        ),
        p2: pick('p2', 'q'),
      }),
      {
        take: {
          ...always('x', 'y'),
          does: (_: Table, seat: string) => inHand<Toy>(seat, hand => void hand.cards.push('c')),
        },
      },
    )
    expect(toy.answer('p1', 'card')).toBe('notOffered')
    toy.command('p1', 'take', 'x')
    expect(toy.answer('p1', 'card')).toBe('ok')
    expect(toy.open).toEqual(['p2:p2/q'])
  })

  it('[K8.10] has its time, outside which no seat is even asked', () => {
    const asked: string[] = []
    const { toy } = lanes(three, {
      open,
      late: {
        during: ({ open = false }: Table) => open,
        may({ seat = '' }: { seat?: string }) {
          asked.push(seat)
          return seat === 'p3' ? undefined : always('x').may()
        },
        does: (table: Table) => void table.n++,
      },
    })
    expect(toy.command('p1', 'late', 'x')).toBe('notNow')
    expect(toy.match.may('p1')).not.toHaveProperty('late')
    expect(asked).toEqual([])
    toy.command('p2', 'open', 'x')
    expect(toy.match.may('p1')).toHaveProperty('late')
    expect(toy.command('p3', 'late', 'x')).toBe('notNow')
    expect(toy.command('p1', 'late', 'x')).toBe('ok')
  })

  it('[K8.11] is offered to nobody where only the whole table may decide it; agreed, it is done, final, and replays', () => {
    const asks = function* () {
      yield* together(three())
      return undefined
    }
    const ends = {
      ...always('now'),
      *does() {
        yield* leave({ winners: ['p2'] })
      },
    }
    const toy = begin(asks, {}, { agreed: { ends } })
    expect(toy.match.may('p1')).toEqual({})
    expect(toy.command('p1', 'ends', 'now')).toBe('notNow')
    expect(toy.match.agreed('p1', 'ends', 'later').refused?.code).toBe('notOffered')
    expect(toy.match.agreed('p1', 'other', 'now').refused?.code).toBe('notNow')
    const saved = toy.match.save()
    const { decision } = toy.match.agreed('p1', 'ends', 'now').ok ?? {}
    expect(decision).toMatchObject({ by: 'p1', key: '!ends', final: true })
    expect(toy.match.winners).toEqual(['p2'])
    const again = Match.load(toy.match.rules, saved)
    expect(again.redo('p1', '!ends', 'now').ok?.decision?.hash).toBe(decision?.hash)
    expect(again.winners).toEqual(['p2'])
  })

  it('[K8.8] has keys that count the commands of one seat alone', () => {
    const { toy } = lanes(three, {
      ask,
      quiet: {
        ...always('x', 'y'),
        does: (_: Table, seat: string) => inHand<Toy>(seat, hand => void hand.n++),
      },
    })
    toy.command('p2', 'quiet', 'x')
    toy.command('p2', 'quiet', 'x')
    toy.command('p1', 'ask', 'x')
    expect(toy.open).toEqual(['p3:p1!ask.1/from/p1'])
    toy.answer('p3', 'a')
    toy.command('p1', 'ask', 'x')
    expect(toy.open).toEqual(['p3:p1!ask.2/from/p1'])
  })

  it('[K8.9] whose offer throws refuses what led there', () => {
    const { toy } = lanes(three, {
      wave,
      odd: {
        may: ({ table }: { table: Table }) => {
          if (table.said.length > 0) throw new Error('odd')
          return undefined
        },
        does: () => undefined,
      },
    })
    expect(toy.command('p1', 'wave', 'x')).toBe('fault')
    expect(toy.table.said).toEqual([])
    expect(toy.match.may('p1')).toHaveProperty('wave')
  })
})
