import { planets } from '../../shared/ti3/content/planets.ts'
import { type RaceId, races } from '../../shared/ti3/content/races.ts'
import { isIn } from '../../shared/ti3/content/sets.ts'
import { systems } from '../../shared/ti3/content/systems.ts'
import { technologies } from '../../shared/ti3/content/technologies.ts'
import { printedName, printedText } from '../galaxy/cards/printed.ts'
import { nameOf } from '../galaxy/names.ts'
import { Worth } from '../galaxy/parts/Worth.tsx'
import { UnitGlyph } from '../parts/UnitGlyph.tsx'
import { say } from '../text/text.ts'
import { ti3Table } from './table.ts'

/** What a people can do and what it starts with. */
export function RaceFacts({ id }: { id: RaceId }) {
  const race = races[id]
  const table = ti3Table.value
  const own = race.racialTechnologies.filter(each => table && isIn(table, technologies[each]))
  return (
    <>
      <section aria-labelledby="abilities">
        <h3 id="abilities">{say('ti3.abilities')}</h3>
        <dl class="abilities">
          {race.abilities.map(ability => (
            <div key={ability.id}>
              <dt>{printedName('ability', ability)}</dt>
              <dd>{printedText('ability', ability)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="homeworlds">
        <h3 id="homeworlds">{say('ti3.homeworlds')}</h3>
        <ul class="planet-list">
          {systems[race.homeSystem].planets.map(id => (
            <li key={id}>
              <strong>{nameOf('planet', id)}</strong>
              <Worth {...planets[id]} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="fleet">
        <h3 id="fleet">{say('ti3.startingUnits')}</h3>
        <ul class="force-list">
          {Object.entries(race.startingUnits).map(([kind, count]) => (
            <li key={kind}>
              <UnitGlyph kind={kind} size={22} />
              {count} × {nameOf('unit', kind)}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="technologies">
        <h3 id="technologies">{say('ti3.technologies')}</h3>
        <dl class="abilities">
          {[...race.startingTechnologies, ...own].map(id => (
            <div key={id}>
              <dt class={`tech ${technologies[id].colour ?? ''}`}>
                {printedName('technology', technologies[id])}{' '}
                {technologies[id].price !== undefined &&
                  say('galaxy.tech.ownPrice', { count: technologies[id].price })}
              </dt>
              <dd>{printedText('technology', technologies[id])}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
