import { worse } from '../../../shared/galaxy/leastPain.ts'
import {
  type Casualties,
  due,
  dueOf,
  type Fallen,
  hitsTaken,
  overflow,
} from '../../../shared/galaxy/shapes/casualties.ts'
import { reads } from '../reads.ts'
import type { UnitId } from '../table.ts'

const without = (ids: readonly UnitId[], id: UnitId) => ids.filter(one => one !== id)

const rank = (kind = '') => reads.kinds.indexOf(kind)
export const heaviestFirst = ({ units }: Casualties): UnitId[] =>
  Object.keys(units).sort((a, b) => rank(units[b]?.kind) - rank(units[a]?.kind))

export type Fate = 'unhurt' | 'damaged' | 'destroyed' | 'spurned'
export function fateOf({ damaged, destroyed, spurned }: Fallen, id: UnitId): Fate {
  if (spurned?.includes(id)) return 'spurned'
  return destroyed.includes(id) ? 'destroyed' : damaged.includes(id) ? 'damaged' : 'unhurt'
}

const isGone = (fate: Fate) => fate === 'destroyed' || fate === 'spurned'

/** By one hit, though it could sustain damage. */
const spurn = (fallen: Fallen, id: UnitId): Fallen => ({
  damaged: without(fallen.damaged, id),
  destroyed: without(fallen.destroyed, id),
  spurned: [...(fallen.spurned ?? []), id],
})

function restored({ spurned, ...fallen }: Fallen, id: UnitId): Fallen {
  const rest = without(spurned ?? [], id)
  return { ...fallen, ...(rest.length > 0 && { spurned: rest }) }
}

/** A tap: unhurt, damaged if it can sustain that, destroyed, destroyed by one hit where that may be, unhurt again. A hit too many
 *  is taken off the dearest other. */
export function tapped(
  options: Casualties,
  fallen: Fallen,
  id: UnitId,
  alike: readonly UnitId[] = [id],
): Fallen {
  const fate = fateOf(fallen, id)
  if (options.oneByOne && options.units[id]?.sustains && (fate !== 'damaged' || !options.spurns))
    return { damaged: [id], destroyed: [] }
  if (options.oneByOne && fate === 'damaged') return { damaged: [], destroyed: [], spurned: [id] }
  if (options.oneByOne && fallen.damaged.length > 0) return { damaged: [], destroyed: [id] }
  const { sustains } = options.units[id] ?? {}
  const spurns = options.spurns && sustains
  if (fate === 'spurned') return restored(fallen, id)
  if (fate === 'destroyed')
    return spurns
      ? spare(options, spurn(fallen, id), alike)
      : { ...fallen, destroyed: without(fallen.destroyed, id) }
  if (fate === 'unhurt' && sustains)
    return spare(options, { ...fallen, damaged: [...fallen.damaged, id] }, alike)
  return spare(options, spurns && due(options) < 2 ? spurn(fallen, id) : worse(fallen, id), alike)
}

function spare(options: Casualties, fallen: Fallen, tappedLast: readonly UnitId[]): Fallen {
  let now = fallen
  const dearest = [...now.destroyed, ...now.damaged]
    .filter(id => !tappedLast.includes(id) && !options.units[id]?.first)
    .sort((a, b) => (options.units[b]?.loss ?? 0) - (options.units[a]?.loss ?? 0))
  for (const id of dearest) {
    const over = hitsTaken(options, now) - dueOf(options, now) - overflow(options, now)
    if (over <= 0) return now
    const half = now.destroyed.includes(id) && options.units[id]?.sustains && over === 1
    now = {
      ...now,
      damaged: half ? [...now.damaged, id] : without(now.damaged, id),
      destroyed: without(now.destroyed, id),
    }
  }
  return now
}

/** What takes the first hits stands first. Ships that nothing tells apart are shown once: the same kind, nothing and nobody
 *  aboard, no damage to sustain. */
export function heaps(options: Casualties): UnitId[][] {
  const all = new Map<string, UnitId[]>()
  for (const id of heaviestFirst(options)) {
    const { kind, cargo = 0, sustains, first, leaders } = options.units[id] ?? {}
    const key = cargo > 0 || sustains || first || leaders ? id : `${kind}`
    all.set(key, [...(all.get(key) ?? []), id])
  }
  const isFirst = ([id = '']: UnitId[]) => Number(options.units[id]?.first ?? false)
  return [...all.values()].sort((a, b) => isFirst(b) - isFirst(a))
}

/** One more of them falls; after the last that can, none. */
export function heapTapped(options: Casualties, fallen: Fallen, heap: readonly UnitId[]): Fallen {
  const [first = ''] = heap
  if (heap.length === 1) return tapped(options, fallen, first)
  const standing = heap.find(id => fateOf(fallen, id) === 'unhurt')
  const gone = heap.filter(id => isGone(fateOf(fallen, id)))
  return standing === undefined || gone.length >= due(options)
    ? { ...fallen, destroyed: fallen.destroyed.filter(id => !heap.includes(id)) }
    : tapped(options, fallen, standing, heap)
}
