import { about } from '../../parts/lookUp.ts'
import { say } from '../../text/text.ts'

/** A planet's two values, by shape as well as by colour. */
export const Worth = ({ resources, influence }: { resources: number; influence: number }) => (
  <span class="worth">
    <span class="worth-resources" title={say('galaxy.resources')} data-about={about('term', 'resources')}>
      <span class="hidden">{say('galaxy.resources')} </span>
      {resources}
    </span>
    <span class="worth-influence" title={say('galaxy.influence')} data-about={about('term', 'influence')}>
      <span class="hidden">{say('galaxy.influence')} </span>
      {influence}
    </span>
  </span>
)
