import { type Resource, resourceIds, type SheetId } from '../../../shared/inscription/content/assets.ts'
import { say } from '../../text/text.ts'
import { nameOfPrinted, resourceName } from '../names.ts'
import { FocusDie, PointsMark } from './assets.tsx'
import { ChalkCircle } from './chalk.tsx'
import { sentence } from './sentence.ts'
import { costs, offers, type SheetProps } from './sheet.ts'
import { Target } from './Target.tsx'

interface Place {
  readonly x: number
  readonly y: number
}

/** What a sheet is worth, its name, and below it the one of this particular sheet. */
export const SheetTitle = ({
  kind,
  of,
  points,
  x,
  y,
}: Place & { kind: SheetId; of: string; points: number }) => (
  <g>
    <PointsMark points={points} x={x + 13} y={y + 1} size={28} />
    <text class="slate-title" x={x + 34} y={y}>
      {say(`inscription.sheet.${kind}`)}
    </text>
    <text class="slate-name" x={x + 34} y={y + 16}>
      {nameOfPrinted(of)}
    </text>
  </g>
)

/** The three focus dice of a sheet; `x` is the middle of the first. */
export const FocusDice = ({ sheet, x, y, ...props }: Place & SheetProps & { sheet: SheetId }) => (
  <>
    {resourceIds.map((die, i) => (
      <Die key={die} sheet={sheet} die={die} x={x + i * 45} y={y} {...props} />
    ))}
  </>
)

function Die({
  sheet,
  die,
  x,
  y,
  marks,
  before,
  groups,
  onMark,
  onAsk,
}: Place & SheetProps & { sheet: SheetId; die: Resource }) {
  const picks = offers(groups, 'choose', die)
  const offered = picks || offers(groups, 'focus', die)
  const unlocked = marks.focus[sheet][die] === true
  const label = sentence(
    say('inscription.north.focusDie', { what: resourceName(die) }),
    say(unlocked ? 'inscription.north.unlocked' : 'inscription.north.locked'),
    offered && say(picks ? 'inscription.can.choose' : 'inscription.north.canUnlock'),
  )
  return (
    <Target
      id={`focus-${die}`}
      label={label}
      reach={{ x: x - 22.5, y: y - 23, width: 45, height: 46 }}
      glow={{ x, y, r: 20 }}
      offered={offered}
      costs={costs(groups, die)}
      chosen={offers(groups, 'chosen', die)}
      onTap={() => (offered ? onMark(picks ? 'choose' : 'focus', die) : onAsk(sheet, 'focus', die))}>
      <g class={unlocked || offered ? '' : 'quiet'}>
        <FocusDie die={die} x={x} y={y} size={27} />
      </g>
      {unlocked && (
        <ChalkCircle x={x} y={y} r={19} seed={`${sheet}${die}`} fresh={before && !before.focus[sheet][die]} />
      )}
    </Target>
  )
}
