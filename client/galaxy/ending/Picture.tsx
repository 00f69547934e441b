import { Emblem } from '../../parts/Emblem.tsx'
import { hexPath } from '../../parts/outlines.ts'
import { planetSpots } from '../art/tileLayout.ts'
import { centreOf } from '../map/arrows.ts'
import type { OwnerArt } from '../map/mapPlace.ts'
import { tileArt } from '../map/tileArt.ts'
import { boxAround } from '../map/view.ts'
import type { Table } from '../table.ts'
import { Curve } from './Curve.tsx'
import type { Chronicle } from './chronicle.ts'
import type { Result } from './results.ts'

/** The end of a game in one picture, drawn with nothing but itself, so that it can be sent anywhere. */

export const pictureSize = { width: 1080, height: 1350 }

export interface PictureProps {
  readonly table: Table
  readonly results: readonly Result[]
  readonly chronicle: Chronicle
  readonly goal: number
  readonly ownerOf: (seat: string) => OwnerArt | undefined
  readonly nameOf: (seat: string) => string
  readonly words: {
    readonly house: string
    readonly eyebrow: string
    readonly title: string
    readonly how: string
    fought(seat: string): string
  }
}

const longest = 16
const short = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name)
const serif = 'Cinzel, Georgia, "Times New Roman", serif'
const plain = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
const { width, height } = pictureSize

export function Picture({ table, results, chronicle, goal, ownerOf, nameOf, words }: PictureProps) {
  const [first] = results
  const winner = first && ownerOf(first.seat)
  const row = Math.min(78, 470 / Math.max(1, results.length))
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      font-family={plain}
      role="img"
      aria-label={words.title}>
      <defs>
        <radialGradient id="picture-sky" cx="0.5" cy="0.12" r="1">
          <stop offset="0" stop-color="#33246a" />
          <stop offset="0.55" stop-color="#151233" />
          <stop offset="1" stop-color="#0b0a1c" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill="url(#picture-sky)" />
      <rect
        x="22"
        y="22"
        width={width - 44}
        height={height - 44}
        rx="26"
        fill="none"
        stroke="#e8c47a"
        stroke-opacity="0.6"
        stroke-width="2"
      />
      {winner && (
        <g transform="translate(130 150)" style={`color:${winner.colour}`}>
          <circle r="66" fill="#0d0b20" stroke={winner.colour} stroke-width="4" />
          <Emblem name={winner.emblem} size={84} />
        </g>
      )}
      <g fill="#f3ead6">
        <text x="226" y="104" font-size="26" fill="#e8c47a" letter-spacing="3">
          {words.eyebrow}
        </text>
        <text
          x="226"
          y="164"
          font-size={words.title.length > 30 ? 38 : 48}
          font-family={serif}
          font-weight="600">
          {words.title}
        </text>
        <text x="226" y="208" font-size="25" fill="#c3c8dc">
          {words.how}
        </text>
      </g>
      <Outlined table={table} ownerOf={ownerOf} />
      <g transform="translate(610 270)">
        {results.map(({ seat, points, wins }, i) => {
          const owner = ownerOf(seat)
          return (
            <g key={seat} transform={`translate(0 ${row * i})`} style={`color:${owner?.colour ?? '#fff'}`}>
              <rect
                width="420"
                height={row - 8}
                rx="14"
                fill={wins ? '#e8c47a' : '#ffffff'}
                fill-opacity={wins ? 0.2 : 0.06}
              />
              <g transform={`translate(36 ${(row - 8) / 2})`}>
                {owner && <Emblem name={owner.emblem} size={34} />}
              </g>
              <text x="68" y={(row - 8) / 2 - 2} font-size="25" font-weight="600" fill="#f3ead6">
                {short(nameOf(seat))}
              </text>
              <text x="68" y={(row - 8) / 2 + 22} font-size="17" fill="#aab2cc">
                {words.fought(seat)}
              </text>
              <text
                x="400"
                y={(row - 8) / 2 + 13}
                font-size="38"
                font-weight="700"
                text-anchor="end"
                fill="#f1cf63"
                font-family={serif}>
                {points}
              </text>
            </g>
          )
        })}
      </g>
      <svg aria-hidden="true" x="50" y="800" width="980" height="450" viewBox="0 0 490 225">
        <Curve points={chronicle.points} goal={goal} ownerOf={ownerOf} width={490} height={225} />
      </svg>
      <text
        x={width / 2}
        y={height - 52}
        font-size="26"
        text-anchor="middle"
        fill="#e8c47a"
        font-family={serif}
        letter-spacing="6">
        {words.house}
      </text>
    </svg>
  )
}

const outline = hexPath(97)

/** The galaxy in outline: whose planets are whose. */
function Outlined({ table, ownerOf }: Pick<PictureProps, 'table' | 'ownerOf'>) {
  const lies = Object.entries(table.galaxy.tiles).flatMap(([hex, { system }]) =>
    system === undefined ? [] : [[hex, tileArt(system, table.planets)] as const],
  )
  const box = boxAround(lies.map(([hex]) => hex))
  return (
    <svg
      aria-hidden="true"
      x="50"
      y="260"
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
