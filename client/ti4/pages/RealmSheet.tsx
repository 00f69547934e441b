import { commodityValue } from '../../../shared/ti4/commodities.ts'
import { factions } from '../../../shared/ti4/content/factions.ts'
import { countersOnMap, sheet as sheetIn } from '../../../shared/ti4/realm.ts'
import * as galaxy from '../../galaxy/pages/RealmSheet.tsx'
import { LeaderCards } from './LeaderCards.tsx'
import { LyingBefore } from './LyingBefore.tsx'
import type { PageProps } from './page.ts'

/** Tokens, goods, planets, and what this faction can do. */
export const RealmSheet = ({ table, seat }: PageProps) => (
  <galaxy.RealmSheet
    {...tokensOf({ table, seat })}
    abilities={factions[sheetIn(table, seat).faction].abilities.map(({ id }) => id)}
    beside={
      <>
        <LeaderCards table={table} seat={seat} />
        <LyingBefore table={table} seat={seat} />
      </>
    }
  />
)

export const Tokens = (props: PageProps) => <galaxy.Counters {...tokensOf(props)} />

function tokensOf({ table, seat }: PageProps) {
  const { counters, tradeGoods, commodities } = sheetIn(table, seat)
  return {
    table,
    seat,
    counters: 'ti4.tokens',
    facts: {
      'ti4.pool.tactic': counters.tactic,
      'ti4.pool.fleet': counters.fleet,
      'ti4.pool.strategy': counters.strategy,
      'ti4.tokens.map': countersOnMap(table, seat).length,
      'ti4.tokens.reinforcements': counters.reinforcements,
      'galaxy.tradeGoods': tradeGoods,
      'ti4.commodities': `${commodities} / ${commodityValue(table, seat)}`,
    },
  }
}
