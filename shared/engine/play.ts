import { type Chance, namedOnce } from './chance.ts'
import { commandOf } from './commands.ts'
import { type Draft, freeze } from './draft.ts'
import type { Flow, Skip, Wait } from './flow.ts'
import { copied, same } from './json.ts'
import type { OpenQuestion } from './lane.ts'
import {
  type Asking,
  type Group,
  groupOf,
  isComplete,
  type Lane,
  laneAt,
  type OpenLanes,
  openLanesOf,
  openQuestion,
  resultsOf,
  waitingIn,
} from './lane.ts'
import { isImpossible, type Options, onlyAnswer } from './options.ts'
import type { LogEntry, Next, Question, Rules, Seat, State, View } from './rules.ts'

export type { OpenQuestion } from './lane.ts'
export type At = Extract<Next, { segment: string }>

export interface LogLine extends LogEntry {
  /** Only this seat is told; without it, the whole table. */
  to?: Seat
}

class Left {
  constructor(readonly next: Next) {}
}

const mostSteps = 100_000

/** One run of a segment: its flow, the lanes it opened and the commands on top of it. */
export class Play<S extends State> {
  /** Where the segment led, once it is over. */
  ended: Next | undefined
  final = false
  actor: Seat | undefined
  /** The most decisions any one lane has taken, those of one seat's lanes one after another counted together. */
  longestLane = 0
  readonly #chance: Chance
  readonly #stack: Lane[] = []
  readonly #asked = new Set<string>()
  readonly #commands = new Map<string, number>()
  readonly #decided = new Map<string, number>()
  #steps = 0
  #log: LogLine[] = []

  constructor(
    readonly rules: Rules<S>,
    private readonly draft: Draft<S>,
    readonly number: number,
    readonly at: At,
    chance: Chance,
  ) {
    this.#chance = namedOnce(chance)
  }

  begin() {
    const segment = Object.hasOwn(this.rules.segments, this.at.segment)
      ? this.rules.segments[this.at.segment]
      : undefined
    if (!segment) throw new Error(`No segment is called "${this.at.segment}"`)
    const flow = segment(this.draft.handle.table, (this.at.args ?? {}) as never) as Flow<unknown>
    this.#stack.push(laneAt(`${this.number}.${this.at.segment}`, flow))
    this.#guarded(() => this.#run(this.#top, undefined))
  }

  get state(): S {
    return this.draft.commit()
  }

  get #top(): Lane {
    return this.#stack[this.#stack.length - 1] as Lane
  }

  takeLog(): LogLine[] {
    const log = this.#log
    this.#log = []
    return log
  }

  open(): OpenQuestion[] {
    return this.ended ? [] : this.#asking().map(lane => lane.question as OpenQuestion)
  }

  waiting(): Seat[] {
    return this.ended ? [] : waitingIn(this.#top)
  }

  /** The lanes on top that are not all in yet. */
  get lanes(): OpenLanes | undefined {
    const group = this.ended ? undefined : this.#top.group
    return group && openLanesOf(group)
  }

  answer(question: OpenQuestion, value: unknown, decision: number, passes: boolean) {
    const lane = this.#asking().find(lane => lane.question === question) as Lane
    const count = (this.#decided.get(lane.path) ?? 0) + 1
    this.#decided.set(lane.path, count)
    this.longestLane = Math.max(this.longestLane, count)
    lane.decisions.push(decision)
    if (!passes) lane.told = true
    this.#unask(lane)
    this.#guarded(() => this.#run(lane, value))
  }

  command(name: string, by: Seat, value: unknown) {
    const command = commandOf(this.rules, name)
    if (!command) throw new Error(`No command is called "${name}"`)
    this.#guarded(() => {
      const flow = command.does(this.draft.handle.table, by, value as never) as Flow<unknown> | undefined
      if (!flow) return this.#settle()
      this.#stack.push(laneAt(this.#pathOf(name, by), flow))
      this.#run(this.#top, undefined)
    })
  }

  /** Counted a seat, so that nobody can read off a key how many commands others gave unseen. */
  #pathOf(command: string, by: Seat): string {
    const path = `${this.number}.${this.at.segment}/${by}!${command}`
    const count = (this.#commands.get(path) ?? 0) + 1
    this.#commands.set(path, count)
    return `${path}.${count}`
  }

  #guarded(does: () => void) {
    this.#steps = 0
    try {
      does()
    } catch (thrown) {
      if (!(thrown instanceof Left)) throw thrown
      this.ended = thrown.next
    }
  }

  #run(lane: Lane, input: unknown) {
    const before = lane.within && this.state
    for (;;) {
      if (++this.#steps > mostSteps) throw new Error(`${lane.path} runs in circles`)
      const { done, value } = lane.flow.next(input)
      if (before) this.#confine(lane, before)
      if (lane.within) lane.hand = this.state.hands[lane.within.seat]
      if (done) return this.#finish(lane, value)
      const went = this.#meet(lane, value)
      if (!went) return
      input = went.input
    }
  }

  /** What lanes wrote would depend on who answers first, and taking it back would disturb the others. */
  #confine(lane: Lane, before: S) {
    const { table, hands } = this.state
    if (table !== before.table) throw new Error(`Lane ${lane.path} wrote to the table`)
    if (hands === before.hands) return
    for (const seat in before.hands)
      if (seat !== lane.within?.seat && hands[seat] !== before.hands[seat])
        throw new Error(`Lane ${lane.path} wrote to the hand of ${seat}`)
  }

  /** What the kernel hands back at once, or nothing when the flow has to wait. */
  #meet(lane: Lane, wait: Wait): { input: unknown } | undefined {
    switch (wait.wait) {
      case 'choose':
        if (lane.within && wait.to !== lane.within.seat)
          throw new Error(`Lane ${lane.path} asked ${wait.to}: a lane asks its own seat`)
        lane.asking = { to: wait.to, ask: wait.ask, names: [] }
        return this.#ask(lane, lane.asking)
      case 'together':
        return this.#openLanes(lane, wait.lanes, wait.sealed)
      case 'leave':
        throw new Left(wait.next)
      case 'roll':
        this.final = true
        return { input: this.#chance.roll(`${lane.path}/${wait.name}`, wait.dice, wait.sides) }
      case 'shuffle':
        this.final = true
        return { input: this.#chance.shuffle(`${lane.path}/${wait.name}`, wait.list) }
      case 'secrets':
        this.final = true
        return { input: wait.does(this.draft.handle as never) }
      case 'hand':
        if (lane.within && wait.of !== lane.within.seat)
          throw new Error(`Lane ${lane.path} reached for the hand of ${wait.of}`)
        if (wait.of !== this.actor) this.final = true
        return { input: wait.does(this.draft.handle.hands[wait.of] as never) }
      case 'tell': {
        // A copy: the rule may go on using its list of dice.
        const entry = copied(wait.entry) as LogEntry
        this.#log.push(wait.to === undefined ? entry : { ...entry, to: wait.to })
        return { input: undefined }
      }
    }
  }

  #ask(lane: Lane, { to, ask, names }: Asking): { input: unknown } | undefined {
    const { table, hands } = this.state
    if (!Object.hasOwn(hands, to)) throw new Error(`${lane.path} asks ${to}, who does not play`)
    const seen: View<S> = { table, seat: to, hand: hands[to] as S['hands'][Seat] }
    const asked = ask(seen as never) as Question | Skip
    if (this.draft.written) throw new Error(`${lane.path} wrote to the table while asking ${to}`)
    if ('skip' in asked) {
      if (asked.stands) lane.within?.group.asked.add(to)
      return this.#unask(lane, asked.skip)
    }
    const { name } = asked
    const key = `${lane.path}/${name}`
    if (!names.includes(name)) {
      if (this.#asked.has(key)) throw new Error(`The name ${key} was used twice`)
      this.#asked.add(key)
      names.push(name)
    }
    const options = asked.options as Options
    if (isImpossible(this.rules.shapes, options)) throw new Error(`${key} offers nothing to answer`)
    const only =
      asked.window !== undefined || asked.always ? undefined : onlyAnswer(this.rules.shapes, options)
    if (only !== undefined) {
      // It shows what that seat holds, just as an answer would.
      if (lane.within) lane.told = true
      else if (to !== this.actor) this.final = true
      return this.#unask(lane, only)
    }
    const again = openQuestion(asked, key, to)
    if (!lane.question || !same(lane.question, again)) lane.question = freeze(again)
    lane.within?.group.asked.add(to)
    return undefined
  }

  #unask(lane: Lane, input?: unknown): { input: unknown } {
    lane.question = undefined
    lane.asking = undefined
    return { input }
  }

  #openLanes(
    parent: Lane,
    lanes: Record<Seat, Flow<unknown>>,
    sealed: boolean,
  ): { input: unknown } | undefined {
    if (parent.within) throw new Error(`Lane ${parent.path} opened lanes of its own`)
    const group = groupOf(parent, lanes, sealed)
    parent.group = group
    for (const lane of group.lanes) this.#run(lane, undefined)
    group.opening = false
    return isComplete(group) ? { input: this.#close(group) } : undefined
  }

  #finish(lane: Lane, result: unknown) {
    if (lane.within) {
      const { group } = lane.within
      lane.done = { result }
      if (!group.opening && isComplete(group)) this.#run(group.parent, this.#close(group))
    } else if (this.#stack.length > 1) {
      this.#stack.pop()
      this.#settle()
    } else {
      const next = followed(result as Next | undefined, this.at.then)
      if (!next) throw new Error(`Segment "${this.at.segment}" ended without a next one`)
      this.ended = next
    }
  }

  /** What the others had sealed is now known, and knowledge cannot be taken back. */
  #close(group: Group): Record<Seat, unknown> {
    if (group.lanes.some(lane => lane.told && lane.within?.seat !== this.actor)) this.final = true
    group.parent.group = undefined
    return resultsOf(group)
  }

  /** A command may have changed what any open question was asked from. */
  #settle() {
    for (const lane of this.#top.group?.lanes ?? [])
      if (lane.within && this.state.hands[lane.within.seat] !== lane.hand) lane.fixed = lane.decisions.length
    for (const lane of this.#asking()) {
      if (this.ended || !lane.asking || !this.#asking().includes(lane)) continue
      const went = this.#ask(lane, lane.asking)
      if (!went) continue
      lane.fixed = lane.decisions.length
      this.#run(lane, went.input)
    }
  }

  #asking(): Lane[] {
    const top = this.#top
    const lanes = top.group ? [top, ...top.group.lanes] : [top]
    return lanes.filter(lane => lane.asking)
  }
}

/** What a segment names next comes before its own `then`. */
function followed(next: Next | undefined, then: Next | undefined): Next | undefined {
  if (!next) return then
  if (!then || next.winners) return next
  const last = followed(next.then, then)
  return last ? { ...next, then: last } : next
}
