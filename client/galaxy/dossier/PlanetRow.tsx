import { type PlanetId, planets } from '../../../shared/ti3/content/planets.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { DomainGlyph } from '../../ti3/domains/domainArt.tsx'
import { counterName, counterSeen, counterWhy } from '../../ti3/domains/domains.ts'
import { LeaderList } from '../../ti3/leaders/LeaderList.tsx'
import { leadersStanding } from '../../ti3/leaders/leaders.ts'
import { worthOf } from '../map/worth.ts'
import { nameOf } from '../names.ts'
import { LawsOn } from '../parts/Changes.tsx'
import { Worth } from '../parts/Worth.tsx'
import { hexOfPlanet, onPlanetOf } from './strength.ts'
import { UnitRows } from './UnitRows.tsx'

export function PlanetRow({ id, table }: { id: PlanetId; table: Table }) {
  const { specialty } = planets[id]
  const card = table.planets[id]
  const hex = hexOfPlanet(table, id)
  const counter = counterSeen(table, id)
  return (
    <li class={card?.exhausted ? 'planet-row exhausted' : 'planet-row'}>
      <strong>{nameOf('planet', id)}</strong>
      <Worth {...worthOf(table, id)} />
      {specialty && <span class={`specialty-mark ${specialty}`}>{say(`ti3.specialty.${specialty}`)}</span>}
      <LawsOn table={table} id={id} />
      {card ? (
        <span class="planet-owner">
          <SeatName seat={card.owner} />
          {card.exhausted && <span class="tag">{say('ti3.about.exhausted')}</span>}
        </span>
      ) : (
        table.round > 0 && <span class="hint">{say('ti3.about.neutral')}</span>
      )}
      {counter && (
        <span class="counter-row">
          <DomainGlyph kind={counter.kind} {...(counter.noted && { noted: true })} />
          <span>
            {counterName(counter)} <span class="hint">{counterWhy(counter)}</span>
          </span>
        </span>
      )}
      {hex !== undefined &&
        [...onPlanetOf(table, hex, id)].map(([seat, units]) => (
          <div key={seat} class="row-units">
            {seat !== card?.owner && <SeatName seat={seat} />}
            <UnitRows table={table} hex={hex} seat={seat} units={units} />
          </div>
        ))}
      <LeaderList table={table} ids={leadersStanding(table, id)} />
    </li>
  )
}
