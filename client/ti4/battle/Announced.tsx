import type { Seat } from '../../../shared/engine/rules.ts'
import type { Battle } from '../../../shared/ti4/table.ts'
import { Icon } from '../../parts/Icon.tsx'
import { say } from '../../text/text.ts'

/** Who has announced that he leaves after this round, or has to. */
export function Announced({ battle, seat }: { battle: Battle; seat: Seat }) {
  const text =
    battle.retreats === seat ? 'ti4.scene.retreats' : battle.routed === seat ? 'ti4.scene.routed' : undefined
  if (text === undefined) return null
  return (
    <p class="side-retreat">
      <Icon name="back" size={16} /> {say(text)}
    </p>
  )
}
