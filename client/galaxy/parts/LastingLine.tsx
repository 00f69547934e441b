import type { Lasting } from '../../../shared/galaxy/components/holding.ts'
import { Say } from '../../parts/Say.tsx'
import { say } from '../../text/text.ts'
import { reads } from '../reads.ts'

/** What something that lasts does, and until when. */
export const LastingLine = ({ lasting: { effect, by, on, hex, planet, until } }: { lasting: Lasting }) => (
  <>
    <p>
      <Say
        text={reads.lastingText(effect)}
        about={{ seat: by, other: on ?? by, ...(hex && { hex }), ...(planet && { planet }) }}
      />
    </p>
    <p class="hint">{say(`galaxy.until.${until}`)}</p>
  </>
)
