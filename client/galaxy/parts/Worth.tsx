import { say } from '../../text/text.ts'

/** A planet's two values, by shape as well as by colour. */
export const Worth = ({ resources, influence }: { resources: number; influence: number }) => (
  <span class="worth">
    <span class="worth-resources" title={say('ti3.resources')}>
      <span class="hidden">{say('ti3.resources')} </span>
      {resources}
    </span>
    <span class="worth-influence" title={say('ti3.influence')}>
      <span class="hidden">{say('ti3.influence')} </span>
      {influence}
    </span>
  </span>
)
