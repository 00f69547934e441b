import { middle, ringOf } from '../../shared/galaxy/hexes.ts'
import { knows, nameThings, say } from '../text/text.ts'
import { edition } from './edition.ts'
import { printedUnit } from './reads.ts'

/** In the player's language where it is translated, else as it is printed. */
export function nameOf(kind: string, id: string): string {
  const key = `name.${kind}.${id}`
  if (knows(key)) return say(key)
  return (kind === 'unit' ? printedUnit(id) : edition.printedName(kind, id)) ?? id
}

/** Places have no names of their own: they are counted clockwise from the top of their ring. */
export function placeName(hex: string): string {
  if (hex === middle) return nameOf('system', edition.middle)
  if (edition.besideMap.includes(hex)) return nameOf('system', hex)
  return say('galaxy.place', { ring: ringOf(hex), place: Number(hex.slice(1)) + 1 })
}

export const nameGalaxy = () =>
  nameThings({
    system: id => nameOf('system', id),
    planet: id => nameOf('planet', id),
    [edition.peoples]: id => nameOf(edition.peoples, id),
    unit: id => nameOf('unit', id),
    hex: placeName,
  })
