import { useMemo, useState } from 'preact/hooks'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { Steps } from '../../ask/Steps.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { say } from '../../text/text.ts'
import { useClaim } from '../map/claims.ts'
import { systemName } from '../map/hexNames.ts'
import { grouped, kindsOf } from '../map/piecesOn.ts'
import { nameOf } from '../names.ts'
import { Fold } from '../parts/Fold.tsx'
import { Silhouettes } from '../parts/Silhouettes.tsx'
import type { Table, UnitId } from '../table.ts'
import { heapsIn } from './heaps.ts'

interface UnitHeapsProps {
  table: Table
  ids: readonly UnitId[]
  chosen: readonly UnitId[]
  full: boolean
  onChoose(chosen: readonly UnitId[]): void
}

/** Very many units: system by system, a tap on the map opens one, and alike are counted instead of tapped. */
export function UnitHeaps({ table, ids, chosen, full, onChoose }: UnitHeapsProps) {
  const [unfolded, unfold] = useState<HexId>()
  const systems = useMemo(() => grouped(ids, id => table.units[id]?.at ?? ''), [table, ids])
  useClaim(
    () => ({
      lit: new Set(systems.keys()),
      attend: [],
      tap(hex) {
        if (!systems.has(hex)) return false
        unfold(hex)
        return true
      },
      describe: hex => (systems.has(hex) ? say('galaxy.hex.legal') : undefined),
    }),
    [systems],
  )
  const seen = (some: readonly UnitId[]) => some.flatMap(id => table.units[id] ?? [])
  return (
    <>
      {[...systems].map(([hex, here]) => {
        const taken = here.filter(id => chosen.includes(id))
        return (
          <Fold
            key={hex}
            class="heaps"
            name={systemName(hex)}
            line={
              <Silhouettes
                units={kindsOf(seen(taken.length > 0 ? taken : here))}
                size={18}
                look={taken.length > 0 ? 'going' : ''}
              />
            }
            open={hex === unfolded}
            onTurn={open => unfold(open ? hex : undefined)}>
            {heapsIn(table, here).map(heap => {
              const [first = ''] = heap
              const { kind = '', planet, damaged } = table.units[first] ?? {}
              const name = nameOf('unit', kind)
              const hints = [planet && nameOf('planet', planet), damaged && say('galaxy.hits.damaged')]
              const mine = heap.filter(id => chosen.includes(id))
              const next = heap.find(id => !chosen.includes(id))
              const last = mine.at(-1)
              return (
                <div class="stepper" key={first}>
                  <UnitGlyph kind={kind} size={22} />
                  <span class="stepper-name">
                    {name}{' '}
                    <span class="hint">
                      {[say('galaxy.pay.have', { count: heap.length }), ...hints].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <Steps
                    name={[name, ...hints].filter(Boolean).join(', ')}
                    count={mine.length}
                    fewer={last === undefined ? undefined : () => onChoose(chosen.filter(id => id !== last))}
                    more={full || next === undefined ? undefined : () => onChoose([...chosen, next])}
                  />
                </div>
              )
            })}
          </Fold>
        )
      })}
    </>
  )
}
