import { bothOf, type Casualties, due, type Fallen, hitsTaken, inTwo } from './shapes/casualties.ts'

/** What hurts least, for who is asked, and for whom the clock answers: first damage, then the cheapest, then what was damaged. */
export function leastPain(options: Casualties): Fallen {
  const two = inTwo(options)
  if (two) return bothOf(options, two, two.map(leastPain))
  const loss = (id: string) => options.units[id]?.loss ?? 0
  const cheapest = Object.keys(options.units).sort((a, b) => loss(a) - loss(b))
  const tough = cheapest.filter(id => options.units[id]?.sustains)
  const damaged = tough.toReversed().slice(0, due(options))
  const frail = cheapest.filter(id => !options.units[id]?.sustains)
  const fallen: Fallen = { damaged, destroyed: frail.slice(0, due(options) - damaged.length) }
  const left = due(options) - hitsTaken(options, fallen)
  return tough.slice(0, left).reduce(worse, fallen)
}

/** Destroyed, whether it was damaged before or not. */
export const worse = ({ damaged, destroyed }: Fallen, id: string): Fallen => ({
  damaged: damaged.filter(one => one !== id),
  destroyed: [...destroyed, id],
})
