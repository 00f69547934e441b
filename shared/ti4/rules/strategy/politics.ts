import { choose, draw, type Flow, tell } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { deckWith } from '../../../galaxy/rules/decks.ts'
import type { AgendaId } from '../../content/agendas.ts'
import { isOut } from '../../realm.ts'
import type { Hand, Table, Ti4 } from '../../table.ts'
import { drawActionCards } from '../actionCards.ts'
import { type NoAim, noAim, type StrategyCardRules } from './strategyCard.ts'

const cards = 2
const agendasSeen = 2

const deck = deckWith<Ti4, 'agenda', 'agendas'>({
  deck: 'agenda',
  pile: 'agendas',
  reshuffled: 'ti4.log.agendasReshuffled',
})

/** To anybody who is not the Speaker. */
function* passSpeaker(seat: Seat, name: string): Flow<Seat> {
  return yield* choose<Seat, Ti4>(seat, ({ table }) => ({
    name: `${name}/speaker`,
    rule: 'ti4/66.2',
    text: 'ti4.ask.speaker',
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        table.order
          .filter(other => other !== table.speaker && !isOut(table, other))
          .map(other => [other, { on: { seat: other } }]),
      ),
    },
  }))
}

/** The top agendas, each put back on the top or at the bottom, in any order; nobody else sees them. [66.2] */
function* lookAtAgendas(table: Table, seat: Seat, name: string): Flow {
  const seen = yield* deck.drawCards(table, agendasSeen, `${name}/agendas`, (drawn, { hands }) => {
    const hand = hands[seat] as Hand
    hand.lookedAt = [...(hand.lookedAt ?? []), ...(drawn as AgendaId[])]
  })
  for (let nth = 1; nth <= seen.length; nth++) yield* putBack(table, seat, `${name}/agenda${nth}`)
  yield* tell('everyone', { text: 'ti4.log.looksAtAgendas', about: { seat, count: seen.length } })
}

function* putBack(table: Table, seat: Seat, name: string): Flow {
  const said = yield* choose<string, Ti4>(seat, ({ hand }) => ({
    name,
    rule: 'ti4/66.2',
    text: 'ti4.ask.putAgenda',
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        (hand?.lookedAt ?? []).flatMap((card): [string, Choice][] => [
          [`top.${card}`, { on: { card }, text: 'ti4.agenda.top', about: { card } }],
          [`bottom.${card}`, { on: { card }, text: 'ti4.agenda.bottom', about: { card } }],
        ]),
      ),
    },
  }))
  const isTop = said.startsWith('top.')
  const card = said.slice(said.indexOf('.') + 1) as AgendaId
  yield* draw<Ti4, void>(({ box, hands }) => {
    const hand = hands[seat] as Hand
    const left = (hand.lookedAt ?? []).filter(each => each !== card)
    if (left.length > 0) hand.lookedAt = left
    else delete hand.lookedAt
    const others = box.agendas.slice()
    box.agendas = isTop ? [card, ...others] : [...others, card]
  })
  table.decks.agenda++
}

/** [66] */
export const politics: StrategyCardRules<NoAim> = {
  *primary(table, seat, name = seat) {
    const speaker = yield* passSpeaker(seat, name)
    table.speaker = speaker
    yield* tell('everyone', { text: 'ti4.log.speaker', about: { seat: speaker } })
    yield* drawActionCards(table, seat, cards, `${name}/cards`)
    yield* lookAtAgendas(table, seat, name)
    return undefined
  },

  secondary: {
    may: ({ decks, discards }) => decks.action + discards.action.length > 0,
    *aim() {
      return noAim
    },
    fits: () => true,
    does: (table, seat, _, name) => drawActionCards(table, seat, cards, `${name}/cards`),
  },
}
