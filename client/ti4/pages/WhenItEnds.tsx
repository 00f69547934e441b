import { say } from '../../text/text.ts'
import type { PageProps } from './page.ts'

/** How many objectives are still to be revealed. */
export const WhenItEnds = ({ table: { faceDown } }: Pick<PageProps, 'table'>) => (
  <p class="hint">
    {say('ti4.goal.deck', { first: faceDown.stage1, second: faceDown.stage2 })} ·{' '}
    {say('galaxy.goal.lastEnds')}
  </p>
)
