import { left, sizeOf } from '../../../shared/inscription/industry.ts'
import type { Marks, Pool } from '../../../shared/inscription/table.ts'
import { say } from '../../text/text.ts'
import { AssetGlyph } from './assets.tsx'
import { ChalkCircle, ChalkSlash } from './chalk.tsx'

/** Trade goods and votes: circled as they come, crossed through as they go. */
export const Pools = ({ marks, before }: { marks: Marks; before: Marks | undefined }) => (
  <div class="pools">
    <PoolBox what="tg" of={marks.industry.tradeGoods} was={before?.industry.tradeGoods} />
    <PoolBox what="vote" of={marks.industry.votes} was={before?.industry.votes} />
  </div>
)

const side = 30
const rows = 2

function PoolBox({ what, of, was = of }: { what: 'tg' | 'vote'; of: Pool; was: Pool | undefined }) {
  const size = sizeOf(of)
  const perRow = size / rows
  return (
    <div class={`pool of-${what}`}>
      <p>
        <span>{say(`inscription.pool.${what}`)}</span> <strong>{left(of)}</strong>
      </p>
      <svg
        viewBox={`0 0 ${side * perRow} ${side * rows}`}
        role="img"
        aria-label={say('inscription.pool.is', {
          left: left(of),
          claimed: of.claimed,
          spent: of.spent,
        })}>
        {Array.from({ length: size }, (_, i) => {
          const x = side * (0.5 + (i % perRow))
          const y = side * (0.5 + Math.floor(i / perRow))
          return (
            <g key={i} class={i < of.spent ? 'gone' : i < of.claimed ? 'held' : 'open'}>
              <AssetGlyph asset={what === 'tg' ? 'tg:1' : 'vote:1'} x={x} y={y} size={19} />
              {i < of.claimed && (
                <ChalkCircle
                  seed={`${what}${i}`}
                  x={x}
                  y={y}
                  r={12.5}
                  fresh={i >= was.claimed}
                  weight={2.2}
                />
              )}
              {i < of.spent && (
                <ChalkSlash seed={`${what}${i}`} x={x} y={y} size={21} tone="spent" fresh={i >= was.spent} />
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
