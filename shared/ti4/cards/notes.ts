import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { PromissoryNoteId } from '../content/promissoryNotes.ts'
import type { Effect } from '../effects.ts'
import { piecesAt } from '../forces.ts'
import { systemAt } from '../galaxy.ts'
import { sheet } from '../realm.ts'
import type { Table } from '../table.ts'
import { adjacent } from '../ways.ts'
import { agreements } from './notes/agreements.ts'
import { inBattle } from './notes/inBattle.ts'
import { newcomersNotes } from './notes/newcomers.ts'
import type { NotePlays } from './notes/plays.ts'
import { tokensAndCards } from './notes/tokensAndCards.ts'

/** In or beside a system with units of this player, Home Systems aside. */
const isNear = (table: Table, seat: Seat, hex: HexId): boolean =>
  [hex, ...adjacent(table, hex)].some(
    at => systemAt(table, at)?.kind !== 'home' && piecesAt(table, at).some(({ of }) => of === seat),
  )

/** What is so for whoever a note lies before. */
export const laidNotes: { readonly [Id in PromissoryNoteId]?: Effect } = {
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
}
