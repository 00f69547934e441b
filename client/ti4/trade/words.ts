import type { Parcel } from '../../../shared/ti4/table.ts'
import { cardName } from '../../galaxy/cards/cards.ts'
import { say } from '../../text/text.ts'

/** One side of a deal in words, from what the log tells of it: `tradeGoods:2,note:1`. */
export function parcelInWords(told: string): string {
  if (told === '') return say('ti4.parcel.nothing')
  return told
    .split(',')
    .map(part => {
      const [what = '', count = '1'] = part.split(':')
      return what === 'planet'
        ? say('ti4.parcel.planet', { planet: count })
        : say(`ti4.parcel.${what}`, { count: Number(count) })
    })
    .join(', ')
}

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
    : [parcelInWords(rest.join()), ...known].join(', ')
}
