import { lawsOn } from '../../../shared/ti3/changedBy.ts'
import { races } from '../../../shared/ti3/content/races.ts'
import { tradeCards } from '../../../shared/ti3/content/tradeCards.ts'
import { survivorVotes } from '../../../shared/ti3/council.ts'
import { countersOnMap, mostInFleet, sheet as sheetIn } from '../../../shared/ti3/realm.ts'
import { agreementsOf, contractsOf, incomeOf, ownerOfCard } from '../../../shared/ti3/trading.ts'
import * as galaxy from '../../galaxy/pages/RealmSheet.tsx'
import { ByLaw } from '../../galaxy/parts/Changes.tsx'
import { Fact } from '../../galaxy/parts/Fact.tsx'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { RealmLeaders } from '../leaders/LeaderList.tsx'
import type { PageProps } from './page.ts'

/** Counters, goods, planets, trade, and what this people can do. */
export function RealmSheet({ table, seat }: PageProps) {
  const { counters, tradeGoods, survivors = [], race } = sheetIn(table, seat)
  const { strategy, pool, fleet, reinforcements } = counters
  const isBound = lawsOn(table, 'fleetCounters').length > 0
  return (
    <galaxy.RealmSheet
      table={table}
      seat={seat}
      counters="ti3.counters"
      facts={{
        'ti3.counters.strategy': strategy,
        'ti3.counters.pool': pool,
        'ti3.counters.fleet': isBound ? `${fleet} / ${mostInFleet(table, seat)}` : fleet,
        'ti3.counters.map': countersOnMap(table, seat).length,
        'ti3.counters.reinforcements': reinforcements,
        'galaxy.tradeGoods': tradeGoods,
      }}
      notes={
        <>
          <Survivors kept={survivors} />
          {isBound && (
            <p>
              <ByLaw table={table} of={['fleetCounters']} text="ti3.fleetBy" />
            </p>
          )}
        </>
      }
      beside={
        <>
          <RealmLeaders table={table} seat={seat} />
          <Trade table={table} seat={seat} />
        </>
      }
      abilities={races[race].abilities.map(({ id }) => id)}
    />
  )
}

/** Lazax Survivors somebody keeps, and the votes they are. */
export const Survivors = ({ kept }: { kept: readonly string[] }) =>
  kept.length > 0 ? (
    <Tag look="strong">{say('ti3.survivors.kept', { count: kept.length * survivorVotes })}</Tag>
  ) : null

function Trade({ table, seat }: PageProps) {
  const free = contractsOf(table, seat)
  const partners = agreementsOf(table, seat)
  return (
    <section aria-labelledby="my-trade">
      <h3 id="my-trade">{say('ti3.trade')}</h3>
      <dl class="facts">
        <Fact name="ti3.trade.income" value={incomeOf(table, seat)} />
        {free.length > 0 && (
          <Fact name="ti3.trade.free" value={free.map(card => tradeCards[card].value).join(' · ')} />
        )}
      </dl>
      {partners.length > 0 && <ByLaw table={table} of={['income']} />}
      {partners.length > 0 && (
        <ul class="votes">
          {partners.map(card => {
            const partner = ownerOfCard(table, card)
            return (
              <li key={card}>
                {partner && <SeatName seat={partner} />}
                <Tag>{say('galaxy.tradeGoods.count', { count: tradeCards[card].value })}</Tag>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
