import { isCaptiveKey, kindOfCaptive } from '../../shared/ti4/captives.ts'
import { say } from '../text/text.ts'

const partName = (what: string, count: number): string =>
  isCaptiveKey(what)
    ? say('ti4.parcel.captive', { count, unit: kindOfCaptive(what) })
    : say(`ti4.parcel.${what}`, { count })

/** One side of a deal as the log tells it, `tradeGoods:2,note:1`, in words. */
export function parcelName(parcel: string): string {
  if (parcel === '') return say('ti4.parcel.nothing')
  return parcel
    .split(',')
    .map(part => {
      const [what = '', count = '1'] = part.split(':')
      return what === 'planet' ? say('ti4.parcel.planet', { planet: count }) : partName(what, Number(count))
    })
    .join(', ')
}
