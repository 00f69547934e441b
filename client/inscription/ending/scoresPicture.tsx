import type { Seat } from '../../../shared/engine/rules.ts'
import { sheetIds } from '../../../shared/inscription/content/assets.ts'
import type { Score, Table } from '../../../shared/inscription/table.ts'
import { Emblem } from '../../parts/Emblem.tsx'
import { nameOfSeat } from '../../parts/SeatMark.tsx'
import { Curve } from '../../room/ending/Curve.tsx'
import { Picture } from '../../room/ending/Picture.tsx'
import { sharePicture } from '../../room/ending/sharePicture.tsx'
import { ownerOf } from '../../room/past/owner.ts'
import { say, t } from '../../text/text.ts'
import { nameOf, sheetName } from '../names.ts'
import { goalOf } from './lines.ts'

interface Shared {
  readonly table: Table
  readonly order: readonly Seat[]
  readonly winners: readonly Seat[]
  readonly title: string
  readonly how: string
  readonly points: Readonly<Record<Seat, readonly number[]>> | undefined
}

/** The end of a game of Inscription as a picture: who, by what, and how it came. */
export function shareScores({ table, order, winners, title, how, points }: Shared, file: string) {
  const rows = order.map(seat => ({
    seat,
    name: nameOfSeat(seat),
    note: nameOf('faction', table.players[seat]?.marks.faction ?? ''),
    points: table.scores?.[seat]?.total ?? 0,
    wins: winners.includes(seat),
    owner: ownerOf(seat),
  }))
  return sharePicture(
    <Picture
      rows={rows}
      words={{
        house: t('house.name'),
        eyebrow: say('inscription.over.eyebrow', { round: table.round }),
        title,
        how,
      }}
      art={<Bars scores={table.scores ?? {}} order={order} />}>
      {points && <Curve points={points} goal={goalOf(table)} ownerOf={ownerOf} width={490} height={225} />}
    </Picture>,
    title,
    file,
  )
}

interface Part {
  readonly name: string
  readonly colour: string
  read(score: Score): number
}

const colours = {
  navigation: '#7fdad6',
  expansion: '#c79bf2',
  industry: '#efa878',
  warfare: '#ff8575',
} as const

const parts = (): readonly Part[] => [
  ...sheetIds.map(sheet => ({
    name: sheetName(sheet),
    colour: colours[sheet],
    read: ({ sheets }: Score) => sheets[sheet],
  })),
  {
    name: say('inscription.objectives'),
    colour: '#f4e3b2',
    read: ({ objectives }) => sheetIds.reduce((sum, sheet) => sum + objectives[sheet], 0),
  },
  { name: say('inscription.over.goods'), colour: '#d9a12e', read: ({ tradeGoods }) => tradeGoods },
]

const [wide, high, legend] = [530, 500, 84]

/** A bar for each, made of what brought the points; what a sheet cost is left out. */
function Bars({ scores, order }: { scores: Readonly<Record<Seat, Score>>; order: readonly Seat[] }) {
  const all = parts()
  const gained = (score: Score) => all.reduce((sum, { read }) => sum + Math.max(0, read(score)), 0)
  const most = Math.max(1, ...order.map(seat => (scores[seat] ? gained(scores[seat]) : 0)))
  const row = Math.min(78, (high - legend) / order.length)
  const foot = order.length * row + 46
  return (
    <svg aria-hidden="true" width={wide} height={high} viewBox={`0 0 ${wide} ${high}`}>
      {order.map((seat, i) => {
        const score = scores[seat]
        const owner = ownerOf(seat)
        if (!score || !owner) return null
        let from = 52
        return (
          <g key={seat} transform={`translate(0 ${i * row})`} style={`color:${owner.colour}`}>
            <g transform={`translate(22 ${row / 2})`}>
              <circle r="18" fill="#0d0b20" stroke={owner.colour} stroke-width="2" />
              <Emblem name={owner.emblem} size={24} />
            </g>
            {all.map(({ name, colour, read }) => {
              const width = (Math.max(0, read(score)) / most) * (wide - 60)
              const x = from
              from += width
              return width > 0 ? (
                <g key={name}>
                  <rect
                    x={x}
                    y={row / 2 - 15}
                    width={width}
                    height="30"
                    fill={colour}
                    stroke="#0b0a1c"
                    stroke-width="2"
                  />
                  {width > 26 && (
                    <text
                      x={x + width / 2}
                      y={row / 2 + 6.5}
                      font-size="18"
                      font-weight="700"
                      text-anchor="middle"
                      fill="#15122b">
                      {read(score)}
                    </text>
                  )}
                </g>
              ) : null
            })}
          </g>
        )
      })}
      {all.map(({ name, colour }, i) => (
        <g key={name} transform={`translate(${4 + (i % 3) * 178} ${foot + Math.floor(i / 3) * 32})`}>
          <rect width="18" height="18" y="-15" rx="4" fill={colour} />
          <text x="26" font-size="18" fill="#c3c8dc">
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
