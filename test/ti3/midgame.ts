import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { choose, type Flow } from '../../shared/engine/flow.ts'
import type { OpenQuestion } from '../../shared/engine/lane.ts'
import { Match, type Outcome } from '../../shared/engine/match.ts'
import { type OneOf, type Refusal, sampleAnswer } from '../../shared/engine/options.ts'
import type { Next, Rules, Seat } from '../../shared/engine/rules.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import { type PlanetId, planets } from '../../shared/ti3/content/planets.ts'
import { type RaceId, races } from '../../shared/ti3/content/races.ts'
import type { StrategyCardId } from '../../shared/ti3/content/strategyCards.ts'
import type { SystemId } from '../../shared/ti3/content/systems.ts'
import type { TechnologyId } from '../../shared/ti3/content/technologies.ts'
import { type UnitKind, units } from '../../shared/ti3/content/units.ts'
import { isLanding, piecesAt } from '../../shared/ti3/forces.ts'
import { hexOf } from '../../shared/ti3/realm.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { place } from '../../shared/ti3/rules/pieces.ts'
import type { Counters, PlayerSheet, Table, Ti3 } from '../../shared/ti3/table.ts'
import { galaxyRules, newGame, seatsOf } from './scene.ts'

type Forces = Partial<Record<UnitKind, number>>

/** A table in the middle of a game. Whatever is not said is as the galaxy of that seed left it. */
export interface Situation {
  players?: number
  seed?: string
  /** Nobody plays the same people twice. The table sits as the homes of that seed fell: `table.order` tells. */
  races?: Record<Seat, RaceId>
  /** Where systems lie; what lay there goes where they came from. */
  tiles?: Record<HexId, SystemId>
  /** By hex (in space) or planet. Where this is given, nothing else is on the board. Ground Forces and PDS in space go
   *  aboard the first ships there with room. */
  units?: Record<Seat, Record<HexId | PlanetId, Forces>>
  /** Beside home planets, which are held from the beginning. */
  planets?: Record<Seat, readonly PlanetId[]>
  exhausted?: readonly PlanetId[]
  technologies?: Record<Seat, readonly TechnologyId[]>
  counters?: Record<Seat, Partial<Omit<Counters, 'reinforcements'>>>
  activated?: Record<Seat, readonly HexId[]>
  tradeGoods?: Record<Seat, number>
  cards?: Record<Seat, readonly StrategyCardId[]>
  round?: number
  phase?: Table['phase']
  /** Anything else. */
  change?(state: Ti3): void
  rules?: Rules<Ti3>
}

export function midgame(at: Next, situation: Situation = {}): Midgame {
  const state = structuredClone(startOf(situation.players ?? 3, situation.seed ?? 'midgame', situation.races))
  const { table } = state
  table.round = situation.round ?? 2
  table.phase = situation.phase ?? 'action'
  for (const [hex, system] of Object.entries(situation.tiles ?? {})) lay(table, hex, system)
  for (const [seat, held] of Object.entries(situation.planets ?? {}))
    for (const planet of held) table.planets[planet] = { owner: seat, taken: 1 }
  for (const planet of situation.exhausted ?? []) {
    const card = table.planets[planet]
    if (!card) throw new Error(`Nobody holds ${planet}`)
    card.exhausted = true
  }
  if (situation.units) table.units = {}
  for (const [seat, where] of Object.entries(situation.units ?? {}))
    for (const [spot, forces] of Object.entries(where)) muster(table, seat, spot, forces)
  for (const [seat, known] of Object.entries(situation.technologies ?? {}))
    sheetOf(table, seat).technologies = Object.fromEntries(known.map(id => [id, true]))
  for (const [seat, hexes] of Object.entries(situation.activated ?? {}))
    for (const hex of hexes) {
      table.activated[hex] = { ...table.activated[hex], [seat]: true }
      sheetOf(table, seat).counters.reinforcements--
    }
  for (const [seat, counters] of Object.entries(situation.counters ?? {})) recount(table, seat, counters)
  for (const [seat, count] of Object.entries(situation.tradeGoods ?? {})) {
    table.supply.tradeGoods -= count - sheetOf(table, seat).tradeGoods
    sheetOf(table, seat).tradeGoods = count
  }
  for (const [seat, cards] of Object.entries(situation.cards ?? {}))
    for (const card of cards) table.strategyCards[card].holder = seat
  situation.change?.(state)
  const rules = situation.rules ?? ti3Rules
  const framed: Rules<Ti3> = { ...rules, segments: { ...rules.segments, curtain, rest } }
  const checkpoint = { number: 1, at: { segment: 'curtain', then: after(at) }, state }
  const saved = { build: 'test', migrated: 0, next: 1, checkpoint, since: [] }
  return new Midgame(Match.load(framed, saved)).say('p1', 'rises')
}

/** What is looked at ends in a place of rest, where nothing happens any more. */
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

/** A galaxy just completed, every choice in it made at random. */
const starts = new Map<string, Ti3>()
function startOf(players: number, seed: string, people: Record<Seat, RaceId> = {}): Ti3 {
  const key = JSON.stringify([players, seed, people])
  const known = starts.get(key)
  if (known) return known
  const stops: Rules<Ti3> = {
    ...galaxyRules,
    setup(options, seats, chance) {
      const { state, at } = ti3Rules.setup(options, seats, chance)
      state.table.order = seatsOf(players)
      state.table.speaker = 'p1'
      const free = (Object.keys(races) as RaceId[]).filter(id => !Object.values(people).includes(id))
      for (const seat of seats) sheetOf(state.table, seat).race = people[seat] ?? (free.shift() as RaceId)
      return { state, at }
    },
  }
  const { match } = newGame(players, seed, 'random', stops)
  const chance = chanceOf(seedFrom(`start ${key}`))
  for (let turn = 0; !match.winners; turn++) {
    const [open] = match.open
    if (!open) throw new Error('Nobody is asked')
    const named = {
      ...chance,
      below: (name: string, limit: number) => chance.below(`${turn}/${name}`, limit),
    }
    const { refused } = match.submit(open.to, open.key, sampleAnswer(ti3Rules.shapes, open.options, named))
    if (refused) throw new Error(`${open.key}: ${refused.code} ${match.fault ?? ''}`)
  }
  starts.set(key, match.state)
  return match.state
}

const sheetOf = (table: Table, seat: Seat) => table.players[seat] as PlayerSheet

function lay(table: Table, hex: HexId, system: SystemId) {
  const { tiles } = table.galaxy
  const from = Object.keys(tiles).find(other => tiles[other]?.system === system)
  const there = tiles[hex]
  if (from !== undefined && there?.system) tiles[from] = { ...tiles[from], system: there.system }
  tiles[hex] = { ...there, system }
}

function muster(table: Table, seat: Seat, spot: string, forces: Forces) {
  const planet = Object.hasOwn(planets, spot) ? (spot as PlanetId) : undefined
  const at = planet ? hexOf(table, planet) : spot
  if (at === undefined) throw new Error(`${spot} is not in this galaxy`)
  const kinds = (Object.keys(units) as UnitKind[]).sort((a, b) => units[b].capacity - units[a].capacity)
  for (const kind of kinds)
    for (let i = 0; i < (forces[kind] ?? 0); i++) {
      if (planet) place(table, { kind, of: seat, at, planet })
      else if (!isLanding(kind)) place(table, { kind, of: seat, at })
      else place(table, { kind, of: seat, at, aboard: shipWithRoom(table, seat, at) })
    }
}

function shipWithRoom(table: Table, seat: Seat, hex: HexId): string {
  const here = piecesAt(table, hex).filter(piece => piece.of === seat)
  const used = (id: string) => here.filter(piece => piece.aboard === id).length
  const ship = here.find(piece => used(piece.id) < units[piece.kind].capacity)
  if (!ship) throw new Error(`No room for troops in ${hex}`)
  return ship.id
}

/** Counters on the sheet as said; the others of the sixteen wait in reinforcements. */
function recount(table: Table, seat: Seat, said: Partial<Counters>) {
  const player = sheetOf(table, seat)
  const onMap = Object.values(table.activated).filter(here => here[seat]).length
  const counters = { ...player.counters, ...said }
  const reinforcements = 16 - onMap - counters.strategy - counters.pool - counters.fleet
  if (reinforcements < 0) throw new Error(`${seat} has only sixteen counters`)
  player.counters = { ...counters, reinforcements }
}

export class Midgame {
  readonly log: Outcome['log'] = []

  constructor(public match: Match<Ti3>) {
    if (match.recovery) throw match.recovery.fault
  }

  get table(): Table {
    return this.match.state.table
  }

  sheet(seat: Seat): PlayerSheet {
    return sheetOf(this.table, seat)
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

  #done({ ok, refused }: ReturnType<Match<Ti3>['submit']>): Refusal | undefined {
    if (ok) this.log.push(...ok.log)
    if (refused?.code === 'fault') throw this.match.fault
    return refused
  }
}

/** The first of many seeds with which it comes to pass: dice are named, never chosen. */
export function whereDice<T>(make: (seed: string) => T, wanted: (made: T) => boolean, tries = 300): T {
  for (let i = 1; i <= tries; i++) {
    const made = make(`dice ${i}`)
    if (wanted(made)) return made
  }
  throw new Error(`It never came to pass in ${tries} tries`)
}
