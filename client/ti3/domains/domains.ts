import type { View } from '../../../shared/engine/rules.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import { counterOn, isFaceDown, knownKind } from '../../../shared/ti3/domains.ts'
import type { Table, Ti3 } from '../../../shared/ti3/table.ts'
import type { CounterArt } from '../../galaxy/map/mapPlace.ts'
import { ti3Hand } from '../../galaxy/table.ts'
import { say } from '../../text/text.ts'

/** The counter on a planet as I see it: open, by my own notes, or its back. */
export function counterSeen(table: Table, planet: PlanetId): CounterArt | undefined {
  if (!counterOn(table, planet)) return undefined
  const hand = ti3Hand.value
  const kind = knownKind({ table, ...(hand && { hand }) } as View<Ti3>, planet) ?? 'unseen'
  return { planet, kind, ...(kind !== 'unseen' && isFaceDown(table, planet) && { noted: true as const }) }
}

export function counterName({ kind, noted }: CounterArt): string {
  return noted ? say('ti3.domain.noted', { domain: kind }) : say(`ti3.domain.${kind}`)
}

export const counterWhy = ({ kind }: CounterArt): string => say(`ti3.domain.${kind}.why`)
