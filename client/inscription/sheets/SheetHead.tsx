import { type Resource, resourceIds, type SheetId } from '../../../shared/inscription/content/assets.ts'
import { say } from '../../text/text.ts'
import { nameOfPrinted, resourceName } from '../names.ts'
import { FocusDie, PointsMark } from './assets.tsx'
import { ChalkCircle } from './chalk.tsx'
import { sentence } from './sentence.ts'
import { offers, type SheetProps } from './sheet.ts'
import { carryOut, glowOf, isOpen, tapOn } from './taps.ts'

interface Props extends SheetProps {
  readonly kind: SheetId
  readonly printed: string
}

/** What a sheet is called, and its three focus dice. */
export const SheetHead = ({ kind, printed, ...props }: Props) => (
  <header class={`slate-head ${kind}`}>
    <svg class="slate-points" viewBox="-14 -14 28 28" aria-hidden="true">
      <PointsMark points={props.points} x={0} y={0} size={28} />
    </svg>
    <h2>
      {say(`inscription.sheet.${kind}`)} <small>{nameOfPrinted(printed)}</small>
    </h2>
    {/* biome-ignore lint/a11y/useSemanticElements: three dice, not a form */}
    <div class="sheet-dice" role="group" aria-label={say('inscription.dice')}>
      {resourceIds.map(die => (
        <Die key={die} kind={kind} die={die} {...props} />
      ))}
    </div>
  </header>
)

function Die({ kind, die, ...props }: SheetProps & { kind: SheetId; die: Resource }) {
  const { marks, before, groups } = props
  const unlocked = marks.focus[kind][die] === true
  const tap = tapOn(groups, die, ['focus'])
  const words = { resource: resourceName(die) }
  const chosen = offers(groups, 'chosen', die)
  return (
    <button
      type="button"
      data-place={`die ${die}`}
      class={`sheet-die${unlocked ? ' unlocked' : ''}${glowOf(groups, tap, die)}${chosen ? ' chosen' : ''}`}
      aria-label={sentence(
        say(unlocked ? 'inscription.die.unlocked' : 'inscription.die.locked', words),
        tap.does === 'mark' && say(`inscription.can.${tap.verb}`),
      )}
      aria-pressed={chosen || undefined}
      // The arrows lead there too.
      tabIndex={isOpen(tap) ? 0 : -1}
      onClick={() => carryOut(props, kind, tap, die)}>
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <FocusDie die={die} x={0} y={0} size={24} />
        {unlocked && (
          <ChalkCircle
            seed={`${kind}${die}`}
            x={0}
            y={0}
            r={17}
            fresh={before !== undefined && !before.focus[kind][die]}
          />
        )}
      </svg>
    </button>
  )
}
