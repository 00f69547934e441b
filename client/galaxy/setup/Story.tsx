import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { fetchLate } from '../../net/late.ts'
import { language } from '../../text/text.ts'
import { edition } from '../edition.ts'
import { nameOf } from '../names.ts'
import { reads, type Stories } from '../reads.ts'

const told = signal<Stories>({})

/** Who a people are, in two lines. */
export function Story({ people, heading = false }: { people: string; heading?: boolean }) {
  const spoken = language.value
  useEffect(() => {
    void fetchLate(reads.stories[spoken]).then(stories => {
      told.value = stories
    })
  }, [spoken])
  return (
    <div class="story">
      {heading && <h3>{nameOf(edition.peoples, people)}</h3>}
      {told.value[people]?.map(line => (
        <p key={line} class="story-line">
          {line}
        </p>
      ))}
    </div>
  )
}
