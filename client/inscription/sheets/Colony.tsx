import type { AssetCode, Resource } from '../../../shared/inscription/content/assets.ts'
import type { Colony as Printed } from '../../../shared/inscription/content/expansionSheets.ts'
import { say } from '../../text/text.ts'
import { resourceName } from '../names.ts'
import { ResourceMark } from './assets.tsx'
import { ClaimedAsset } from './ClaimedAsset.tsx'
import { ChalkCircle, ChalkCross } from './chalk.tsx'
import { type Box, nameHigh } from './colonyLayout.ts'
import { LineChoice } from './LineChoice.tsx'
import { Planet } from './Planet.tsx'
import { planetLabel } from './planetLabel.ts'
import { sentence } from './sentence.ts'
import { costs, offers, type SheetProps } from './sheet.ts'
import { Target } from './Target.tsx'

interface ColonyProps extends SheetProps {
  readonly planet: string
  readonly colony: Printed
  readonly box: Box
  readonly cell: number
  readonly side: number
  readonly stop: boolean
}

/** A planet with its icons; a finished row or column claims what stands at its end. */
export function Colony(props: ColonyProps) {
  const { planet, colony, box, cell, side, marks, before, groups, stop, onMark, onAsk } = props
  const unlocked = marks.expansion.unlocked[planet] === true
  const never = marks.expansion.crossed[planet] === true
  const picks = offers(groups, 'choose', planet)
  const offered = picks || offers(groups, 'unlock', planet)
  const columns = colony.columns.length
  const rows = colony.rows.length
  const left = box.x + (box.width - columns * cell - side) / 2
  const spare = box.height - nameHigh - rows * cell - side
  const top = box.y + nameHigh + Math.max(0, spare / 2 - 3)
  const place = (row: number, column: number) => ({
    x: left + along(column, columns, cell, side),
    y: top + along(row, rows, cell, side),
  })
  const orb = { x: box.x + 17, y: box.y + 15 }
  const tap = () =>
    offered ? onMark(picks ? 'choose' : 'unlock', planet) : onAsk('expansion', 'unlock', planet)
  const asset = (id: string, code: AssetCode, at: { x: number; y: number }, along: Box) => {
    const drawn = (
      <ClaimedAsset key={id} {...at} id={id} asset={code} size={side * 0.84} marks={marks} before={before} />
    )
    if (!offers(groups, 'choose', id)) return drawn
    return (
      <LineChoice key={id} {...props} line={id} end={at} along={along}>
        {drawn}
      </LineChoice>
    )
  }
  return (
    <g class={`colony${unlocked ? ' settled' : ''}${never ? ' never' : ''}`}>
      <Target
        id={planet}
        label={planetLabel(marks, planet, picks ? 'choose' : offered ? 'unlock' : undefined)}
        reach={unlocked && !picks ? { ...box, height: nameHigh } : box}
        glow={{ x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 }}
        offered={offered}
        costs={costs(groups, planet)}
        chosen={offers(groups, 'chosen', planet)}
        stop={stop}
        onTap={tap}>
        <rect class="colony-ground" {...box} rx={11} />
        <svg class="colony-world" {...box} aria-hidden="true">
          <Planet x={box.width - 24} y={box.height * 0.52} r={box.height * 0.36} seed={colony.name} />
        </svg>
        <Planet {...orb} r={9} seed={colony.name} />
        <text class="colony-name" x={orb.x + 17} y={orb.y + 5}>
          {colony.name}
        </text>
        {unlocked && (
          <ChalkCircle
            {...orb}
            r={13}
            weight={2.2}
            seed={`${planet}${colony.name}`}
            fresh={before && !before.expansion.unlocked[planet]}
          />
        )}
      </Target>
      <path class="colony-lines" d={ruled(left, top, colony, cell, side)} />
      {colony.icons.map((row, r) =>
        [...row].map((icon, c) => (
          <Icon
            key={`${r}.${c}`}
            {...props}
            {...place(r, c)}
            at={`${planet}.${r}.${c}`}
            icon={icon as Resource}
            unlocked={unlocked && !picks}
          />
        )),
      )}
      {colony.rows.map((code, r) =>
        asset(`${planet}.r${r}`, code, place(r, columns), {
          x: left,
          y: top + r * cell,
          width: columns * cell + side,
          height: cell,
        }),
      )}
      {colony.columns.map((code, c) =>
        asset(`${planet}.c${c}`, code, place(rows, c), {
          x: left + c * cell,
          y: top,
          width: cell,
          height: rows * cell + side,
        }),
      )}
      {never && (
        <ChalkCross
          x={box.x + box.width / 2}
          y={box.y + box.height / 2}
          size={Math.min(box.width, box.height) * 0.8}
          weight={4}
          seed={planet}
          tone="barred"
          fresh={before && !before.expansion.crossed[planet]}
        />
      )}
    </g>
  )
}

/** The middle of an icon, or behind the last of what they bring. */
const along = (nth: number, icons: number, cell: number, side: number) =>
  nth < icons ? (nth + 0.5) * cell : icons * cell + side / 2

interface IconProps extends SheetProps {
  readonly at: string
  readonly icon: Resource
  readonly x: number
  readonly y: number
  readonly cell: number
  readonly unlocked: boolean
}

/** One icon; on a locked planet it is only looked at. */
export function Icon({ at, icon, x, y, cell, unlocked, marks, before, groups, onMark, onAsk }: IconProps) {
  const crossed = marks.expansion.icons[at] === true
  const offered = offers(groups, 'develop', at)
  const drawn = (
    <>
      <g class={crossed ? 'quiet' : ''}>
        <ResourceMark resource={icon} x={x} y={y} size={Math.min(cell * 0.54, 23)} />
      </g>
      {crossed && (
        <ChalkCross x={x} y={y} size={cell * 0.58} seed={at} fresh={before && !before.expansion.icons[at]} />
      )}
    </>
  )
  if (!unlocked) return <g class="passive">{drawn}</g>
  const half = cell / 2
  return (
    <Target
      id={at}
      label={sentence(
        say('inscription.north.icon', { what: resourceName(icon) }),
        crossed && say('inscription.north.crossedOut'),
        offered && say('inscription.north.canCross'),
      )}
      reach={{ x: x - half, y: y - half, width: cell, height: cell }}
      glow={{ x, y, r: cell * 0.4 }}
      offered={offered}
      costs={costs(groups, at)}
      onTap={() => (offered ? onMark('develop', at) : onAsk('expansion', 'develop', at))}>
      {drawn}
    </Target>
  )
}

/** Thin rules from the icons to the assets they bring. */
function ruled(left: number, top: number, { icons, columns }: Printed, cell: number, side: number): string {
  const [wide, high] = [columns.length * cell, icons.length * cell]
  const across = icons.map(
    (_, r) => `M${left + cell / 2} ${top + (r + 0.5) * cell}h${wide - cell / 2 + side * 0.08}`,
  )
  const down = columns.map(
    (_, c) => `M${left + (c + 0.5) * cell} ${top + cell / 2}v${high - cell / 2 + side * 0.08}`,
  )
  return [...across, ...down].join('')
}
