import { botAnswer, botCommand, botReply } from '../bots/index.ts'
import { type Chance, chanceOf, seedFrom } from '../engine/chance.ts'
import { type AskFrame, type Frame, frameFor, type Moment, momentOf, publicFrame } from '../engine/frames.ts'
import { canonical } from '../engine/json.ts'
import type { OpenQuestion } from '../engine/lane.ts'
import { type Decision, Match, type Outcome } from '../engine/match.ts'
import { type OneOf, sampleAnswer } from '../engine/options.ts'
import { applyPatch, patchBetween } from '../engine/patch.ts'
import type { ChosenOptions, Rules, Seat, State, View } from '../engine/rules.ts'
import { pass } from '../galaxy/window.ts'
import type { BotKind } from '../protocol.ts'
import { redo } from '../record.ts'
import { InStep } from './inStep.ts'
import { Shelf } from './shelf.ts'
import type { Watch } from './watch.ts'

/** A whole game played by bots under watch: every decision is checked, and reloads, commands and take-backs are thrown in. */
export interface Bout {
  rules: Rules
  watch: Watch
  options: ChosenOptions
  seats: readonly Seat[]
  seed: number
  bot: (seat: Seat) => BotKind
  /** What a seat answers otherwise than its bot would. */
  thinks?: (view: View, ask: AskFrame) => unknown
  /** Without these a game is played for its speed alone. */
  checks: boolean
  /** Every question as it is answered. */
  hears?: (question: OpenQuestion) => void
}

export interface Played {
  match: Match
  decisions: number
  record: Decision[]
  /** Everything sent to each viewer, in order. */
  sent: Record<string, string[]>
  /** How often what the watch counts happened. */
  counts: Record<string, number>
  ms: number
}

const watcher = 'watcher'
const mostDecisions = 100_000
/** Waking replays a segment; a longer one would be felt. */
const longestLane = 50
/** Lines that a fault tells of what led to it. */
const lastTold = 8

export function playBout(bout: Bout): Played {
  const seed = seedFrom(`game ${bout.rules.id} ${bout.seed}`)
  const chance = chanceOf(seedFrom(`bots ${bout.seed}`))
  const shelf = new Shelf()
  const began = performance.now()
  const { match: first, ok } = Match.start(
    bout.rules,
    { options: bout.options, seats: bout.seats, seed },
    shelf,
  )
  shelf.keep(first, ok)
  const table = new Viewers(bout, momentOf(first, bout.seats))
  const record: Decision[] = []
  const counts: Record<string, number> = {}
  const count = (before: State, { decision, log }: Outcome) => {
    for (const name of bout.watch.happened({ before, after: match.state, decision, log }))
      counts[name] = (counts[name] ?? 0) + 1
  }
  let match = first
  count(match.state, ok)
  let turn = 0
  while (!match.winners) {
    if (++turn > mostDecisions) throw new Error('This game never ends')
    const named = namedBy(chance, String(turn))
    const mischief = bout.checks ? named.below('mischief', 40) : -1
    if (mischief === 0) match = reloaded(bout, match, shelf)
    if (mischief === 1) takeBack(bout, match, shelf, table, record, named)
    const before = match.state
    const outcome =
      mischief === 2
        ? commanded(bout, match, named)
        : mischief === 3
          ? commanded(bout, match, named, bout.watch.seldom)
          : undefined
    const ok = outcome ?? replied(bout, match) ?? answered(bout, match, named)
    shelf.keep(match, ok)
    if (ok.decision) record.push(ok.decision)
    count(before, ok)
    table.see(match, ok)
    if (bout.checks) inspect(bout, match, ok)
  }
  return { match, decisions: turn, record, sent: table.sent, counts, ms: performance.now() - began }
}

const namedBy = (chance: Chance, prefix: string): Chance => ({
  below: (name, limit) => chance.below(`${prefix}/${name}`, limit),
  roll: (name, dice, sides) => chance.roll(`${prefix}/${name}`, dice, sides),
  shuffle: (name, list) => chance.shuffle(`${prefix}/${name}`, list),
})

function answered(bout: Bout, match: Match, chance: Chance): Outcome {
  const { rules, bot, thinks, hears } = bout
  const open = match.open
  const question = open[chance.below('who', open.length)] as OpenQuestion
  const { to, ...ask } = question
  hears?.(question)
  const view = match.view(to)
  const thought = thinks?.(view, ask) ?? (bout.checks ? unlikely(ask, chance) : undefined)
  const command = thought === undefined && botCommand(rules.id, bot(to), view, () => match.may(to))
  if (command) return given(match, to, command.name, command.value)
  const value = thought ?? botAnswer(rules.id, bot(to), view, ask, chance)
  const result = match.submit(to, ask.key, value)
  if (result.ok) return result.ok
  throw new Error(
    `${ask.key} refused ${canonical(value)}: ${result.refused.code} ${String(match.fault ?? '')}`,
  )
}

/** Offers are answered at once, as bots do in rooms. */
function replied({ rules, seats, bot }: Bout, match: Match): Outcome | undefined {
  for (const seat of seats) {
    const may = bot(seat) === 'random' ? {} : match.may(seat)
    const said = Object.keys(may).length > 0 && botReply(rules.id, match.view(seat), may)
    if (said) return given(match, seat, said.name, said.value)
  }
  return undefined
}

/** Whoever could respond does so now and then though no bot would: what is seldom of use has to hold as well. */
function unlikely({ window, options }: AskFrame, chance: Chance): string | undefined {
  if (window === undefined || chance.below('unlikely', 3) > 0) return undefined
  const responses = Object.keys((options as OneOf).of).filter(id => id !== pass)
  return responses[chance.below('response', Math.max(1, responses.length))]
}

/** First what is done, then who does it: what many could do would drown the rest. */
function commanded(
  { rules, seats }: Bout,
  match: Match,
  chance: Chance,
  only?: readonly string[],
): Outcome | undefined {
  const offers = seats
    .flatMap(seat => Object.entries(match.may(seat)).map(([name, options]) => ({ seat, name, options })))
    .filter(({ name }) => !only || only.includes(name))
  const names = [...new Set(offers.map(({ name }) => name))].sort()
  const name = names[chance.below('command', Math.max(1, names.length))]
  const able = offers.filter(offer => offer.name === name)
  const offer = able[chance.below('commander', Math.max(1, able.length))]
  if (!offer) return undefined
  return given(match, offer.seat, offer.name, sampleAnswer(rules.shapes, offer.options, chance))
}

function given(match: Match, seat: Seat, name: string, value: unknown): Outcome {
  const { ok, refused } = match.command(seat, name, value)
  if (ok) return ok
  throw new Error(`!${name} was offered and refused: ${refused.code} ${String(match.fault ?? '')}`)
}

/** What a browser could see of a match, for telling two of them apart. */
function outside(match: Match, seats: readonly Seat[]): string {
  const { change: _, ...moment } = momentOf(match, seats)
  return canonical({ ...moment, open: match.open, winners: match.winners ?? [] })
}

function reloaded({ rules, seats }: Bout, match: Match, shelf: Shelf): Match {
  const stored = JSON.parse(JSON.stringify(match.save()))
  const again = Match.load(rules, stored, shelf)
  if (again.recovery) throw new Error(`Reloading dropped decisions: ${String(again.recovery.fault)}`)
  if (outside(again, seats) !== outside(match, seats)) throw new Error('Reloaded, the match is another one')
  return again
}

/** Taken back and decided again in the same way, everything falls as it fell. */
function takeBack(
  bout: Bout,
  match: Match,
  shelf: Shelf,
  table: Viewers,
  record: Decision[],
  chance: Chance,
) {
  const able = bout.seats.filter(seat => match.undoable(seat) !== undefined)
  const seat = able[chance.below('takesBack', Math.max(1, able.length))]
  if (!seat) return
  const before = canonical(match.state)
  const back = match.undo(seat)
  if (!back.ok) throw new Error('An offered take-back was refused')
  shelf.keep(match, back.ok)
  table.see(match, back.ok)
  const gone = record.filter(made => back.ok.undone.includes(made.n))
  for (const decision of gone) record.splice(record.indexOf(decision), 1)
  for (const decision of gone) {
    const again = redo(match, decision)
    // Asked otherwise by now, he decides anew.
    if (again.refused && again.refused.code !== 'fault' && isCommandedSince(record, decision)) return
    if (!again.ok?.decision) throw new Error(`${decision.key} could not be decided again`)
    shelf.keep(match, again.ok)
    table.see(match, again.ok)
    record.push(again.ok.decision)
  }
  if (canonical(match.state) !== before) throw new Error('Decided again, it fell another way')
}

/** A command, or what one asks, may change what others are asked. */
const isCommandedSince = (record: readonly Decision[], { n }: Decision): boolean =>
  record.some(made => made.n > n && made.key.includes('!'))

function inspect({ rules, watch }: Bout, match: Match, { decision, log }: Outcome) {
  const faults = watch.faults(match.state)
  if (faults.length > 0) {
    const last = log.slice(-lastTold).map(({ text, about }) => `${text} ${JSON.stringify(about ?? {})}`)
    const said = `${decision?.key} ${JSON.stringify(decision?.value)}`
    throw new Error([`${rules.id} does not add up: ${faults.join('; ')}`, said, ...last].join('\n  '))
  }
  const { before, after, patch } = match.change ?? {}
  if (before && after && JSON.stringify(patch) !== JSON.stringify(patchBetween(before, after) ?? {}))
    throw new Error('What was noted of a decision is not what it changed')
  if (match.longestLane > longestLane)
    throw new Error(`${match.longestLane} decisions in one lane of a segment: ${decision?.key}`)
}

/** Every viewer's own copy, kept only by what it is sent, and searched for what it must not see. */
class Viewers {
  readonly sent: Record<string, string[]> = {}
  readonly #copies: Record<string, Frame> = {}
  readonly #steps: Record<string, InStep> = {}

  constructor(
    readonly bout: Bout,
    private moment: Moment,
  ) {
    for (const viewer of [watcher, ...bout.seats]) {
      this.sent[viewer] = []
      this.#steps[viewer] = new InStep()
      this.#copies[viewer] = structuredClone(this.#whole(viewer))
    }
  }

  see(match: Match, { log }: Outcome) {
    const after = momentOf(match, this.bout.seats)
    const shared = publicFrame(this.moment, after)
    const before = this.moment
    this.moment = after
    for (const viewer of [watcher, ...this.bout.seats]) {
      const seat = viewer === watcher ? undefined : viewer
      const frame = frameFor(seat, shared, before, after, log)
      if (!frame) continue
      const bytes = JSON.stringify(frame)
      if (!this.bout.checks) continue
      this.sent[viewer]?.push(bytes)
      this.#search(match, seat, bytes, log)
      this.#copies[viewer] = fold(this.#copies[viewer] ?? {}, JSON.parse(bytes))
    }
    if (this.bout.checks) this.#compare()
  }

  #whole(viewer: string): Frame {
    const { state, waiting, asks, may, undo, over } = this.moment
    return {
      table: state.table as never,
      waiting,
      hand: (state.hands[viewer] ?? {}) as never,
      asks: asks[viewer] ?? [],
      may: may[viewer] ?? {},
      undo: undo[viewer] ?? false,
      ...(over && { over }),
    }
  }

  #compare() {
    for (const [viewer, copy] of Object.entries(this.#copies))
      if (!this.#steps[viewer]?.agrees(copy, this.#whole(viewer)))
        throw new Error(`${viewer} has fallen out of step`)
  }

  /** What a seat held or saw until now it may be told of, for giving it away or taking it back names it; and what the log
   *  shows by right. */
  #search(match: Match, seat: Seat | undefined, bytes: string, log: Outcome['log']) {
    const found = this.bout.watch.hidden(match.state, seat).filter(id => bytes.includes(`"${id}"`))
    if (found.length === 0) return
    const viewer = seat ?? watcher
    const told = log.filter(({ to }) => to === undefined || to === seat)
    const shown = told.flatMap(line => this.bout.watch.shown(line))
    const { hand = {}, table = {} } = this.#copies[viewer] ?? {}
    const known = JSON.stringify([hand, table, shown])
    for (const id of found)
      if (!known.includes(`"${id}"`)) throw new Error(`${viewer} was sent the hidden ${id}: ${bytes}`)
  }
}

function fold(copy: Frame, { table, hand, log: _, ...rest }: Frame): Frame {
  return {
    ...copy,
    ...rest,
    table: applyPatch(copy.table ?? {}, table),
    hand: applyPatch(copy.hand ?? {}, hand),
  }
}
