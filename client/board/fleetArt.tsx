import type { MapPlace, OwnerArt, UnitArt } from './mapPlace.ts'
import { halfWidthAt } from './shapes.ts'
import { planetSpots, type Spot } from './tileLayout.ts'
import { UnitGlyph, unitKinds } from './Unit.tsx'

const nobody: OwnerArt = { seat: '', colour: '#dfe6f5', emblem: 'star' }
const heaviest = (a: UnitArt, b: UnitArt) => unitKinds.indexOf(b.kind) - unitKinds.indexOf(a.kind)
const sum = (units: readonly UnitArt[]) => units.reduce((total, { count }) => total + count, 0)

const glyph = 21
const widthOf = ({ count }: UnitArt) => (count > 9 ? 42 : count > 1 ? 33 : 23)

/** Beside planets there is less room. */
const small = 0.85
const rowWidth = (units: readonly UnitArt[]) => units.reduce((total, unit) => total + widthOf(unit), 8)

interface RowProps {
  readonly units: readonly UnitArt[]
  readonly x?: number
  readonly y: number
  readonly scale?: number
}

/** One row of silhouettes and counts on a dark plate edged in the owner's colour. */
function Row({ units, x: middle = 0, y, scale = 1 }: RowProps) {
  const width = rowWidth(units)
  let x = 4 - width / 2
  return (
    <g transform={`translate(${middle} ${y}) scale(${scale})`}>
      <rect class="plate" x={-width / 2} y="-12" width={width} height="24" rx="9" />
      {units.map(unit => {
        const left = x
        x += widthOf(unit)
        return (
          <g key={unit.kind} transform={`translate(${left} 0)`}>
            <UnitGlyph kind={unit.kind} size={glyph} x={11} />
            {unit.count > 1 && (
              <text class="count" x="22" y="6">
                {unit.count}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** On the upper half of a planet, so that planet and values stay to be seen, and inside the tile's border. */
function groundRow(units: readonly UnitArt[], { x, y, r }: Spot): RowProps {
  const up = y - r * 0.62
  const room = Math.max(0, halfWidthAt(Math.abs(up) + 10) - 18 - (rowWidth(units) * small) / 2)
  return { units, x: Math.min(room, Math.max(-room, x)), y: up, scale: small }
}

/** From afar a fleet is one banner: its heaviest unit and how many there are. */
function Banner({ units, y }: { units: readonly UnitArt[]; y: number }) {
  const [first] = units
  const total = sum(units)
  const half = total > 9 ? 32 : total > 1 ? 26 : 17
  return (
    <g transform={`translate(0 ${y})`}>
      <rect class="banner" x={-half} y="-16" width={half * 2} height="32" rx="9" />
      <g class="on-banner">
        {first && <UnitGlyph kind={first.kind} size={25} x={total > 1 ? 14 - half : 0} />}
        {total > 1 && (
          <text x={half - 5} y="9">
            {total}
          </text>
        )}
      </g>
    </g>
  )
}

const rowsOf = (units: readonly UnitArt[]) =>
  units.length > 4
    ? [units.slice(0, Math.ceil(units.length / 2)), units.slice(Math.ceil(units.length / 2))]
    : [units]

export function Forces({ place }: { place: MapPlace }) {
  const { tile, units = [], owner } = place
  if (!tile || units.length === 0) return null
  const ships = units.filter(unit => !unit.planet).sort(heaviest)
  const spots = planetSpots(tile)
  const open = spots.length === 0 && !tile.wormhole
  const rows = rowsOf(ships)
  return (
    <>
      {ships.length > 0 && (
        <g style={`color:${(owner ?? nobody).colour}`}>
          <g class="near-only">
            {rows.map((row, i) => (
              <Row
                key={i}
                units={row}
                y={open ? 26 * (i - (rows.length - 1) / 2) : -62 + 22 * i}
                scale={open ? 1 : small}
              />
            ))}
          </g>
          <g class="far-only">
            <Banner units={ships} y={open ? 0 : -62} />
          </g>
        </g>
      )}
      {tile.planets.map((planet, i) => {
        const spot = spots[i]
        const ground = units.filter(unit => unit.planet === planet.id).sort(heaviest)
        if (!spot || ground.length === 0) return null
        return (
          <g key={planet.id} style={`color:${(planet.owner ?? owner ?? nobody).colour}`}>
            <g class="near-only">
              <Row {...groundRow(ground, spot)} />
            </g>
            <g class="far-only" transform={`translate(${spot.x} ${spot.y - spot.r * 0.12 - 9}) scale(.75)`}>
              <Banner units={ground} y={0} />
            </g>
          </g>
        )
      })}
    </>
  )
}
