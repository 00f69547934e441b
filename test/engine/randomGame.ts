import { choose, draw, type Flow, inHand, leave, roll, tell, together } from '../../shared/engine/flow.ts'
import type { Command, Next, Rules, Seat } from '../../shared/engine/rules.ts'
import { oneOf, pick, question, respond, seats, type Table, type Toy, thenTo, toyRules } from './toy.ts'

/** A game without sense in which everything the kernel can do happens often. */

const drawCard = (seat: Seat) =>
  draw<Toy, void>(({ box, hands }) => {
    const card = box.deck.shift()
    if (card) hands[seat]?.cards.push(card)
  })

const discard = (seat: Seat) =>
  inHand<Toy, string>(seat, hand => {
    hand.n++
    return hand.cards.pop() ?? 'none'
  })

const others = (seat: Seat) => seats.filter(other => other !== seat)

/** The first willing in order acts, the rest fall away unseen, and it opens again until all pass. */
function* window(table: Table, by: Seat, name: string): Flow {
  for (let round = 1; round < 4; round++) {
    const lanes = others(by).map(seat => [seat, respond(seat, `${name}/${round}`, 'cancel', 'card')] as const)
    const answers = yield* together(Object.fromEntries(lanes), true)
    const willing = others(by).find(seat => answers[seat] !== 'pass')
    if (!willing) return
    table.said.push(`${willing}${answers[willing]}`)
    if (answers[willing] === 'card') table.said.push(yield* discard(willing))
    if (table.said.length % 5 === 0)
      yield* leave(thenTo({ segment: 'fight', args: { by: willing } }, { segment: 'round' }))
  }
}

function* marks(seat: Seat, name: string): Flow<string> {
  const first = yield* choose<string, Toy>(seat, ({ hand, table }) =>
    table.open ? { skip: 'open' } : question(`${name}/1`, oneOf('a', 'b', ...(hand?.cards ?? []))),
  )
  yield* inHand<Toy>(seat, hand => void hand.n++)
  if (first === 'b') yield* roll(`${name}/die`, 1)
  if (first.startsWith('card')) yield* drawCard(seat)
  return first === 'a' ? yield* pick(seat, `${name}/2`, 'x', 'y') : 'none'
}

function* round(table: Table): Flow<Next | undefined> {
  const seat = seats[table.n++ % seats.length] as Seat
  if (table.n > 30) return { winners: [seat] }
  table.said = table.said.slice(-3)
  delete table.open
  for (let i = 1; i < 6; i++) {
    const does = yield* pick(
      seat,
      `do/${i}`,
      'move',
      'roll',
      'draw',
      'open',
      'lanes',
      'forced',
      'fight',
      'end',
    )
    yield* tell(i % 2 ? 'everyone' : seat, { text: does })
    if (does === 'move') table.things[`u${table.n % 7}`] = { at: `s${i}`, load: table.said }
    if (does === 'roll') table.said.push(...(yield* roll(`die/${i}`, 2)).map(String))
    if (does === 'draw') yield* drawCard(seat)
    if (does === 'open') yield* window(table, seat, `window/${i}`)
    if (does === 'lanes') {
      const lanes = Object.fromEntries(seats.map(each => [each, marks(each, `mark/${i}`)]))
      table.said.push(...Object.values(yield* together(lanes, i % 2 === 0)))
    }
    if (does === 'forced') table.said.push(yield* pick(others(seat)[0] as Seat, `forced/${i}`, 'x'))
    if (does === 'fight') return thenTo({ segment: 'fight', args: { by: seat } }, { segment: 'round' })
    if (does === 'end') break
  }
  return { segment: 'round' }
}

function* fight(table: Table, { by }: { by: Seat }): Flow<Next | undefined> {
  for (let i = 1; i < 4; i++) {
    yield* window(table, by, `round/${i}`)
    if ((yield* pick(by, `retreat/${i}`, 'yes', 'no')) === 'yes') return undefined
    delete table.things[`u${i}`]
  }
  return undefined
}

const commands: Record<string, Command<Toy>> = {
  wave: {
    may: ({ table }) => (table.said.length < 9 ? oneOf('x', 'y') : undefined),
    does: table => void table.said.push('w'),
  },
  flip: { may: () => oneOf('x', 'y'), does: table => void Object.assign(table, { open: !table.open }) },
  offer: {
    may: ({ seat }) => oneOf(...others(seat ?? '')),
    *does(_, by, to: Seat) {
      yield* inHand<Toy>(by, hand => void hand.n++)
      yield* inHand<Toy>(to, hand => void hand.n++)
    },
  },
  play: {
    may: ({ hand }) => (hand?.cards.length ? oneOf(...hand.cards) : undefined),
    *does(table, by, card: string) {
      yield* inHand<Toy>(by, hand => void hand.cards.splice(hand.cards.indexOf(card), 1))
      table.said.push(card)
      yield* window(table, by, 'sabotage')
      if ((yield* roll('luck', 1))[0] === 1) yield* leave({ segment: 'round' })
    },
  },
}

export const randomGame = (): Rules<Toy> => {
  const rules = toyRules({ main: round, round, fight }, commands)
  return {
    ...rules,
    setup: (options, who, chance) => {
      const { state, at } = rules.setup(options, who, chance)
      const cards = Array.from({ length: 60 }, (_, i) => `card${i}`)
      return { at, state: { ...state, box: { deck: chance.shuffle('setup/deck', cards) } } }
    },
  }
}
