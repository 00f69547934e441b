import type { Resource } from '../../../shared/inscription/content/assets.ts'
import { dockOf } from '../../../shared/inscription/expansion.ts'
import { say } from '../../text/text.ts'
import { assetName } from '../names.ts'
import { DockMark } from './assets.tsx'
import { ClaimedAsset } from './ClaimedAsset.tsx'
import { Icon } from './Colony.tsx'
import { ChalkCircle, ChalkCross } from './chalk.tsx'
import { type Box, dockWide } from './colonyLayout.ts'
import { standing } from './planetLabel.ts'
import { sentence } from './sentence.ts'
import { costs, offers, type SheetProps } from './sheet.ts'
import { Target } from './Target.tsx'

/** Built with a planet asset, or by crossing out all its icons. */
export function SpaceDock({ dock, box, ...props }: SheetProps & { dock: string; box: Box }) {
  const { marks, before, groups, onMark, onAsk } = props
  const { icons, asset } = dockOf(marks, dock)
  const stands = marks.expansion.docks[dock]
  const isNew = before && !before.expansion.docks[dock]
  const picks = offers(groups, 'choose', dock)
  const offered = picks || offers(groups, 'dock', dock)
  const middle = box.y + box.height / 2
  const high = box.height
  const end = Math.min(high, 46)
  const spread = (box.width - dockWide - end) / 3
  const cell = Math.min(45, spread)
  const mark = { x: box.x + dockWide / 2 + 1, y: middle }
  return (
    <g class={`spacedock${stands ? ` ${stands}` : ''}`}>
      <rect class="colony-ground" {...box} rx={high / 2} />
      <path class="colony-lines" d={`M${mark.x + 14} ${middle}H${box.x + box.width - end}`} />
      <Target
        id={dock}
        label={sentence(
          say('inscription.north.dock', {
            count: Number(dock.slice(1)),
            what: sentence(assetName(asset), standing(marks, dock)),
          }),
          stands && say(`inscription.north.dock.${stands}`),
          offered && say(picks ? 'inscription.can.choose' : 'inscription.north.canBuild'),
        )}
        reach={{ x: box.x, y: box.y, width: dockWide, height: high }}
        glow={{ ...mark, r: 19 }}
        offered={offered}
        costs={costs(groups, dock)}
        chosen={offers(groups, 'chosen', dock)}
        onTap={() => (offered ? onMark(picks ? 'choose' : 'dock', dock) : onAsk('expansion', 'dock', dock))}>
        <DockMark {...mark} size={27} />
        {stands === 'built' && <ChalkCircle {...mark} r={18} seed={dock} fresh={isNew} />}
      </Target>
      {[...icons].map((icon, i) => (
        <Icon
          key={`${dock}.${i}`}
          {...props}
          at={`${dock}.${i}`}
          icon={icon as Resource}
          x={box.x + dockWide + (i + 0.5 + (3 - icons.length) / 2) * spread}
          y={middle}
          cell={cell}
          unlocked={!stands}
        />
      ))}
      <ClaimedAsset
        id={dock}
        asset={asset}
        x={box.x + box.width - end / 2 - 1}
        y={middle}
        size={end * 0.76}
        marks={marks}
        before={before}
      />
      {stands === 'banned' && (
        <ChalkCross x={mark.x} y={mark.y} size={30} seed={dock} tone="barred" fresh={isNew} />
      )}
    </g>
  )
}
