import { CopyField } from '../../room/CopyField.tsx'
import { say } from '../../text/text.ts'
import { whyNot } from './Checks.tsx'
import { type Plan, searchOf, textOf } from './plan.ts'

/** A link that shows it to others, its text, and a table on it. */
export function Sharing({ plan }: { plan: Plan }) {
  const search = searchOf(plan)
  return (
    <section class="builder-share" aria-label={say('ti4.builder.share')}>
      <h2>{say('ti4.builder.share')}</h2>
      <CopyField label={say('ti4.builder.link')} text={`${location.origin}/builder?${search}`} />
      <CopyField label={say('option.map')} text={textOf(plan)} />
      {whyNot(plan) === undefined && (
        <a class="button primary" href={`/?game=ti4&galaxy=pasted&${search}`}>
          {say('ti4.builder.table')}
        </a>
      )}
    </section>
  )
}
