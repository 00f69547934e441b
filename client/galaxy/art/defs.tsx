import { render } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { luckOf, times } from '../../parts/luck.ts'
import { dots, hexPath } from '../../parts/outlines.ts'

type Stop = readonly [at: number, colour: string, opacity?: number]

interface Glow {
  readonly stops: readonly Stop[]
  readonly x?: number
  readonly y?: number
  readonly r?: number
}

const puff = (colour: string, opacity: number): Glow => ({
  stops: [
    [0, colour, opacity],
    [0.45, colour, opacity * 0.55],
    [1, colour, 0],
  ],
})

const glows: Record<string, Glow> = {
  space: {
    r: 0.62,
    stops: [
      [0, '#1b2750'],
      [0.55, '#0f1733'],
      [1, '#080c1d'],
    ],
  },
  blue: puff('#3f6fe0', 0.42),
  violet: puff('#8a4fe0', 0.5),
  teal: puff('#1fa6a8', 0.36),
  rose: puff('#e0559c', 0.45),
  pink: puff('#ff86d0', 0.75),
  lilac: puff('#a877ff', 0.8),
  dust: puff('#b58b62', 0.5),
  amber: puff('#ffb52e', 0.85),
  pearl: puff('#f4f1ff', 0.9),
  dark: puff('#05070f', 0.9),
  shade: {
    x: 0.34,
    y: 0.3,
    r: 0.74,
    stops: [
      [0.3, '#02030a', 0],
      [0.68, '#02030a', 0.38],
      [1, '#02030a', 0.92],
    ],
  },
  light: {
    x: 0.32,
    y: 0.27,
    r: 0.4,
    stops: [
      [0, '#fff', 0.62],
      [0.4, '#fff', 0.18],
      [1, '#fff', 0],
    ],
  },
  rim: {
    stops: [
      [0.83, '#dff', 0],
      [0.97, '#dff', 0.3],
      [1, '#fff', 0.5],
    ],
  },
  nova: {
    stops: [
      [0, '#fff'],
      [0.22, '#fff3c4'],
      [0.4, '#ffb833', 0.95],
      [0.62, '#ff5a1f', 0.6],
      [1, '#c2122a', 0],
    ],
  },
  alpha: {
    stops: [
      [0.1, '#1a0702'],
      [0.4, '#7a2a06'],
      [0.72, '#ff8b34', 0.75],
      [1, '#ff8b34', 0],
    ],
  },
  beta: {
    stops: [
      [0.1, '#011214'],
      [0.4, '#06525f'],
      [0.72, '#2fe0e8', 0.7],
      [1, '#2fe0e8', 0],
    ],
  },
  gamma: {
    stops: [
      [0.1, '#0c0416'],
      [0.4, '#3d0f73'],
      [0.72, '#a45bff', 0.75],
      [1, '#a45bff', 0],
    ],
  },
  delta: {
    stops: [
      [0.1, '#041204'],
      [0.4, '#125c0b'],
      [0.72, '#4fd63a', 0.7],
      [1, '#4fd63a', 0],
    ],
  },
  gold: {
    x: 0.38,
    y: 0.32,
    r: 0.75,
    stops: [
      [0, '#fff1b8'],
      [0.4, '#eeb848'],
      [0.75, '#b0741f'],
      [1, '#5a370c'],
    ],
  },
}

const sky = luckOf('sky')
const skies = [110, 36, 9].map(count =>
  dots(times(count, () => ({ x: sky() * 556 + 2, y: sky() * 466 + 2 }))),
)

export const paint = (name: keyof typeof glows) => `url(#tw-${name})`

function Defs() {
  return (
    <svg width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(glows).map(([name, { stops, x = 0.5, y = 0.5, r = 0.5 }]) => (
          <radialGradient key={name} id={`tw-${name}`} cx={x} cy={y} r={r}>
            {stops.map(([at, colour, opacity = 1]) => (
              <stop key={at} offset={at} stop-color={colour} stop-opacity={opacity} />
            ))}
          </radialGradient>
        ))}
        <pattern id="tw-sky" width="560" height="470" patternUnits="userSpaceOnUse" class="sky-stars">
          {skies.map((d, i) => (
            <path key={d} d={d} stroke-width={1 + i * 0.6} stroke-opacity={0.4 + i * 0.2} />
          ))}
        </pattern>
        <clipPath id="tw-hex">
          <path d={hexPath(98)} />
        </clipPath>
        <clipPath id="tw-disc">
          <circle r="50" />
        </clipPath>
      </defs>
    </svg>
  )
}

/** One set of gradients for the whole page, in a place of its own: a tile in the hand must not lose its paint when the
 *  map is hidden, and nothing under `display: none` paints. */
export function useSharedPaint(): void {
  useLayoutEffect(() => {
    if (document.getElementById('tw-space')) return
    const home = document.createElement('div')
    document.body.appendChild(home)
    render(<Defs />, home)
  }, [])
}
