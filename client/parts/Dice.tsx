import { useEffect } from 'preact/hooks'
import { t } from '../text/text.ts'
import { sound } from './sound.ts'

interface DiceProps {
  dice: readonly number[]
  /** The least number that hits; without it no die stands out. */
  needs?: number | undefined
  /** They are seen to fall; those after them wait for `after` others. */
  falling?: boolean
  after?: number
  /** They fell long ago. */
  silent?: boolean
}

/** Dice as they lie. A hit differs in shape as well as in colour. */
export function Dice({ dice, needs, falling, after = 0, silent = false }: DiceProps) {
  const lies = dice.join()
  useEffect(() => {
    if (falling && !silent) sound('dice')
  }, [falling, lies])
  return (
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
}
