import type { Hint } from '../../engine/hint.ts'
import type { About, Seat } from '../../engine/rules.ts'
import type { BotTable, Seen } from './edition.ts'
import type { Opinion, Spot } from './opinion.ts'

/** Cards played from the hand, as bots must know them of an edition; `id` is a kind of card, `card` one of them. */
export interface BotCards<T extends BotTable, What extends object = object> {
  kindOf(card: string): string
  isCard(id: string): boolean
  /** What is thought of it; what nothing is thought of is weighed by its hint. */
  opinionOf(id: string): Opinion<Spot<T, What>> | undefined
  hintOf(id: string): Hint | undefined
  /** The moment it is played at. */
  timeOf(id: string): string
  /** At what it could be aimed; of what is no simple aim, nothing in particular. */
  aimsOf(spot: Spot<T, What>, id: string, moment: string): readonly string[]
  /** Of one that is played as another: as which; and what that costs. */
  copies?(spot: Spot<T, What>, id: string, moment: string | undefined): Copies | undefined
  /** As much of a moment as the question tells, and else the table. */
  whatOf(seen: Seen<T>, about: About): What
  /** What the table says of the moment at which a card asks for its aim. */
  asked(table: T): About
  /** The kind that cancels another. */
  readonly cancels: string
  /** What such a card costs whom it strikes, where its hint does not say it all. */
  harmOf?(table: T, seat: Seat, played: Played): number | undefined
  /** What may be played by command now, and what it is about. */
  commands(seen: Seen<T>): { readonly name: string; readonly cards: readonly string[]; readonly about: About }
}

export interface Copies {
  readonly kinds: readonly string[]
  readonly price: number
}

/** As a window names it: who plays what, and what it is aimed at. */
export interface Played {
  readonly seat: Seat
  readonly card: string
  readonly other?: Seat
  readonly planet?: string
  readonly hex?: string
  readonly unit?: string
}

/** As much of a moment as its window tells in every edition. */
export function toldBy(about: About): object {
  const { seat: of, hex, planet, card } = about as { [key: string]: string | undefined }
  return {
    ...(of !== undefined && { of, seats: [of] }),
    ...(hex !== undefined && { hex }),
    ...(planet !== undefined && { planet }),
    ...(card !== undefined && { card }),
  }
}
