import { seedFrom } from '../../shared/engine/chance.ts'
import { choose, type Flow, inHand } from '../../shared/engine/flow.ts'
import { canonical, type Json } from '../../shared/engine/json.ts'
import { type Begun, type Decision, type History, Match, type Outcome } from '../../shared/engine/match.ts'
import { commonShapes, type Options } from '../../shared/engine/options.ts'
import type { Command, Next, Rules, Seat, State, View } from '../../shared/engine/rules.ts'

export interface Table {
  n: number
  said: string[]
  things: Record<string, { at: string; load?: string[] }>
  open?: boolean
}
export interface Hand {
  n: number
  cards: string[]
}
export interface Box {
  deck: string[]
}
export type Toy = State<Table, Hand, Box>
export type Segment = (table: Table, args: never) => Flow<Next | undefined>

export const seats = ['p1', 'p2', 'p3'] as const

/** A game in a test: its segments, beginning with `main`, and whatever else matters there. */
export function toyRules(
  segments: Record<string, Segment>,
  commands: Record<string, Command<Toy>> = {},
  more: Partial<Rules<Toy>> = {},
): Rules<Toy> {
  return {
    id: 'toy',
    build: 'toy-1',
    seats: { min: 1, max: 8 },
    options: [],
    players: () => 3,
    shapes: commonShapes,
    setup: (_, who) => ({
      state: {
        table: { n: 0, said: [], things: {} },
        hands: Object.fromEntries(who.map(seat => [seat, { n: 0, cards: [] }])),
        box: { deck: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] },
      },
      at: { segment: 'main' },
    }),
    segments: { after: afterwards, ...segments },
    commands,
    migrations: [],
    ...more,
  }
}

/** Where a segment leads, and where that one leads when it names nothing itself. */
export const thenTo = (first: { segment: string; args?: Json }, next: Next): Next => ({
  ...first,
  then: next,
})

/** A resting place to lead a segment to. */
export function* afterwards(): Flow<Next> {
  for (let i = 1; ; i++) yield* pick('p1', `after/${i}`)
}

export const oneOf = (...ids: string[]): Options & { of: Record<string, object> } => ({
  shape: 'oneOf',
  of: Object.fromEntries(ids.map(id => [id, {}])),
})

export const question = (name: string, options: Options = oneOf('a', 'b')) => ({
  name,
  rule: 'toy/1',
  text: `toy.${name}`,
  options,
})

export const pick = (to: Seat, name: string, ...ids: string[]): Flow<string> =>
  choose<string, Toy>(to, () => question(name, ids.length > 0 ? oneOf(...ids) : undefined))

/** What a seat holds from now on. */
export const holds = (of: Seat, cards: (now: string[]) => string[]): Flow =>
  inHand<Toy>(of, hand => {
    hand.cards = cards(hand.cards)
  })

export const respond = (to: Seat, name: string, ...ids: string[]): Flow<string> =>
  choose<string, Toy>(to, () => ({
    ...question(name, oneOf('pass', ...ids)),
    otherwise: 'pass',
    window: 'respond',
  }))

export const always = (...ids: string[]) => ({ may: () => oneOf(...ids) })

/** What came before, as a room keeps it. */
export class Past implements History {
  begun: Begun[] = []
  decisions: Decision[] = []

  keep(match: Match<Toy>, { begun, decision, undone }: Outcome) {
    this.decisions = this.decisions.filter(made => !undone.includes(made.n))
    if (undone.length > 0) this.begun = this.begun.filter(({ number }) => number <= match.segment)
    this.begun.push(...begun)
    if (decision) this.decisions.push(decision)
  }

  before(number: number) {
    const at = this.begun.find(begun => begun.number === number - 1)?.at
    const back = this.begun.find(begun => begun.number === number)?.back
    return at && { at, back, decisions: this.decisions.filter(made => made.segment === number - 1) }
  }
}

export class ToyTable {
  match: Match<Toy>
  readonly past = new Past()
  log: Outcome['log'] = []

  constructor(
    public rules: Rules<Toy>,
    readonly who: readonly Seat[] = seats,
    seed = 'toy',
  ) {
    const { match, ok } = Match.start(rules, { options: {}, seats: who, seed: seedFrom(seed) }, this.past)
    this.match = match
    this.#keep(ok)
  }

  get table(): Table {
    return this.match.state.table
  }

  asked(seat: Seat) {
    return this.match.open.find(({ to }) => to === seat)
  }

  /** The last words of the open questions, with who is asked. */
  get open(): string[] {
    return this.match.open.map(({ key, to }) => `${to}:${key.split('/').slice(1).join('/')}`)
  }

  answer(seat: Seat, value: unknown, key = this.asked(seat)?.key ?? ''): string {
    return this.#done(this.match.submit(seat, key, value))
  }

  /** As a room passes for whoever ordered it. */
  passFor(seat: Seat, key = this.asked(seat)?.key ?? ''): string {
    return this.#done(this.match.submit(seat, key, 'pass', 0, true))
  }

  command(seat: Seat, name: string, value: unknown): string {
    return this.#done(this.match.command(seat, name, value))
  }

  undo(seat: Seat, to?: number, agreed = false): string {
    return this.#done(this.match.undo(seat, to, agreed))
  }

  reload(rules = this.rules): Match<Toy> {
    this.match = Match.load(rules, JSON.parse(JSON.stringify(this.match.save())), this.past)
    return this.match
  }

  #done({ ok, refused }: ReturnType<Match<Toy>['submit']>): string {
    if (ok) this.#keep(ok)
    return refused ? refused.code : 'ok'
  }

  #keep(ok: Outcome) {
    this.log = ok.log
    this.past.keep(this.match, ok)
  }
}

export const begin = (
  main: Segment,
  commands: Record<string, Command<Toy>> = {},
  more: Partial<Rules<Toy>> = {},
) => new ToyTable(toyRules({ main }, commands, more))

/** Everything about a match that anybody could notice. */
export function outside(match: Match<Toy>, who: readonly Seat[] = seats): string {
  const { state, open, waiting, winners, segment } = match
  const seen: View<Toy>[] = [undefined, ...who].map(seat => match.view(seat))
  const may = who.map(seat => match.may(seat))
  const undo = match.undoables(who)
  return canonical({ state, seen, open, waiting, may, undo, segment, winners: winners ?? [] })
}
