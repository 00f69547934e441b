import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { cardName, cardOf, partName, partText, wholeText } from '../cards/cards.ts'
import { Tag } from '../parts/Tag.tsx'
import { reads } from '../reads.ts'
import type { OpenPageProps } from './page.ts'

/** Who holds which, what is used, what lies on the others. */
export const StrategyCards = ({ table, seat }: OpenPageProps) => (
  <section aria-labelledby="strategy-cards">
    <h3 id="strategy-cards">{say('galaxy.strategy.cards')}</h3>
    <ul class="cards">
      {reads.strategyCardsIn(table).map(id => (
        <Card key={id} id={id} table={table} {...(seat !== undefined && { seat })} />
      ))}
    </ul>
  </section>
)

function Card({ id, table, seat }: OpenPageProps & { id: string }) {
  const card = cardOf(id)
  const { holder, used, bonus } = reads.strategyPlace(table, id)
  if (!card) return null
  return (
    <li class={seat !== undefined && holder === seat ? 'card mine' : used ? 'card done' : 'card'}>
      <h4>
        <span class="number">{card.initiative}</span> {cardName(id)} {holder && <SeatName seat={holder} />}
        {used && <Tag>{say('galaxy.strategy.used')}</Tag>}
        {bonus > 0 && <Tag look="strong">{say('galaxy.strategy.bonus', { count: bonus })}</Tag>}
      </h4>
      <details>
        <summary>{say('galaxy.strategy.text')}</summary>
        {card.text && <p>{wholeText(card)}</p>}
        {card.parts?.['primary'] && (
          <p>
            <strong>{partName(card, 'primary')}.</strong> {partText(card, 'primary')}
          </p>
        )}
        {card.parts?.['secondary'] && (
          <p>
            <strong>{partName(card, 'secondary')}</strong>{' '}
            {seat !== undefined && (
              <Tag>{say('galaxy.strategy.cost', { count: reads.secondaryCost(table, seat, id) })}</Tag>
            )}{' '}
            {partText(card, 'secondary')}
          </p>
        )}
      </details>
    </li>
  )
}
