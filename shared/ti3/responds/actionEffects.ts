import type { Flow } from '../../engine/flow.ts'
import type { Json } from '../../engine/json.ts'
import type { Seat } from '../../engine/rules.ts'
import type { ActionCardId, PlayTime } from '../content/actionCards.ts'
import type { Table } from '../table.ts'
import type { MomentAbout } from './index.ts'

/** A card on its way: who plays which, and at what moment. */
export interface Playing {
  by: Seat
  /** As it lies in deck, hand and discard pile: `sabotage.2`. */
  card: string
  moment: PlayTime
  about: MomentAbout
  /** Begins the names of questions and rolls it leads to. */
  name: string
}

/** What an Action Card does; when it may be played stands in its record. */
export interface ActionEffect<Aim extends Json = Json> {
  /** Whether this seat could have a use for it now; a read of the table, since it decides who is asked. */
  may?(table: Table, seat: Seat, about: MomentAbout): boolean
  /** Its choices, before anybody may cancel it. Without one there is nothing it could do, and it is lost. */
  aims?(table: Table, playing: Playing): Flow<Aim | undefined>
  /** `cancels`: what it was played on does nothing. */
  does(table: Table, playing: Playing, aim: Aim | undefined): Flow<'cancels' | undefined>
  /** Nobody is asked whether he cancels it. */
  sure?: true
}

/** Cards without an effect are never offered, and a moment at which none of these could be played asks nobody. */
export const actionEffects: { readonly [id in ActionCardId]?: ActionEffect } = {}
