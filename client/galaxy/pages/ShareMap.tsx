import { CopyField } from '../../room/CopyField.tsx'
import { say } from '../../text/text.ts'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'

/** The galaxy as a text for another table. */
export function ShareMap() {
  const table = galaxyTable.value
  const text = table && reads.mapText?.(table)
  if (!text) return null
  return (
    <section class="share" aria-labelledby="share-map">
      <h2 id="share-map">{say('galaxy.share.map')}</h2>
      <p class="hint">{say('galaxy.share.map.why')}</p>
      <CopyField label={say('galaxy.share.map')} text={text} copy={say('galaxy.share.map.copy')} />
    </section>
  )
}
