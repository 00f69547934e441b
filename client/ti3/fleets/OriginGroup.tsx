import { useState } from 'preact/hooks'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Move } from '../../../shared/ti3/shapes/move.ts'
import type { UnitId } from '../../../shared/ti3/table.ts'
import { say } from '../../text/text.ts'
import { systemName } from '../hexNames.ts'
import { ti3Table } from '../seen.ts'
import { Holds } from './HoldRows.tsx'
import { aboard, leave, leaveAll, type Plan, shipsFrom, take, takeAll } from './loading.ts'
import { ShipChip } from './ShipChip.tsx'

interface OriginGroupProps {
  hex: HexId
  options: Move
  plan: Plan
  set(plan: Plan): void
}

/** The ships of one system: tapped one by one or all at once; those that carry open their holds. */
export function OriginGroup({ hex, options, plan, set }: OriginGroupProps) {
  const [hold, openHold] = useState<UnitId>()
  const ships = shipsFrom(options, hex)
  const all = takeAll(options, plan, hex)
  const more = Object.keys(all).length > Object.keys(plan).length
  const none = ships.every(id => !plan[id])
  return (
    <section class="chip-group" aria-label={systemName(hex)}>
      <h2>{options.fleet[hex] ? say('ti3.move.here', { place: systemName(hex) }) : systemName(hex)}</h2>
      <div class="chips">
        {ships.map(id => {
          const { kind, capacity } = options.ships[id] ?? { kind: 'fighter', capacity: 0 }
          const load = aboard(options, id).length + (plan[id]?.cargo.length ?? 0)
          const damaged = ti3Table.value?.units[id]?.damaged === true
          const facts = [
            capacity > 0 && say('ti3.move.load', { count: load, most: capacity }),
            damaged && say('ti3.hits.damaged'),
          ].filter(fact => typeof fact === 'string')
          return (
            <ShipChip
              key={id}
              kind={kind}
              pressed={plan[id] !== undefined}
              facts={facts.join(', ')}
              look={damaged ? 'hurt' : ''}
              onTap={() => {
                openHold(plan[id] || capacity === 0 ? undefined : id)
                set(plan[id] ? leave(plan, id) : take(options, plan, id))
              }}>
              {capacity > 0 && (
                <span class="chip-note" aria-hidden="true">
                  {`${load}/${capacity}`}
                </span>
              )}
            </ShipChip>
          )
        })}
        {(more || !none) && (
          <button type="button" class="small" onClick={() => set(more ? all : leaveAll(options, plan, hex))}>
            {say(more ? 'ti3.move.all' : 'ti3.move.noneOf')}
          </button>
        )}
      </div>
      <Holds ships={ships} open={hold} onOpen={openHold} options={options} plan={plan} set={set} />
    </section>
  )
}
