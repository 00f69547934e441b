import type { Choice } from '../../../shared/engine/options.ts'
import type { Seat } from '../../../shared/engine/rules.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import type { Table } from '../table.ts'

/** So many planets can be read at a glance. */
const many = 12

/** Whose planets there are to choose from, by choice; none where they are few. */
export function ownersIn(table: Table | undefined, of: Readonly<Record<string, Choice>>): Map<string, Seat> {
  const held = Object.entries(of).flatMap(([id, { on }]) => {
    const owner = on && 'planet' in on ? table?.planets[on.planet]?.owner : undefined
    return owner === undefined ? [] : [[id, owner] as const]
  })
  return new Map(held.length > many ? held : [])
}

interface OwnersProps {
  seats: readonly Seat[]
  shown: Seat | undefined
  onShow(seat: Seat | undefined): void
}

/** Shows the planets of one of them only. */
export const Owners = ({ seats, shown, onShow }: OwnersProps) => (
  <p class="owners">
    <button type="button" aria-pressed={shown === undefined} onClick={() => onShow(undefined)}>
      {say('galaxy.owners.all')}
    </button>
    {seats.map(seat => (
      <button key={seat} type="button" aria-pressed={seat === shown} onClick={() => onShow(seat)}>
        <SeatName seat={seat} />
      </button>
    ))}
  </p>
)
