import type { Parcel } from '../../../shared/ti4/table.ts'
import { say } from '../../text/text.ts'

/** One side of a deal in words, from what the log tells of it: `tradeGoods:2,note:1`. */
export function parcelInWords(told: string): string {
  if (told === '') return say('ti4.parcel.nothing')
  return told
    .split(',')
    .map(part => {
      const [what = '', count = '1'] = part.split(':')
      return say(`ti4.parcel.${what}`, { count: Number(count) })
    })
    .join(', ')
}

export function parcelSaid({ goods, note, cards }: Parcel): string {
  const all = Object.entries({ ...goods, ...(note && { note: 1 }), ...(cards && { cards }) })
  return parcelInWords(all.map(([what, count]) => `${what}:${count}`).join())
}
