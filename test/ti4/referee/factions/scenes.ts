import { chanceOf, seedFrom } from '../../../../shared/engine/chance.ts'
import type { OpenQuestion } from '../../../../shared/engine/lane.ts'
import { sampleAnswer } from '../../../../shared/engine/options.ts'
import type { Seat } from '../../../../shared/engine/rules.ts'
import type { FactionId } from '../../../../shared/ti4/content/factionIds.ts'
import type { planets } from '../../../../shared/ti4/content/planets.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import type { Hand, NoteKey, Ti4 } from '../../../../shared/ti4/table.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { named, whereDice } from '../../../galaxy/midgame.ts'
import type { Game } from '../../factions/scenes.ts'
import type { Middle } from '../../midgame.ts'
import { setUpWith } from '../../scene.ts'
import { strategic } from '../../strategic.ts'

/** What the referee looks at a faction with. p1 is active, and a0 is where it happens. */

export const strategyCards: NonNullable<Middle['strategyCards']> = {
  leadership: 'p1',
  diplomacy: 'p2',
  trade: 'p3',
  imperial: 'p4',
}

type Also = NonNullable<Middle['also']>

export const also =
  (...each: readonly Also[]): Also =>
  state => {
    for (const one of each) one(state)
  }

export const asFirstPrinted: Also = ({ table }) => {
  table.printing = 'first'
}

/** Notes that have changed hands before. */
export const holding =
  (held: Readonly<Record<Seat, readonly NoteKey[]>>): Also =>
  ({ table, hands }) => {
    for (const [seat, keys] of Object.entries(held))
      for (const key of keys) {
        for (const hand of Object.values(hands)) delete hand.notes[key]
        ;(hands[seat] as Hand).notes[key] = true
        sheet(table, seat).gotNotes = true
      }
    for (const seat of table.order) sheet(table, seat).notes = Object.keys(hands[seat]?.notes ?? {}).length
  }

/** Notes that lie open before others. */
export const laidOut =
  (held: Readonly<Record<Seat, NoteKey>>): Also =>
  ({ table, hands }) => {
    for (const [seat, key] of Object.entries(held)) {
      for (const hand of Object.values(hands)) delete hand.notes[key]
      sheet(table, seat).laidOut = { ...sheet(table, seat).laidOut, [key]: true }
    }
    for (const seat of table.order) sheet(table, seat).notes = Object.keys(hands[seat]?.notes ?? {}).length
  }

/** Action Cards they hold, and no others. */
export const withCards =
  (held: Readonly<Record<Seat, readonly string[]>>): Also =>
  ({ table, hands }) => {
    for (const [seat, cards] of Object.entries(held)) {
      ;(hands[seat] as Hand).actionCards = Object.fromEntries(cards.map(card => [card, true]))
      sheet(table, seat).actionCards = cards.length
    }
  }

export const damaged =
  (seat: Seat): Also =>
  ({ table }) => {
    for (const unit of Object.values(table.units)) if (unit.of === seat) unit.damaged = true
  }

/** The same scene with dice that fall so. */
export const whereItFalls = (
  make: (middle: Middle) => Game,
  middle: Middle,
  wanted: (game: Game) => boolean,
): Game =>
  whereDice(
    seed =>
      make({
        ...middle,
        also(state) {
          middle.also?.(state)
          state.box.seed = seedFrom(seed)
        },
      }),
    wanted,
  )

type Said = (game: Game, open: OpenQuestion) => unknown

const chance = chanceOf(seedFrom('referee'))

/** Played on with these answers, by the text of the question; any other is answered as it is best declined, or anyhow. */
export function playOn(game: Game, said: Readonly<Record<string, Said>>, isThere = (_: Game) => false): Game {
  for (let i = 0; i < 80; i++) {
    const [open] = game.match.open
    if (!open || game.rests || isThere(game)) return game
    const value = said[open.text]?.(game, open)
    game.say(
      open.to,
      value ?? open.otherwise ?? sampleAnswer(game.match.rules.shapes, open.options, named(chance, i)),
    )
  }
  throw new Error('It never ends')
}

/** All of these ships, without cargo. */
export const allOf = (game: Game, seat: Seat, ...hexes: string[]) =>
  Object.fromEntries(
    Object.entries(game.table.units)
      .filter(([, unit]) => unit.of === seat && hexes.includes(unit.at) && !unit.planet)
      .map(([id]) => [id, {}]),
  )

/** Played on to where nothing is asked any more. */
export const toTheEnd = (game: Game, answers: Parameters<typeof untilTrue<Ti4>>[2] = {}): Game =>
  game.rests ? game : untilTrue(game, () => game.rests, answers)

export const kindsOn = (game: Game, seat: Seat, planet: string): string[] =>
  Object.values(game.table.units)
    .filter(unit => unit.of === seat && unit.planet === planet)
    .map(({ kind }) => kind)
    .sort()

export const inSpace = (game: Game, seat: Seat, hex: string): string[] =>
  Object.values(game.table.units)
    .filter(unit => unit.of === seat && unit.at === hex && !unit.planet)
    .map(({ kind }) => kind)
    .sort()

const others: readonly FactionId[] = ['sol', 'winnu', 'xxcha', 'yssaril']

const seated = (faction: FactionId) => {
  const foes = others.filter(id => id !== faction)
  return Object.fromEntries([faction, ...foes].slice(0, 4).map((id, i) => [`p${i + 1}`, id]))
}

/** A faction as it is set up. */
export function setUpAs(faction: FactionId) {
  const state = setUpWith(seated(faction))
  const { table, hands } = state
  const { home, technologies, counters } = sheet(table, 'p1')
  const units: Record<string, number> = {}
  for (const { of, at, kind } of Object.values(table.units))
    if (of === 'p1') {
      if (at !== home) throw new Error(`${kind} begins in ${at}`)
      units[kind] = (units[kind] ?? 0) + 1
    }
  return {
    units,
    technologies: Object.keys(technologies).sort(),
    planets: Object.keys(table.planets)
      .filter(id => table.planets[id as keyof typeof planets]?.owner === 'p1')
      .sort(),
    notes: Object.keys(hands['p1']?.notes ?? {})
      .filter(key => !/^(ceasefire|political_secret|support_for_the_throne|trade_agreement)\./.test(key))
      .map(key => key.split('.')[0]),
    counters,
  }
}

/** Commodities after Trade has been resolved. */
export function commoditiesOf(faction: FactionId): number {
  return strategic('trade', { factions: seated(faction) }).sheet('p1').commodities
}
