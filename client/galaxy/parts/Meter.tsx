import { say } from '../../text/text.ts'
import type { Progress } from '../reads.ts'

/** "5 of 6", said and drawn. */
export const Meter = ({ have, of }: Progress) => (
  <span class={have >= of ? 'progress full' : 'progress'}>
    <span class="progress-bar" aria-hidden="true">
      <span style={`width:${of > 0 ? Math.round((100 * Math.min(have, of)) / of) : 100}%`} />
    </span>
    {have >= of ? say('galaxy.progress.done') : say('galaxy.progress', { have, of })}
  </span>
)
