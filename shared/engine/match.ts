import { chanceOf, namedOnce } from './chance.ts'
import { isAgreed, isNow } from './commands.ts'
import { type Change, Course } from './course.ts'
import { freeze } from './draft.ts'
import { copied, type Json, same } from './json.ts'
import { checkAnswer, type Options, type Refusal } from './options.ts'
import type { LogLine, OpenQuestion } from './play.ts'
import type { ChosenOptions, Rules, Seat, State, View } from './rules.ts'
import { type Begun, type Decision, earlierThan, type History, migrate, type Saved } from './saved.ts'
import { latestTakeable, type Takeable, takeable } from './takeBack.ts'

export type { Begun, Decision, History, Saved } from './saved.ts'

export interface Outcome {
  decision?: Decision
  log: LogLine[]
  begun: Begun[]
  /** Numbers of the decisions taken back. */
  undone: number[]
}

export type Result = { ok: Outcome; refused?: undefined } | { ok?: undefined; refused: Refusal }

/** What loading had to leave out because it no longer fits these rules, and why. Whoever keeps the match decides whether
 *  that is given up. */
export interface Recovery<S extends State = State> {
  /** Where the match fell back to. */
  from: Saved<S>
  dropped: readonly Decision[]
  fault: unknown
}

/** Rules that cannot go on from any of so many segments have a fault that no falling back will mend. */
const furthestFall = 3

const nothing: Record<string, Options> = Object.freeze({})

const refuse = (code: string): { refused: Refusal } => ({ refused: { code, why: `refused.${code}` } })

export class Match<S extends State = State> {
  recovery: Recovery<S> | undefined
  /** What a rule threw last, for whoever reads the room's records. */
  fault: unknown
  #course: Course<S>
  #next = 1
  #oldest: number | undefined
  #offered = new Map<Seat, { seen: View<S>; offered: Record<string, Options> }>()

  private constructor(
    readonly rules: Rules<S>,
    course: Course<S>,
    private readonly history: History | undefined,
  ) {
    this.#course = course
  }

  static start<S extends State>(
    rules: Rules<S>,
    game: { options: ChosenOptions; seats: readonly Seat[]; seed: string },
    history?: History,
  ): { match: Match<S>; ok: Outcome } {
    const { state, at } = rules.setup(game.options, game.seats, namedOnce(chanceOf(game.seed)))
    const whole = { ...state, box: { ...state.box, seed: game.seed } } as unknown as S
    const course = new Course(rules, { number: 1, at, state: whole })
    course.begun.push({ number: 1, at: course.checkpoint.at, back: undefined, told: 0 })
    course.begin()
    const match = new Match(rules, course, history)
    return { match, ok: match.#outcome() }
  }

  /** Replays what was decided since the checkpoint. What no longer fits these rules is left out, never guessed: then it
   *  stands at the checkpoint, or at one shortly before it from which these rules can go on. Once a game is over its seed
   *  is known to all, and nothing of it is played again. */
  static load<S extends State>(rules: Rules<S>, stored: Saved<S>, history?: History): Match<S> {
    try {
      return Match.#replay(rules, migrate(rules, stored), history)
    } catch (fault) {
      const dropped = stored.since.slice()
      let earlier: Saved<S> | undefined = stored.checkpoint.at.winners ? undefined : stored
      for (let fallen = 1; earlier && fallen <= furthestFall; fallen++) {
        try {
          const from = { ...migrate(rules, { ...earlier, since: [] }), build: rules.build }
          const match = Match.#replay(rules, from, history)
          match.recovery = { from, dropped, fault }
          return match
        } catch {
          earlier = earlierThan(earlier, history)
          dropped.unshift(...(earlier?.since ?? []))
        }
      }
      throw fault
    }
  }

  static #replay<S extends State>(rules: Rules<S>, saved: Saved<S>, history: History | undefined): Match<S> {
    const match = new Match(rules, Course.replay(rules, saved), history)
    match.#next = saved.next
    match.#oldest = saved.oldest
    return match
  }

  get state(): S {
    return this.#course.state
  }

  /** What the latest decision changed. */
  get change(): Change | undefined {
    return this.#course.change
  }

  get winners(): readonly Seat[] | undefined {
    return this.#course.winners
  }

  /** The number of the segment the match stands in. */
  get segment(): number {
    return this.#course.checkpoint.number
  }

  get open(): OpenQuestion[] {
    return this.#course.open
  }

  get waiting(): Seat[] {
    return this.winners ? [] : this.#course.play.waiting()
  }

  get decisions(): readonly Decision[] {
    return this.#course.since
  }

  /** The most decisions any one lane has taken since the checkpoint: waking replays them, so rules keep it within 50. */
  get longestLane(): number {
    return this.#course.play.longestLane
  }

  view(viewer?: Seat): View<S> {
    return this.#course.view(viewer)
  }

  may(seat: Seat): Record<string, Options> {
    if (this.winners || this.#commandsDuring().length === 0) return nothing
    const seen = this.view(seat)
    const known = this.#offered.get(seat)
    if (known && known.seen.table === seen.table && known.seen.hand === seen.hand) return known.offered
    const offered: Record<string, Options> = {}
    if (seen.seat !== undefined)
      for (const name of this.#commandsDuring()) {
        const options = this.rules.commands[name]?.may(seen)
        if (options) offered[name] = sameOrFrozen(known?.offered[name], options)
      }
    // What is offered as before stays the very same, so that nobody compares it again.
    const still = known && same(known.offered, offered) ? known.offered : offered
    this.#offered.set(seat, { seen, offered: still })
    return still
  }

  #commandsDuring(): string[] {
    const { commands } = this.rules
    return Object.keys(commands).filter(name => isNow(commands[name], this.state.table))
  }

  /** Its number is the next one, or `n` where that is higher: counted one by one, numbers would tell how many were made
   *  in secret. A pass that is `given` was not the seat's own. */
  submit(by: Seat, key: string, value: unknown, n = 0, given = false): Result {
    const question = this.#course.question(key, by)
    if (!question) return refuse(this.winners ? 'over' : 'notOpen')
    const refused = this.#judge(question.options, value)
    if (refused) return { refused: { rule: question.rule, ...refused } }
    return this.#decide(n, by, key, value, question, given)
  }

  command(by: Seat, name: string, value: unknown, n = 0): Result {
    return isAgreed(this.rules, name) ? refuse('notNow') : this.#command(by, name, value, n)
  }

  /** What the whole table decided, as whoever keeps the match says; `by` moved it. */
  agreed(by: Seat, name: string, value: unknown, n = 0): Result {
    return isAgreed(this.rules, name) ? this.#command(by, name, value, n) : refuse('notNow')
  }

  /** What all could decide together now, as `by` may know. */
  agreeable(by: Seat, name: string): Options | undefined {
    return isAgreed(this.rules, name) ? this.#course.offer(by, name) : undefined
  }

  /** A decision of a record, whoever made it. */
  redo(by: Seat, key: string, value: unknown): Result {
    return key.startsWith('!') ? this.#command(by, key.slice(1), value) : this.submit(by, key, value)
  }

  #command(by: Seat, name: string, value: unknown, n = 0): Result {
    if (this.winners) return refuse('over')
    const options = this.#course.offer(by, name)
    if (!options) return refuse('notNow')
    const refused = this.#judge(options, value)
    return refused ? { refused } : this.#decide(n, by, `!${name}`, value, undefined)
  }

  /** The latest decision a seat may take back by itself; in an open lane no other lane notices. */
  undoable(by: Seat): number | undefined {
    return this.undoables([by])[by]
  }

  /** The same for several seats, reading the past once. */
  undoables(seats: readonly Seat[]): Record<Seat, number> {
    return this.winners ? {} : latestTakeable(seats, this.#backwards(), this.#course.play.lanes)
  }

  /** Everything from decision `to` on is taken back. Without `to`: the seat's own last decision, if it may. With `agreed`
   *  the others have consented, and it goes back whoever decided since. Once a game is over its seed is known to all. */
  undo(by: Seat, to?: number, agreed = false): Result {
    if (this.winners) return refuse('over')
    const free = this.#takeable(by, to)
    const target = agreed ? (to ?? free?.n) : free?.n
    const save = target === undefined ? undefined : this.#saveFor(target)
    if (target === undefined || !save) return refuse('cannotUndo')
    const lane = free?.lane && !agreed ? (this.#course.play.lanes?.of[by] ?? []) : undefined
    const goes = ({ n }: Decision) => n >= target && (!lane || lane.includes(n))
    const undone: number[] = []
    for (const decision of this.#backwards()) {
      if (decision.n < target) break
      if (goes(decision)) undone.push(decision.n)
    }
    try {
      const since = save.since.filter(decision => !goes(decision))
      this.#course = Course.replay(this.rules, { ...save, since })
      return { ok: { ...this.#outcome(), undone } }
    } catch (thrown) {
      this.fault = thrown
      return refuse('cannotUndo')
    }
  }

  save(): Saved<S> {
    return {
      build: this.rules.build,
      migrated: this.rules.migrations.length,
      next: this.#next,
      checkpoint: this.#course.checkpoint,
      since: this.#course.since.slice(),
      ...(this.#oldest !== undefined && { oldest: this.#oldest }),
    }
  }

  *#backwards(): Generator<Decision> {
    yield* latestFirst(this.decisions)
    for (let number = this.segment; number > (this.#oldest ?? 1); number--) {
      const earlier = this.history?.before(number)
      if (!earlier) return
      yield* latestFirst(earlier.decisions)
    }
  }

  #takeable(by: Seat, n: number | undefined): Takeable | undefined {
    for (const able of takeable(by, this.#backwards(), this.#course.play.lanes)) {
      if (n === undefined ? !able.given : able.n === n) return able
      if (n !== undefined && able.n < n) return undefined
    }
    return undefined
  }

  /** The saved match whose segment holds decision `n`. */
  #saveFor(n: number): Saved<S> | undefined {
    let save: Saved<S> | undefined = this.save()
    while (save && !save.since.some(decision => decision.n === n)) {
      if (save.since.some(decision => decision.n < n)) return undefined
      save = earlierThan(save, this.history)
    }
    return save
  }

  /** What comes from outside may be anything, and a shape that stumbles over it has not accepted it. */
  #judge(options: Options, value: unknown): Refusal | undefined {
    try {
      return checkAnswer(this.rules.shapes, options, value)
    } catch (thrown) {
      this.fault = thrown
      return refuse('fault').refused
    }
  }

  #decide(
    wished: number,
    by: Seat,
    key: string,
    value: unknown,
    question: OpenQuestion | undefined,
    given = false,
  ): Result {
    const n = Math.max(wished, this.#next)
    const saved = this.save()
    const begun = this.#course.begun.slice()
    try {
      const own = freeze(copied(value)) as Json
      const decision = this.#course.take({ n, by, key, value: own, ...(given && { given }) }, question)
      // Asked now, so that where a `may` throws the decision that led there is refused.
      for (const seat in this.state.hands) this.may(seat)
      this.#next = n + 1
      return { ok: { ...this.#outcome(), decision } }
    } catch (thrown) {
      const again = Match.load(this.rules, saved, this.history)
      this.#course = again.#course
      const { recovery } = again
      if (!recovery) this.#course.begun.unshift(...begun)
      else this.recovery = { ...recovery, dropped: [...recovery.dropped, ...(this.recovery?.dropped ?? [])] }
      this.fault = thrown
      return refuse('fault')
    }
  }

  #outcome(): Outcome {
    const { log, begun } = this.#course
    this.#course.log = []
    this.#course.begun = []
    return { log, begun, undone: [] }
  }
}

const sameOrFrozen = (before: Options | undefined, now: Options): Options =>
  before && same(before, now) ? before : freeze(now)

function* latestFirst(decisions: readonly Decision[]): Generator<Decision> {
  for (let i = decisions.length - 1; i >= 0; i--) yield decisions[i] as Decision
}
