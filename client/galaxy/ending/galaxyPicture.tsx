import { hexPath } from '../../parts/outlines.ts'
import { Curve } from '../../room/ending/Curve.tsx'
import { Picture, type PictureWords } from '../../room/ending/Picture.tsx'
import { sharePicture } from '../../room/ending/sharePicture.tsx'
import { planetSpots } from '../art/tileLayout.ts'
import { centreOf } from '../map/arrows.ts'
import type { OwnerArt } from '../map/mapPlace.ts'
import { tileArt } from '../map/tileArt.ts'
import { boxAround } from '../map/view.ts'
import type { Table } from '../table.ts'
import type { Chronicle } from './chronicle.ts'
import type { Result } from './results.ts'

interface Shared {
  readonly table: Table
  readonly results: readonly Result[]
  readonly chronicle: Chronicle
  readonly goal: number
  readonly ownerOf: (seat: string) => OwnerArt | undefined
  readonly nameOf: (seat: string) => string
  readonly words: PictureWords
  readonly fought: (seat: string) => string
}

/** The end of a game in one picture: the galaxy as it lies, who holds what, and how it came. */
export function shareGalaxy(shared: Shared, file: string): Promise<void> {
  const { table, results, chronicle, goal, ownerOf, nameOf, words, fought } = shared
  const rows = results.map(({ seat, points, wins }) => ({
    seat,
    name: nameOf(seat),
    note: fought(seat),
    points,
    wins,
    owner: ownerOf(seat),
  }))
  return sharePicture(
    <Picture rows={rows} words={words} art={<Outlined table={table} ownerOf={ownerOf} />}>
      <Curve points={chronicle.points} goal={goal} ownerOf={ownerOf} width={490} height={225} />
    </Picture>,
    words.title,
    file,
  )
}

const outline = hexPath(97)

/** The galaxy in outline: whose planets are whose. */
function Outlined({ table, ownerOf }: Pick<Shared, 'table' | 'ownerOf'>) {
  const lies = Object.entries(table.galaxy.tiles).flatMap(([hex, { system }]) =>
    system === undefined ? [] : [[hex, tileArt(system, table.planets)] as const],
  )
  const box = boxAround(lies.map(([hex]) => hex))
  return (
    <svg
      aria-hidden="true"
      width="530"
      height="500"
      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}>
      {lies.map(([hex, tile]) => {
        const { x, y } = centreOf(hex)
        const owners = tile.planets.map(({ owner }) => owner?.seat)
        const holder =
          owners[0] !== undefined && owners.every(seat => seat === owners[0]) ? ownerOf(owners[0]) : undefined
        return (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <path
              d={outline}
              fill={holder?.colour ?? '#221d47'}
              fill-opacity={holder ? 0.32 : 0.75}
              stroke={tile.special ? '#c2453a' : (holder?.colour ?? '#4a4480')}
              stroke-width="4"
            />
            {planetSpots(tile).map((spot, i) => {
              const owner = tile.planets[i]?.owner
              return (
                <circle
                  key={tile.planets[i]?.id}
                  cx={spot.x}
                  cy={spot.y + 8}
                  r={tile.mecatol ? 46 : 26}
                  fill={owner?.colour ?? '#7d7aa0'}
                  stroke={tile.mecatol ? '#e8c47a' : '#0b0a1c'}
                  stroke-width="5"
                />
              )
            })}
          </g>
        )
      })}
    </svg>
  )
}
