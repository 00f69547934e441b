import type { Resource } from '../../../shared/inscription/content/assets.ts'
import type { UnitName } from '../../../shared/inscription/content/effects.ts'
import { iconsOf, units } from '../../../shared/inscription/content/units.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import { isLocked, openBands, startOf } from '../../../shared/inscription/warfare.ts'

/** A band as it is drawn: its icons in the order they are printed, the first of each kind crossed out first. */
export interface Band {
  readonly id: string
  readonly state: 'built' | 'banned' | 'open' | 'later' | 'locked'
  readonly icons: readonly { readonly icon: Resource; readonly crossed: boolean }[]
}

export function bandsOf(marks: Marks, unit: Exclude<UnitName, 'infantry'>): Band[] {
  const open = openBands(marks)
  return Array.from({ length: units[unit].limit }, (_, i) => {
    const id = `${unit}${i + 1}`
    const band = marks.warfare.bands[id]
    const state = band?.built
      ? 'built'
      : band?.banned
        ? 'banned'
        : isLocked(marks, unit)
          ? 'locked'
          : open.includes(id)
            ? 'open'
            : 'later'
    return { id, state, icons: crossedOut(iconsOf(marks.edition, unit), band?.icons ?? startOf(marks, unit)) }
  })
}

function crossedOut(printed: readonly Resource[], letters: string): Band['icons'] {
  const left = [...letters]
  return printed.map(icon => {
    const found = left.indexOf(icon)
    if (found >= 0) left.splice(found, 1)
    return { icon, crossed: found >= 0 }
  })
}

/** Bands shown with their icons; the others are told by a small shape. Of a locked unit the first shows what it will cost. */
export function unfolded(bands: readonly Band[]): readonly Band[] {
  const open = bands.filter(({ state }) => state === 'open')
  return open.length > 0 ? open : bands.filter(({ state }) => state === 'locked').slice(0, 1)
}
