import type { ComponentChild } from 'preact'
import { between, type Luck, times } from '../../parts/luck.ts'
import { around, blob, crack, dots, type Point, scatter, spiral } from '../../parts/outlines.ts'
import type { Family } from './planetLook.ts'

const hsl = (hue: number, saturation: number, light: number, opacity = 1) =>
  `hsl(${Math.round(hue)} ${saturation}% ${Math.round(light)}%${opacity < 1 ? ` / ${opacity}` : ''})`

const base = (fill: string) => <circle r="50" fill={fill} />
const blobs = (luck: Luck, count: number, size: number, flat = 1) =>
  scatter(luck, count, 44)
    .map(p => blob(luck, p, size * between(luck, 0.6, 1.3), flat))
    .join('')

/** A stripe bent as latitude lines are on a ball seen a little from above. */
const band = (top: number, height: number) =>
  `M-60 ${top}Q0 ${top + 14} 60 ${top}V${top + height}Q0 ${top + height + 14}-60 ${top + height}Z`

const swirl = (y: number, x: number, width: number) =>
  `M${x} ${y}q${width / 4}-7 ${width / 2}-1t${width / 2}-1`

const clouds = (luck: Luck, count: number) => (
  <path
    d={times(count, () => swirl(between(luck, -40, 40), between(luck, -55, 0), between(luck, 25, 55))).join(
      '',
    )}
    fill="none"
    stroke="#fff"
    stroke-opacity=".6"
    stroke-width="4"
    stroke-linecap="round"
  />
)

/** What lies on the ball of radius 50 before light and shadow fall on it. */
export const surfaces: Record<Family, (luck: Luck, hue: number) => ComponentChild> = {
  terran: (luck, hue) => {
    const land = between(luck, 70, 135)
    return (
      <>
        {base(hsl(hue, 72, 46))}
        <path d={blobs(luck, 5, 19)} fill={hsl(land, 48, 42)} />
        <path d={blobs(luck, 4, 8)} fill={hsl(land - 45, 45, 55)} />
        <ellipse cy="-49" rx="26" ry="9" fill="#f3fbff" />
        <ellipse cy="50" rx="20" ry="7" fill="#f3fbff" />
        {clouds(luck, 5)}
      </>
    )
  },
  giant: (luck, hue) => {
    let y = -56
    const stripes = times(9, i => {
      const height = between(luck, 7, 17)
      const stripe = (
        <path
          key={i}
          d={band(y, height)}
          fill={hsl(hue + between(luck, -22, 22), 58, between(luck, 40, 74))}
        />
      )
      y += height - 0.5
      return stripe
    })
    const x = between(luck, -22, 22)
    return (
      <>
        {base(hsl(hue, 50, 55))}
        {stripes}
        <ellipse cx={x} cy="20" rx="13" ry="7" fill={hsl(hue + 25, 75, 38)} />
        <ellipse cx={x} cy="19" rx="8" ry="4" fill={hsl(hue + 20, 85, 66)} />
      </>
    )
  },
  desert: (luck, hue) => (
    <>
      {base(hsl(hue, 62, 56))}
      <path d={blobs(luck, 5, 16, 0.5)} fill={hsl(hue - 12, 58, 40)} />
      <path d={blobs(luck, 4, 12, 0.4)} fill={hsl(hue + 10, 72, 70)} />
      <path
        d={times(8, i => swirl(-44 + i * 12, between(luck, -55, -20), between(luck, 50, 90))).join('')}
        fill="none"
        stroke={hsl(hue - 10, 60, 34, 0.55)}
        stroke-width="2.2"
      />
    </>
  ),
  ice: (luck, hue) => (
    <>
      {base(hsl(hue, 55, 74))}
      <path d={blobs(luck, 5, 17)} fill={hsl(hue, 60, 88)} />
      <path d={blobs(luck, 3, 9)} fill={hsl(hue + 15, 55, 58)} />
      <path
        d={scatter(luck, 8, 46)
          .map(p => crack(luck, p, 5, 11))
          .join('')}
        fill="none"
        stroke={hsl(hue + 12, 70, 42, 0.75)}
        stroke-width="1.8"
      />
      <ellipse cy="-46" rx="32" ry="13" fill="#fff" />
    </>
  ),
  lava: (luck, hue) => {
    const veins = scatter(luck, 9, 44)
      .map(p => crack(luck, p, 5, 11))
      .join('')
    return (
      <>
        {base(hsl(hue + 5, 32, 19))}
        <path d={blobs(luck, 5, 13)} fill={hsl(hue, 30, 29)} />
        <path
          d={veins}
          fill="none"
          stroke={hsl(hue + 12, 95, 48, 0.7)}
          stroke-width="6"
          stroke-linejoin="round"
        />
        <path d={veins} fill="none" stroke={hsl(hue + 40, 100, 68)} stroke-width="2" />
        <path d={blobs(luck, 2, 9)} fill={hsl(hue + 28, 100, 58)} />
      </>
    )
  },
  crater: (luck, hue) => {
    const pits = times(9, i => ({
      at: around(between(luck, 8, 45), i / 9 + luck() * 0.1),
      r: between(luck, 3, 11),
    }))
    return (
      <>
        {base(hsl(hue, 20, 58))}
        <path d={blobs(luck, 4, 18)} fill={hsl(hue + 10, 20, 47)} />
        {pits.map(({ at: { x, y }, r }, i) => (
          <g key={i}>
            <circle cx={x + 1.4} cy={y + 1.6} r={r} fill={hsl(hue, 25, 78)} />
            <circle cx={x} cy={y} r={r} fill={hsl(hue, 24, 36)} />
          </g>
        ))}
      </>
    )
  },
  storm: (luck, hue) => {
    const eye: Point = { x: between(luck, -14, 14), y: between(luck, -10, 14) }
    return (
      <>
        {base(hsl(hue, 52, 44))}
        <path d={blobs(luck, 6, 15, 0.5)} fill={hsl(hue + 18, 52, 56)} />
        <path d={blobs(luck, 4, 13, 0.4)} fill={hsl(hue - 18, 56, 33)} />
        <g
          fill="none"
          stroke={hsl(hue + 10, 60, 86, 0.62)}
          stroke-linecap="round"
          transform={`translate(${eye.x} ${eye.y}) scale(1 .6)`}>
          <path d={spiral(3, 17, 1.1, luck()) + spiral(24, 32, 0.5, luck())} stroke-width="4.5" />
          <path
            d={times(5, i => spiral(34 + i * 9, 37 + i * 10, between(luck, 0.12, 0.3), luck())).join('')}
            stroke-width="3"
          />
        </g>
        <path
          d={dots(scatter(luck, 8, 44))}
          stroke="#fff"
          stroke-opacity=".5"
          stroke-width="3"
          stroke-linecap="round"
        />
      </>
    )
  },
}
