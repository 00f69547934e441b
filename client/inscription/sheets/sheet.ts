import type { SheetId } from '../../../shared/inscription/content/assets.ts'
import type { UnitName } from '../../../shared/inscription/content/effects.ts'
import type { MarkGroup, Verb } from '../../../shared/inscription/shapes/mark.ts'
import type { Marks } from '../../../shared/inscription/table.ts'

/** What a tap comes to: a mark, or the answer to a question whose choices lie on the sheet. */
export type Deed = Verb | 'choose'

export interface Offer extends Omit<MarkGroup, 'verb'> {
  /** `chosen` is what was tapped and not yet confirmed. */
  readonly verb: Deed | 'chosen'
}

/** What every sheet is drawn from: mine as I mark it, or somebody's as it stood when markers were last down. */
export interface SheetProps {
  readonly marks: Marks
  /** What a tap would do on this sheet now; empty while it only lies there. */
  readonly groups: readonly Offer[]
  /** A mark was tapped that is offered; what pays for it is decided by who draws the sheet. */
  readonly onMark: (verb: Deed, at: string) => void
  /** Something was tapped that is not offered: the player asks why not. */
  readonly onAsk: (sheet: SheetId, verb: Verb, at: string) => void
  /** A unit is being drawn; on the war grid alone. */
  readonly deploying?: { readonly unit: UnitName; readonly at: readonly string[] } | undefined
  readonly onDeploy?: (placement: string) => void
  /** The sheet as it stood before, so that what is new can be shown being drawn. */
  readonly before?: Marks | undefined
  /** What the sheet is worth as it stands. */
  readonly points: number
  /** Taller than broad, as on a phone. */
  readonly upright: boolean
  /** For a reader of the screen: whose sheet it is. */
  readonly label: string
}

export const offers = (groups: readonly Offer[], verb: Offer['verb'], at: string): boolean =>
  groups.some(group => group.verb === verb && group.at.includes(at))

/** Whether it can be paid for with a trade good alone, wherever of these places it is offered. */
export function costs(groups: readonly Offer[], ...places: readonly string[]): boolean {
  const open = groups.filter(
    ({ at, with: payments }) => payments.length > 0 && at.some(each => places.includes(each)),
  )
  return open.length > 0 && open.every(group => group.with.every(payment => payment === 'tg'))
}
