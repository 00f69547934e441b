import type { AttachmentId } from './content/attachments.ts'
import { attachments } from './content/attachments.ts'
import { type PlanetId, planets, type Trait } from './content/planets.ts'
import type { Colour } from './content/technologies.ts'
import type { Table } from './table.ts'

/** What a planet is, with all that is attached to it. [12] */

const attachedTo = (table: Table, planet: PlanetId) =>
  (Object.keys(table.attachments?.[planet] ?? {}) as AttachmentId[]).map(id => attachments[id])

export const hasAttachment = (table: Table, planet: PlanetId): boolean => attachedTo(table, planet).length > 0

export const traitsOf = (table: Table, planet: PlanetId): Trait[] => [
  ...new Set([
    ...[planets[planet].trait ?? []].flat(),
    ...attachedTo(table, planet).flatMap(({ traits }) => traits ?? []),
  ]),
]

/** The one that is printed, or what the first attachment brings that brings one: later ones give something instead. */
export function specialtiesOf(table: Table, planet: PlanetId): Colour[] {
  const [first] = [planets[planet], ...attachedTo(table, planet)].flatMap(({ specialty }) => specialty ?? [])
  return first ? [first] : []
}

export const isLegendary = (table: Table, planet: PlanetId): boolean =>
  planets[planet].legendary !== undefined ||
  attachedTo(table, planet).some(({ makes }) => makes === 'legendary')

/** Space Cannon that a planet has as if it were a unit. */
export const cannonOf = (table: Table, planet: PlanetId): { hit: number; dice: number } | undefined =>
  attachedTo(table, planet).flatMap(({ spaceCannon }) => spaceCannon ?? [])[0] ??
  (isWatched(table, planet) ? { hit: 5, dice: 1 } : undefined)

/** Mecatol Rex, while whoever controls it has the card of Custodia Vigilia. */
const isWatched = ({ legendary, planets: held }: Table, planet: PlanetId): boolean =>
  planet === 'mecatol_rex' &&
  legendary?.custodia_vigilia !== undefined &&
  held.custodia_vigilia?.owner === held.mecatol_rex?.owner
