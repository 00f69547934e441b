import { computed, signal } from '@preact/signals'
import type { Seat } from '../../shared/engine/rules.ts'
import { axialOf, type HexId, middle } from '../../shared/galaxy/hexes.ts'
import { systems } from '../../shared/ti3/content/systems.ts'
import { worthOf } from '../../shared/ti3/galaxy.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { ti3Table } from './seen.ts'

/** A home and all that lies nearer to it than to any other. */
export interface Realm {
  seat: Seat
  hexes: readonly HexId[]
  resources: number
  influence: number
  planets: number
  wormholes: string
}

const apart = (a: HexId, b: HexId): number => {
  const from = axialOf(a)
  const to = axialOf(b)
  const q = from.q - to.q
  const r = from.r - to.r
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/** Who lives nearest; nobody, where two live equally near. */
function nearest(hex: HexId, homes: readonly (readonly [Seat, HexId])[]): Seat | undefined {
  const [first, second] = homes
    .map(([seat, home]) => ({ seat, steps: apart(hex, home) }))
    .sort((a, b) => a.steps - b.steps)
  return first?.steps === second?.steps ? undefined : first?.seat
}

export function realmsOf({ order, players, galaxy }: Table): Realm[] {
  const homes = order.flatMap(seat => {
    const home = players[seat]?.home
    return home === undefined ? [] : [[seat, home] as const]
  })
  const laid = Object.keys(galaxy.tiles).filter(hex => hex !== middle)
  return homes.map(([seat]) => {
    const hexes = laid.filter(hex => nearest(hex, homes) === seat)
    const within = hexes.flatMap(hex => galaxy.tiles[hex]?.system ?? [])
    const sum = (what: 'resources' | 'influence') =>
      within.reduce((total, system) => total + worthOf(system)[what], 0)
    return {
      seat,
      hexes,
      resources: sum('resources'),
      influence: sum('influence'),
      planets: within.reduce((total, system) => total + systems[system].planets.length, 0),
      wormholes: within
        .flatMap(system => systems[system].wormhole ?? [])
        .map(letter => (letter === 'alpha' ? 'α' : 'β'))
        .sort()
        .join(' '),
    }
  })
}

/** Whose realm stands out on the map. */
export const shownRealm = signal<Seat | undefined>()

export const realms = computed(() => (ti3Table.value ? realmsOf(ti3Table.value) : []))

export const beyondRealm = computed<ReadonlySet<HexId> | undefined>(() => {
  const realm = realms.value.find(({ seat }) => seat === shownRealm.value)
  return (
    realm &&
    new Set(Object.keys(ti3Table.value?.galaxy.tiles ?? {}).filter(hex => !realm.hexes.includes(hex)))
  )
})
