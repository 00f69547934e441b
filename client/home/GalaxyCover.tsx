/** A galaxy of the fourth edition, as its map draws it: planets, wormholes, anomalies, homes and the fleets between them. */

const width = 20
const height = width * Math.sqrt(0.75)

const corners = (r: number) =>
  [0, 1, 2, 3, 4, 5].map(i => {
    const angle = (i * Math.PI) / 3
    return `${(r * Math.cos(angle)).toFixed(1)},${(r * Math.sin(angle)).toFixed(1)}`
  })
const hex = (r: number) => `M${corners(r).join('L')}Z`

type Lies =
  | 'one'
  | 'two'
  | 'empty'
  | 'alpha'
  | 'beta'
  | 'rift'
  | 'nova'
  | 'nebula'
  | 'rocks'
  | 'home'
  | 'throne'

/** Column, row, what lies there, and the planets by how they shine. */
type Spot = readonly [column: number, row: number, lies: Lies, ...planets: string[]]

const board: readonly Spot[] = [
  [0, 0, 'throne', 'sun'],
  [0, -1, 'two', 'ember', 'ice'],
  [1, -0.5, 'nebula'],
  [1, 0.5, 'two', 'jade', 'ember'],
  [0, 1, 'rift'],
  [-1, 0.5, 'one', 'ice'],
  [-1, -0.5, 'alpha'],
  [2, 0, 'beta'],
  [2, 1, 'empty'],
  [2, -1, 'one', 'jade'],
  [-2, 0, 'two', 'jade', 'sun'],
  [-2, 1, 'rocks'],
  [-2, -1, 'one', 'ember'],
  [1, 1.5, 'one', 'ice'],
  [-1, 1.5, 'two', 'sun', 'ember'],
  [1, -1.5, 'empty'],
  [-1, -1.5, 'two', 'ice', 'jade'],
  [3, 0.5, 'home', 'ember'],
  [3, -0.5, 'nova'],
  [-3, -0.5, 'home', 'ice'],
  [-3, 0.5, 'empty'],
  [3, -1.5, 'two', 'ice', 'sun'],
  [3, 1.5, 'one', 'jade'],
  [-3, 1.5, 'two', 'ice', 'ember'],
  [-3, -1.5, 'one', 'jade'],
]

/** Who is where: column, row, colour. */
const fleets: readonly (readonly [number, number, string])[] = [
  [-2, 0, '#ff5a66'],
  [-1, -0.5, '#ff5a66'],
  [1, 0.5, '#5aa2ff'],
  [2, 1, '#5aa2ff'],
]

const gates = { alpha: '#ff9b4d', beta: '#4fe3ea' }
const border: Readonly<Partial<Record<Lies, string>>> = {
  rift: '#ff5a66',
  nova: '#ff5a66',
  nebula: '#ff5a66',
  rocks: '#ff5a66',
  home: '#f1cf63',
  throne: '#f1cf63',
}
const star = 'M0-17 2.200-4.400 14-7 5.800 0 14 7 2.200 4.400 0 17-2.200 4.400-14 7-5.800 0-14-7-2.200-4.400z'
const burst =
  'M0-13 2.600-4.500 9.200-9.200 4.500-2.600 13 0 4.500 2.600 9.200 9.200 2.600 4.500 0 13-2.600 4.500-9.200 9.200-4.500 2.600-13 0-4.500-2.600-9.200-9.200-2.600-4.500z'
const ship = 'M0-6.500 3.400 1.500 7 5.500 0 3.500-7 5.500-3.400 1.500z'

const at = (column: number, row: number) => `translate(${column * width * 1.5} ${row * height * 2})`

function Inside({ lies, lit }: { lies: Lies; lit: readonly string[] }) {
  switch (lies) {
    case 'alpha':
    case 'beta':
      return (
        <g fill="none" stroke={gates[lies]}>
          <circle r="10" stroke-width="2.600" />
          <path d="M-10 0A10 10 0 0 0 3 5M10 0A10 10 0 0 0-3-5" stroke-width="1.600" />
          <circle r="4" fill={gates[lies]} fill-opacity=".5" stroke="none" />
        </g>
      )
    case 'rift':
      return (
        <>
          <circle r="12" fill="#6a35c9" fill-opacity=".55" />
          <circle r="6" fill="#04030c" stroke="#ffe0b0" stroke-width="1" />
          <ellipse
            rx="12"
            ry="2.600"
            transform="rotate(-18)"
            fill="none"
            stroke="#ffd08a"
            stroke-width="1.200"
          />
        </>
      )
    case 'nova':
      return <path d={burst} fill="#ffb04d" />
    case 'nebula':
      return <ellipse rx="13" ry="8" transform="rotate(-25)" fill="#b05ae0" fill-opacity=".5" />
    case 'rocks':
      return (
        <g fill="#9a8d7a">
          <circle cx="-6" cy="-4" r="2.600" />
          <circle cx="3" cy="-6" r="2" />
          <circle cx="6" cy="3" r="3" />
          <circle cx="-3" cy="5" r="2.200" />
        </g>
      )
    default:
      return lit.map((kind, i) => (
        <circle
          key={kind}
          cx={lit.length > 1 ? (i ? 6 : -6) : 0}
          cy={lit.length > 1 ? (i ? -4 : 4) : 0}
          r={lies === 'throne' ? 11 : lit.length > 1 ? 5.5 : 8}
          fill={`url(#ti4-${kind})`}
        />
      ))
  }
}

export const GalaxyCover = () => (
  <>
    {board.map(([column, row, lies, ...lit]) => (
      <g key={`${column} ${row}`} transform={at(column, row)}>
        <path class="cover-hex" d={hex(width - 1.2)} />
        <Inside lies={lies} lit={lit} />
        {border[lies] && (
          <path
            d={hex(width - 2.4)}
            fill="none"
            stroke={border[lies]}
            stroke-opacity=".8"
            stroke-width="1.300"
          />
        )}
        {lies === 'throne' && <path class="cover-star" d={star} />}
      </g>
    ))}
    {fleets.map(([column, row, colour]) => (
      <g key={`${column} ${row}`} transform={at(column, row)}>
        <path d={ship} transform="translate(0 -10)" fill={colour} stroke="#0a0918" stroke-width=".8" />
        <path d={ship} transform="translate(7 -5) scale(.7)" fill={colour} stroke="#0a0918" />
      </g>
    ))}
  </>
)
