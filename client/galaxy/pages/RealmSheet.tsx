import type { ComponentChildren } from 'preact'
import { say } from '../../text/text.ts'
import { Changed } from '../parts/Changes.tsx'
import { Fact } from '../parts/Fact.tsx'
import { reads } from '../reads.ts'
import type { PageProps } from './page.ts'
import { RealmAbilities } from './RealmAbilities.tsx'
import { RealmPlanets } from './RealmPlanets.tsx'
import { SecretObjective } from './SecretObjective.tsx'

interface CountersProps extends PageProps {
  /** What they are called, and how many of each there are, with goods. */
  readonly counters: string
  readonly facts: Readonly<Record<string, string | number>>
  /** Said of them beside that. */
  readonly notes?: ComponentChildren
}

interface RealmProps extends CountersProps {
  readonly abilities: readonly string[]
  /** Between the planets and what this people can do. */
  readonly beside?: ComponentChildren
}

/** Counters, goods, planets, and what this people can do. */
export const RealmSheet = ({ abilities, beside, ...counters }: RealmProps) => (
  <>
    <SecretObjective table={counters.table} seat={counters.seat} />
    <Counters {...counters} />
    <RealmPlanets table={counters.table} seat={counters.seat} />
    {beside}
    <RealmAbilities abilities={abilities} />
  </>
)

export function Counters({ table, seat, counters, facts, notes }: CountersProps) {
  const fleet = table.players[seat]?.counters.fleet ?? 0
  return (
    <section aria-labelledby="counters">
      <h3 id="counters">{say(counters)}</h3>
      <dl class="facts">
        {Object.entries(facts).map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      {notes}
      <p>
        <Changed by={reads.changesOf(table, seat, 'fleetSupply', fleet, {})} />
      </p>
    </section>
  )
}
