import { say } from '../text/text.ts'

/** One side of a deal as the log tells it, `tradeGoods:2,note:1`, in words. */
export function parcelName(parcel: string): string {
  if (parcel === '') return say('ti4.parcel.nothing')
  return parcel
    .split(',')
    .map(part => {
      const [what, count] = part.split(':')
      return say(`ti4.parcel.${what}`, { count: Number(count) })
    })
    .join(', ')
}
