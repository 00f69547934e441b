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

/** As many as a defended planet takes to be worth attacking. */
const outnumbering = ({ planets }: Land, planet: string): number => (planets[planet]?.defenders ?? 0) + 1

/** Those who fight on the ground, the cheapest first. */
export const troopsAboard = ({ units }: Land): UnitId[] =>
  reads.troops.flatMap(kind => Object.keys(units).filter(id => units[id]?.kind === kind))

/** Shared out among planets in the order of what they are worth: one Ground Force where nobody defends, enough where somebody
 *  does, or none; and whoever is left over goes where there is fighting. PDS and whoever only comes home stay aboard until
 *  told otherwise. */
export function landedFirst(options: Land, enough = outnumbering): Landed {
  const targets = Object.keys(options.planets)
    .filter(planet => options.planets[planet]?.kind !== 'own')
    .sort((a, b) => worth(b) - worth(a))
    .sort((a, b) => Number(options.planets[b]?.must ?? false) - Number(options.planets[a]?.must ?? false))
  const [best] = targets
  if (best === undefined) return {}
  const troops = troopsAboard(options)
  const isDefended = (planet: string) => (options.planets[planet]?.defenders ?? 0) > 0
  const landed: Landed = {}
  const send = (planet: string, count: number) => {
    for (const id of troops.splice(0, count)) landed[id] = { planet }
  }
  const taken = targets.filter(planet => {
    const needed = isDefended(planet) ? enough(options, planet) : 1
    if (needed > troops.length) return false
    send(planet, needed)
    return true
  })
  const fight = taken.find(isDefended)
  send(fight ?? taken[0] ?? best, troops.length)
  // Those who help a fight come down where it is; the others stay aboard until told otherwise.
  const led = Object.keys(options.leaders ?? {}).filter(id => reads.leadsAshore(id))
  const hostile = fight ?? (taken.length === 0 && isDefended(best) ? best : undefined)
  if (hostile !== undefined && Object.keys(landed).length > 0)
    for (const id of led) landed[id] = { planet: hostile }
  return land.check(options, landed) ? {} : landed
}

export const countAt = ({ units }: Land, landed: Landed, kind: string, place: Place): number =>
  Object.keys(landed).filter(id => units[id]?.kind === kind && isSame(landed[id], place)).length

/** The kinds of troops that come down there, one by one. */
export const troopsTo = (options: Land, landed: Landed, planet: string): string[] =>
  troopsAboard(options).flatMap(id => (isSame(landed[id], { planet }) ? (options.units[id]?.kind ?? []) : []))

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
