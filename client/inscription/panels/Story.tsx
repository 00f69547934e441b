import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { FactionId } from '../../../shared/inscription/content/factions.ts'
import type { Story as Lines } from '../../../shared/inscription/content/stories.ts'
import { fetchLate } from '../../net/late.ts'
import { language } from '../../text/text.ts'

type Stories = Readonly<Record<FactionId, Lines>>

const books = {
  en: async (): Promise<Stories> => (await import('../../../shared/inscription/content/stories.ts')).stories,
  it: async (): Promise<Stories> =>
    (await import('../../../shared/inscription/content/stories.it.ts')).storiesIt,
}

const told = signal<Stories | undefined>()

/** Who a faction are, and what to do with them, in two lines. */
export function Story({ of }: { of: FactionId }) {
  const spoken = language.value
  useEffect(() => {
    void fetchLate(books[spoken]).then(stories => {
      told.value = stories
    })
  }, [spoken])
  return (
    <div class="ins-story">
      {told.value?.[of].map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
