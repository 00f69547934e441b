import type { Lasting } from '../../../shared/galaxy/components/holding.ts'
import { middle } from '../../../shared/galaxy/hexes.ts'
import { Say } from '../../parts/Say.tsx'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { TileSvg } from '../art/Tile.tsx'
import { signOf } from '../art/wormholeArt.tsx'
import { edition } from '../edition.ts'
import { planetsHere } from '../map/planetsHere.ts'
import { tileNow } from '../map/worth.ts'
import { nameOf, placeName } from '../names.ts'
import { ByLaw } from '../parts/Changes.tsx'
import { LastingLine } from '../parts/LastingLine.tsx'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'
import { TurnHere } from '../turn/TurnHere.tsx'
import { FleetRows } from './FleetRows.tsx'
import { Neighbours } from './Neighbours.tsx'
import { PlanetRow } from './PlanetRow.tsx'
import { Threats } from './Threats.tsx'

interface SystemDossierProps {
  id: string
  table: Table
  hex: string | undefined
  ghost: boolean
}

/** A system: its worth and its owners, who stands in it, who could come and who could shoot, and what lies beside it. */
export function SystemDossier({ id, table, hex, ghost }: SystemDossierProps) {
  const { special, home, planets } = edition.system(id)
  const tile = tileNow(id, table, hex)
  const { wormholes: printed = [] } = tile
  const within = planetsHere(table, id, hex)
  const wormholes = [...printed, ...(hex === undefined ? [] : reads.wormholesFound(table, hex))]
  // By the planet that was laid there.
  const isNamedAnew = planets.length === 0 && within.length > 0
  const by = hex === undefined ? undefined : table.galaxy.tiles[hex]?.by
  const owner = home && table.order.find(seat => edition.homeSystemOf(table, seat) === id)
  const counters = hex === undefined ? [] : Object.keys(table.activated[hex] ?? {})
  return (
    <>
      <TileSvg tile={tile} size={112} detail="far" />
      <div class="dossier-text">
        <h2>
          {isNamedAnew ? within.map(planet => nameOf('planet', planet)).join(' · ') : nameOf('system', id)}
        </h2>
        <p class="hint">
          {whereIs(hex)}
          {!home && by !== undefined && table.round === 0 && (
            <>
              {' · '}
              <Say text="galaxy.laidBy" about={{ seat: by }} />
            </>
          )}
        </p>
        {home && owner !== undefined && (
          <p>
            <SeatName seat={owner} /> · {nameOf(edition.peoples, home)}
          </p>
        )}
        {ghost && <p>{say('galaxy.ghost')}</p>}
        {id === edition.middle && <p>{say('galaxy.mecatol')}</p>}
        {special && <p class="special">{say(`galaxy.special.${special}.why`)}</p>}
        {wormholes.map(kind => (
          <p key={kind}>{say('galaxy.wormhole.why', { letter: signOf(kind) })}</p>
        ))}
        {within.length === 0 && !special && printed.length === 0 && <p>{say('galaxy.empty.why')}</p>}
        {hex !== undefined && <FleetRows table={table} hex={hex} />}
        {within.length > 0 && reads.lawsOn(table, 'resources', 'influence').length > 0 && (
          <p>
            <ByLaw table={table} of={['resources', 'influence']} text="galaxy.worthBy" />
          </p>
        )}
        {within.length > 0 && (
          <ul class="planet-list">
            {within.map(planet => (
              <PlanetRow key={planet} id={planet} table={table} />
            ))}
          </ul>
        )}
        {Object.entries(table.lasting).map(([key, one]) =>
          isHere(one, hex, within) ? <LastingLine key={key} lasting={one} /> : null,
        )}
        {counters.length > 0 && (
          <p class="counter-line">
            <span class="hint">{say('galaxy.about.counters')}</span>
            {counters.map(seat => (
              <SeatName key={seat} seat={seat} />
            ))}
          </p>
        )}
        {hex !== undefined && table.round > 0 && <Threats table={table} hex={hex} />}
        {hex !== undefined && table.round > 0 && <Neighbours table={table} hex={hex} />}
        {hex !== undefined && <TurnHere key={hex} hex={hex} />}
      </div>
    </>
  )
}

/** What lasts in this system or on one of its planets. */
const isHere = ({ hex, planet }: Lasting, here: string | undefined, planets: readonly string[]): boolean =>
  here !== undefined && (hex === here || (planet !== undefined && planets.includes(planet)))

function whereIs(hex: string | undefined): string {
  if (hex === undefined) return say('galaxy.inHand')
  if (hex === middle) return say('galaxy.middle')
  return edition.besideMap.includes(hex) ? say('galaxy.besideMap.why') : placeName(hex)
}
