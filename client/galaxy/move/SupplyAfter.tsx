import { counted, standings } from '../../../shared/galaxy/shapes/afterMove.ts'
import type { Move, Moved } from '../../../shared/galaxy/shapes/move.ts'
import { say } from '../../text/text.ts'
import { systemName } from '../map/hexNames.ts'

/** Fleet Supply and places for Fighters in each activated system, as they would be. */
export function SupplyAfter({ options, moved }: { options: Move; moved: Moved }) {
  const after = standings(options, moved)
  const several = Object.keys(options.fleet).length > 1
  return (
    <div class="standings" aria-live="polite">
      {Object.entries(options.fleet).map(([hex, { most }]) => {
        const fleet = after[hex]
        if (!fleet) return null
        return (
          <p key={hex}>
            {several && <strong>{systemName(hex)}</strong>}
            <Meter name="galaxy.move.supply" now={counted(options, fleet)} most={most} />
            {(fleet.fighters > 0 || fleet.support > 0) && (
              <Meter name="galaxy.move.support" now={fleet.fighters} most={Math.max(0, fleet.support)} />
            )}
          </p>
        )
      })}
    </div>
  )
}

const Meter = ({ name, now, most }: { name: string; now: number; most: number }) => (
  <span class={now > most ? 'standing too-much' : 'standing'}>
    {say(name)} <b>{`${now}/${most}`}</b>
  </span>
)
