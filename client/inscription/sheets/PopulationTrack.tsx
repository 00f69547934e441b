import { populationTrack } from '../../../shared/inscription/content/charts.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import { say } from '../../text/text.ts'
import { AssetGlyph, PointsMark } from './assets.tsx'
import { ChalkCircle, ChalkSlash } from './chalk.tsx'
import type { Box } from './colonyLayout.ts'

interface TrackProps extends Box {
  readonly columns: number
  readonly marks: Marks
  readonly before: Marks | undefined
}

/** Victory points of the population, claimed from the bottom. */
export function PopulationTrack({ x, y, width, height, columns, marks, before }: TrackProps) {
  const { population, populationSpent } = marks.expansion
  const rows = populationTrack.length / columns
  const head = columns > 1 ? 24 : 28
  const [wide, high] = [(width - 8) / columns, (height - head - 4) / rows]
  const size = Math.min(wide * 0.76, high * 0.84, 27)
  const points = populationTrack.slice(0, population).reduce((sum, each) => sum + each, 0)
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a drawing within a drawing
    <g
      role="img"
      aria-label={say('inscription.north.population', {
        count: population,
        most: populationTrack.length,
        points,
      })}>
      <rect class="colony-ground track" x={x} y={y} width={width} height={height} rx={11} />
      <AssetGlyph asset="population" x={x + (columns > 1 ? 20 : width / 2)} y={y + 15} size={19} />
      {columns > 1 && (
        <text class="colony-name" x={x + 36} y={y + 20}>
          {say('inscription.north.populationTrack')}
        </text>
      )}
      {populationTrack.map((worth, i) => {
        const at = {
          x: x + 4 + ((i % columns) + 0.5) * wide,
          y: y + height - 4 - (Math.floor(i / columns) + 0.5) * high,
        }
        const claimed = i < population
        return (
          <g key={`${i}-${worth}`}>
            <g class={claimed ? '' : 'far'}>
              <PointsMark {...at} points={worth} size={size} />
            </g>
            {claimed && (
              <ChalkCircle
                {...at}
                r={size * 0.6}
                weight={2.2}
                seed={`population${i}`}
                fresh={before && i >= before.expansion.population}
              />
            )}
            {i < populationSpent && (
              <ChalkSlash
                {...at}
                size={size * 0.9}
                weight={2.2}
                seed={`spent${i}`}
                tone="spent"
                fresh={before && i >= before.expansion.populationSpent}
              />
            )}
          </g>
        )
      })}
    </g>
  )
}
