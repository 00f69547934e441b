import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { hexPath } from '../../parts/outlines.ts'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import type { Step } from '../../room/past/steps.ts'
import { planetSpots } from '../art/tileLayout.ts'
import { centreOf } from '../map/arrows.ts'
import type { Flight } from '../map/happenings.ts'
import { Flying } from '../map/MapOverlay.tsx'
import { tileArt } from '../map/tileArt.ts'
import { WayLine } from '../map/wayArt.tsx'
import type { Table } from '../table.ts'
import { ownerArt } from '../table.ts'
import { type Changes, type Count, changesBetween, type Taken } from './changes.ts'
import { type Route, routesBetween } from './routes.ts'

const rim = hexPath(93)
/** What flies and bursts is over after so long; what it changed stays marked. */
const lasts = 950
const nobody = '#dfe6f5'
const colourOf = (seat: string | undefined) => ownerArt(seat)?.colour ?? nobody

/** What a step did, over the map as it was after it: who flew from where, what fell and was built, what changed hands. */
export function pastOverlay({ before, after }: Step<Table>) {
  const changes = changesBetween(before, after)
  const routes = routesBetween(before, after)
  return ({ viewBox }: { viewBox: string }) => (
    <Overlay viewBox={viewBox} changes={changes} routes={routes} table={after} />
  )
}

interface OverlayProps {
  viewBox: string
  changes: Changes
  routes: readonly Route[]
  table: Table
}

function Overlay({ viewBox, routes, changes: { flights, counts, taken, activated }, table }: OverlayProps) {
  const hexes = [...new Set(counts.map(({ hex }) => hex))]
  const [happens, happen] = useState(true)
  useEffect(() => {
    const done = setTimeout(() => happen(false), lasts)
    return () => clearTimeout(done)
  }, [])
  return (
    <svg class="galaxy-over" viewBox={viewBox} aria-hidden="true">
      {activated.map(({ hex, of }) => (
        <path key={hex} class="past-rim" d={rim} style={`color:${colourOf(of)}`} transform={placed(hex)} />
      ))}
      {taken.map(one => (
        <Ring key={one.planet} taken={one} system={table.galaxy.tiles[one.hex]?.system} />
      ))}
      {routes.map(({ of, hexes: route }) => (
        <WayLine key={`${of} ${route.join()}`} way={{ route, colour: colourOf(of), taken: true }} />
      ))}
      {hexes.map(hex => {
        const here = counts.filter(count => count.hex === hex)
        return (
          <g key={hex} transform={placed(hex)}>
            {happens && here.some(({ by }) => by < 0) && <circle class="blast" r="10" />}
            {here.map((count, i) => (
              <Tally key={`${count.of} ${count.kind} ${count.by}`} count={count} place={i} of={here.length} />
            ))}
          </g>
        )
      })}
      {happens &&
        flights.map(flight => (
          <Flying
            key={`${flight.of} ${flight.from} ${flight.to}`}
            flight={flight}
            route={routes.find(({ of, hexes }) => goesAs(flight, of, hexes))?.hexes}
          />
        ))}
    </svg>
  )
}

const goesAs = ({ of, from, to }: Flight, seat: Seat, hexes: readonly HexId[]) =>
  of === seat && from === hexes[0] && to === hexes.at(-1)

function placed(hex: HexId): string {
  const { x, y } = centreOf(hex)
  return `translate(${x} ${y})`
}

/** Around the planet that changed hands, in the colour of whoever has it now. */
function Ring({ taken: { hex, planet, of }, system }: { taken: Taken; system: string | undefined }) {
  if (system === undefined) return null
  const tile = tileArt(system)
  const spot = planetSpots(tile)[tile.planets.findIndex(({ id }) => id === planet)]
  if (!spot) return null
  return (
    <circle
      class="past-taken"
      cx={spot.x}
      cy={spot.y}
      r={spot.r + 7}
      style={`color:${colourOf(of)}`}
      transform={placed(hex)}
    />
  )
}

const wide = 76
const high = 36
const perRow = 2

/** "−2" and what it was two of, in rows above the lower rim. */
function Tally({ count: { of, kind, by }, place, of: all }: { count: Count; place: number; of: number }) {
  const row = Math.floor(place / perRow)
  const inRow = Math.min(perRow, all - row * perRow)
  const x = ((place % perRow) - (inRow - 1) / 2) * (wide + 4)
  const y = 56 - row * (high + 3)
  const lost = by < 0 ? ' lost' : ''
  return (
    <g transform={`translate(${x} ${y})`} style={`color:${colourOf(of)}`}>
      <rect class={`past-tally${lost}`} x={-wide / 2} y={-high / 2} width={wide} height={high} rx="9" />
      <UnitGlyph kind={kind} size={26} x={19} />
      <text class={`past-count${lost}`} x="-12" y="9">
        {by < 0 ? `−${-by}` : `+${by}`}
      </text>
    </g>
  )
}
