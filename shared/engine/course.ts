import { type Chance, chanceOf } from './chance.ts'
import { commandOf, isNow } from './commands.ts'
import { Draft, freeze } from './draft.ts'
import { canonical, fingerprint, same } from './json.ts'
import { checkAnswer, type Options } from './options.ts'
import { type Patch, patchBetween } from './patch.ts'
import { type LogLine, type OpenQuestion, Play } from './play.ts'
import type { Next, Rules, Seat, State, View } from './rules.ts'
import { type Begun, type Checkpoint, type Decision, frozenNext, type Saved } from './saved.ts'

const mostSegments = 500

/** What one decision changed. */
export interface Change {
  readonly before: State
  readonly after: State
  readonly patch: Patch
}

/** A decision before it is known what it does. */
type Made = Pick<Decision, 'n' | 'by' | 'key' | 'value' | 'given'>

/** Where a match stands: its checkpoint, what was decided since and the segment that runs. When a rule throws it is
 *  thrown away whole, so nothing half done survives. */
export class Course<S extends State> {
  checkpoint: Checkpoint<S>
  play: Play<S>
  since: Decision[] = []
  begun: Begun[] = []
  log: LogLine[] = []
  /** By the latest decision. */
  change: Change | undefined
  readonly #chance: Chance
  /** One for all segments, so that the handles made for reading are made once. */
  readonly #draft: Draft<S>

  constructor(
    readonly rules: Rules<S>,
    { number, at, state }: Checkpoint<S>,
  ) {
    this.checkpoint = { number, at: frozenNext(at), state: freeze(state) }
    this.#chance = chanceOf(state.box.seed)
    this.#draft = new Draft(this.checkpoint.state)
    this.play = this.#enter()
  }

  static replay<S extends State>(rules: Rules<S>, saved: Saved<S>): Course<S> {
    const course = new Course(rules, saved.checkpoint)
    course.begin()
    for (const decision of saved.since) course.#again(decision)
    course.log = []
    return course
  }

  get winners(): readonly Seat[] | undefined {
    return this.checkpoint.at.winners
  }

  get state(): S {
    return this.winners ? this.checkpoint.state : this.play.state
  }

  get open(): OpenQuestion[] {
    return this.winners ? [] : this.play.open()
  }

  view(viewer: Seat | undefined): View<S> {
    const { table, hands } = this.state
    if (viewer === undefined || !Object.hasOwn(hands, viewer)) return { table }
    return { table, seat: viewer, hand: hands[viewer] as S['hands'][Seat] }
  }

  question(key: string, to: Seat): OpenQuestion | undefined {
    return this.open.find(open => open.key === key && open.to === to)
  }

  offer(by: Seat, command: string): Options | undefined {
    const does = commandOf(this.rules, command)
    if (this.winners || !does || !Object.hasOwn(this.state.hands, by)) return undefined
    const view = this.view(by)
    return isNow(does, view.table) ? does.may(view) : undefined
  }

  begin() {
    if (!this.winners) this.#run(play => play.begin())
  }

  /** What it did is kept among `since` while its segment lasts. */
  take(made: Made, question: OpenQuestion | undefined): Decision {
    const { n, by, key, value, given } = made
    const before = this.state
    this.#draft.mark()
    const segment = this.checkpoint.number
    const mayPass = question?.window !== undefined || question?.always === true
    const passes = mayPass && same(value, question.otherwise)
    const ran = this.#run(play => {
      play.actor = by
      play.final = false
      if (question) play.answer(question, value, n, passes)
      else play.command(key.slice(1), by, value)
    })
    const final = ran.final || !question
    const after = this.state
    const patch = this.#draft.changes() ?? {}
    this.change = { before, after, patch }
    const hash = fingerprint(canonical(patch))
    const flags = {
      ...(final && { final }),
      ...(passes && { pass: passes, ...(given && { given }) }),
    }
    const decision: Decision = { n, segment, by, key, value, hash, ...flags }
    if (segment === this.checkpoint.number) this.since.push(decision)
    else this.since = []
    return decision
  }

  #again(made: Decision) {
    const { segment, by, key, value, hash } = made
    const question = this.question(key, by)
    const options = key.startsWith('!') ? this.offer(by, key.slice(1)) : question?.options
    if (!options) throw new Error(`${key} is not asked any more`)
    if (checkAnswer(this.rules.shapes, options, value)) throw new Error(`${key} no longer takes this answer`)
    const again = this.take({ ...made, value: freeze(value) }, question)
    if (again.hash !== hash) throw new Error(`${key} now leads elsewhere`)
    if (this.checkpoint.number !== segment) throw new Error(`${key} now ends its segment`)
  }

  /** Runs until somebody is asked or the game is over; each segment entered on the way becomes the checkpoint. */
  #run(does: (play: Play<S>) => void): { final: boolean } {
    does(this.play)
    const actor = this.play.actor
    let final = this.play.final
    this.log.push(...this.play.takeLog())
    for (let entered = 0; this.play.ended; entered++) {
      if (entered > mostSegments) throw new Error(`"${this.play.at.segment}" runs in circles`)
      this.#leaveFor(this.play.ended)
      if (this.winners) return { final: true }
      this.play.actor = actor
      this.play.begin()
      final ||= this.play.final
      this.log.push(...this.play.takeLog())
    }
    if (this.open.length === 0) throw new Error(`"${this.play.at.segment}" waits for nobody`)
    return { final }
  }

  #leaveFor(next: Next) {
    const state = this.play.state
    const at = frozenNext(next)
    const number = this.checkpoint.number + 1
    this.begun.push({ number, at, back: patchBetween(state, this.checkpoint.state), told: this.log.length })
    this.checkpoint = { number, at, state }
    this.play = this.#enter()
  }

  #enter(): Play<S> {
    const { number, at } = this.checkpoint
    return new Play(this.rules, this.#draft, number, at.segment ? at : { segment: 'over' }, this.#chance)
  }
}
