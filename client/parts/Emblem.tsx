import { starPath } from './outlines.ts'

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`

/** Drawn from -12 to 12; where paths overlap, the inner one is cut out. */
const emblems: Record<string, string> = {
  star: starPath(5, 11.5, 4.8),
  crescent: 'M4.5-10.8A11 11 0 1 0 10.8 4.5 9 9 0 0 1 4.5-10.8Z',
  sun: `${starPath(10, 11.8, 7)}${circle(0, 0, 5.2)}${circle(0, 0, 3.2)}`,
  tower:
    'M-8-11H-4.4V-8H-1.8V-11H1.8V-8H4.4V-11H8V-3.5L6-1.5V8H9V11H-9V8H-6V-1.5L-8-3.5ZM-2 11V5A2 2 0 0 1 2 5V11Z',
  wing: 'M-11 9C-10-4-2-10.5 11.5-10.5 10.5-7 8.5-4.8 5.5-3.8H9C7.4-.6 5-.2 2.2.4H5C3 3.8-.5 4.2-3 4.4-6.5 4.8-9 6-11 9Z',
  wave: 'M-11.5-2C-9-9-2-11.5 3.5-9 8-7 8.5-1.5 4.5-.500 5-4 1.5-5.5-1-3.5-4-1 .5 4 11.5 2 8 8.5-7 9.5-11.5-2ZM-11 9Q0 13.5 11 8V10.500Q0 14-11 11.500Z',
  thorn: 'M0-12 2.6-3 11.5-6.5 5 1 11 9 2.2 5.4 0 12-2.2 5.4-11 9-5 1-11.5-6.5-2.6-3Z',
  eye: `M-12 0Q0-13.5 12 0 0 13.5-12 0ZM-7.5 0Q0 8.4 7.5 0 0-8.4-7.5 0Z${circle(0, 0, 3.2)}`,
}

export const emblemNames: readonly string[] = Object.keys(emblems)

/** Lies around 0,0 inside a drawing and flows with the text outside one. */
export const Emblem = ({ name, size }: { name: string; size: number }) => (
  <svg x={-size / 2} y={-size / 2} width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
    <path d={emblems[name] ?? emblems['star']} fill="currentColor" fill-rule="evenodd" />
  </svg>
)
