import { computed, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Options, Shapes } from '../../../shared/engine/options.ts'
import type { Seat, TextId } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { SystemId } from '../../../shared/ti3/content/systems.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { ti3Table } from '../table.ts'
import type { MapPlace } from './mapPlace.ts'

/** What nobody needs to sit down and build a galaxy, fetched once forces are on it. */
interface MapArt {
  /** What stands on a tile. */
  Pieces: ComponentType<{ place: MapPlace }>
  /** What that is, and whose the system is. */
  piecesOn(table: Table, hex: HexId, system: SystemId): Omit<MapPlace, 'hex'>
  /** What moves over all of them. */
  Overlay: ComponentType<{ viewBox: string }>
  /** Where the round stands, who does what, and who comes next. */
  round: {
    stage(table: Table): string
    doing(table: Table, seat: Seat): string
    answers(): boolean
    next(table: Table, waiting: readonly Seat[]): readonly Seat[]
    command(key: string, options: Options): TextId | undefined
    mayPlay(): boolean
  }
  /** The same for those who hear the map. */
  describeForces(place: MapPlace): string[]
  /** How all answers are judged. */
  shapes: Shapes
}

export const mapArt = signal<MapArt | undefined>()

const before = ['homes', 'faceDown', 'galaxy']

export const isInPlay = computed(() => {
  const phase = ti3Table.value?.phase
  return phase !== undefined && !before.includes(phase)
})

export async function fetchArt(): Promise<void> {
  const { art } = await import('../../ti3/art.ts')
  // A table opened anew has named its things again.
  art.nameCards()
  mapArt.value = art
}
