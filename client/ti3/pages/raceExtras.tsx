import type { RaceId } from '../../../shared/ti3/content/peoples.ts'
import { races } from '../../../shared/ti3/content/races.ts'
import { Fact } from '../../galaxy/parts/Fact.tsx'
import { say } from '../../text/text.ts'

/** Its counters at the start, and the contracts it has to offer. */
export function raceExtras(id: RaceId) {
  const { startingCounters, contracts } = races[id]
  const { strategy, pool, fleet } = startingCounters
  return (
    <section aria-labelledby="race-counters">
      <h3 id="race-counters">{say('ti3.startsWith')}</h3>
      <dl class="facts">
        <Fact name="ti3.counters.strategy" value={strategy} />
        <Fact name="ti3.counters.pool" value={pool} />
        <Fact name="ti3.counters.fleet" value={fleet} />
        <Fact name="ti3.contracts" value={contracts.join(' · ')} />
      </dl>
    </section>
  )
}
