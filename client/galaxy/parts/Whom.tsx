import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../shared/engine/rules.ts'
import { nameOfSeat, SeatMark } from '../../parts/SeatMark.tsx'
import { Face } from './Face.tsx'

interface WhomProps {
  seats: readonly Seat[]
  chosen: Seat | undefined
  legend: string
  /** What helps to choose. */
  facts?(seat: Seat): ComponentChildren
  onChoose(seat: Seat): void
}

/** One of several players. */
export const Whom = ({ seats, chosen, legend, facts, onChoose }: WhomProps) => (
  <fieldset class="options whom tiled">
    <legend class="dock-hint">{legend}</legend>
    {seats.map(seat => (
      <label key={seat}>
        <input type="radio" name="whom" checked={seat === chosen} onChange={() => onChoose(seat)} />
        <Face name={nameOfSeat(seat)} mark={<SeatMark seat={seat} size={28} />} facts={facts?.(seat)} />
      </label>
    ))}
  </fieldset>
)
