import { type StrategyCardId, strategyCards } from '../../../shared/ti3/content/strategyCards.ts'
import { secondaryCost } from '../../../shared/ti3/secondaries.ts'
import { strategyCardsIn } from '../../../shared/ti3/strategySet.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { cardName, partName, partText, wholeText } from '../cards/cards.ts'
import { Tag } from '../parts/Tag.tsx'
import type { OpenPageProps } from './page.ts'

/** Who holds which, what is used, what lies on the others. */
export const StrategyCards = ({ table, seat }: OpenPageProps) => (
  <section aria-labelledby="strategy-cards">
    <h3 id="strategy-cards">{say('ti3.strategy.cards')}</h3>
    <ul class="cards">
      {strategyCardsIn(table).map(id => (
        <Card key={id} id={id} table={table} {...(seat !== undefined && { seat })} />
      ))}
    </ul>
  </section>
)

function Card({ id, table, seat }: OpenPageProps & { id: StrategyCardId }) {
  const { initiative, text, primary, secondary } = strategyCards[id]
  const { holder, used, bonus } = table.strategyCards[id]
  return (
    <li class={seat !== undefined && holder === seat ? 'card mine' : used ? 'card done' : 'card'}>
      <h4>
        <span class="number">{initiative}</span> {cardName(id)} {holder && <SeatName seat={holder} />}
        {used && <Tag>{say('ti3.strategy.used')}</Tag>}
        {bonus > 0 && <Tag look="strong">{say('ti3.strategy.bonus', { count: bonus })}</Tag>}
      </h4>
      <details>
        <summary>{say('ti3.strategy.text')}</summary>
        {text && <p>{wholeText('strategy', id, text)}</p>}
        {primary && (
          <p>
            <strong>{partName('strategy', id, 'primary', primary.name)}.</strong>{' '}
            {partText('strategy', id, 'primary', primary.text)}
          </p>
        )}
        {secondary && (
          <p>
            <strong>{partName('strategy', id, 'secondary', secondary.name)}</strong>{' '}
            {seat !== undefined && (
              <Tag>{say('ti3.strategy.cost', { count: secondaryCost(table, seat, id) })}</Tag>
            )}{' '}
            {partText('strategy', id, 'secondary', secondary.text)}
          </p>
        )}
      </details>
    </li>
  )
}
