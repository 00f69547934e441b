import { sheet } from '../../../shared/ti4/realm.ts'
import { cardName } from '../../galaxy/cards/cards.ts'
import { CardWords } from '../../galaxy/lookUp/CardWords.tsx'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { say } from '../../text/text.ts'
import { leaderState, leadersLeft } from './LeaderCards.tsx'
import { fragmentsOf, lyingBefore } from './LyingBefore.tsx'
import { PrisonLine, prisonOf } from './Prison.tsx'
import type { PageProps } from './page.ts'

/** What lies open before a player, each card with what it says: notes, leaders, relics and the like. */
export function Before({ table, seat, notes }: PageProps & { notes: readonly string[] }) {
  const leaders = leadersLeft(table, seat)
  const cards = Object.entries(lyingBefore(table, seat))
  const fragments = fragmentsOf(table, seat)
  const captives = prisonOf(table, seat)
  if (notes.length + leaders.length + cards.length + fragments.length + captives.length === 0) return null
  return (
    <div class="open-cards">
      {notes.map(id => (
        <OpenCard key={id} id={id} />
      ))}
      {leaders.map(id => {
        const card = sheet(table, seat).leaders?.[id] ?? {}
        return (
          <OpenCard key={id} id={id} used={card.locked || card.exhausted} state={leaderState(id, card)} />
        )
      })}
      {cards.map(([id, { exhausted }]) => (
        <OpenCard key={id} id={id} used={exhausted} state={exhausted && say('ti4.card.exhausted')} />
      ))}
      {fragments.length > 0 && (
        <p class="facts-line hint">
          <span>{say('ti4.fragments')}</span>
          {fragments.map(([id, count]) => (
            <span key={id}>
              {say(`ti4.fragment.${id}`)} {count}
            </span>
          ))}
        </p>
      )}
      <PrisonLine table={table} seat={seat} />
    </div>
  )
}

interface OpenCardProps {
  id: string
  used?: boolean | undefined
  state?: string | false | undefined
}

const OpenCard = ({ id, used, state }: OpenCardProps) => (
  <details>
    <summary>
      <Tag look={used ? 'used' : ''}>{cardName(id)}</Tag> {state && <span class="hint">{state}</span>}
    </summary>
    <CardWords id={id} />
  </details>
)
