import { say } from '../../text/text.ts'
import { ColourSign } from '../art/colourSigns.tsx'
import { hexOfPlanet } from '../dossier/present.ts'
import { edition } from '../edition.ts'
import { lookAt } from '../map/picking.ts'
import { worthOf } from '../map/worth.ts'
import { nameOf } from '../names.ts'
import { ByLaw, LawsOn } from '../parts/Changes.tsx'
import { readyWorth } from '../parts/readyWorth.ts'
import { Tag } from '../parts/Tag.tsx'
import { Worth } from '../parts/Worth.tsx'
import type { PageProps } from './page.ts'

/** The planets of a realm: what each gives, and what is ready of it. */
export function RealmPlanets({ table, seat }: PageProps) {
  const own = Object.keys(table.planets).filter(id => table.planets[id]?.owner === seat)
  return (
    <section aria-labelledby="my-planets">
      <h3 id="my-planets">
        {say('galaxy.planets')} <span class="hint">{say('galaxy.planets.ready')}</span>{' '}
        <Worth {...readyWorth(table, seat)} /> <ByLaw table={table} of={['resources', 'influence']} />
      </h3>
      <ul class="planet-list">
        {own.map(id => (
          <li key={id} class={table.planets[id]?.exhausted ? 'exhausted' : ''}>
            <PlanetLink id={id} hex={hexOfPlanet(table, id)} />
            <Specialty planet={id} />
            <LawsOn table={table} id={id} />
            {table.planets[id]?.exhausted && <Tag>{say('galaxy.about.exhausted')}</Tag>}
            <Worth {...worthOf(table, id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Specialty({ planet }: { planet: string }) {
  const { specialty } = edition.planet(planet) ?? {}
  if (specialty === undefined) return null
  const name = say(`galaxy.specialty.${specialty}`)
  return (
    <span class="bare" title={name}>
      <ColourSign colour={specialty} />
      <span class="hidden">{name}</span>
    </span>
  )
}

const PlanetLink = ({ id, hex }: { id: string; hex: string | undefined }) =>
  hex === undefined ? (
    <strong>{nameOf('planet', id)}</strong>
  ) : (
    <button type="button" class="log-link" onClick={() => lookAt(hex)}>
      <strong>{nameOf('planet', id)}</strong>
    </button>
  )
