import { Emblem } from '../../parts/Emblem.tsx'
import { halfHeight, hexPath } from '../../parts/outlines.ts'
import type { Detail, OwnerArt, TileArt } from '../map/mapPlace.ts'
import { useSharedPaint } from './defs.tsx'
import { Hazard } from './hazardArt.tsx'
import { MecatolGlory } from './mecatolArt.tsx'
import { PlanetBall } from './planetArt.tsx'
import { PlanetMarks } from './planetMarks.tsx'
import { FarGalaxy, Space } from './spaceArt.tsx'
import { Station } from './stationArt.tsx'
import { still } from './still.ts'
import { isCramped, planetSpots, wormholeSpot } from './tileLayout.ts'
import { Wormhole } from './wormholeArt.tsx'

const rim = hexPath(97.5)
const inside = hexPath(91)
const barbs = hexPath(84.5)
const within = hexPath(86)

const borderOf = (tile: TileArt) =>
  tile.mecatol ? 'throne' : tile.special ? 'hazard' : tile.home ? 'home' : 'common'

/** Whose it is, in the colour and the emblem of the seat. */
export const Seal = ({ owner }: { owner: OwnerArt }) => (
  <g transform={`translate(0 ${halfHeight - 1})`} style={`color:${owner.colour}`}>
    <g class="seal">
      <circle cy="-12" r="12" />
      <g transform="translate(0 -12)">
        <Emblem name={owner.emblem} size={18} />
      </g>
    </g>
  </g>
)

/** A system's art around 0,0. How much of it shows is decided above it, by `data-detail`, so that zooming redraws nothing. */
export const Tile = still(({ tile, owner }: { tile: TileArt; owner?: OwnerArt | undefined }) => {
  const spots = planetSpots(tile)
  const border = borderOf(tile)
  // What else lies there is seen.
  const [name = ''] = tile.name.split(' · ')
  return (
    <g class={`tile ${border}`}>
      <g clip-path="url(#tw-hex)">
        <Space system={tile.system} />
        {tile.mecatol && <MecatolGlory />}
        {tile.special && <Hazard special={tile.special} system={tile.system} />}
        {!tile.special && !tile.wormholes && spots.length === 0 && <FarGalaxy system={tile.system} />}
        {owner && <path class="realm" d={rim} style={`color:${owner.colour}`} />}
        {tile.wormholes?.map((kind, i) => (
          <Wormhole key={kind} kind={kind} spot={wormholeSpot(tile, i)} />
        ))}
      </g>
      <path class="rim" d={rim} />
      {border !== 'common' && <path class="border" d={inside} />}
      {tile.special && <path class="barbs" d={barbs} />}
      {owner && <path class="owned" d={within} style={`color:${owner.colour}`} />}
      <g clip-path="url(#tw-hex)">
        {tile.planets.map((planet, i) => {
          const spot = spots[i]
          return (
            spot &&
            (planet.station ? (
              <g key={planet.id} transform={`translate(${spot.x} ${spot.y}) scale(${spot.r / 50})`}>
                <Station />
              </g>
            ) : (
              <PlanetBall key={planet.id} id={planet.id} spot={spot} city={tile.mecatol === true} />
            ))
          )
        })}
      </g>
      {owner && <Seal owner={owner} />}
      {tile.special && !spots.length && (
        <text
          class={name.length > 14 ? 'system-name cramped near-only' : 'system-name near-only'}
          y={name.length > 14 ? 52 : 63}>
          {name}
        </text>
      )}
      {tile.planets.map((planet, i) => {
        const spot = spots[i]
        return (
          spot && (
            <PlanetMarks
              key={planet.id}
              planet={planet}
              spot={spot}
              realm={owner?.seat}
              edge={owner || tile.home ? 18 : 10}
              cramped={isCramped(tile, planet)}
            />
          )
        )
      })}
    </g>
  )
})

/** From this width on names can be read. */
export const nearFrom = 84

export const detailAt = (width: number): Detail => (width < nearFrom ? 'far' : 'near')

/** From this width on what stands there can be read kind by kind; below it a fleet is one banner. */
export const closeFrom = 128

export const tileBox = `-100 ${-halfHeight} 200 ${halfHeight * 2}`

/** A tile on its own, in a hand or a sheet; `size` is its width. */
export function TileSvg({ tile, size, detail }: { tile: TileArt; size: number; detail?: Detail }) {
  useSharedPaint()
  return (
    <svg
      class="tile-svg"
      data-detail={detail ?? detailAt(size)}
      viewBox={tileBox}
      width={size}
      height={size * Math.sqrt(0.75)}
      role="img"
      aria-label={tile.name}>
      <Tile tile={tile} />
    </svg>
  )
}
