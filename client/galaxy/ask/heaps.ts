import { grouped } from '../map/piecesOn.ts'
import { reads } from '../reads.ts'
import type { Table, UnitId } from '../table.ts'

/** Units of one system that are alike: in space before on planets, the heaviest kind first, and of each those that carry
 *  least, so that least is lost with what they carry. */
export function heapsIn({ units: all }: Table, ids: readonly UnitId[]): UnitId[][] {
  const { kinds } = reads
  const rank = (id: UnitId) => kinds.indexOf(all[id]?.kind ?? '')
  const lies = (id: UnitId) => (all[id]?.planet === undefined ? 0 : 1)
  const carried = (id: UnitId) => Object.values(all).filter(({ aboard }) => aboard === id).length
  const alike = grouped(ids, id => `${rank(id)} ${all[id]?.planet ?? ''} ${all[id]?.damaged === true}`)
  return [...alike.values()]
    .map(heap => heap.sort((a, b) => carried(a) - carried(b)))
    .sort(([a = ''], [b = '']) => lies(a) - lies(b) || rank(b) - rank(a))
}
