import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { commodityValue } from '../commodities.ts'
import type { PromissoryNoteId } from '../content/promissoryNotes.ts'
import { mayAddVotes } from '../council.ts'
import { piecesAt } from '../forces.ts'
import { systemAt } from '../galaxy.ts'
import { laidBefore, noteId, noteOwner } from '../notes.ts'
import { sheet } from '../realm.ts'
import { gainGoods } from '../rules/goods.ts'
import { castVotes } from '../rules/voting.ts'
import type { Table } from '../table.ts'
import { adjacent } from '../ways.ts'
import type { Component } from './act.ts'
import { agreements } from './notes/agreements.ts'
import { inBattle } from './notes/inBattle.ts'
import { keleresNotes } from './notes/keleres.ts'
import { newcomersNotes } from './notes/newcomers.ts'
import type { NotePlays } from './notes/plays.ts'
import { tokensAndCards } from './notes/tokensAndCards.ts'

/** In or beside a system with units of this player, Home Systems aside. */
const isNear = (table: Table, seat: Seat, hex: HexId): boolean =>
  [hex, ...adjacent(table, hex)].some(
    at => systemAt(table, at)?.kind !== 'home' && piecesAt(table, at).some(({ of }) => of === seat),
  )

const pactVotes = 4

/** Whose it is that lies before him. */
const ownersOf = (table: Table, seat: Seat, id: PromissoryNoteId): Seat[] =>
  laidBefore(table, seat).flatMap(key => (noteId(key) === id ? [noteOwner(key)] : []))

/** What is so for whoever a note lies before. */
export const laidNotes: { readonly [Id in PromissoryNoteId]?: Component } = {
  blood_pact: {
    at: {
      // The second of the two to vote makes it so.
      afterVotesCast: {
        *does(table, { by, about: { of } }) {
          for (const owner of ownersOf(table, by, 'blood_pact')) {
            const [own] = table.agenda?.votes[by]?.what ?? []
            const [theirs] = table.agenda?.votes[owner]?.what ?? []
            if (own === undefined || own !== theirs || !mayAddVotes(table, by)) continue
            if (of === by || of === owner) yield* castVotes(table, by, own, pactVotes)
          }
        },
      },
    },
  },
  dark_pact: {
    at: {
      commoditiesGiven: {
        *does(table, { by, about: { of, against, count } }) {
          if (of !== by || count !== commodityValue(table, by)) return
          if (!ownersOf(table, by, 'dark_pact').includes(against)) return
          yield* gainGoods(table, against, 1)
          yield* gainGoods(table, by, 1)
        },
      },
    },
  },
  antivirus: { permits: { copied: () => false } },
  // As first printed; today it never lies for longer than it takes.
  stymie: {
    wide: true,
    permits: {
      producesIn: ({ table, of, holder, hex }) =>
        table.printing === 'first' && sheet(table, of).faction === 'arborec' && isNear(table, holder, hex)
          ? false
          : undefined,
    },
  },
  promise_of_protection: { permits: { pillaged: () => false } },
  trade_convoys: { permits: { tradesAfar: () => true } },
}

/** What becomes of those that are played from the hand. They are laid open first, and go home afterwards where they say so. */
export const notes: NotePlays = {
  ...agreements,
  ...inBattle,
  ...tokensAndCards,
  ...newcomersNotes,
  ...keleresNotes,
}
