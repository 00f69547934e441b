import { changesOf, lawsOn } from '../../../shared/ti3/changedBy.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import { races } from '../../../shared/ti3/content/races.ts'
import { tradeCards } from '../../../shared/ti3/content/tradeCards.ts'
import { survivorVotes } from '../../../shared/ti3/council.ts'
import {
  countersOnMap,
  hexOf,
  mostInFleet,
  planetsOf,
  sheet as sheetIn,
  spendable,
  worthOfPlanet,
} from '../../../shared/ti3/realm.ts'
import { agreementsOf, contractsOf, incomeOf, ownerOfCard } from '../../../shared/ti3/trading.ts'
import { cardName, cardText } from '../../galaxy/cards/cards.ts'
import { lookAt } from '../../galaxy/map/picking.ts'
import { nameOf } from '../../galaxy/names.ts'
import { SecretObjective } from '../../galaxy/pages/SecretObjective.tsx'
import { ByLaw, Changed, LawsOn } from '../../galaxy/parts/Changes.tsx'
import { Fact } from '../../galaxy/parts/Fact.tsx'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { Worth } from '../../galaxy/parts/Worth.tsx'
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
      <Planets table={table} seat={seat} />
      <RealmLeaders table={table} seat={seat} />
      <Trade table={table} seat={seat} />
      <section aria-labelledby="abilities">
        <h3 id="abilities">{say('galaxy.abilities')}</h3>
        <dl class="abilities">
          {races[sheet.race].abilities.map(({ id }) => (
            <div key={id}>
              <dt>{cardName(id)}</dt>
              {cardText(id).map(part => (
                <dd key={part}>{part}</dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

/** Lazax Survivors somebody keeps, and the votes they are. */
export const Survivors = ({ kept }: { kept: readonly string[] }) =>
  kept.length > 0 ? (
    <Tag look="strong">{say('ti3.survivors.kept', { count: kept.length * survivorVotes })}</Tag>
  ) : null

function Planets({ table, seat }: PageProps) {
  const own = planetsOf(table, seat)
  const totals = {
    resources: spendable(table, seat, 'resources', false),
    influence: spendable(table, seat, 'influence', false),
  }
  return (
    <section aria-labelledby="my-planets">
      <h3 id="my-planets">
        {say('ti3.planets')} <span class="hint">{say('ti3.planets.ready')}</span> <Worth {...totals} />{' '}
        <ByLaw table={table} of={['resources', 'influence']} />
      </h3>
      <ul class="planet-list">
        {own.map(id => (
          <li key={id} class={table.planets[id]?.exhausted ? 'exhausted' : ''}>
            <PlanetLink id={id} hex={hexOf(table, id)} />
            <LawsOn table={table} id={id} />
            {table.planets[id]?.exhausted && <Tag>{say('galaxy.about.exhausted')}</Tag>}
            <Worth
              resources={worthOfPlanet(table, id, 'resources')}
              influence={worthOfPlanet(table, id, 'influence')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const PlanetLink = ({ id, hex }: { id: PlanetId; hex: string | undefined }) =>
  hex === undefined ? (
    <strong>{nameOf('planet', id)}</strong>
  ) : (
    <button type="button" class="log-link" onClick={() => lookAt(hex)}>
      <strong>{nameOf('planet', id)}</strong>
    </button>
  )

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
                <Tag>{say('ti3.tradeGoods.count', { count: tradeCards[card].value })}</Tag>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
