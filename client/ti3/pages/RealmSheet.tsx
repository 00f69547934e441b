import { changesOf, lawsOn } from '../../../shared/ti3/changedBy.ts'
import { races } from '../../../shared/ti3/content/races.ts'
import { tradeCards } from '../../../shared/ti3/content/tradeCards.ts'
import { survivorVotes } from '../../../shared/ti3/council.ts'
import { countersOnMap, mostInFleet, sheet as sheetIn } from '../../../shared/ti3/realm.ts'
import { agreementsOf, contractsOf, incomeOf, ownerOfCard } from '../../../shared/ti3/trading.ts'
import { RealmAbilities } from '../../galaxy/pages/RealmAbilities.tsx'
import { RealmPlanets } from '../../galaxy/pages/RealmPlanets.tsx'
import { SecretObjective } from '../../galaxy/pages/SecretObjective.tsx'
import { ByLaw, Changed } from '../../galaxy/parts/Changes.tsx'
import { Fact } from '../../galaxy/parts/Fact.tsx'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { RealmLeaders } from '../leaders/LeaderList.tsx'
import type { PageProps } from './page.ts'

/** Counters, goods, planets, trade, and what this people can do. */
export function RealmSheet({ table, seat }: PageProps) {
  const sheet = sheetIn(table, seat)
  const { strategy, pool, fleet, reinforcements } = sheet.counters
  const isBound = lawsOn(table, 'fleetCounters').length > 0
  return (
    <>
      <SecretObjective table={table} seat={seat} />
      <section aria-labelledby="counters">
        <h3 id="counters">{say('ti3.counters')}</h3>
        <dl class="facts">
          <Fact name="ti3.counters.strategy" value={strategy} />
          <Fact name="ti3.counters.pool" value={pool} />
          <Fact
            name="ti3.counters.fleet"
            value={isBound ? `${fleet} / ${mostInFleet(table, seat)}` : fleet}
          />
          <Fact name="ti3.counters.map" value={countersOnMap(table, seat).length} />
          <Fact name="ti3.counters.reinforcements" value={reinforcements} />
          <Fact name="galaxy.tradeGoods" value={sheet.tradeGoods} />
        </dl>
        <Survivors kept={sheet.survivors ?? []} />
        <p>
          <Changed by={changesOf(table, seat, 'fleetSupply', fleet, {})} />
        </p>
        {isBound && (
          <p>
            <ByLaw table={table} of={['fleetCounters']} text="ti3.fleetBy" />
          </p>
        )}
      </section>
      <RealmPlanets table={table} seat={seat} />
      <RealmLeaders table={table} seat={seat} />
      <Trade table={table} seat={seat} />
      <RealmAbilities abilities={races[sheet.race].abilities.map(({ id }) => id)} />
    </>
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
