import { commodities } from '../../../shared/inscription/content/assets.ts'
import {
  commodityPoints,
  commodityRow,
  councilorPoints,
  mostCouncilors,
  tradeGoodColumns,
} from '../../../shared/inscription/content/charts.ts'
import { tradeGoodIcons, voteIcons } from '../../../shared/inscription/industry.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import { say } from '../../text/text.ts'
import { AssetGlyph, AssetMark, PointsMark } from './assets.tsx'
import { ChalkCircle, ChalkCross, ChalkUnderline } from './chalk.tsx'
import { sentence } from './sentence.ts'
import { offers, type SheetProps } from './sheet.ts'
import { Target } from './Target.tsx'

const side = 40
/** Points stand after the third, fifth and seventh icon of every row. */
const column = (icon: number) => side * (1.46 + icon + (icon >= 3 ? 1 : 0) + (icon >= 5 ? 1 : 0))
const pointsAt = [column(2) + side, column(4) + side, column(6) + side] as const
const row = (line: number) => side * (line === 0 ? 0.52 : line === 4 ? 4.56 : line + 0.66)

/** Councilors and commodities, whichever sheet they came from. */
export function IndustryChart({ marks, before, groups, onMark }: SheetProps) {
  const { industry } = marks
  const was = before?.industry ?? industry
  const full = (of: Marks['industry']) => Math.min(...commodities.map(each => of.commodities[each]))
  const summary = say('inscription.industry.chartIs', {
    councilors: industry.councilors,
    votes: voteIcons(marks),
    triangle: industry.commodities.triangle,
    diamond: industry.commodities.diamond,
    square: industry.commodities.square,
    goods: tradeGoodIcons(marks),
  })
  return (
    <svg
      class="industry-chart"
      viewBox={`0 0 ${side * 11} ${side * 5.12}`}
      role={commodities.some(each => offers(groups, 'choose', each)) ? 'group' : 'img'}
      aria-label={summary}>
      <rect class="chart-panel" x={1} y={1} width={side * 11 - 2} height={side * 1.08} rx={9} />
      <rect class="chart-panel" x={1} y={side * 1.18} width={side * 11 - 2} height={side * 3.92} rx={9} />
      {Array.from({ length: tradeGoodColumns }, (_, i) => (
        <line key={i} class="chart-column" x1={column(i)} x2={column(i)} y1={row(1)} y2={row(4) - 14} />
      ))}
      <AssetMark asset="councilor" x={side * 0.54} y={row(0)} size={32} />
      {Array.from({ length: mostCouncilors + 1 }, (_, i) => (
        <PlusOne
          key={i}
          what="vote"
          x={column(i)}
          y={row(0)}
          unlocked={i <= industry.councilors}
          printed={i === 0}
          fresh={i > was.councilors}
        />
      ))}
      <Points
        of={councilorPoints}
        y={row(0)}
        marked={industry.councilors}
        was={was.councilors}
        seed="councilor"
      />
      {commodities.map((commodity, line) => {
        const marked = industry.commodities[commodity]
        const y = row(line + 1)
        return (
          <g key={commodity}>
            <AssetMark asset={`com:${commodity}:1`} x={side * 0.54} y={y} size={32} />
            {Array.from({ length: commodityRow }, (_, i) => (
              <g key={i}>
                <AssetGlyph asset={`com:${commodity}:1`} x={column(i)} y={y} size={23} />
                {i < marked && (
                  <ChalkCross
                    seed={`${commodity}${i}`}
                    x={column(i)}
                    y={y}
                    size={24}
                    fresh={i >= was.commodities[commodity]}
                  />
                )}
              </g>
            ))}
            <Points
              of={commodityPoints}
              y={y}
              marked={marked}
              was={was.commodities[commodity]}
              seed={commodity}
            />
          </g>
        )
      })}
      {Array.from({ length: tradeGoodColumns }, (_, i) => (
        <g key={i}>
          <PlusOne what="tg" x={column(i)} y={row(4)} unlocked={i < full(industry)} fresh={i >= full(was)} />
          {i < industry.iconsCrossed && (
            <ChalkCross
              seed={`icon${i}`}
              x={column(i)}
              y={row(4)}
              size={27}
              tone="barred"
              fresh={i >= was.iconsCrossed}
            />
          )}
        </g>
      ))}
      {commodities
        .filter(each => offers(groups, 'choose', each))
        .map(commodity => (
          <Target
            key={commodity}
            id={commodity}
            label={sentence(say(`inscription.commodity.${commodity}`), say('inscription.can.choose'))}
            reach={{
              x: 4,
              y: row(commodities.indexOf(commodity) + 1) - side / 2,
              width: side * 11 - 8,
              height: side,
            }}
            offered
            chosen={offers(groups, 'chosen', commodity)}
            onTap={() => onMark('choose', commodity)}
          />
        ))}
    </svg>
  )
}

/** "+1 vote" or "+1 trade good", underlined once it counts. */
const PlusOne = ({
  what,
  x,
  y,
  unlocked,
  printed,
  fresh,
}: {
  what: 'vote' | 'tg'
  x: number
  y: number
  unlocked: boolean
  printed?: boolean
  fresh: boolean
}) => (
  <g class={`plus-one ${what}${unlocked ? ' unlocked' : ''}`}>
    <rect x={x - 18} y={y - 13} width={36} height={25} rx={6} />
    <text x={what === 'vote' ? x - 8.5 : x - 9} y={y + (what === 'vote' ? 4 : 5.5)}>
      {what === 'vote' ? '+1' : '+'}
    </text>
    <AssetGlyph
      asset={what === 'vote' ? 'vote:1' : 'tg:1'}
      x={what === 'vote' ? x + 8.5 : x + 5.5}
      y={y - 0.5}
      size={what === 'vote' ? 17 : 20}
    />
    {unlocked &&
      (printed ? (
        <path class="printed-line" d={`M${x - 16} ${y + 15.5}h32`} />
      ) : (
        <ChalkUnderline seed={`${what}${x}`} x={x} y={y + 15.5} width={34} fresh={fresh} />
      ))}
  </g>
)

const Points = ({
  of,
  y,
  marked,
  was,
  seed,
}: {
  of: Readonly<Record<number, number>>
  y: number
  marked: number
  was: number
  seed: string
}) => (
  <>
    {Object.entries(of).map(([after, points], i) => (
      <g key={after}>
        <PointsMark points={points} x={pointsAt[i] ?? 0} y={y} size={27} />
        {Number(after) <= marked && (
          <ChalkCircle
            seed={`${seed}${after}`}
            x={pointsAt[i] ?? 0}
            y={y}
            r={17}
            fresh={Number(after) > was}
          />
        )}
      </g>
    ))}
  </>
)
