import { useEffect, useRef } from 'preact/hooks'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import { Steps } from '../../ask/Steps.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { say } from '../../text/text.ts'
import { edition } from '../edition.ts'
import { systemName } from '../map/hexNames.ts'
import { kindsOf } from '../map/piecesOn.ts'
import { nameOf } from '../names.ts'
import { bringIntoSight } from '../parts/Fold.tsx'
import { Silhouettes } from '../parts/Silhouettes.tsx'
import type { UnitId } from '../table.ts'
import { galaxyTable } from '../table.ts'
import { aboard, byWay, holds, isFast, loadOne, unloadOne } from './loading.ts'
import type { Plan } from './plan.ts'

interface HoldRowsProps {
  ship: UnitId
  options: Move
  plan: Plan
  set(plan: Plan): void
}

/** What lies on a ship now, what it had aboard included. */
export const loadOf = (options: Move, plan: Plan, ship: UnitId) =>
  [...aboard(options, ship), ...(plan[ship]?.cargo ?? [])].flatMap(id => galaxyTable.value?.units[id] ?? [])

/** Whether there is anything to choose about it. */
const hasHold = (options: Move, plan: Plan, ship: UnitId) =>
  (options.ships[ship]?.routes.length ?? 0) > 1 ||
  loadOf(options, plan, ship).length > 0 ||
  holds(options, plan, ship).length > 0

/** Room is kept for its load from the start, so that nothing gives way under the finger. */
const couldLoad = (options: Move, ship: UnitId) => hasHold(options, { [ship]: { way: 0, cargo: [] } }, ship)

interface HoldsProps extends Omit<HoldRowsProps, 'ship'> {
  ships: readonly UnitId[]
  open: UnitId | undefined
  onOpen(ship: UnitId | undefined): void
}

/** Every ship that takes something along, with its load; one of them lies open. */
export function Holds({ ships, open, onOpen, ...rest }: HoldsProps) {
  const { options, plan } = rest
  if (!ships.some(ship => couldLoad(options, ship))) return null
  const laden = ships.filter(ship => plan[ship] && hasHold(options, plan, ship))
  const shown = laden.find(ship => ship === open)
  return (
    <>
      <div class="holds">
        {laden.map(ship => {
          const { kind, capacity } = options.ships[ship] ?? { kind: '', capacity: 0 }
          const load = loadOf(options, plan, ship)
          return (
            <button
              key={ship}
              type="button"
              class="hold-head"
              aria-expanded={ship === shown}
              title={nameOf('unit', kind)}
              onClick={() => onOpen(ship === shown ? undefined : ship)}>
              <UnitGlyph kind={kind} size={20} />
              <span class="hidden">{nameOf('unit', kind)} </span>
              <b>{`${load.length}/${capacity}`}</b>
              <Silhouettes units={kindsOf(load)} size={16} />
            </button>
          )
        })}
      </div>
      {shown && <HoldRows ship={shown} {...rest} />}
    </>
  )
}

/** What one ship takes along: which way it goes, and how many of what lies on it. */
function HoldRows({ ship, options, plan, set }: HoldRowsProps) {
  const { routes } = options.ships[ship] ?? { routes: [] }
  const rows = useRef<HTMLDivElement>(null)
  useEffect(() => bringIntoSight(rows.current), [ship])
  return (
    <div class="hold" ref={rows}>
      {routes.length > 1 && (
        <fieldset class="pills">
          <legend>{say('galaxy.move.way')}</legend>
          {routes.map((route, i) => (
            <label key={route.join()}>
              <input
                type="radio"
                name={`way ${ship}`}
                checked={i === (plan[ship]?.way ?? 0)}
                onChange={() => set(byWay(options, plan, ship, i))}
              />
              <span>{isFast(options, ship, i) ? `${wayName(route)} +1` : wayName(route)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {holds(options, plan, ship).map(({ kind: what, spot, count }) => {
        const more = loadOne(options, plan, ship, what, spot)
        const fewer = unloadOne(options, plan, ship, what, spot)
        const called = say('galaxy.move.from', { unit: what, place: spotName(spot) })
        return (
          <div class="stepper" key={`${what} ${spot}`}>
            <UnitGlyph kind={what} size={22} />
            <span class="stepper-name">
              {nameOf('unit', what)} <span class="hint">{spotName(spot)}</span>
            </span>
            <Steps
              name={called}
              count={count}
              fewer={fewer && (() => set(fewer))}
              more={more && (() => set(more))}
            />
          </div>
        )
      })}
    </div>
  )
}

const spotName = (spot: string) => (edition.planet(spot) ? nameOf('planet', spot) : systemName(spot))

/** By what it passes. */
function wayName(route: readonly string[]): string {
  const between = route.slice(1, -1)
  if (route.length === 1) return say('galaxy.move.stays')
  if (between.length === 0) return say('galaxy.move.straight')
  return say('galaxy.move.via', { places: between.map(systemName).join(', ') })
}
