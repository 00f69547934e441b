import { behind } from '../engine/draft.ts'
import { type AttachmentId, attachments } from './content/attachments.ts'
import { type PlanetId, planets } from './content/planets.ts'
import type { Table } from './table.ts'

/** What lies on planets, and what it adds to them. [12] */

const attachedTo = (table: Table, planet: PlanetId): AttachmentId[] =>
  Object.keys(behind(table).attachments?.[planet] ?? {}) as AttachmentId[]

/** What attachments add: where one brings a specialty and there is one already, it gives something instead. */
export function attached(table: Table, planet: PlanetId, worth: 'resources' | 'influence'): number {
  let hasSpecialty = planets[planet].specialty !== undefined
  let sum = 0
  for (const id of attachedTo(table, planet)) {
    const { specialty, instead, ...gives } = attachments[id]
    sum += (specialty && instead && hasSpecialty ? instead[worth] : gives[worth]) ?? 0
    if (specialty) hasSpecialty = true
  }
  return sum
}

export function attach(table: Table, planet: PlanetId, id: AttachmentId) {
  table.attachments = { ...table.attachments, [planet]: { ...table.attachments?.[planet], [id]: true } }
}

export function detach(table: Table, planet: PlanetId, id: AttachmentId) {
  const here = table.attachments?.[planet]
  if (!here) return
  delete here[id]
  if (Object.keys(here).length === 0) delete table.attachments?.[planet]
}
