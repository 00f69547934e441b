import { useEffect } from 'preact/hooks'
import type { FactionId } from '../../../shared/ti4/content/factionIds.ts'
import { readCards } from '../../galaxy/cards/printed.ts'
import { nameOf } from '../../galaxy/names.ts'
import { PeopleFacts } from '../../galaxy/setup/PeopleFacts.tsx'
import { useStory } from './useStory.ts'

/** A faction is read before it is picked: who they are, what they can do, what they start with. */
export function FactionRead({ id, titled }: { id: string; titled?: true }) {
  useEffect(readCards, [])
  const story = useStory(id as FactionId)
  return (
    <div class="my-realm">
      {titled && <h2>{nameOf('faction', id)}</h2>}
      {story?.map(line => (
        <p key={line} class="hint">
          {line}
        </p>
      ))}
      <PeopleFacts key={id} id={id} />
    </div>
  )
}
