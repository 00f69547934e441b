import type { Station, Stationed } from '../../../shared/galaxy/shapes/lay.ts'
import { edition } from '../edition.ts'

/** Kind, then planet: how many. */
export type Posts = Readonly<Record<string, Readonly<Record<string, number>>>>

const worth = (planet: string) => edition.planet(planet)?.resources ?? 0

/** Docks and guns on the richest planet, where most is built; troops shared out so that no planet is left open. */
export function firstPosts({ units, planets: homes, most }: Station): Posts {
  const richest = [...homes].sort((a, b) => worth(b) - worth(a))
  return Object.fromEntries(
    Object.entries(units).map(([kind, count]) => {
      const limit = most[kind] ?? count
      const placed: Record<string, number> = {}
      for (let i = 0, turn = 0; i < count && turn < count * homes.length; turn++) {
        const planet = (kind in most ? richest[Math.floor(i / limit)] : richest[turn % richest.length]) ?? ''
        placed[planet] = (placed[planet] ?? 0) + 1
        i++
      }
      return [kind, placed]
    }),
  )
}

/** One more or one fewer here, taken from where most are or given to where fewest are; nothing if that cannot be. */
export function moved(
  posts: Posts,
  options: Station,
  kind: string,
  planet: string,
  by: 1 | -1,
): Posts | undefined {
  const now = posts[kind] ?? {}
  const count = (where: string) => now[where] ?? 0
  const others = options.planets.filter(other => other !== planet).sort((a, b) => count(b) - count(a))
  const other = by > 0 ? others[0] : others.at(-1)
  const limit = options.most[kind] ?? Number.POSITIVE_INFINITY
  if (other === undefined || count(planet) + by < 0 || count(other) - by < 0) return undefined
  if (count(planet) + by > limit || count(other) - by > limit) return undefined
  return { ...posts, [kind]: { ...now, [planet]: count(planet) + by, [other]: count(other) - by } }
}

/** As the room wants it: planet, then kind, without what is none. */
export function stationed(posts: Posts, { planets: homes }: Station): Stationed {
  const here = homes.map(planet => {
    const units = Object.entries(posts).flatMap(([kind, placed]) => {
      const count = placed[planet] ?? 0
      return count > 0 ? [[kind, count] as const] : []
    })
    return [planet, Object.fromEntries(units)] as const
  })
  return Object.fromEntries(here.filter(([, units]) => Object.keys(units).length > 0))
}
