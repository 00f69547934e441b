import type { Seat } from '../../../shared/engine/rules.ts'
import { unlockingOf } from '../../../shared/ti4/cards/unlocking.ts'
import { type LeaderId, leaders, objectivesForHero } from '../../../shared/ti4/content/leaders.ts'
import { printedAs } from '../../../shared/ti4/content/printings.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { LeaderCard, Table } from '../../../shared/ti4/table.ts'
import { cardName } from '../../galaxy/cards/cards.ts'
import { CardWords } from '../../galaxy/lookUp/CardWords.tsx'
import { Meter } from '../../galaxy/parts/Meter.tsx'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { knows, say } from '../../text/text.ts'
import type { PageProps } from './page.ts'

const kinds = ['agent', 'commander', 'hero']
const byKind = (a: LeaderId, b: LeaderId) => kinds.indexOf(leaders[a].kind) - kinds.indexOf(leaders[b].kind)

/** Those of his that are still in the game. */
export const leadersLeft = (table: Table, seat: Seat): LeaderId[] =>
  (Object.keys(sheet(table, seat).leaders ?? {}) as LeaderId[]).sort(byKind)

/** Whether he can act, in a word. */
export function leaderState(id: LeaderId, { locked, acting, exhausted }: LeaderCard): string {
  if (locked) return say('ti4.leader.locked')
  if (acting) return say('ti4.leader.acting')
  if (leaders[id].kind !== 'agent') return say('ti4.leader.unlocked')
  return say(exhausted ? 'ti4.card.exhausted' : 'ti4.leader.ready')
}

/** Agents, commander and hero: what each does, and how far those still locked are. */
export function LeaderCards({ table, seat }: PageProps) {
  const all = leadersLeft(table, seat)
  if (all.length === 0) return null
  return (
    <section aria-labelledby="leaders">
      <h3 id="leaders">{say('ti4.leaders')}</h3>
      <ul class="cards">
        {all.map(id => (
          <OneLeader key={id} table={table} seat={seat} id={id} />
        ))}
      </ul>
    </section>
  )
}

function OneLeader({ table, seat, id }: PageProps & { id: LeaderId }) {
  const card = sheet(table, seat).leaders?.[id] ?? {}
  return (
    <li class={`card ${card.locked || card.exhausted ? 'shut' : 'done'}`}>
      <h4>
        {cardName(id)} <Tag>{say(`ti4.leader.${leaders[id].kind}`)}</Tag>{' '}
        <Tag look={card.locked || card.exhausted ? '' : 'strong'}>{leaderState(id, card)}</Tag>
      </h4>
      <CardWords id={id} />
      {card.locked && (
        <p class="hint">
          {waitsFor(table, id)} <Meter {...unlockingOf(table, seat, id)} />
        </p>
      )}
    </li>
  )
}

function waitsFor(table: Table, id: LeaderId): string {
  if (leaders[id].kind === 'hero') return say('ti4.leader.heroWaits', { count: objectivesForHero })
  const reprinted = table.printing === 'first' ? `text.leader.${id}.first.unlock` : ''
  const key = knows(reprinted) ? reprinted : `text.leader.${id}.unlock`
  return knows(key) ? say(key) : (printedAs(leaders[id], table.printing).unlock ?? '')
}
