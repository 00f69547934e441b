import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import { say } from '../../text/text.ts'
import { systemName } from '../map/hexNames.ts'
import { kindsOf } from '../map/piecesOn.ts'
import { Fold } from '../parts/Fold.tsx'
import { ShipChip } from '../parts/ShipChip.tsx'
import { Silhouettes } from '../parts/Silhouettes.tsx'
import type { UnitId } from '../table.ts'
import { galaxyTable } from '../table.ts'
import { Holds, loadOf } from './HoldRows.tsx'
import { aboard, isFast, leave, leaveAll, shipsFrom, take, takeAll } from './loading.ts'
import type { Plan } from './plan.ts'

interface OriginGroupProps {
  hex: HexId
  options: Move
  plan: Plan
  set(plan: Plan): void
  /** Only where there are many: one of them lies open. */
  fold?: { open: boolean; onTurn(open: boolean): void }
}

/** The ships of one system: tapped one by one or all at once; those that carry open their holds. */
export function OriginGroup({ fold, ...group }: OriginGroupProps) {
  const { hex, options } = group
  const name = options.fleet[hex] ? say('galaxy.move.here', { place: systemName(hex) }) : systemName(hex)
  if (!fold)
    return (
      <section class="chip-group" aria-label={systemName(hex)}>
        <h2>{name}</h2>
        <Ships {...group}>
          <AllOfThem {...group} />
        </Ships>
      </section>
    )
  return (
    <Fold
      class="chip-group"
      name={name}
      line={!fold.open && <Going {...group} />}
      aside={<AllOfThem {...group} />}
      {...fold}>
      <Ships {...group} />
    </Fold>
  )
}

type GroupProps = Omit<OriginGroupProps, 'fold'>

/** What goes from there with its load, else what could. */
function Going({ hex, options, plan }: GroupProps) {
  const ships = shipsFrom(options, hex)
  const going = ships.filter(id => plan[id])
  const seen = (ids: readonly UnitId[]) => ids.flatMap(id => galaxyTable.value?.units[id] ?? [])
  if (going.length === 0) return <Silhouettes units={kindsOf(seen(ships))} size={18} />
  const units = [...seen(going), ...going.flatMap(id => loadOf(options, plan, id))]
  return <Silhouettes units={kindsOf(units)} size={18} look="going" />
}

function AllOfThem({ hex, options, plan, set }: GroupProps) {
  const all = takeAll(options, plan, hex)
  const more = Object.keys(all).length > Object.keys(plan).length
  if (!more && shipsFrom(options, hex).every(id => !plan[id])) return null
  return (
    <button type="button" class="small" onClick={() => set(more ? all : leaveAll(options, plan, hex))}>
      {say(more ? 'galaxy.move.all' : 'galaxy.move.noneOf')}
    </button>
  )
}

function Ships({ hex, options, plan, set, children }: GroupProps & { children?: ComponentChildren }) {
  const [hold, openHold] = useState<UnitId>()
  const ships = shipsFrom(options, hex)
  return (
    <>
      <div class="chips">
        {ships.map(id => {
          const { kind, capacity } = options.ships[id] ?? { kind: '', capacity: 0 }
          const load = aboard(options, id).length + (plan[id]?.cargo.length ?? 0)
          const damaged = galaxyTable.value?.units[id]?.damaged === true
          const fast = isFast(options, id, plan[id]?.way ?? 0)
          const facts = [
            fast && say('galaxy.move.fast'),
            capacity > 0 && say('galaxy.move.load', { count: load, most: capacity }),
            damaged && say('galaxy.hits.damaged'),
          ].filter(fact => typeof fact === 'string')
          return (
            <ShipChip
              key={id}
              kind={kind}
              pressed={plan[id] !== undefined}
              facts={facts.join(', ')}
              look={damaged ? 'hurt' : ''}
              onTap={() => set(plan[id] ? leave(plan, id) : take(options, plan, id))}>
              {(fast || capacity > 0) && (
                <span class="chip-note" aria-hidden="true">
                  {[fast && '+1', capacity > 0 && `${load}/${capacity}`].filter(Boolean).join(' ')}
                </span>
              )}
            </ShipChip>
          )
        })}
        {children}
      </div>
      <Holds ships={ships} open={hold} onOpen={openHold} options={options} plan={plan} set={set} />
    </>
  )
}
