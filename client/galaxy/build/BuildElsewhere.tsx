import { bought } from '../../../shared/galaxy/cart.ts'
import { Steps } from '../../ask/Steps.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { problem } from '../../room/answering.ts'
import { say } from '../../text/text.ts'
import { systemName } from '../map/hexNames.ts'
import { nameOf } from '../names.ts'
import { galaxyTable } from '../table.ts'
import type { Shopping } from './DockYard.tsx'
import { barred, otherSpots, placed, withDock } from './order.ts'

/** A Space Dock where none stands yet. */
export function NewDocks({ options, order, onOrder }: Shopping) {
  if (options.newDocks.length === 0) return null
  const cost = options.prices.space_dock?.cost ?? 0
  return (
    <fieldset class="yard new-docks">
      <legend class="hidden">{say('galaxy.produce.newDocks')}</legend>
      <p>
        <b aria-hidden="true">{say('galaxy.produce.newDocks')}</b>{' '}
        <span class="hint">{say('galaxy.produce.price', { count: cost })}</span>
      </p>
      <div class="chips">
        {options.newDocks.map(planet => {
          const next = withDock(order, planet)
          const on = order.newDocks.includes(planet)
          const refused = on ? undefined : barred(options, next)
          return (
            <button
              key={planet}
              type="button"
              class="planet-chip"
              aria-pressed={on}
              aria-disabled={refused !== undefined}
              onClick={() => {
                if (refused) problem.value = refused
                else onOrder(next)
              }}>
              <UnitGlyph kind="space_dock" size={22} />
              {nameOf('planet', planet)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

function placeName({ ground, holds }: Shopping['options'], spot: string): string {
  if (spot in ground) return nameOf('planet', spot)
  const ship = holds && spot in holds ? galaxyTable.value?.units[spot] : undefined
  return ship ? nameOf('unit', ship.kind) : systemName(spot)
}

/** Only where something lets what is built be placed farther away. */
export function Elsewhere({ options, order, onOrder }: Shopping) {
  const built = Object.keys(bought(order))
  const ways = built.flatMap(kind =>
    otherSpots(options, kind)
      .filter(spot => !(spot in options.docks && Object.keys(options.docks).length === 1))
      .map(spot => [kind, spot] as const),
  )
  if (ways.length === 0) return null
  return (
    <fieldset class="yard">
      <legend>{say('galaxy.produce.elsewhere')}</legend>
      {ways.map(([kind, spot]) => {
        const name = say('galaxy.unit.at', {
          unit: kind,
          place: placeName(options, spot),
        })
        const more = placed(options, order, spot, kind, 1)
        const fewer = placed(options, order, spot, kind, -1)
        return (
          <div class="stepper" key={`${kind} ${spot}`}>
            <UnitGlyph kind={kind} size={24} />
            <span class="stepper-name">{name}</span>
            <Steps
              name={name}
              count={order.elsewhere?.[spot]?.[kind] ?? 0}
              fewer={fewer && (() => onOrder(fewer))}
              more={more && (() => onOrder(more))}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
