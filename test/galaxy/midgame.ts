import { Shelf } from '../../shared/arena/shelf.ts'
import { type Chance, chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { choose, type Flow } from '../../shared/engine/flow.ts'
import type { OpenQuestion } from '../../shared/engine/lane.ts'
import { Match, type Outcome } from '../../shared/engine/match.ts'
import { type OneOf, type Refusal, sampleAnswer } from '../../shared/engine/options.ts'
import type { ChosenOptions, Next, Rules, Seat, State } from '../../shared/engine/rules.ts'
import type { Table } from '../../shared/galaxy/table.ts'

/** A game of any edition looked at in the middle. */

export const seatsOf = (players: number): Seat[] => Array.from({ length: players }, (_, i) => `p${i + 1}`)

/** The rules up to here: where one of these segments would begin, the game is over. */
export const endingAt = <S extends State<Table>>(
  rules: Rules<S>,
  ...segments: readonly string[]
): Rules<S> => ({
  ...rules,
  segments: { ...rules.segments, ...Object.fromEntries(segments.map(name => [name, over])) },
})

function* over(): Generator<never, Next> {
  return { winners: [] }
}

export function started<S extends State<Table>>(
  rules: Rules<S>,
  players: number,
  seed: string | number,
  options: ChosenOptions = {},
) {
  const shelf = new Shelf()
  const { match, ok } = Match.start(
    rules,
    {
      options: { players: String(players), ...options },
      seats: seatsOf(players),
      seed: seedFrom(`test ${seed}`),
    },
    shelf,
  )
  shelf.keep(match, ok)
  return { match, ok, shelf }
}

/** Begins with this table there, and ends in a place of rest, where nothing happens any more. */
export function beginAt<S extends State<Table>>(rules: Rules<S>, at: Next, state: S): Midgame<S> {
  const framed: Rules<S> = { ...rules, segments: { ...rules.segments, curtain, rest } }
  const checkpoint = { number: 1, at: { segment: 'curtain', then: after(at) }, state }
  const saved = { build: 'test', migrated: 0, next: 1, checkpoint, since: [] }
  return new Midgame(Match.load(framed, saved)).say('p1', 'rises')
}

const after = (at: Next): Next =>
  at.winners ? at : { ...at, then: at.then ? after(at.then) : { segment: 'rest' } }

const word = (name: string, ...options: string[]) =>
  choose<string>('p1', () => ({
    name,
    rule: 'test',
    text: `test.${name}`,
    options: { shape: 'oneOf', of: Object.fromEntries(options.map(id => [id, {}])) } as OneOf,
  }))

/** The first answer is ours, so that whatever the rules do before their first question is told and can be asked about. */
function* curtain(): Flow<undefined> {
  yield* word('curtain', 'rises', 'falls')
  return undefined
}

function* rest(): Flow<never> {
  for (let i = 1; ; i++) yield* word(`rest${i}`, 'on', 'off')
}

export class Midgame<S extends State<Table>> {
  readonly log: Outcome['log'] = []

  constructor(public match: Match<S>) {
    if (match.recovery) throw match.recovery.fault
  }

  get table(): S['table'] {
    return this.match.state.table
  }

  sheet(seat: Seat): S['table']['players'][Seat] {
    return this.table.players[seat] as S['table']['players'][Seat]
  }

  /** Nothing is asked any more. */
  get rests(): boolean {
    return this.match.save().checkpoint.at.segment === 'rest'
  }

  /** Who is asked what: `p1:production`. */
  get open(): string[] {
    return this.match.open.map(({ key, to }) => `${to}:${key.split('/').at(-1)}`)
  }

  asked(seat: Seat): OpenQuestion {
    const found = this.match.open.find(({ to }) => to === seat)
    if (!found)
      throw new Error(`${seat} is not asked; open: ${this.match.open.map(({ key }) => key).join(', ')}`)
    return found
  }

  /** What `seat` is offered now. */
  offered<O>(seat: Seat): O {
    return this.asked(seat).options as O
  }

  answer(seat: Seat, value: unknown): Refusal | undefined {
    return this.#done(this.match.submit(seat, this.asked(seat).key, value))
  }

  /** The same, where it has to be accepted. */
  say(seat: Seat, value: unknown): this {
    const refused = this.answer(seat, value)
    if (refused) throw new Error(`Refused: ${JSON.stringify(refused)}`)
    return this
  }

  command(seat: Seat, name: string, value: unknown): Refusal | undefined {
    return this.#done(this.match.command(seat, name, value))
  }

  may(seat: Seat) {
    return this.match.may(seat)
  }

  /** The texts of log lines so far, and what they are about. */
  told(text: string) {
    return this.log.filter(line => line.text === text).map(line => line.about)
  }

  #done({ ok, refused }: ReturnType<Match<S>['submit']>): Refusal | undefined {
    if (ok) this.log.push(...ok.log)
    if (refused?.code === 'fault') throw this.match.fault
    return refused
  }
}

/** The same chance under other names, so that no two turns fall alike. */
export const named = (chance: Chance, prefix: string | number): Chance => ({
  ...chance,
  below: (name: string, limit: number) => chance.below(`${prefix}/${name}`, limit),
})

/** Played to its end, every choice made at random; how follows from the name. With `commands` one of all that may be
 *  commanded comes before one in so many answers. */
export function playedAtRandom<S extends State>(
  match: Match<S>,
  rules: Rules<S>,
  name: string,
  commands?: number,
): S {
  const chance = chanceOf(seedFrom(name))
  for (let turn = 0; !match.winners; turn++) {
    if (commands !== undefined && chance.below(`${turn}/whether`, commands) === 0)
      commandAtRandom(match, rules, named(chance, `${turn}/command`))
    if (match.winners) break
    const [open] = match.open
    if (!open) throw new Error('Nobody is asked')
    const value = sampleAnswer(rules.shapes, open.options, named(chance, turn))
    const { refused } = match.submit(open.to, open.key, value)
    if (refused) throw new Error(`${open.key}: ${refused.code} ${match.fault ?? ''}`)
  }
  return match.state
}

function commandAtRandom<S extends State>(match: Match<S>, rules: Rules<S>, chance: Chance) {
  const may = Object.keys(match.state.hands).flatMap(seat =>
    Object.entries(match.may(seat)).map(([name, options]) => ({ seat, name, options })),
  )
  if (may.length === 0) return
  const said = may[chance.below('which', may.length)] as (typeof may)[number]
  const { refused } = match.command(said.seat, said.name, sampleAnswer(rules.shapes, said.options, chance))
  if (refused) throw new Error(`${said.seat} ${said.name}: ${refused.code} ${match.fault ?? ''}`)
}

/** The first of many seeds with which it comes to pass: dice are named, never chosen. */
export function whereDice<T>(make: (seed: string) => T, wanted: (made: T) => boolean, tries = 300): T {
  for (let i = 1; i <= tries; i++) {
    const made = make(`dice ${i}`)
    if (wanted(made)) return made
  }
  throw new Error(`It never came to pass in ${tries} tries`)
}
