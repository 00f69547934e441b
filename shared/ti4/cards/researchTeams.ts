import type { Seat } from '../../engine/rules.ts'
import type { AgendaId } from '../content/agendas.ts'
import type { PlanetId } from '../content/planets.ts'
import type { Colour } from '../content/technologies.ts'
import { lawsOn } from '../laws.ts'
import type { Table } from '../table.ts'

/** Laws that whoever controls their planet exhausts for a prerequisite of one colour. */
const colours: { readonly [Id in AgendaId]?: Colour } = {
  research_team_biotic: 'green',
  research_team_cybernetic: 'yellow',
  research_team_propulsion: 'blue',
  research_team_warfare: 'red',
}

export const teamsOf = (table: Table, seat: Seat): [AgendaId, Colour][] =>
  (Object.entries(colours) as [AgendaId, Colour][]).filter(([id]) => {
    const { elected, exhausted } = lawsOn(table)[id] ?? {}
    return !exhausted && table.planets[elected?.[0] as PlanetId]?.owner === seat
  })
