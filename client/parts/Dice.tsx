import { t } from '../text/text.ts'

interface DiceProps {
  dice: readonly number[]
  /** The least number that hits; without it no die stands out. */
  needs?: number | undefined
  /** They are seen to fall; those after them wait for `after` others. */
  falling?: boolean
  after?: number
}

/** Dice as they lie. A hit differs in shape as well as in colour. */
export const Dice = ({ dice, needs, falling, after = 0 }: DiceProps) => (
  <span class={falling ? 'dice falling' : 'dice'}>
    {dice.map((die, i) => (
      <span
        key={i}
        class={needs !== undefined && die >= needs ? 'die hit' : 'die'}
        style={falling ? `--i:${Math.min(after + i, 14)}` : undefined}
        aria-hidden="true">
        {die}
      </span>
    ))}
    <span class="hidden"> {t('log.dice', { dice: dice.join(' ') })}</span>
  </span>
)
