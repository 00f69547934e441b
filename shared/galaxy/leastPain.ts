import { bothOf, type Casualties, cancelsOf, due, type Fallen, inTwo } from './shapes/casualties.ts'

/** What hurts least, for who is asked, and for whom the clock answers: first damage, the dearest first, then the cheapest,
 *  one that was damaged before rather than its like. */
export function leastPain(options: Casualties): Fallen {
  const two = inTwo(options)
  if (two) return bothOf(options, two, two.map(leastPain))
  const loss = (id: string) => options.units[id]?.loss ?? 0
  const isSound = (id: string) => options.units[id]?.sustains === true
  const cheapest = Object.keys(options.units).sort(
    (a, b) => loss(a) - loss(b) || Number(isSound(a)) - Number(isSound(b)),
  )
  const tough = cheapest.filter(isSound).toReversed()
  if (options.oneByOne) return { damaged: tough.slice(0, 1), destroyed: [] }
  let left = due(options)
  const damaged: string[] = []
  for (const id of tough) {
    if (left < 1) break
    damaged.push(id)
    left -= cancelsOf(options.units[id] ?? {})
  }
  return cheapest.slice(0, Math.max(0, left)).reduce(worse, { damaged, destroyed: [] })
}

/** Destroyed, whether it was damaged before or not. */
export const worse = ({ damaged, destroyed }: Fallen, id: string): Fallen => ({
  damaged: damaged.filter(one => one !== id),
  destroyed: [...destroyed, id],
})
