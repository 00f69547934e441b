import { useMemo } from 'preact/hooks'
import { Emblem } from '../../parts/Emblem.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { reads } from '../reads.ts'
import { placesAfar, placesClose, rowsOf } from './chipPlaces.ts'
import {
  bannerHalf,
  coin,
  garrisonWidth,
  glyph,
  groundRow,
  inOrder,
  loaded,
  type Rowed,
  rowStep,
  rowWidth,
  sum,
  sunk,
  widthOf,
  widthOfAll,
} from './chipSizes.ts'
import type { FleetArt, GroundArt, MapPlace, OwnerArt, UnitArt } from './mapPlace.ts'
import type { Laid } from './room.ts'

const nobody: OwnerArt = { seat: '', colour: '#dfe6f5', emblem: 'star' }

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

/** Where it was laid. */
const at = ({ x, y, scale }: Laid) => `translate(${x} ${y}) scale(${scale})`

/** One row of silhouettes and counts on a dark plate edged in the owner's colour; what is aboard stands behind a line. */
function Row({ row, y = 0 }: { row: Rowed; y?: number }) {
  const { units, cargo, leaders } = row
  const width = rowWidth(row)
  const behind = 4 - width / 2 + widthOfAll(units, glyph)
  return (
    <g transform={`translate(0 ${y})`}>
      <rect class="plate" x={-width / 2} y="-12.500" width={width} height="25" rx="9" />
      <Line units={units} from={4 - width / 2} size={glyph} />
      {cargo.length > 0 && (
        <g class="aboard">
          {units.length > 0 && <path d={`M${behind + 2}-8V8`} />}
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

/** From afar a fleet is one banner: whose it is, its heaviest ship and how many there are. */
function Banner({ fleet, owner, shape }: { fleet: FleetArt; owner: OwnerArt; shape: number }) {
  const units = inOrder(fleet.ships)
  const [first] = units
  const total = sum(units)
  const half = bannerHalf(fleet, shape)
  const ship = (shape > 0 ? 17 : 43) - half
  const damaged = units.some(unit => unit.damaged)
  return (
    <>
      <rect class="banner" x={-half} y="-18" width={half * 2} height="36" rx="10" />
      <g class="on-banner">
        {shape === 0 && (
          <g transform={`translate(${17 - half} 0)`}>
            <Emblem name={owner.emblem} size={23} />
          </g>
        )}
        {first && <UnitGlyph kind={first.kind} size={27} x={ship} />}
        <text x={half - 6} y="10">
          {total}
        </text>
      </g>
      {fleet.leaders?.slice(0, 3).map((kind, i) => (
        <reads.LeaderGlyph key={`${kind}${i}`} kind={kind} size={20} x={half - 4 - i * 15} y={-19} />
      ))}
      {damaged && <path class="damage-far" d={burst} transform={`translate(${ship} 10) scale(1.500)`} />}
    </>
  )
}

/** On a planet: what stands there, and how many troops. */
function Garrison({ ground }: { ground: GroundArt }) {
  const units = inOrder(ground.units)
  const troops = units.find(({ kind }) => kind === reads.troop)?.count ?? 0
  const built = units.filter(({ kind }) => kind !== reads.troop)
  const width = garrisonWidth(ground)
  const from = 4 - width / 2
  const behind = from + built.length * 26
  return (
    <>
      <rect class="banner" x={-width / 2} y="-14" width={width} height="28" rx="8" />
      <g class="on-banner">
        {built.map(({ kind, look }, i) => (
          <UnitGlyph key={kind} kind={look?.glyph ?? kind} size={25} x={from + 13 + i * 26} />
        ))}
        {troops > 0 && (
          <>
            <UnitGlyph kind={reads.troop} size={21} x={behind + 12} />
            <text class="troops" x={width / 2 - 4} y="8.500">
              {troops}
            </text>
          </>
        )}
      </g>
      {ground.leaders?.map((kind, i) => (
        <reads.LeaderGlyph key={`${kind}${i}`} kind={kind} size={19} x={width / 2 - 4 - i * 15} y={-15} />
      ))}
    </>
  )
}

function Fleet({ fleet, close, afar }: { fleet: FleetArt; close: Laid | undefined; afar: Laid | undefined }) {
  const owner = fleet.owner ?? nobody
  const rows = close ? rowsOf(fleet, close) : []
  return (
    <g style={`color:${owner.colour}`}>
      {close && (
        <g class="close-only" transform={at(close)}>
          {rows.map((row, i) => (
            <Row key={i} row={row} y={rowStep * (i - (rows.length - 1) / 2)} />
          ))}
        </g>
      )}
      {afar && (
        <g class="afar-only" transform={`${at(afar)} translate(0 ${sunk(fleet)})`}>
          <Banner fleet={fleet} owner={owner} shape={afar.shape} />
        </g>
      )}
    </g>
  )
}

/** Fleets in space, forces on planets. */
export function Forces({ place }: { place: MapPlace }) {
  const close = useMemo(() => placesClose(place), [place])
  const afar = useMemo(() => placesAfar(place), [place])
  const { tile, fleets = [], ground = [] } = place
  if (!tile) return null
  return (
    <>
      {ground.map((one, i) => {
        const [near, far] = [close.ground[i], afar.ground[i]]
        return (
          <g key={one.planet} style={`color:${(one.owner ?? nobody).colour}`}>
            {near && (
              <g class="close-only" transform={at(near)}>
                <Row row={groundRow(one)} />
              </g>
            )}
            {far && (
              <g class="afar-only" transform={`${at(far)} translate(0 ${sunk(one)})`}>
                <Garrison ground={one} />
              </g>
            )}
          </g>
        )
      })}
      {fleets.map((fleet, i) => (
        <Fleet key={fleet.owner?.seat} fleet={fleet} close={close.fleets[i]} afar={afar.fleets[i]} />
      ))}
    </>
  )
}
