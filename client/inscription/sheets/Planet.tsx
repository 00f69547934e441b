import { wobbleOf } from './chalkPaths.ts'

/** A small world, no two alike. */
export function Planet({ x, y, r, seed }: { x: number; y: number; r: number; seed: string }) {
  const wobble = wobbleOf(seed)
  const hue = Math.round((wobble() + 1) * 180)
  const tilt = Math.round(wobble() * 35)
  return (
    <g class="planet" transform={`translate(${x} ${y}) rotate(${tilt}) scale(${r})`} style={{ '--hue': hue }}>
      <circle class="planet-ground" r={1} />
      <path
        class="planet-land"
        d={`M-.95 -.3Q0 ${-0.65 + wobble() * 0.2} .95 -.3L.98 .05Q0 ${-0.2 + wobble() * 0.2}-1 0z`}
      />
      <path class="planet-land" d={`M-.85 .5Q0 ${0.3 + wobble() * 0.2} .85 .5L.6 .8Q0 .65-.6 .8z`} />
      <path class="planet-shade" d="M.5 -.87A1 1 0 1 1-.87 .5Q1.030 1.030 .5 -.87z" />
    </g>
  )
}
