import type { Spot } from '../../galaxy/art/tileLayout.ts'
import { starPath } from '../../parts/outlines.ts'

const star = starPath(5, 9.5, 4)

/** On a world of legend: a gold star. */
export const LegendaryMark = ({ at: { x, y, r } }: { at: Spot }) => (
  <g transform={`translate(${x} ${y - r - 1})`}>
    <circle r="12.500" fill="#1b1404" stroke="#f1cf63" stroke-width="2" />
    <path d={star} fill="#ffe08a" />
  </g>
)
