import { Emblem } from '../../parts/Emblem.tsx'
import { halfWidthAt } from '../../parts/outlines.ts'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { planetSpots, type Spot } from '../art/tileLayout.ts'
import { reads } from '../reads.ts'
import type { FleetArt, GroundArt, MapPlace, OwnerArt, UnitArt } from './mapPlace.ts'

const nobody: OwnerArt = { seat: '', colour: '#dfe6f5', emblem: 'star' }
const heaviest = (a: UnitArt, b: UnitArt) => reads.kinds.indexOf(b.kind) - reads.kinds.indexOf(a.kind)
const sum = (units: readonly UnitArt[]) => units.reduce((total, { count }) => total + count, 0)

const glyph = 22
const loaded = 16
/** A leader's sign. */
const coin = 20
const widthOf = ({ count }: UnitArt, size: number) =>
  count > 9 ? size + 20 : count > 1 ? size + 11 : size + 2

/** Beside planets there is less room. */
const small = 0.85

const widthOfAll = (units: readonly UnitArt[], size: number) =>
  units.reduce((total, unit) => total + widthOf(unit, size), 0)
const rowWidth = (
  units: readonly UnitArt[],
  cargo: readonly UnitArt[] = [],
  leaders: readonly string[] = [],
) =>
  8 +
  widthOfAll(units, glyph) +
  (cargo.length > 0 ? 6 + widthOfAll(cargo, loaded) : 0) +
  leaders.length * coin

const burst = 'M0-6 1.8-1.8 6 0 1.8 1.8 0 6-1.8 1.8-6 0-1.8-1.8Z'

/** A kind and how many; beside it how many of them are damaged. */
const Kind = ({ unit, size }: { unit: UnitArt; size: number }) => (
  <>
    <UnitGlyph kind={unit.look?.glyph ?? unit.kind} size={size} x={size / 2} />
    {unit.count > 1 && (
      <text class={size === glyph ? 'count' : 'count loaded'} x={size} y={size === glyph ? 6 : 5}>
        {unit.count}
      </text>
    )}
    {unit.damaged && (
      <g class="damage" transform="translate(4 7)">
        <path d={burst} />
        {unit.damaged > 1 && (
          <text y="3.5" class="damage-count">
            {unit.damaged}
          </text>
        )}
      </g>
    )}
  </>
)

interface RowProps {
  readonly units: readonly UnitArt[]
  readonly cargo?: readonly UnitArt[]
  readonly leaders?: readonly string[]
  readonly x?: number
  readonly y: number
  readonly scale?: number
}

/** One row of silhouettes and counts on a dark plate edged in the owner's colour; what is aboard stands behind a line. */
function Row({ units, cargo = [], leaders = [], x: middle = 0, y, scale = 1 }: RowProps) {
  const width = rowWidth(units, cargo, leaders)
  const behind = 4 - width / 2 + widthOfAll(units, glyph)
  return (
    <g transform={`translate(${middle} ${y}) scale(${scale})`}>
      <rect class="plate" x={-width / 2} y="-12.500" width={width} height="25" rx="9" />
      <Line units={units} from={4 - width / 2} size={glyph} />
      {cargo.length > 0 && (
        <g class="aboard">
          <path d={`M${behind + 2}-8V8`} />
          <Line units={cargo} from={behind + 5} size={loaded} />
        </g>
      )}
      {leaders.map((kind, i) => (
        <reads.LeaderGlyph key={`${kind}${i}`} kind={kind} size={18} x={width / 2 - 13 - coin * i} />
      ))}
    </g>
  )
}

function Line({ units, from, size }: { units: readonly UnitArt[]; from: number; size: number }) {
  let x = from
  return (
    <>
      {units.map(unit => {
        const left = x
        x += widthOf(unit, size)
        return (
          <g key={unit.kind} transform={`translate(${left} 0)`}>
            <Kind unit={unit} size={size} />
          </g>
        )
      })}
    </>
  )
}

/** On the upper half of a planet, so that planet and values stay to be seen, and inside the tile's border. */
function groundRow(units: readonly UnitArt[], leaders: readonly string[], { x, y, r }: Spot): RowProps {
  const up = y - r * 0.62
  const room = Math.max(0, halfWidthAt(Math.abs(up) + 10) - 18 - (rowWidth(units, [], leaders) * small) / 2)
  return { units, leaders, x: Math.min(room, Math.max(-room, x)), y: up, scale: small }
}

/** From afar a fleet is one banner: whose it is, its heaviest ship and how many there are. */
interface BannerProps {
  units: readonly UnitArt[]
  leaders: readonly string[]
  owner: OwnerArt
  y: number
}

function Banner({ units, leaders, owner, y }: BannerProps) {
  const [first] = units
  const total = sum(units)
  const half = total > 9 ? 52 : 44
  const damaged = units.some(unit => unit.damaged)
  return (
    <g transform={`translate(0 ${y})`}>
      <rect class="banner" x={-half} y="-18" width={half * 2} height="36" rx="10" />
      <g class="on-banner">
        <g transform={`translate(${17 - half} 0)`}>
          <Emblem name={owner.emblem} size={23} />
        </g>
        {first && <UnitGlyph kind={first.kind} size={27} x={43 - half} />}
        <text x={half - 6} y="10">
          {total}
        </text>
      </g>
      {leaders.slice(0, 3).map((kind, i) => (
        <reads.LeaderGlyph key={`${kind}${i}`} kind={kind} size={20} x={half - 4 - i * 15} y={-19} />
      ))}
      {damaged && <path class="damage-far" d={burst} transform={`translate(${43 - half} 10) scale(1.500)`} />}
    </g>
  )
}

/** On a planet: what stands there, and how many troops. */
function Garrison({ units, leaders, owner }: Omit<BannerProps, 'y'>) {
  const troops = units.find(({ kind }) => kind === reads.troop)?.count ?? 0
  const built = units.filter(({ kind }) => kind !== reads.troop)
  const width = 8 + built.length * 26 + (troops > 0 ? (troops > 9 ? 58 : 43) : 0)
  const from = 4 - width / 2
  const at = from + built.length * 26
  return (
    <g style={`color:${owner.colour}`}>
      <rect class="banner" x={-width / 2} y="-14" width={width} height="28" rx="8" />
      <g class="on-banner">
        {built.map(({ kind, look }, i) => (
          <UnitGlyph key={kind} kind={look?.glyph ?? kind} size={25} x={from + 13 + i * 26} />
        ))}
        {troops > 0 && (
          <>
            <UnitGlyph kind={reads.troop} size={21} x={at + 12} />
            <text class="troops" x={width / 2 - 4} y="8.500">
              {troops}
            </text>
          </>
        )}
      </g>
      {leaders.map((kind, i) => (
        <reads.LeaderGlyph key={`${kind}${i}`} kind={kind} size={19} x={width / 2 - 4 - i * 15} y={-15} />
      ))}
    </g>
  )
}

const rowsOf = (units: readonly UnitArt[]) =>
  units.length > 4
    ? [units.slice(0, Math.ceil(units.length / 2)), units.slice(Math.ceil(units.length / 2))]
    : [units]

/** A long row is drawn smaller, so that it stays within its tile. */
const fitting = (
  units: readonly UnitArt[],
  cargo: readonly UnitArt[],
  leaders: readonly string[],
  y: number,
) => Math.min(small, (2 * (halfWidthAt(Math.abs(y)) - 4)) / rowWidth(units, cargo, leaders))

function Fleet({ fleet, y, open }: { fleet: FleetArt; y: number; open: boolean }) {
  const owner = fleet.owner ?? nobody
  const ships = [...fleet.ships].sort(heaviest)
  const rows = rowsOf(ships)
  const { cargo, leaders = [] } = fleet
  const lastOf = <T,>(i: number, what: readonly T[]) => (i === rows.length - 1 ? what : [])
  return (
    <g style={`color:${owner.colour}`}>
      <g class="close-only">
        {rows.map((row, i) => (
          <Row
            key={i}
            units={row}
            cargo={lastOf(i, cargo)}
            leaders={lastOf(i, leaders)}
            y={open ? y + 26 * (i - (rows.length - 1) / 2) : y + 22 * i}
            scale={open ? 1 : fitting(row, lastOf(i, cargo), lastOf(i, leaders), y + 22 * i)}
          />
        ))}
      </g>
      <g class="afar-only">
        <Banner units={ships} leaders={leaders} owner={owner} y={open ? y : y + 3} />
      </g>
    </g>
  )
}

/** Fleets in space, forces on planets. */
export function Forces({ place }: { place: MapPlace }) {
  const { tile, fleets = [], ground = [] } = place
  if (!tile) return null
  const spots = planetSpots(tile)
  const open = spots.length === 0 && !tile.wormholes
  // A dock is what one looks for from afar; beside another planet there is less room for it.
  const afarScale = spots.length === 1 && !tile.wormholes ? 1.02 : 0.9
  return (
    <>
      {ground.map(({ planet, owner = nobody, units, leaders = [] }: GroundArt) => {
        const spot = spots[tile.planets.findIndex(({ id }) => id === planet)]
        if (!spot) return null
        const sorted = [...units].sort(heaviest)
        return (
          <g key={planet}>
            <g class="close-only" style={`color:${owner.colour}`}>
              <Row {...groundRow(sorted, leaders, spot)} />
            </g>
            <g
              class="afar-only"
              transform={`translate(${spot.x} ${spot.y - spot.r * 0.12 - 9}) scale(${afarScale})`}>
              <Garrison units={sorted} leaders={leaders} owner={owner} />
            </g>
          </g>
        )
      })}
      {fleets.map((fleet, i) => (
        <Fleet
          key={fleet.owner?.seat}
          fleet={fleet}
          open={open}
          y={open ? 42 * (i - (fleets.length - 1) / 2) : -62 + 38 * i}
        />
      ))}
    </>
  )
}
