import type { Seat } from '../../shared/engine/rules.ts'
import type { Colour, EmblemName } from '../../shared/protocol.ts'
import { seatInfo } from '../net/room.ts'
import { t } from '../text/text.ts'
import { Emblem } from './Emblem.tsx'
import { seatColours } from './seatColours.ts'

/** An emblem in its colour on the night sky: colour is never the only mark. */
export const Seal = ({
  colour,
  emblem,
  size = 28,
}: {
  colour: Colour
  emblem: EmblemName
  size?: number
}) => (
  <span class="seal-mark" style={`--of:${seatColours[colour]};--size:${size}px`}>
    <Emblem name={emblem} size={Math.round(size * 0.6)} />
  </span>
)

export function SeatMark({ seat, size }: { seat: Seat; size?: number }) {
  const info = seatInfo(seat)
  return info ? <Seal colour={info.colour} emblem={info.emblem} {...(size && { size })} /> : null
}

/** A bot is called after its emblem. */
export function nameOfSeat(seat: Seat): string {
  const { name, bot, emblem } = seatInfo(seat) ?? {}
  if (name !== undefined) return name
  return bot && emblem ? t('seat.botNamed', { emblem: t(`emblem.${emblem}`) }) : t('seat.free')
}

interface SeatNameProps {
  seat: Seat
  size?: number
  /** The name it had when this was said. */
  once?: string | undefined
}

export const SeatName = ({ seat, size = 20, once }: SeatNameProps) => (
  <span class="seat-name">
    <SeatMark seat={seat} size={size} />
    {once ?? nameOfSeat(seat)}
  </span>
)
