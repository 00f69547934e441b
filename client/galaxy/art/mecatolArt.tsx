import { luckOf, times } from '../../parts/luck.ts'
import { around, dots, hexPath, scatter, starPath } from '../../parts/outlines.ts'
import { paint } from './defs.tsx'

const luck = luckOf('throne of the galaxy')
const avenues = times(12, i => {
  const { x, y } = around(50, i / 12 + 0.02)
  return `M0 0L${Math.round(x)} ${Math.round(y)}`
}).join('')
/** Radius, breadth, and how its blocks are cut by streets. */
const districts = [
  [22, 4.5, '4 1.5 7 1.5'],
  [30, 6, '3 1.2 9 1.6 5 1.2'],
  [38, 5, '6 1.4 3 1.2 11 1.6'],
  [45, 4.5, '3 1.2 6 1.4'],
] as const
const lights = [dots(scatter(luck, 90, 48)), dots(scatter(luck, 30, 46))] as const

/** The throne world: one golden city from pole to pole, its districts in rings about the palace. */
export const MecatolBall = () => (
  <>
    <circle r="50" fill={paint('gold')} />
    <g clip-path="url(#tw-disc)" fill="none" stroke="#5e3a0b" stroke-opacity=".55">
      {districts.map(([r, breadth, streets]) => (
        <circle key={r} r={r} stroke="#ffe9a6" stroke-width={breadth} stroke-dasharray={streets} />
      ))}
      <path d={avenues} stroke-width="1.8" />
      <path d={hexPath(17)} fill="#7a4c10" stroke="#ffe9a6" stroke-width="1.6" stroke-opacity=".9" />
      <g stroke-linecap="round" stroke-opacity="1">
        <path d={lights[0]} stroke="#fff0b3" stroke-width="1.5" />
        <path d={lights[1]} stroke="#fff" stroke-width="2.4" />
      </g>
    </g>
    <path d={starPath(8, 13, 5)} fill="#fff7d6" stroke="#7a4a0c" stroke-width="1.2" />
    <circle r="50" fill={paint('shade')} opacity=".6" />
    <circle r="50" fill={paint('light')} />
  </>
)

/** Behind the ball: the glow and rays of the one world everybody wants. */
export const MecatolGlory = () => (
  <g>
    <circle r="98" fill={paint('amber')} />
    <path d={starPath(24, 98, 56, 0)} fill="#ffd97a" opacity=".24" />
    <g fill="none" stroke="#ffdf94">
      <circle r="62" stroke-opacity=".55" stroke-width="1.6" />
      <circle r="67" stroke-opacity=".45" stroke-width="3.4" stroke-dasharray="1.5 6" />
    </g>
  </g>
)
