import { times } from '../../parts/luck.ts'
import { around, dots, hexPath } from '../../parts/outlines.ts'

const spokes = times(6, i => {
  const { x, y } = around(46, i / 6)
  return `M0 0L${Math.round(x)} ${Math.round(y)}`
}).join('')
const lamps = dots(times(24, i => around(42, i / 24)))

/** A trade station: a wheel of docks about a market hall, so that nobody takes it for a planet. */
export const Station = () => (
  <>
    <g fill="none">
      <path d={spokes} stroke="#8fa3b8" stroke-width="6" />
      <circle r="42" stroke="#5d7085" stroke-width="15" />
      <circle r="42" stroke="#c9d8e6" stroke-width="9" stroke-dasharray="14 3.600" />
      <circle r="25" stroke="#8fa3b8" stroke-width="3" />
      <path d={lamps} stroke="#ffd97a" stroke-width="4" stroke-linecap="round" />
    </g>
    <path d={hexPath(17)} fill="#33465a" stroke="#ffd97a" stroke-width="3" />
    <circle r="6" fill="#ffe9a6" />
  </>
)
