import { choose, type Flow, tell, together } from '../../engine/flow.ts'
import type { Choice } from '../../engine/options.ts'
import type { Next, Question, RuleId, Seat, State, TextId, View } from '../../engine/rules.ts'
import type { Edition } from '../edition.ts'
import { realmWith } from '../realm.ts'
import type { CardOf, Table } from '../table.ts'
import { pass } from '../window.ts'

/** Strategy cards: a primary ability, and secondary abilities that all others decide about at the same time. */

/** What a strategy card does. */
export interface StrategyCardRules<T extends Table, Scene, Aim = unknown> {
  /** By its holder. Segments it names run before the secondary abilities. `name`: unique within the segment, where that is
   *  not the seat alone. */
  primary(table: T, seat: Seat, name?: string): Flow<Next | undefined>
  /** Whether the primary ability could do anything so many times, for whom uses it in place of the secondary or beside it. */
  mayPrimary?(table: T, seat: Seat, times: 1 | 2): boolean
  secondary?: Secondary<T, Scene, Aim>
}

/** Chosen ahead by everybody at the same time, taking effect clockwise. Its counter is paid by the strategic action. */
export interface Secondary<T extends Table, Scene, Aim = unknown> {
  /** The moment at which these decide, for cards that change what they decide about. */
  occasion?(seats: readonly Seat[]): Scene
  /** What comes when all have, for those who used it. */
  after?(table: T, used: readonly Seat[]): Flow
  /** Whether it could do anything for this seat; a pure read. */
  may(table: T, seat: Seat): boolean
  /** Whether it could, once he has used the primary ability as best he can. */
  mayAfterPrimary?(table: T, seat: Seat): boolean
  /** The choices, after the seat said that it wants to: in a lane, so nothing is written. `undefined`: changed his mind. */
  aim(table: T, seat: Seat, name: string): Flow<Aim | undefined>
  /** Whether what was chosen can still be done after those before him. */
  fits(table: T, seat: Seat, aim: Aim): boolean
  does(table: T, seat: Seat, aim: Aim, name: string): Flow
}

/** What the primary ability opened comes before the secondary ones. */
export function before(first: Next, last: Next): Next {
  if (first.winners) return first
  return { ...first, then: first.then ? before(first.then, last) : last }
}

/** What a seat decided ahead. */
export interface Decided<Use extends string> {
  use: Use | 'none'
  aim?: unknown
  /** A card or an ability, played first. */
  plays?: string
  /** He could not use it, and let the moment for cards pass. */
  unable?: true
}

/** One way to use a secondary ability. */
export interface Way {
  readonly text: TextId
  /** It is aimed as soon as it is chosen: nothing that comes before it could change the aim. */
  readonly aimed: boolean
  /** It counts as having used the secondary ability. */
  readonly counts: boolean
  /** What it costs is paid otherwise. */
  readonly unpaid?: true
}

/** Who may follow, and how. */
export interface Following<S extends State<Table>, Scene, Use extends string> {
  readonly rule: RuleId
  secondaryOf(card: CardOf<S['table']>): Secondary<S['table'], Scene> | undefined
  /** Command counters it costs this seat. */
  cost(table: S['table'], seat: Seat, card: CardOf<S['table']>): number
  pay(table: S['table'], seat: Seat, count: number): void
  /** What it has to use, unasked. */
  must?(table: S['table'], seat: Seat, card: CardOf<S['table']>): Use | undefined
  readonly ways: Readonly<Record<Use, Way>>
  /** What everybody can see that this seat could do now; nobody is asked about nothing. `isPaid`: its counter is. */
  waysOf(table: S['table'], seat: Seat, card: CardOf<S['table']>, isPaid: boolean): readonly Use[]
  carryOut(
    table: S['table'],
    seat: Seat,
    card: CardOf<S['table']>,
    decided: { use: Use; aim?: unknown },
    name: string,
  ): Flow
  readonly playing?: Playing<S, Scene>
}

/** Cards and abilities whose moment this decision is too. */
export interface Playing<S extends State<Table>, Scene> {
  couldRespond(table: S['table'], seat: Seat, scenes: readonly Scene[]): boolean
  windowAt(name: string, seen: View<S>, scenes: readonly Scene[]): Question<string>
  offersAt(seen: View<S>, scenes: readonly Scene[]): Readonly<Record<string, Choice>>
  couldPlay(table: S['table'], seat: Seat, scene: Scene): boolean
  whileDeciding<R>(table: S['table'], scene: Scene, flow: Flow<R>): Flow<R>
}

interface Around<Use extends string, Scene> {
  /** The answer of before: he keeps it as soon as it is possible once more. */
  before?: Decided<Use>
  /** Moments in whose window this is decided. */
  scenes?: readonly Scene[]
  /** Cards that are his to play first, by command. */
  occasion?: Scene | undefined
  isPaid?: boolean
}

export function secondariesWith<S extends State<Table>, Scene = never, Use extends string = 'secondary'>(
  edition: Edition<S['table']>,
  { rule, secondaryOf, cost, pay, must, ways, waysOf, carryOut, playing }: Following<S, Scene, Use>,
) {
  type Table = S['table']
  type Card = CardOf<Table>
  type Choosing = Decided<Use>
  const { name: game } = edition
  const { othersClockwise } = realmWith(edition)
  const none: Choosing = { use: 'none' }

  const couldRespond = (table: Table, seat: Seat, scenes: readonly Scene[]): boolean =>
    playing?.couldRespond(table, seat, scenes) === true

  const mightPlay = (table: Table, seat: Seat, scene: Scene | undefined): boolean =>
    scene !== undefined && playing?.couldPlay(table, seat, scene) === true

  const deciding = <R>(table: Table, scene: Scene | undefined, flow: Flow<R>): Flow<R> =>
    scene !== undefined && playing ? playing.whileDeciding(table, scene, flow) : flow

  const isWay = (use: string): use is Use | 'none' => use === 'none' || Object.hasOwn(ways, use)

  /** All others decide at the same time, unseen; then it takes effect clockwise from the active player. Gives who used it. */
  function* follow(
    table: Table,
    seat: Seat,
    card: Card,
    mayFollow: (seat: Seat) => boolean,
    /** Its name, the moments of that decision, and what becomes of what is played then. */
    { name, scenes = [], played }: Moment<Scene>,
  ): Flow<Seat[]> {
    const following = othersClockwise(table, seat).filter(mayFollow)
    const { occasion, after } = secondaryOf(card) ?? {}
    const decided = yield* decideAll(table, seat, card, following, name, scenes, occasion?.(following))
    const plays = Object.entries(decided).flatMap(([other, { plays }]) => (plays ? [[other, plays]] : []))
    if (played && plays.length > 0) yield* played(Object.fromEntries(plays))
    const used: Seat[] = []
    // Who could do nothing before may be able to by now, for instance with what he was given.
    for (const other of following) {
      const ahead = decided[other]
      const isDecided = ahead && !ahead.plays && !ahead.unable
      const now = isDecided ? ahead : yield* decide(table, other, card, `${other}/late`)
      if (yield* takeEffect(table, other, card, now)) used.push(other)
    }
    if (after && used.length > 0) yield* after(table, used)
    return used
  }

  function* decideAll(
    table: Table,
    seat: Seat,
    card: Card,
    following: readonly Seat[],
    name: string,
    scenes: readonly Scene[],
    occasion: Scene | undefined,
  ): Flow<Record<Seat, Choosing>> {
    const asked = [seat, ...othersClockwise(table, seat)].filter(
      other =>
        couldRespond(table, other, scenes) ||
        (following.includes(other) &&
          must?.(table, other, card) === undefined &&
          (waysOf(table, other, card, false).length > 0 || mightPlay(table, other, occasion))),
    )
    if (asked.length === 0) return {}
    const laneOf = (other: Seat) =>
      following.includes(other)
        ? decide(table, other, card, name, { scenes, occasion })
        : onlyRespond(other, name, scenes)
    const lanes = together<Choosing>(
      Object.fromEntries(asked.map(other => [other, laneOf(other)])),
      // Whether somebody had a card to think about must not show in how long he thought.
      asked.some(other => couldRespond(table, other, scenes)),
    )
    return yield* deciding(table, occasion, lanes)
  }

  /** Who has no secondary ability to decide about may still play a card. */
  function* onlyRespond(seat: Seat, name: string, scenes: readonly Scene[]): Flow<Choosing> {
    const plays = yield* choose<string, S>(seat, seen =>
      playing ? playing.windowAt(name, seen, scenes) : { skip: pass },
    )
    return plays === pass ? none : { ...none, plays }
  }

  function* decide(
    table: Table,
    seat: Seat,
    card: Card,
    name: string,
    { before, scenes = [], occasion, isPaid = false }: Around<Use, Scene> = {},
  ): Flow<Choosing> {
    const use = yield* choose<string, S>(seat, seen => {
      if (before && fits(seen.table, seat, card, before, isPaid)) return { skip: 'asBefore' }
      const due = must?.(seen.table, seat, card)
      if (due !== undefined) return { skip: due }
      const able = waysOf(seen.table, seat, card, isPaid)
      const waits = mightPlay(seen.table, seat, occasion)
      if (able.length === 0 && playing && couldRespond(seen.table, seat, scenes) && !waits)
        return playing.windowAt(name, seen, scenes)
      if (able.length === 0 && !waits) return { skip: 'none' }
      const count = isPaid ? 0 : cost(seen.table, seat, card)
      const text = count > 0 ? `${game}.ask.secondary` : `${game}.ask.secondaryFree`
      return {
        name: `${name}/use`,
        rule,
        text: before ? `${game}.ask.secondaryAgain` : text,
        hint: { uses: 'secondary' },
        about: { card, count },
        options: {
          shape: 'oneOf',
          of: {
            ...Object.fromEntries(able.map(way => [way, { text: ways[way].text }])),
            none: { text: `${game}.ask.useNone` },
            ...playing?.offersAt(seen, scenes),
          },
        },
        otherwise: 'none',
        ...(waits && { always: true as const }),
      }
    })
    if (use === 'asBefore') return before ?? none
    if (use === pass) return { ...none, unable: true }
    if (!isWay(use)) return { ...none, plays: use }
    if (use === 'none' || !ways[use].aimed) return { use }
    const aim = yield* aimOf(table, seat, card, name)
    return aim === undefined ? none : { use, aim }
  }

  function* aimOf(table: Table, seat: Seat, card: Card, name: string): Flow<unknown> {
    const secondary = secondaryOf(card)
    return secondary && (yield* secondary.aim(table, seat, `${name}/aim`))
  }

  function fits(table: Table, seat: Seat, card: Card, { use, aim }: Choosing, isPaid = false): boolean {
    if (use === 'none') return true
    if (!waysOf(table, seat, card, isPaid).includes(use)) return false
    return aim === undefined || secondaryOf(card)?.fits(table, seat, aim) === true
  }

  function* tellUsed(seat: Seat, card: Card, use: Use): Flow {
    const text = ways[use].counts ? `${game}.log.secondary` : `${game}.log.primaryInstead`
    yield* tell('everyone', { text, about: { seat, card } })
  }

  /** Says whether the secondary ability was used. */
  function* takeEffect(
    table: Table,
    seat: Seat,
    card: Card,
    decided: Choosing,
    name: string = seat,
  ): Flow<boolean> {
    let now = decided
    for (let again = 1; !fits(table, seat, card, now); again++)
      now = yield* decide(table, seat, card, `${name}/again${again}`, { before: now })
    const { use, aim } = now
    if (use === 'none') return false
    const count = ways[use].unpaid ? 0 : cost(table, seat, card)
    yield* tellUsed(seat, card, use)
    if (count > 0) pay(table, seat, count)
    yield* carryOut(table, seat, card, { use, aim }, name)
    return ways[use].counts
  }

  /** The secondary ability of a card he may be holding himself, at once and apart from its strategic action. */
  function* useApart(table: Table, seat: Seat, card: Card): Flow {
    const { occasion, after } = secondaryOf(card) ?? {}
    const name = `${seat}/${card}`
    const first = occasion?.([seat])
    const decided = yield* deciding(table, first, decide(table, seat, card, name, { occasion: first }))
    if ((yield* takeEffect(table, seat, card, decided, name)) && after) yield* after(table, [seat])
  }

  /** By a card that has paid its counter, before the others decide. */
  function* useSecondary(table: Table, seat: Seat, card: Card, name: string): Flow {
    const occasion = secondaryOf(card)?.occasion?.([seat])
    const asking = decide(table, seat, card, name, { occasion, isPaid: true })
    const { use, aim } = yield* deciding(table, occasion, asking)
    if (use === 'none') return
    yield* tellUsed(seat, card, use)
    yield* carryOut(table, seat, card, { use, aim }, name)
  }

  return { follow, aimOf, useApart, useSecondary }
}

interface Moment<Scene> {
  readonly name: string
  readonly scenes?: readonly Scene[]
  played?(plays: Readonly<Record<Seat, string>>): Flow
}
