import { useEffect } from 'preact/hooks'
import { objectives } from '../../shared/ti3/content/objectives.ts'
import { planets } from '../../shared/ti3/content/planets.ts'
import { races } from '../../shared/ti3/content/races.ts'
import { systems } from '../../shared/ti3/content/systems.ts'
import { technologies } from '../../shared/ti3/content/technologies.ts'
import type { PlayerSheet } from '../../shared/ti3/table.ts'
import { UnitGlyph } from '../board/Unit.tsx'
import { mySeat } from '../net/room.ts'
import { lazy } from '../parts/lazy.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { say } from '../text/text.ts'
import { Fact } from './Fact.tsx'
import { nameOf } from './names.ts'
import { printedName, printedText, readCards } from './printed.ts'
import { mySheet, ti3Hand, ti3Table } from './seen.ts'
import { Worth } from './Worth.tsx'

/** Not before there is something to look up. */
const WatchedPages = lazy(async () => (await import('./panels/WatchedPages.tsx')).WatchedPages)
const PlayMine = lazy(async () => (await import('./panels/PlayMine.tsx')).PlayMine)

export function Mine() {
  if ((ti3Table.value?.round ?? 0) === 0) return <FirstMine />
  return mySeat.value === undefined ? <WatchedPages /> : <PlayMine />
}

function FirstMine() {
  const sheet = mySheet.value
  const seat = mySeat.value
  useEffect(readCards, [])
  if (!sheet || seat === undefined) return null
  return (
    <div class="my-realm">
      <header class="realm-head">
        <SeatMark seat={seat} size={44} />
        <h2>{nameOf('race', sheet.race)}</h2>
      </header>
      <Objective />
      <RaceSheet sheet={sheet} />
    </div>
  )
}

function Objective() {
  const id = ti3Hand.value?.secretObjective
  if (id === undefined) return null
  return (
    <section class="objective" aria-labelledby="objective">
      <p class="eyebrow">{say('ti3.objective.secret')}</p>
      <h3 id="objective">{printedName('objective', objectives[id])}</h3>
      <p>{printedText('objective', objectives[id])}</p>
      <p class="points">{say('ti3.points', { count: objectives[id].points ?? 0 })}</p>
    </section>
  )
}

function RaceSheet({ sheet }: { sheet: PlayerSheet }) {
  const race = races[sheet.race]
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
          {race.startingTechnologies.map(id => (
            <div key={id}>
              <dt class={`tech ${technologies[id].colour}`}>{printedName('technology', technologies[id])}</dt>
              <dd>{printedText('technology', technologies[id])}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Counters sheet={sheet} />
    </>
  )
}

/** Before the first round they are what the sheet grants; from then on what lies on it. */
function Counters({ sheet }: { sheet: PlayerSheet }) {
  const { startingCounters, contracts } = races[sheet.race]
  const taken = Object.keys(sheet.contracts).length > 0
  const { strategy, pool, fleet } = taken ? sheet.counters : startingCounters
  return (
    <section aria-labelledby="counters">
      <h3 id="counters">{say('ti3.counters')}</h3>
      <dl class="facts">
        <Fact name="ti3.counters.strategy" value={strategy} />
        <Fact name="ti3.counters.pool" value={pool} />
        <Fact name="ti3.counters.fleet" value={fleet} />
        <Fact name="ti3.tradeGoods" value={sheet.tradeGoods} />
        <Fact name="ti3.contracts" value={contracts.join(' · ')} />
      </dl>
    </section>
  )
}
