import type { ComponentChildren } from 'preact'
import { Emblem } from '../../parts/Emblem.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { halfHeight } from '../../parts/outlines.ts'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { useSharedPaint } from '../art/defs.tsx'
import { Tile } from '../art/Tile.tsx'
import { Counters } from '../map/counterArt.tsx'
import type { OwnerArt, PlanetArt, TileArt } from '../map/mapPlace.ts'

/** Pictures of how a galaxy is played, drawn with what lies on its map. */

const red: OwnerArt = { seat: 'p1', colour: '#ff6b6b', emblem: 'star' }
const blue: OwnerArt = { seat: 'p2', colour: '#5aa2ff', emblem: 'crescent' }

const planet = (
  id: string,
  name: string,
  resources: number,
  influence: number,
  owner?: OwnerArt,
): PlanetArt => ({
  id,
  name,
  resources,
  influence,
  ...(owner && { owner }),
})
const tile = (system: string, ...planets: PlanetArt[]): TileArt => ({ system, name: '', planets })
const throne: TileArt = {
  ...tile('throne', planet('mecatol_rex', 'Mecatol Rex', 1, 6)),
  mecatol: true,
}

/** Beside each other in the order of a map. */
const centre = (column: number) => ({ x: column * 150, y: column % 2 === 0 ? 0 : halfHeight })

function Scene({ box, children }: { box: string; children: ComponentChildren }) {
  useSharedPaint()
  return (
    <svg class="tile-svg" data-detail="near" viewBox={box} aria-hidden="true">
      {children}
    </svg>
  )
}

const At = ({ column = 0, children }: { column?: number; children: ComponentChildren }) => {
  const { x, y } = centre(column)
  return <g transform={`translate(${x} ${y})`}>{children}</g>
}

interface PlateProps {
  of: OwnerArt
  kinds: readonly (readonly [kind: string, count: number])[]
  y: number
}

/** A fleet, as one reads it on the map. */
function Plate({ of, kinds, y }: PlateProps) {
  const width = kinds.length * 34 + 10
  return (
    <g transform={`translate(0 ${y})`} style={`color:${of.colour}`}>
      <rect
        x={-width / 2}
        y="-14"
        width={width}
        height="28"
        rx="10"
        fill="#080c1ae8"
        stroke="currentColor"
        stroke-width="2.4"
      />
      {kinds.map(([kind, count], i) => (
        <g key={kind} transform={`translate(${5 + 34 * i - width / 2} 0)`}>
          <UnitGlyph kind={kind} size={22} x={12} />
          <text x="24" y="6" font-size="15" font-weight="700" fill="#fff">
            {count}
          </text>
        </g>
      ))}
    </g>
  )
}

const Arrow = ({ d }: { d: string }) => (
  <g fill="none" stroke="#ffd97a" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">
    <path d={d} stroke="#060912" stroke-width="11" />
    <path d={d} />
  </g>
)

/** The throne world, and the way to it. */
export const Goal = () => (
  <div class="how-to-goal">
    <Scene box="-102 -90 204 180">
      <Tile tile={throne} />
    </Scene>
    <span class="pips">
      {Array.from({ length: 10 }, (_, i) => (
        <i key={`pip${i}`} class={i < 7 ? 'has' : i < 8 ? 'near' : ''} />
      ))}
    </span>
  </div>
)

/** The phases of a round, one after the other; and again. */
export const roundOf = (phases: readonly ('crown' | 'players' | 'log' | 'check')[]) => () => (
  <div class="how-to-round">
    {phases.map((icon, i) => (
      <span key={icon}>
        <b>{i + 1}</b>
        <Icon name={icon} size={26} />
      </span>
    ))}
  </div>
)

/** Ships fly into a system that was activated. */
export const Tactical = () => (
  <Scene box="-104 -92 358 266">
    <At>
      <Tile tile={{ ...tile('home', planet('jord', 'Jord', 4, 2, red)), home: true }} owner={red} />
      <Plate
        of={red}
        kinds={[
          ['carrier', 1],
          ['cruiser', 2],
        ]}
        y={-62}
      />
    </At>
    <At column={1}>
      <Tile tile={tile('s19', planet('wellon', 'Wellon', 1, 2), planet('lodor', 'Lodor', 3, 1))} />
      <Counters counters={[red]} />
    </At>
    <Arrow d="M30-40C80-60 120-20 140 24M118 12 141 26 148-2" />
  </Scene>
)

/** What a planet gives. */
export const Planets = () => (
  <Scene box="-104 -92 208 184">
    <Tile tile={tile('s26', planet('abyz', 'Abyz', 3, 0, red), planet('fria', 'Fria', 2, 4, blue))} />
  </Scene>
)

const die = 'M0-17 16-6 13 9 0 17-13 9-16-6Z'

const Die = ({ x, y, value, hit = false }: { x: number; y: number; value: number; hit?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={die} fill={hit ? '#e8c47a' : '#0000'} stroke={hit ? '#e8c47a' : '#8a93b8'} stroke-width="2" />
    <text y="5.500" text-anchor="middle" font-size="16" font-weight="800" fill={hit ? '#241a02' : '#cfd6ee'}>
      {value}
    </text>
  </g>
)

/** Two fleets and their dice. */
export const Fight = () => (
  <svg viewBox="-110 -56 220 112" aria-hidden="true">
    <g transform="translate(-56 -26)">
      <Plate
        of={red}
        kinds={[
          ['dreadnought', 1],
          ['cruiser', 2],
        ]}
        y={0}
      />
    </g>
    <g transform="translate(56 -26)">
      <Plate
        of={blue}
        kinds={[
          ['carrier', 1],
          ['fighter', 3],
        ]}
        y={0}
      />
    </g>
    <Die x={-90} y={20} value={8} hit />
    <Die x={-54} y={20} value={3} />
    <Die x={-18} y={20} value={9} hit />
    <Die x={22} y={20} value={4} />
    <Die x={56} y={20} value={10} hit />
    <Die x={90} y={20} value={2} />
  </svg>
)

const Seal = ({ of, x }: { of: OwnerArt; x: number }) => (
  <g transform={`translate(${x} 0)`} style={`color:${of.colour}`}>
    <circle r="24" fill="#0b1022" stroke="currentColor" stroke-width="3" />
    <Emblem name={of.emblem} size={32} />
  </g>
)

/** Two who exchange goods. */
export const Deal = () => (
  <svg viewBox="-110 -50 220 100" aria-hidden="true">
    <Seal of={red} x={-78} />
    <Seal of={blue} x={78} />
    <g fill="none" stroke="#e8c47a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
      <path d="M-42-16H40M28-26 42-16 28-6" />
      <path d="M42 16H-40M-28 6-42 16-28 26" />
    </g>
    <circle cx="-4" cy="-16" r="9" fill="#f1cf63" stroke="#241a02" stroke-width="1.500" />
    <rect x="-12" y="9" width="20" height="14" rx="3" fill="#dfe6f5" stroke="#241a02" stroke-width="1.500" />
  </svg>
)

/** The throne is taken. */
export const End = () => (
  <div class="how-to-end">
    <Icon name="crown" size={64} />
    <span class="pips">
      {Array.from({ length: 10 }, (_, i) => (
        <i key={`pip${i}`} class="has" />
      ))}
    </span>
  </div>
)

/** Home, and the free worlds beside it. */
export const First = () => (
  <Scene box="-104 -92 508 266">
    <At>
      <Tile tile={tile('s35', planet('bereg', 'Bereg', 3, 1), planet('lirta_iv', 'Lirta IV', 2, 3))} />
    </At>
    <At column={1}>
      <Tile tile={{ ...tile('home', planet('jord', 'Jord', 4, 2, red)), home: true }} owner={red} />
      <Plate
        of={red}
        kinds={[
          ['carrier', 2],
          ['cruiser', 1],
        ]}
        y={-62}
      />
    </At>
    <At column={2}>
      <Tile tile={tile('s25', planet('quann', 'Quann', 2, 1))} />
    </At>
    <Arrow d="M110 30C90 0 70-14 48-22M56-2 46-23 68-30" />
    <Arrow d="M190 30C210 0 230-14 252-22M244-2 254-23 232-30" />
  </Scene>
)
