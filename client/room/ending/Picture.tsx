import type { ComponentChildren } from 'preact'
import { Emblem } from '../../parts/Emblem.tsx'
import type { Owner } from './Curve.tsx'

/** The end of a game in one picture, drawn with nothing but itself, so that it can be sent anywhere. */

export const pictureSize = { width: 1080, height: 1350 }

export interface PictureWords {
  readonly house: string
  readonly eyebrow: string
  readonly title: string
  readonly how: string
}

export interface PictureProps {
  /** The best first. */
  readonly rows: readonly {
    readonly seat: string
    readonly name: string
    readonly note: string
    readonly points: number
    readonly wins: boolean
    readonly owner: Owner | undefined
  }[]
  readonly words: PictureWords
  /** What the board came to, 530 by 500. */
  readonly art: ComponentChildren
  /** How it came, 490 by 225. */
  readonly children: ComponentChildren
}

const longest = 16
const short = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name)
const serif = 'Cinzel, Georgia, "Times New Roman", serif'
const plain = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
const { width, height } = pictureSize

export function Picture({ rows, words, art, children }: PictureProps) {
  const winner = rows[0]?.wins ? rows[0].owner : undefined
  const row = Math.min(78, 470 / Math.max(1, rows.length))
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
        <text x="226" y="208" font-size={Math.min(25, 1350 / words.how.length)} fill="#c3c8dc">
          {words.how}
        </text>
      </g>
      <svg aria-hidden="true" x="50" y="260" width="530" height="500" viewBox="0 0 530 500">
        {art}
      </svg>
      <g transform="translate(610 270)">
        {rows.map(({ seat, name, note, points, wins, owner }, i) => {
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
                {short(name)}
              </text>
              <text x="68" y={(row - 8) / 2 + 22} font-size="17" fill="#aab2cc">
                {note}
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
        {children}
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
