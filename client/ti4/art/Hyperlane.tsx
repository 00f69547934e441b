import type { MapPlace } from '../../galaxy/map/mapPlace.ts'
import { luckOf } from '../../parts/luck.ts'
import { dots, hexPath, scatter } from '../../parts/outlines.ts'

const rim = hexPath(97.5)
const apothem = Math.sqrt(0.75) * 97.5

/** The middle of a side, clockwise from the top. */
function sideAt(edge: number, far = apothem) {
  const angle = (edge * Math.PI) / 3
  return { x: Math.round(Math.sin(angle) * far), y: Math.round(-Math.cos(angle) * far) }
}

/** Straight across, or bent the more the nearer its ends lie. */
function curve([from, to]: readonly [number, number]): string {
  const [a, b] = [sideAt(from), sideAt(to)]
  const [near, far] = [sideAt(from, apothem * 0.42), sideAt(to, apothem * 0.42)]
  return `M${a.x} ${a.y}C${near.x} ${near.y} ${far.x} ${far.y} ${b.x} ${b.y}`
}

/** A tile that is no system: tubes of light, joined to those of the tiles beside it. */
export function Hyperlane({ place: { hex, lanes: links = [] } }: { place: MapPlace }) {
  const luck = luckOf(`${hex} lanes`)
  const lines = links.map(curve).join('')
  const ends = [...new Set(links.flat())].map(edge => sideAt(edge, apothem - 3))
  return (
    <g class="tile lane">
      <path d={rim} fill="#080c20" />
      <g clip-path="url(#tw-hex)">
        <path
          d={dots(scatter(luck, 16, 92))}
          stroke="#cfdcff"
          stroke-opacity=".5"
          stroke-width="1.2"
          stroke-linecap="round"
        />
        <g fill="none" stroke-linecap="butt">
          <path d={lines} stroke="#02040c" stroke-opacity=".75" stroke-width="25" />
          <path d={lines} stroke="#1c7fb8" stroke-opacity=".55" stroke-width="18" />
          <path d={lines} stroke="#061326" stroke-width="11" />
          <path d={lines} stroke="#7fe3ff" stroke-width="3" />
          <path d={lines} stroke="#fff" stroke-width="3" stroke-dasharray="7 13" />
        </g>
        {ends.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="9" fill="#d9f7ff" opacity=".85" />
        ))}
      </g>
      <path class="rim" d={rim} />
    </g>
  )
}
