import type { Parcel } from '../../../shared/ti4/table.ts'
import { cardName } from '../../galaxy/cards/cards.ts'
import { parcelName } from '../parcels.ts'

/** With the names of what I know of it. */
export function parcelSaid(
  { goods, note, cards, planet }: Parcel,
  named?: string,
  held?: readonly string[],
): string {
  const counted = {
    ...goods,
    ...(note && named === undefined && { note: 1 }),
    ...(cards && !held && { cards }),
    ...(planet && { planet }),
  }
  const known = [...(named === undefined ? [] : [named]), ...(held ?? [])].map(cardName)
  const rest = Object.entries(counted).map(([what, count]) => `${what}:${count}`)
  return rest.length === 0 && known.length > 0
    ? known.join(', ')
    : [parcelName(rest.join()), ...known].join(', ')
}
