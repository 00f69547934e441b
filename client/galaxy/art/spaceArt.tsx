import { between, luckOf } from '../../parts/luck.ts'
import { dots, hexPath, scatter, spiral } from '../../parts/outlines.ts'
import { paint } from './defs.tsx'

const tints = ['blue', 'violet', 'teal', 'rose'] as const
const ground = hexPath(98)

/** The dark behind everything: a tinted haze and stars, other ones for each system. */
export function Space({ system }: { system: string }) {
  const luck = luckOf(`${system} sky`)
  const haze = scatter(luck, 2, 70)
  const tint = tints[Math.floor(luck() * tints.length)] ?? 'blue'
  return (
    <>
      <path d={ground} fill={paint('space')} />
      {haze.map((p, i) => (
        <ellipse
          key={i}
          cx={p.x}
          cy={p.y}
          rx={between(luck, 55, 85)}
          ry={between(luck, 35, 60)}
          fill={paint(tint)}
        />
      ))}
      <g class="near-only" stroke="#cfdcff" stroke-linecap="round">
        <path d={dots(scatter(luck, 22, 96))} stroke-width="1.1" stroke-opacity=".7" />
      </g>
      <g stroke="#fff" stroke-linecap="round">
        <path d={dots(scatter(luck, 8, 94))} stroke-width="2" stroke-opacity=".85" />
        <path d={dots(scatter(luck, 2, 90))} stroke-width="3.2" stroke="#ffe9c4" />
      </g>
    </>
  )
}

/** Nothing but distance: a far galaxy to look at. */
export function FarGalaxy({ system }: { system: string }) {
  const luck = luckOf(`${system} deep`)
  const turn = Math.round(between(luck, -60, 60))
  const arms = [0, 0.5].map(start => spiral(5, 48, 0.9, start)).join('')
  return (
    <g
      transform={`translate(${Math.round(between(luck, -18, 18))} ${Math.round(between(luck, -14, 14))}) rotate(${turn}) scale(1 .42)`}>
      <circle r="62" fill={paint('blue')} />
      <path
        d={arms}
        fill="none"
        stroke="#a9bdff"
        stroke-opacity=".22"
        stroke-width="9"
        stroke-linecap="round"
      />
      <path
        d={arms}
        fill="none"
        stroke="#dfe7ff"
        stroke-opacity=".45"
        stroke-width="1.7"
        stroke-dasharray=".5 3.4"
        stroke-linecap="round"
      />
      <circle r="21" fill={paint('pearl')} opacity=".75" />
      <path
        d={dots(scatter(luck, 16, 48))}
        stroke="#fff"
        stroke-opacity=".7"
        stroke-width="1.6"
        stroke-linecap="round"
      />
    </g>
  )
}
