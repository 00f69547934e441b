import type { Seat } from '../../engine/rules.ts'
import { commodityValue } from '../../ti4/commodities.ts'
import type { PromissoryNoteId } from '../../ti4/content/promissoryNotes.ts'
import { noteId, noteOwner } from '../../ti4/notes.ts'
import type { NoteKey, Table } from '../../ti4/table.ts'

/** What notes are worth, in trade goods: to whoever holds one, and to its owner that nobody else does. */
interface Worth {
  readonly held: number
  readonly home: number
}

/** A victory point, which comes home sooner or later. */
const support = 6

const worths: Readonly<Partial<Record<PromissoryNoteId, Worth>>> = {
  support_for_the_throne: { held: support, home: support },
  ceasefire: { held: 0.8, home: 1.2 },
  political_secret: { held: 0.5, home: 0.9 },
  acquiescence: { held: 1.2, home: 0.5 },
  antivirus: { held: 1.1, home: 0.4 },
  creuss_iff: { held: 1.2, home: 0.4 },
  cybernetic_enhancements: { held: 1.4, home: 0.7 },
  fires_of_the_gashlai: { held: 2.5, home: 1.2 },
  gift_of_prescience: { held: 1.2, home: 0.7 },
  greyfire_mutagen: { held: 1.2, home: 0.5 },
  military_support: { held: 1.8, home: 1.1 },
  political_favor: { held: 1.1, home: 0.7 },
  promise_of_protection: { held: 1.1, home: 0.4 },
  raghs_call: { held: 1.1, home: 0.6 },
  research_agreement: { held: 2, home: 0.4 },
  spy_net: { held: 1.2, home: 0.7 },
  stymie: { held: 1.1, home: 0.5 },
  tekklar_legion: { held: 1.3, home: 0.6 },
  trade_convoys: { held: 1.1, home: 0.2 },
  war_funding: { held: 1.3, home: 0.6 },
}
const others: Worth = { held: 1, home: 0.8 }

/** A Commodity given away with the agreement would have become a trade good some time. */
const agreed: Worth = { held: 0.7, home: 0.75 }

export function worthOfNote(table: Table, seat: Seat, key: NoteKey): number {
  const [id, owner] = [noteId(key), noteOwner(key)]
  const side = owner === seat ? 'home' : 'held'
  if (id === 'trade_agreement') return agreed[side] * commodityValue(table, owner)
  return (worths[id] ?? others)[side]
}
