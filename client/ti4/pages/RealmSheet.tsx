import { changesOf } from '../../../shared/ti4/changedBy.ts'
import { factions } from '../../../shared/ti4/content/factions.ts'
import { countersOnMap, sheet as sheetIn } from '../../../shared/ti4/realm.ts'
import { RealmAbilities } from '../../galaxy/pages/RealmAbilities.tsx'
import { RealmPlanets } from '../../galaxy/pages/RealmPlanets.tsx'
import { SecretObjective } from '../../galaxy/pages/SecretObjective.tsx'
import { Changed } from '../../galaxy/parts/Changes.tsx'
import { Fact } from '../../galaxy/parts/Fact.tsx'
import { say } from '../../text/text.ts'
import type { PageProps } from './page.ts'
import { UnitSheet } from './UnitSheet.tsx'

/** Tokens, goods, planets, what this faction can do and what its units are. */
export const RealmSheet = ({ table, seat }: PageProps) => (
  <>
    <SecretObjective table={table} seat={seat} />
    <Tokens table={table} seat={seat} />
    <RealmPlanets table={table} seat={seat} />
    <RealmAbilities abilities={factions[sheetIn(table, seat).faction].abilities.map(({ id }) => id)} />
    <UnitSheet table={table} seat={seat} />
  </>
)

export function Tokens({ table, seat }: PageProps) {
  const { counters, tradeGoods, commodities, faction } = sheetIn(table, seat)
  const { tactic, fleet, strategy, reinforcements } = counters
  return (
    <section aria-labelledby="tokens">
      <h3 id="tokens">{say('ti4.tokens')}</h3>
      <dl class="facts">
        <Fact name="ti4.pool.tactic" value={tactic} />
        <Fact name="ti4.pool.fleet" value={fleet} />
        <Fact name="ti4.pool.strategy" value={strategy} />
        <Fact name="ti4.tokens.map" value={countersOnMap(table, seat).length} />
        <Fact name="ti4.tokens.reinforcements" value={reinforcements} />
        <Fact name="galaxy.tradeGoods" value={tradeGoods} />
        <Fact name="ti4.commodities" value={`${commodities} / ${factions[faction].commodities}`} />
      </dl>
      <p>
        <Changed by={changesOf(table, seat, 'fleetSupply', fleet, {})} />
      </p>
    </section>
  )
}
