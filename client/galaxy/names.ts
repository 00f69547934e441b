import { middle, ringOf } from '../../shared/galaxy/hexes.ts'
import { peoples } from '../../shared/ti3/content/peoples.ts'
import { planets } from '../../shared/ti3/content/planets.ts'
import { systems } from '../../shared/ti3/content/systems.ts'
import { units } from '../../shared/ti3/content/units.ts'
import { knows, nameThings, say } from '../text/text.ts'

type Kind = 'system' | 'planet' | 'race' | 'unit'

const records: Readonly<Record<Kind, Readonly<Record<string, { name: string } | undefined>>>> = {
  system: systems,
  planet: planets,
  race: peoples,
  unit: units,
}

/** In the player's language where it is translated, else as the record has it. */
export function nameOf(kind: Kind, id: string): string {
  const key = `name.${kind}.${id}`
  return knows(key) ? say(key) : (records[kind][id]?.name ?? id)
}

/** Places have no names of their own: they are counted clockwise from the top of their ring. */
export function placeName(hex: string): string {
  if (hex === middle) return nameOf('system', 'mecatol_rex')
  return say('ti3.place', { ring: ringOf(hex), place: Number(hex.slice(1)) + 1 })
}

export const nameTi3 = () =>
  nameThings({
    system: id => nameOf('system', id),
    planet: id => nameOf('planet', id),
    race: id => nameOf('race', id),
    unit: id => nameOf('unit', id),
    hex: placeName,
  })
