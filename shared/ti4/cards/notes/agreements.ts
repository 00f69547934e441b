import { choose, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { type TechnologyId, technologies } from '../../content/technologies.ts'
import { piecesAt } from '../../forces.ts'
import { strategyCardsOf } from '../../realm.ts'
import { deckOf } from '../../research.ts'
import { giveCommodities } from '../../rules/commodities.ts'
import { gainTechnology } from '../../rules/research.ts'
import type { Table, Ti4 } from '../../table.ts'
import { byPrinting, laysOpen, mayIf, type NotePlays, ownerIn } from './plays.ts'

/** The winning of Strategy Cards by exchange: each chooses nothing for the other. */
const change = (name: string, seat: string, of: string) =>
  choose<StrategyCardId, Ti4>(seat, ({ table }) => ({
    name,
    rule: 'ti4/69.1',
    text: 'ti4.ask.noteCard',
    about: { seat: of },
    hint: { trades: 'strategyCard' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(strategyCardsOf(table, of).map(id => [id, { on: { card: id } }])),
    } satisfies OneOf,
  }))

const hasCards = (table: Table, seat: string) => strategyCardsOf(table, seat).length > 0

/** Those that hold back their owner, or give of what is his. */
export const agreements: NotePlays = {
  ceasefire: {
    may: mayIf((table, by, _, { hex = '' }) => piecesAt(table, hex).some(({ of }) => of === by)),
    *does(table, playing) {
      const hex = playing.about.hex as HexId
      const forbids = { movesInto: true } as const
      begin(table, {
        effect: 'ceasefire',
        by: playing.by,
        on: ownerIn(playing),
        until: 'tacticalAction',
        forbids,
        hex,
        where: { hex },
      })
    },
  },
  political_secret: {
    *does(table, playing) {
      begin(table, {
        effect: 'political_secret',
        by: playing.by,
        on: ownerIn(playing),
        until: 'agenda',
        forbids: { votes: true, playsCards: true, usesAbilities: true },
      })
    },
  },
  trade_agreement: {
    does: (table, playing) => giveCommodities(table, ownerIn(playing), playing.by),
  },
  trade_convoys: laysOpen,
  promise_of_protection: laysOpen,
  antivirus: laysOpen,
  blood_pact: laysOpen,
  dark_pact: laysOpen,
  gift_of_prescience: {
    *does(table, playing) {
      begin(table, {
        effect: 'gift_of_prescience',
        by: playing.by,
        on: ownerIn(playing),
        until: 'round',
        silences: { telepathic: true },
      })
    },
    // Whatever becomes of the card. [33.10c]
    lasts: { numbers: { initiative: { set: () => 0 } } },
  },
  research_agreement: {
    may: mayIf((table, by, _, { card }) => {
      const id = card as TechnologyId
      return technologies[id].faction === undefined && deckOf(table, by).includes(id)
    }),
    *does(table, { by, about }) {
      yield* gainTechnology(table, by, about.card as TechnologyId)
    },
  },
  acquiescence: byPrinting(
    {
      *does(table, playing) {
        const card = playing.about.card as string
        begin(table, {
          effect: 'acquiescence',
          by: playing.by,
          until: 'turn',
          allows: { secondaryFree: true },
          where: { card },
        })
      },
    },
    {
      may: mayIf((table, by, owner) => hasCards(table, by) && hasCards(table, owner)),
      *does(table, playing) {
        const owner = ownerIn(playing)
        const given = yield* change(`${playing.name}/given`, playing.by, playing.by)
        const taken = yield* change(`${playing.name}/taken`, playing.by, owner)
        table.strategyCards[given].holder = owner
        table.strategyCards[taken].holder = playing.by
        const about = { seat: playing.by, other: owner, card: taken, given }
        yield* tell('everyone', { text: 'ti4.log.cardsChange', about })
      },
    },
  ),
}
