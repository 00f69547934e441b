import type { Next, Seat } from '../../../shared/engine/rules.ts'
import type { PoliticalCardId } from '../../../shared/ti3/content/politicalCards.ts'
import { quiet } from '../held.ts'
import { dealt } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'

export interface Sitting extends Situation {
  hands?: Record<Seat, readonly string[]>
  /** What lies already. */
  laws?: readonly PoliticalCardId[]
}

/** A quiet galaxy of three peoples without abilities that matter, these cards in hand and these laws in force. */
export const under = (at: Next, { hands = {}, laws = [], ...situation }: Sitting = {}): Midgame =>
  midgame(at, {
    races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
    technologies: { p1: [], p2: [], p3: [] },
    units: {},
    ...situation,
    tiles: { ...quiet, ...situation.tiles },
    change(state) {
      dealt(hands)(state)
      state.table.order = Object.keys(state.table.players).sort()
      state.table.active = 'p1'
      const { box, table } = state
      for (const law of laws) table.laws[law] = {}
      box.politicalCards = box.politicalCards.filter(id => !laws.includes(id))
      table.decks.political = box.politicalCards.length
      situation.change?.(state)
    },
  })

type Vote = 'for' | 'against' | 'abstain'

/** p1 reads this card, and all vote so: one word for everybody, or each his own. */
export function decided(
  card: PoliticalCardId,
  votes: Vote | Record<Seat, Vote>,
  sitting: Sitting = {},
): Midgame {
  const game = under(
    { segment: 'galacticCouncil', args: { seat: 'p1', isOpen: true } },
    {
      ...sitting,
      change(state) {
        sitting.change?.(state)
        const { box, table } = state
        box.politicalCards = [card, ...box.politicalCards.filter(id => id !== card)]
        table.decks.political = box.politicalCards.length
      },
    },
  )
  while (game.table.agenda?.card === card) {
    const open = game.match.open.find(({ key }) => key.endsWith('/vote'))
    const [first] = game.match.open
    if (open) game.say(open.to, typeof votes === 'string' ? votes : (votes[open.to] ?? 'abstain'))
    else if (first) game.say(first.to, first.otherwise ?? 'pass')
    else break
  }
  return game
}

/** The ids `seat` is offered, sorted. */
export const offers = (game: Midgame, seat: Seat): string[] =>
  Object.keys(game.offered<{ of: object }>(seat).of).sort()
