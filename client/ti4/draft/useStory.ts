import { useEffect, useState } from 'preact/hooks'
import type { FactionId } from '../../../shared/ti4/content/factionIds.ts'
import { type Story, stories } from '../../../shared/ti4/content/stories.ts'
import { fetchLate } from '../../net/late.ts'
import { language } from '../../text/text.ts'

type Stories = Readonly<Record<FactionId, Story>>

const told = {
  en: async (): Promise<Stories> => stories,
  it: async (): Promise<Stories> => (await import('../../../shared/ti4/content/stories.it.ts')).storiesIt,
}

/** Who a faction is, in the player's language. */
export function useStory(id: FactionId): Story | undefined {
  const [all, have] = useState<Stories>()
  const spoken = language.value
  useEffect(() => {
    void fetchLate(told[spoken]).then(found => have(() => found))
  }, [spoken])
  return all?.[id]
}
