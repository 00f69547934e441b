import { times } from '../../parts/luck.ts'
import { spiral } from '../../parts/outlines.ts'
import { paint } from './defs.tsx'
import type { Spot } from './tileLayout.ts'

const kinds = {
  alpha: { letter: 'α', bright: '#ffb877', glow: '#ff8b34', arms: 3, turns: 0.8 },
  beta: { letter: 'β', bright: '#b8fbff', glow: '#2fe0e8', arms: 5, turns: -0.45 },
  gamma: { letter: 'γ', bright: '#e3c8ff', glow: '#a45bff', arms: 4, turns: 0.6 },
  delta: { letter: 'δ', bright: '#d2ffc4', glow: '#4fd63a', arms: 6, turns: -0.6 },
} as const

/** The Greek letter on it. */
export const signOf = (kind: string): string => kinds[kind as keyof typeof kinds]?.letter ?? kind

/** The kinds differ in hue, in the way they turn, and in their letter. */
export function Wormhole({ kind, spot }: { kind: string; spot: Spot }) {
  const { letter, bright, glow, arms, turns } = kinds[kind as keyof typeof kinds] ?? kinds.alpha
  const lines = times(arms, i => spiral(17, 48, Math.abs(turns), i / arms)).join('')
  return (
    <g transform={`translate(${spot.x} ${spot.y}) scale(${spot.r / 50})`}>
      <circle r="58" fill={paint(kind)} />
      <g fill="none" stroke-linecap="round" transform={turns < 0 ? 'scale(-1 1)' : undefined}>
        <path d={lines} stroke={glow} stroke-width="7" stroke-opacity=".55" />
        <path d={lines} stroke={bright} stroke-width="2.4" />
      </g>
      <circle r="21" fill="#070a14" fill-opacity=".82" stroke={bright} stroke-width="2.4" />
      <text class="wormhole-letter" y="11" fill={bright}>
        {letter}
      </text>
    </g>
  )
}
