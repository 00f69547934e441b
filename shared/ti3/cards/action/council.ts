import { choose, draw, type Flow, shuffle, tell } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { aimAt } from '../../aims.ts'
import type { PoliticalCardId } from '../../content/politicalCards.ts'
import { subjectsOf } from '../../council.ts'
import { permits } from '../../effects.ts'
import { clockwiseFrom } from '../../realm.ts'
import { putAgenda } from '../../rules/galacticCouncil.ts'
import { begin } from '../../rules/lasting.ts'
import type { Hand, Table, Ti3 } from '../../table.ts'
import { type ActionCards, cancels, type Playing } from '../act.ts'

/** In the Galactic Council. */

const eloquence = 10

type Source = 'deck' | 'discards' | 'laws'
type Policy = { source: Source; agenda: PoliticalCardId }

/** What could be voted on now. */
const votable = (table: Table, cards: readonly PoliticalCardId[]): PoliticalCardId[] =>
  cards.filter(card => subjectsOf(table, card).length > 0)

const openCards = (table: Table): Record<Exclude<Source, 'deck'>, PoliticalCardId[]> => ({
  discards: votable(table, table.discards.political),
  laws: votable(table, Object.keys(table.laws) as PoliticalCardId[]),
})

function sourcesOf(table: Table): Source[] {
  const { discards, laws } = openCards(table)
  return [
    ...(table.decks.political > 0 ? (['deck'] as const) : []),
    ...(discards.length > 0 ? (['discards'] as const) : []),
    ...(laws.length > 0 ? (['laws'] as const) : []),
  ]
}

const cardChoices = (cards: readonly PoliticalCardId[]): Record<string, Choice> =>
  Object.fromEntries(cards.map(card => [card, { on: { card } }]))

function* askAgenda(
  by: Seat,
  name: string,
  among: (table: Table, held: readonly PoliticalCardId[]) => readonly PoliticalCardId[],
): Flow<PoliticalCardId | undefined> {
  return yield* choose<PoliticalCardId | undefined, Ti3>(by, ({ table, hand }) => {
    const cards = among(table, hand?.politicalCards ?? [])
    if (cards.length === 0) return { skip: undefined }
    return {
      name: `${name}/agenda`,
      rule: 'ti3/22.aims',
      text: 'ti3.ask.policy',
      options: { shape: 'oneOf', of: cardChoices(cards) },
    }
  })
}

/** Alone through the whole deck, which is shuffled afterwards; what was chosen stays in it until nobody has cancelled. */
function* searchDeck(table: Table, by: Seat, name: string): Flow<PoliticalCardId | undefined> {
  yield* draw<Ti3, void>(({ box, hands }) => {
    ;(hands[by] as Hand).politicalCards = box.politicalCards.slice().sort()
    box.politicalCards = []
  })
  const count = table.decks.political
  table.decks.political = 0
  const agenda = yield* askAgenda(by, name, votable)
  const deck = yield* draw<Ti3, PoliticalCardId[]>(({ hands }) => {
    const hand = hands[by] as Hand
    const held = hand.politicalCards ?? []
    delete hand.politicalCards
    return [...held]
  })
  const shuffled = yield* shuffle(`${name}/shuffle`, deck)
  yield* draw<Ti3, void>(({ box }) => {
    box.politicalCards = shuffled
    if (agenda) box.named = { ...box.named, [agenda]: true }
  })
  table.decks.political = count
  return agenda
}

function* choosePolicy(table: Table, { by, card, name }: Playing): Flow<Policy | undefined> {
  const source = yield* choose<Source, Ti3>(by, ({ table }) => ({
    name: `${name}/source`,
    rule: 'ti3/22.aims',
    text: 'ti3.ask.policyFrom',
    about: { card },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(sourcesOf(table).map(id => [id, { text: `ti3.policy.${id}` }])),
    },
  }))
  const agenda =
    source === 'deck'
      ? yield* searchDeck(table, by, name)
      : yield* askAgenda(by, name, table => openCards(table)[source])
  if (agenda === undefined) return undefined
  yield* tell('everyone', { text: `ti3.log.policy.${source}`, about: { seat: by, card: agenda } })
  return { source, agenda }
}

/** It is taken from where it lies; gone since it was named it cannot be. */
function* takeFrom(table: Table, { source, agenda }: Policy): Flow<boolean> {
  if (source === 'laws') {
    const isLaw = table.laws[agenda] !== undefined
    delete table.laws[agenda]
    return isLaw
  }
  if (source === 'discards') {
    const lies = table.discards.political.indexOf(agenda)
    if (lies >= 0) table.discards.political.splice(lies, 1)
    return lies >= 0
  }
  const isThere = yield* draw<Ti3, boolean>(({ box }) => {
    const left = box.politicalCards.filter(card => card !== agenda)
    const found = left.length < box.politicalCards.length
    box.politicalCards = left
    return found
  })
  if (isThere) table.decks.political--
  return isThere
}

export const councilCards = {
  /** Of several the last one resolved is voted on. */
  determine_policy: {
    may: table => sourcesOf(table).length > 0,
    aims: choosePolicy,
    *does(table, _, policy: Policy) {
      if (!(yield* takeFrom(table, policy))) return
      if (table.agenda) table.discards.political.push(table.agenda.card)
      putAgenda(table, policy.agenda)
    },
  },

  veto: {
    may: table => table.agenda !== undefined,
    *does() {
      return cancels
    },
  },

  thugs: {
    aims: aimAt.seat((table, by, { card }) =>
      clockwiseFrom(table, by).filter(seat =>
        permits(table, seat, 'votes', { card: card as PoliticalCardId }, true),
      ),
    ),
    *does(table, { by }, on: Seat) {
      begin(table, { effect: 'thugs', by, on, until: 'round', forbids: { votes: true } })
      yield* tell('everyone', { text: 'ti3.log.silenced', about: { seat: on } })
    },
  },

  /** Wasted where he abstains. */
  fantastic_rhetoric: {
    *does(table, { by }) {
      begin(table, { effect: 'fantastic_rhetoric', by, until: 'agenda', adds: { votes: eloquence } })
    },
  },

  discredit: {
    may: ({ agenda }, by, { of }) => by !== of && agenda?.votes[of]?.what !== undefined,
    *does({ agenda }, { about: { of } }) {
      if (!agenda) return
      agenda.votes[of] = { count: 0 }
      yield* tell('everyone', { text: 'ti3.log.discredited', about: { seat: of } })
    },
  },
} satisfies ActionCards
