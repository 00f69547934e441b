import { GalaxyCover } from './GalaxyCover.tsx'

const width = 30
const height = width * Math.sqrt(0.75)

const hex = (r: number) => {
  const points = [0, 1, 2, 3, 4, 5].map(i => {
    const angle = (i * Math.PI) / 3
    return `${(r * Math.cos(angle)).toFixed(1)},${(r * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** Column, row, and what shines there: kind, size, how far from the middle. */
type Spot = readonly [column: number, row: number, kind: string, size: number]

const galaxy: readonly Spot[] = [
  [0, 0, 'sun', 15],
  [0, -1, 'ember', 9],
  [1, -0.5, 'ice', 7],
  [1, 0.5, 'gate', 10],
  [0, 1, 'jade', 10],
  [-1, 0.5, 'none', 0],
  [-1, -0.5, 'ice', 11],
  [2, 0, 'ember', 8],
  [-2, 0, 'jade', 8],
  [2, -1, 'none', 0],
  [-2, 1, 'gate', 7],
  [2, 1, 'jade', 6],
  [-2, -1, 'ember', 6],
]

/** Planets, lit from the upper left. */
const kinds = ['ember', 'ice', 'jade', 'sun']

const sheets: readonly Spot[] = [0, 1, 2, 3].flatMap(sheet =>
  [0, 1, 2, 3].map(
    row => [sheet - 1.5, row * 0.72 - 1.1, row <= (sheet * 2) % 5 ? 'mark' : 'box', 9] as const,
  ),
)

export function CoverArt({ game }: { game: string }) {
  const written = game === 'inscription'
  return (
    <svg class={`cover ${game}`} viewBox="-120 -62 240 124" aria-hidden="true">
      {kinds.map(kind => (
        <radialGradient key={kind} id={`${game}-${kind}`} cx="0.32" cy="0.3" r="0.85">
          <stop class={kind} />
          <stop class="night" offset="1" />
        </radialGradient>
      ))}
      {(game === 'ti4' ? [] : written ? sheets : galaxy).map(([column, row, kind, size]) => (
        <g
          key={`${column} ${row}`}
          transform={
            written
              ? `translate(${column * 46} ${row * 40})`
              : `translate(${column * width * 1.5} ${row * height * 2})`
          }>
          <path class="cover-hex" d={hex(written ? 15 : width - 1.5)} />
          {size > 0 && (
            <circle
              class={kind}
              r={size * (written ? 0.55 : 1)}
              fill={kinds.includes(kind) ? `url(#${game}-${kind})` : undefined}
            />
          )}
          {kind === 'gate' && <circle class="gate-eye" r={size * 0.5} />}
          {kind === 'sun' && (
            <path class="cover-star" d="M0-24 3-6 20-10 8 0 20 10 3 6 0 24-3 6-20 10-8 0-20-10-3-6z" />
          )}
        </g>
      ))}
      {game === 'ti4' && <GalaxyCover />}
    </svg>
  )
}
