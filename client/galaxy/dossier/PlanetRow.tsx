import { about } from '../../parts/lookUp.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { ColourSign } from '../art/colourSigns.tsx'
import { edition } from '../edition.ts'
import { worthOf } from '../map/worth.ts'
import { nameOf } from '../names.ts'
import { LawsOn } from '../parts/Changes.tsx'
import { TokenLines } from '../parts/TokenLines.tsx'
import { Worth } from '../parts/Worth.tsx'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'
import { hexOfPlanet, onPlanetOf } from './present.ts'
import { UnitRows } from './UnitRows.tsx'

export function PlanetRow({ id, table }: { id: string; table: Table }) {
  const { specialty, station, traits: printed = [] } = edition.planet(id) ?? {}
  const traits = reads.traitsOf?.(table, id) ?? printed
  const card = table.planets[id]
  const hex = hexOfPlanet(table, id)
  return (
    <li class={card?.exhausted ? 'planet-row exhausted' : 'planet-row'}>
      <strong>{nameOf('planet', id)}</strong>
      <Worth {...worthOf(table, id)} />
      {specialty && (
        <span class="specialty-mark">
          <ColourSign colour={specialty} /> {say(`galaxy.specialty.${specialty}`)}
        </span>
      )}
      {station && <span class="hint">{say('galaxy.about.station')}</span>}
      {traits.map(trait => (
        <span key={trait} class={`trait-mark ${trait}`} data-about={about('term', 'trait')}>
          {say(`galaxy.trait.${trait}`)}
        </span>
      ))}
      <LawsOn table={table} id={id} />
      {card ? (
        <span class="planet-owner">
          <SeatName seat={card.owner} />
          {card.exhausted && <span class="tag">{say('galaxy.about.exhausted')}</span>}
        </span>
      ) : (
        table.round > 0 && <span class="hint">{say('galaxy.about.neutral')}</span>
      )}
      <TokenLines table={table} planet={id} as="span" />
      {hex !== undefined &&
        [...onPlanetOf(table, hex, id)].map(([seat, units]) => (
          <div key={seat} class="row-units">
            {seat !== card?.owner && <SeatName seat={seat} />}
            <UnitRows table={table} hex={hex} seat={seat} units={units} />
          </div>
        ))}
      <reads.PlanetExtras table={table} planet={id} />
    </li>
  )
}
