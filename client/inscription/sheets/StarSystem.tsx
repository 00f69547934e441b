import { assetOfSystem } from '../../../shared/inscription/navigation.ts'
import { AssetGlyph, AssetMark } from './assets.tsx'
import { ChalkNumber } from './ChalkNumber.tsx'
import { ChalkCircle, ChalkCross, ChalkSlash } from './chalk.tsx'
import { offers, type SheetProps } from './sheet.ts'
import { radiusOf, reachOf, type StarMap, spotOf } from './starMap.ts'
import { systemLabel } from './systemLabel.ts'
import { Target } from './Target.tsx'

interface SystemProps extends SheetProps {
  readonly map: StarMap
  readonly system: string
  readonly mecatolPoints: number | undefined
  readonly offered: boolean
  readonly costs: boolean
  readonly onTap: () => void
}

export function StarSystem(props: SystemProps) {
  const { map, system, marks, before, groups, offered, costs, mecatolPoints, onTap } = props
  const { explored, claimed, crossed, values } = marks.navigation
  const { x, y } = spotOf(map.systems, system)
  const asset = assetOfSystem(marks, system)
  const isHome = system === 'H'
  const radius = radiusOf(map.id, system)
  const worth = system === 'MR' ? (claimed[system] ? mecatolPoints : undefined) : values[system]
  const box = map.values[system]
  const spent = marks.assets[`navigation:${system}`]?.spent
  return (
    <Target
      id={system}
      label={systemLabel(marks, system, {
        worth,
        canChoose: offers(groups, 'choose', system),
        canClaim: offers(groups, 'claim', system),
        canExplore: offered,
      })}
      reach={{ x, y, r: Math.max(reachOf, radius) }}
      glow={{ x, y, r: Math.max(radius, 14) + (claimed[system] ? 8 : 3) }}
      offered={offered}
      costs={costs}
      chosen={offers(groups, 'chosen', system)}
      stop={isHome}
      onTap={onTap}>
      <g class={explored[system] || offered ? '' : 'far'}>
        {system === 'MR' ? (
          <MecatolRex x={x} y={y} r={radius} />
        ) : (
          <AssetMark asset={asset} x={x} y={y} size={radius * 2} />
        )}
      </g>
      {box && (
        <ValueBox
          x={box.x}
          y={box.y}
          points={worth}
          seed={system}
          fresh={before && !before.navigation.values[system]}
        />
      )}
      {claimed[system] && (
        <ChalkCircle
          x={x}
          y={y}
          r={radius + 2}
          seed={system}
          weight={3}
          fresh={before && !before.navigation.claimed[system]}
        />
      )}
      {spent && (
        <ChalkSlash
          x={x}
          y={y}
          size={30}
          seed={system}
          tone="spent"
          fresh={before && !before.assets[`navigation:${system}`]?.spent}
        />
      )}
      {crossed[system] && (
        <ChalkCross
          x={x}
          y={y}
          size={30}
          seed={system}
          tone="barred"
          fresh={before && !before.navigation.crossed[system]}
        />
      )}
    </Target>
  )
}

const MecatolRex = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <g class="mecatol">
    <circle class="mecatol-halo" cx={x} cy={y} r={r + 9} />
    <circle class="mecatol-halo" cx={x} cy={y} r={r + 4} />
    <circle class="mecatol-orb" cx={x} cy={y} r={r} />
    <circle class="mecatol-ring" cx={x} cy={y} r={r - 4.5} pathLength={120} />
    <AssetGlyph asset="mecatol" x={x} y={y} size={r * 0.96} />
  </g>
)

/** Where points are written by hand. */
const ValueBox = ({
  x,
  y,
  points,
  seed,
  fresh,
}: {
  x: number
  y: number
  points: number | undefined
  seed: string
  fresh: boolean | undefined
}) => (
  <g class="value">
    <rect class="value-box" x={x - 11} y={y - 11} width={22} height={22} rx={5} />
    {points !== undefined && <ChalkNumber value={points} x={x} y={y} size={16} seed={seed} fresh={fresh} />}
  </g>
)
