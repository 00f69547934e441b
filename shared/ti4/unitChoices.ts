import type { Choice } from '../engine/options.ts'
import type { Piece } from '../galaxy/forces.ts'
import type { Table, UnitId } from './table.ts'

/** Units one can point at, each with what it is and where it lies. */
export const unitChoices = (
  pieces: readonly Pick<Piece<Table>, 'id' | 'kind' | 'at' | 'planet'>[],
): Record<UnitId, Choice> =>
  Object.fromEntries(
    pieces.map(({ id, kind, at, planet }) => [
      id,
      { on: { unit: id }, about: { unit: kind, ...(planet ? { planet } : { hex: at }) } },
    ]),
  )
