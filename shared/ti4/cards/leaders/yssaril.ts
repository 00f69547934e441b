import { choose, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { kindOf } from '../../../galaxy/playable.ts'
import { piecesAt } from '../../forces.ts'
import { othersClockwise, sheet } from '../../realm.ts'
import { discardAtRandom, moveActionCard } from '../../rules/actionCards.ts'
import type { Table, Ti4 } from '../../table.ts'
import type { Component } from '../act.ts'
import { heroic } from '../costs.ts'
import { pickOf } from '../factions/placing.ts'
import { type Pile, showHand } from './looking.ts'

const all: readonly Pile[] = ['actionCards', 'notes', 'secretObjectives']

const piles = (table: Table, of: Seat): Pile[] => all.filter(pile => sheet(table, of)[pile] > 0)

const soAta: Component = {
  at: {
    afterActivation: {
      choice: {
        hint: { shows: 'actionCard' },
        may: (table, by, { of, hex }) =>
          of !== by && piecesAt(table, hex).some(piece => piece.of === by) && piles(table, of).length > 0,
      },
      *does(_, { by, about: { of }, name }) {
        const ask = { name: `${name}/pile`, card: 'so_ata', text: 'ti4.ask.soAta', rule: 'ti4/51.7' } as const
        const pile = yield* pickOf<Pile>(by, ask, now =>
          Object.fromEntries(piles(now, of).map(id => [id, { text: `ti4.soAta.${id}` }])),
        )
        if (pile !== 'none') yield* showHand(by, of, pile)
      },
    },
  },
}

const victims = (table: Table, seat: Seat): Seat[] =>
  othersClockwise(table, seat).filter(other => sheet(table, other).actionCards > 0)

/** Whichever of his hand he likes. */
const askShown = (seat: Seat) =>
  choose<string, Ti4>(seat, ({ hand }) => {
    const cards = Object.keys(hand?.actionCards ?? {}).sort()
    if (cards.length === 0) return { skip: '' }
    return {
      name: `kyver/${seat}/shown`,
      rule: 'ti4/51.12',
      text: 'ti4.ask.kyver.shown',
      hint: { loses: 'actionCard' },
      options: { shape: 'oneOf', of: Object.fromEntries(cards.map(card => [card, { on: { card } }])) },
    }
  })

const lost = 3

const askKept = (seat: Seat, of: Seat, card: string) =>
  choose<'take' | 'discard', Ti4>(seat, () => ({
    name: `kyver/${of}`,
    rule: 'ti4/51.12',
    text: 'ti4.ask.kyver',
    about: { seat: of, card: kindOf(card), count: lost },
    options: {
      shape: 'oneOf',
      of: {
        take: { text: 'ti4.kyver.take', hint: { gains: 'actionCard' } },
        discard: { text: 'ti4.kyver.discard', hint: { harms: 'others' } },
      },
    },
  }))

const kyver: Component = {
  action: heroic('kyver_blade_and_key', {
    hint: { takes: 'actionCard', harms: 'others', by: 2 },
    may: (table, seat) => victims(table, seat).length > 0,
    *does(table, seat) {
      for (const other of victims(table, seat)) {
        const card = yield* askShown(other)
        if (card === '') continue
        yield* tell(seat, { text: 'ti4.log.seesCardOf', about: { seat, other, card } })
        const said = yield* askKept(seat, other, card)
        if (said === 'take') yield* moveActionCard(table, other, seat, card, `kyver/${other}/taken`)
        else
          for (let nth = 1; nth <= lost && sheet(table, other).actionCards > 0; nth++)
            yield* discardAtRandom(table, other, `kyver/${other}/lost${nth}`)
      }
    },
    endsTurn: true,
  }),
}

/** Ssruu has the abilities of other agents: see `leaders.ts`. */
export const yssarilLeaders = { so_ata: soAta, kyver_blade_and_key: kyver } as const
