import { between, type Luck, times } from './luck.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Tiles are drawn around 0,0 with corners 100 away: flat sides above and below. */
export const tileRadius = 100
export const halfHeight = tileRadius * Math.sqrt(0.75)

/** How far the tile reaches sideways at a height. */
export const halfWidthAt = (y: number) => tileRadius - Math.abs(y) / Math.sqrt(3)

const tenth = (n: number) => Math.round(n * 10) / 10
const at = ({ x, y }: Point) => `${tenth(x)} ${tenth(y)}`

export const around = (radius: number, turn: number, centre: Point = { x: 0, y: 0 }): Point => ({
  x: centre.x + radius * Math.cos(turn * Math.PI * 2),
  y: centre.y + radius * Math.sin(turn * Math.PI * 2),
})

export const polygon = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`

export const hexPath = (radius: number, turn = 0) => polygon(times(6, i => around(radius, i / 6 + turn)))

export const starPath = (spikes: number, outer: number, inner: number, turn = -0.25) =>
  polygon(times(spikes * 2, i => around(i % 2 ? inner : outer, turn + i / spikes / 2)))

/** A closed line without corners: each point bends it, the middles between points lie on it. */
export function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const last = points.at(-1) ?? { x: 0, y: 0 }
  const parts = points.map((p, i) => `Q${at(p)} ${at(middle(p, points[(i + 1) % points.length] ?? p))}`)
  return `M${at(middle(last, points[0] ?? last))}${parts.join('')}Z`
}

const ragged = (luck: Luck, centre: Point, radius: number, corners: number, wobble: number, flat: number) =>
  times(corners, i => {
    const p = around(radius * between(luck, 1 - wobble, 1 + wobble), (i + between(luck, -0.3, 0.3)) / corners)
    return { x: centre.x + p.x, y: centre.y + p.y * flat }
  })

export const blob = (luck: Luck, centre: Point, radius: number, flat = 1) =>
  smooth(ragged(luck, centre, radius, 9, 0.45, flat))

export const rock = (luck: Luck, centre: Point, radius: number) =>
  polygon(ragged(luck, centre, radius, 8, 0.2, 0.85))

/** Many dots as one path: a line of no length with round ends is a dot as wide as the stroke. */
export const dots = (points: readonly Point[]) => points.map(p => `M${at(p)}h0`).join('')

export const scatter = (luck: Luck, count: number, radius: number) =>
  times(count, () => around(radius * Math.sqrt(luck()), luck()))

export function crack(luck: Luck, from: Point, steps: number, stride: number): string {
  let turn = luck()
  let here = from
  const line = times(steps, () => {
    turn += between(luck, -0.14, 0.14)
    here = around(stride * between(luck, 0.6, 1.4), turn, here)
    return at(here)
  })
  return `M${at(from)}L${line.join('L')}`
}

export function spiral(inner: number, outer: number, turns: number, start: number): string {
  const steps = Math.ceil(turns * 26)
  const line = times(steps + 1, i =>
    at(around(inner + ((outer - inner) * i) / steps, start + (turns * i) / steps)),
  )
  return `M${line.join('L')}`
}
