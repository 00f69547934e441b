import type { Json } from '../../shared/engine/json.ts'
import type { SomeOf } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Moment } from '../../shared/ti4/cards/moments.ts'
import { type AgendaId, agendas } from '../../shared/ti4/content/agendas.ts'
import type { Law, Ti4 } from '../../shared/ti4/table.ts'
import type { Midgame } from '../galaxy/midgame.ts'
import { from, type Middle } from './midgame.ts'

/** Agendas voted on in the middle of a game. */

export interface Council extends Middle {
  /** From the top of the deck; what else is in it lies beneath. */
  cards?: readonly AgendaId[]
  laws?: Readonly<Partial<Record<AgendaId, readonly string[]>>>
}

function dealt(state: Ti4, cards: readonly AgendaId[], laws: NonNullable<Council['laws']>) {
  const { table, box } = state
  delete table.custodians
  table.speaker = 'p1'
  const deck = Object.keys(agendas).filter(id => agendas[id as AgendaId].set === 'base') as AgendaId[]
  box.agendas = [...cards, ...deck.filter(id => !cards.includes(id) && !laws[id])]
  table.decks.agenda = box.agendas.length
  for (const [id, elected] of Object.entries(laws))
    table.laws[id as AgendaId] = { ...(elected.length > 0 && { elected: [...elected] }) } satisfies Law
}

/** An Agenda Phase with these on top, p1 being the Speaker. */
export const council = (
  { cards = [], laws = {}, also, ...middle }: Council = {},
  segment = 'agendaPhase',
  args?: Json,
) =>
  from(
    { segment, ...(args !== undefined && { args }) },
    {
      ...middle,
      also(state) {
        dealt(state, cards, laws)
        also?.(state)
      },
    },
  )

/** Everybody abstains; the Speaker decides, where there is anything to decide. */
export function decide(game: Midgame<Ti4>, outcome: string): Midgame<Ti4> {
  votes(game, {})
  const isTied = game.match.open.some(({ key }) => key.endsWith('/tie'))
  return isTied ? game.say('p1', outcome) : game
}

/** They vote so on the agenda that lies there, with the first planet that gives votes; all others abstain. Windows of `but`
 *  stay open. */
export function votes(game: Midgame<Ti4>, said: Readonly<Record<Seat, string>>, but?: Moment): Midgame<Ti4> {
  const { card, nth } = game.table.agenda ?? {}
  for (;;) {
    letBe(game, but)
    const { agenda } = game.table
    const asked = agenda?.asked
    if (asked === undefined || agenda?.card !== card || agenda?.nth !== nth) return game
    game.say(asked, said[asked] ?? 'abstain')
    const open = game.match.open.find(({ to, key }) => to === asked && key.endsWith('/votes'))
    if (open) game.say(asked, Object.keys((open.options as SomeOf).of).slice(0, 1))
  }
}

/** Whatever could be played is not. */
export function letBe(game: Midgame<Ti4>, but?: Moment): Midgame<Ti4> {
  const window = () =>
    game.match.open.find(({ key }) => key.endsWith('/cards') && !(but && key.includes(`/${but}/`)))
  for (let open = window(); open; open = window()) game.say(open.to, 'pass')
  return game
}
