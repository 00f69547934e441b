import type { View } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import { counterOn, isFaceDown, knownKind } from '../../../shared/ti3/domains.ts'
import { planetsAt } from '../../../shared/ti3/realm.ts'
import type { Table, Ti3 } from '../../../shared/ti3/table.ts'
import type { TokenArt } from '../../galaxy/map/mapPlace.ts'
import { say } from '../../text/text.ts'
import { ti3Hand } from '../table.ts'

/** The counter on a planet as I see it: open, by my own notes, or its back. */
export function countersOn(table: Table, planet: PlanetId): TokenArt[] {
  if (!counterOn(table, planet)) return []
  const hand = ti3Hand.value
  const kind = knownKind({ table, ...(hand && { hand }) } as View<Ti3>, planet) ?? 'unseen'
  return [{ planet, kind, ...(kind !== 'unseen' && isFaceDown(table, planet) && { noted: true as const }) }]
}

const discovered = 'wormhole_'

const alert = 'highAlert'

/** Those of a system, wormholes found there since the galaxy was built, and the High Alert token. */
export const countersAt = (table: Table, hex: HexId): TokenArt[] => [
  ...planetsAt(table, hex).flatMap(planet => countersOn(table, planet)),
  ...Object.values(table.lasting).flatMap(one =>
    one.effect === alert && one.hex === hex ? [{ kind: alert }] : [],
  ),
  ...(table.galaxy.tiles[hex]?.discovered ?? []).map(letter => ({ kind: `${discovered}${letter}` })),
]

export function counterName({ kind, noted, planet }: TokenArt): string {
  if (kind === alert) return say('ti3.highAlert.token')
  if (planet === undefined) return say(`galaxy.wormhole.${kind.slice(discovered.length)}`)
  return noted ? say('ti3.domain.noted', { domain: kind }) : say(`ti3.domain.${kind}`)
}

export const counterWhy = ({ kind }: TokenArt): string => say(`ti3.domain.${kind}.why`)
