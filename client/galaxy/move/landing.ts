import { type Land, type Landed, land, placesFor } from '../../../shared/galaxy/shapes/land.ts'
import { edition } from '../edition.ts'
import { reads } from '../reads.ts'
import type { UnitId } from '../table.ts'

type Place = Landed[UnitId]

export const isSame = (one: Place | undefined, other: Place): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const worth = (planet: string) => {
  const { resources = 0, influence = 0 } = edition.planet(planet) ?? {}
  return resources + influence
}

/** One Ground Force for each planet nobody defends, the richest first; all others where there is most to win. PDS and
 *  whoever only comes home stay aboard until told otherwise. */
export function landedFirst(options: Land): Landed {
  const targets = Object.keys(options.planets)
    .filter(planet => options.planets[planet]?.kind !== 'own')
    .sort((a, b) => worth(b) - worth(a))
  const [best] = targets
  if (best === undefined) return {}
  const troops = Object.keys(options.units).filter(id => options.units[id]?.kind === reads.troop)
  const open = targets.filter(planet => planet !== best && options.planets[planet]?.defenders === 0)
  const elsewhere = troops.length > 1 ? open.slice(0, troops.length - 1) : []
  const landed: Landed = {}
  troops.forEach((id, i) => {
    landed[id] = { planet: elsewhere[i] ?? best }
  })
  // Those who help a fight come down where it is; the others stay aboard until told otherwise.
  const fights = options.planets[best]?.kind === 'hostile' && Object.keys(landed).length > 0
  const led = Object.keys(options.leaders ?? {}).filter(id => reads.leadsAshore(id))
  if (fights) for (const id of led) landed[id] = { planet: best }
  return land.check(options, landed) ? {} : landed
}

export const countAt = ({ units }: Land, landed: Landed, kind: string, place: Place): number =>
  Object.keys(landed).filter(id => units[id]?.kind === kind && isSame(landed[id], place)).length

export const leadersTo = ({ leaders = {} }: Land, landed: Landed, planet: string): string[] =>
  Object.keys(landed).filter(id => leaders[id] && isSame(landed[id], { planet }))

export const stayAboard = ({ units }: Land, landed: Landed, kind: string): number =>
  Object.keys(units).filter(id => units[id]?.kind === kind && !landed[id]).length

/** One more of a kind to that place, from those still aboard; nothing where none may. */
export function sendOne(options: Land, landed: Landed, kind: string, place: Place): Landed | undefined {
  for (const id of Object.keys(options.units)) {
    if (landed[id] || options.units[id]?.kind !== kind) continue
    if (!placesFor(options, id).some(offered => isSame(offered, place))) continue
    const after = { ...landed, [id]: place }
    if (!land.check(options, after)) return after
  }
  return undefined
}

export function keepOne({ units }: Land, landed: Landed, kind: string, place: Place): Landed | undefined {
  const id = Object.keys(landed).findLast(each => units[each]?.kind === kind && isSame(landed[each], place))
  if (id === undefined) return undefined
  const { [id]: _, ...others } = landed
  return others
}

/** Kinds aboard, and where each could go at all. */
export const kindsAboard = ({ units }: Land): string[] => [
  ...new Set(Object.values(units).map(({ kind }) => kind)),
]
export const couldGo = (options: Land, kind: string, place: Place): boolean =>
  Object.keys(options.units).some(
    id => options.units[id]?.kind === kind && placesFor(options, id).some(offered => isSame(offered, place)),
  )
