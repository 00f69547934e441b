import { expect } from 'vitest'
import { Shelf } from '../../../shared/arena/shelf.ts'
import { Match } from '../../../shared/engine/match.ts'
import type { Next, Seat } from '../../../shared/engine/rules.ts'
import type { PoliticalCardId } from '../../../shared/ti3/content/politicalCards.ts'
import type { Agenda, Law, Table, Ti3 } from '../../../shared/ti3/table.ts'
import { quiet } from '../held.ts'
import { dealt, steady } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'

export interface Council extends Situation {
  laws?: Partial<Record<PoliticalCardId, Law>>
  /** Political cards on top of the deck. */
  top?: readonly PoliticalCardId[]
  hands?: Record<Seat, readonly string[]>
}

/** A table in the Action Phase with these laws, p1 active and Speaker, clockwise p1, p2, p3; nobody holds action cards. */
export const sitting = (at: Next, { laws = {}, top = [], hands = {}, ...situation }: Council = {}): Midgame =>
  steady(
    midgame(at, {
      races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
      technologies: { p1: [], p2: [], p3: [] },
      units: {},
      ...situation,
      tiles: { ...quiet, ...situation.tiles },
      change(state) {
        const { box, table } = state
        table.order = Object.keys(table.players).sort()
        table.speaker = 'p1'
        table.active = 'p1'
        dealt(hands)(state)
        table.laws = laws
        const elsewhere: string[] = [...Object.keys(laws), ...top]
        box.politicalCards = [...top, ...box.politicalCards.filter(id => !elsewhere.includes(id))]
        situation.change?.(state)
        if (table.agenda) elsewhere.push(table.agenda.card)
        box.politicalCards = box.politicalCards.filter(id => id !== table.agenda?.card)
        table.decks.political = box.politicalCards.length
      },
    }),
  )

/** The council has voted: this is what it decided. */
export const decided = (
  card: PoliticalCardId,
  what: string | readonly string[],
  { votes, change, ...council }: Council & { votes?: Agenda['votes'] } = {},
): Midgame =>
  sitting(
    { segment: 'councilDecides', args: { seat: 'p1' } },
    {
      ...council,
      change(state: Ti3) {
        const subject = typeof what === 'string' ? [what] : [...what]
        state.table.agenda = { card, candidates: [], votes: votes ?? { p1: { count: 1, what: subject } } }
        change?.(state)
      },
    },
  )

/** Says this, and takes it back again: the table is as it was. Returns what lay between. */
export function takenBack(game: Midgame, seat: Seat, answer: unknown): Table {
  const shelf = new Shelf()
  const match = Match.load(game.match.rules, game.match.save(), shelf)
  const { number, at } = game.match.save().checkpoint
  shelf.keep(match, { begun: [{ number, at }], undone: [] } as never)
  const before = match.state.table
  const { ok } = match.submit(seat, game.asked(seat).key, answer)
  if (!ok) throw new Error(`${seat} may not say so`)
  shelf.keep(match, ok)
  const between = match.state.table
  const { refused } = match.undo(seat)
  if (refused) throw new Error(refused.code)
  expect(match.state.table).toEqual(before)
  return between
}

export const aside = (table: Table): Table => structuredClone(table)
