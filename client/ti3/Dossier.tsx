import { useEffect } from 'preact/hooks'
import { middle } from '../../shared/galaxy/hexes.ts'
import { type PlanetId, planets } from '../../shared/ti3/content/planets.ts'
import { type SystemId, systems } from '../../shared/ti3/content/systems.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { TileSvg } from '../board/Tile.tsx'
import { UnitGlyph } from '../board/Unit.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Say } from '../parts/Say.tsx'
import { SeatName } from '../parts/SeatMark.tsx'
import { say, t } from '../text/text.ts'
import { nameOf, placeName } from './names.ts'
import { lookedAt, lookedInHand } from './picking.ts'
import { places } from './places.ts'
import { ti3Table } from './seen.ts'
import { tileArt } from './tileArt.ts'
import { Worth } from './Worth.tsx'

const close = () => {
  lookedAt.value = lookedInHand.value = undefined
}

/** All there is to know about a hex, or about a system in one's hand. */
export function Dossier() {
  const hex = lookedAt.value
  const open = hex !== undefined || lookedInHand.value !== undefined
  useEffect(() => {
    if (!open) return
    const press = (event: KeyboardEvent) => event.key === 'Escape' && close()
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [open])
  const table = ti3Table.value
  if (!open || !table) return null
  const place = places.value.find(one => one.hex === hex)
  const id = (lookedInHand.value ?? place?.tile?.system) as SystemId | undefined
  return (
    <section class="dossier" aria-label={say('ti3.dossier')} aria-live="polite">
      <button type="button" class="icon-button" aria-label={t('tab.close')} onClick={close}>
        <Icon name="close" />
      </button>
      {id === undefined ? (
        <div class="dossier-text">
          <h2>{say(place?.faceDown ? 'ti3.hex.faceDown' : `ti3.hex.${place?.empty ?? 'later'}`)}</h2>
          {hex && <p class="hint">{placeName(hex)}</p>}
          <p>{say(place?.faceDown ? 'ti3.hex.faceDown.why' : `ti3.hex.${place?.empty ?? 'later'}.why`)}</p>
        </div>
      ) : (
        <SystemDossier id={id} table={table} hex={hex} ghost={place?.ghost === true} />
      )}
    </section>
  )
}

interface SystemDossierProps {
  id: SystemId
  table: Table
  hex: string | undefined
  ghost: boolean
}

function SystemDossier({ id, table, hex, ghost }: SystemDossierProps) {
  const { special, wormhole, home, planets: within } = systems[id]
  const by = hex === undefined ? undefined : table.galaxy.tiles[hex]?.by
  const owner = Object.keys(table.players).find(seat => table.players[seat]?.race === home)
  return (
    <>
      <TileSvg tile={tileArt(id)} size={112} detail="far" />
      <div class="dossier-text">
        <h2>{nameOf('system', id)}</h2>
        <p class="hint">
          {hex === undefined ? say('ti3.inHand') : hex === middle ? say('ti3.middle') : placeName(hex)}
          {!home && by !== undefined && (
            <>
              {' · '}
              <Say text="ti3.laidBy" about={{ seat: by }} />
            </>
          )}
        </p>
        {home && owner !== undefined && (
          <p>
            <SeatName seat={owner} /> · {nameOf('race', home)}
          </p>
        )}
        {ghost && <p>{say('ti3.ghost')}</p>}
        {id === 'mecatol_rex' && <p>{say('ti3.mecatol')}</p>}
        {within.length > 0 && (
          <ul class="planet-list">
            {within.map(planet => (
              <PlanetRow key={planet} id={planet} table={table} />
            ))}
          </ul>
        )}
        {special && <p class="special">{say(`ti3.special.${special}.why`)}</p>}
        {wormhole && <p>{say('ti3.wormhole.why', { letter: wormhole === 'alpha' ? 'α' : 'β' })}</p>}
        {within.length === 0 && !special && !wormhole && <p>{say('ti3.empty.why')}</p>}
        {hex !== undefined && <Forces table={table} hex={hex} />}
      </div>
    </>
  )
}

const PlanetRow = ({ id, table }: { id: PlanetId; table: Table }) => {
  const { resources, influence, specialty } = planets[id]
  const owner = table.planets[id]?.owner
  return (
    <li>
      <strong>{nameOf('planet', id)}</strong>
      <Worth resources={resources} influence={influence} />
      {specialty && <span class={`specialty-mark ${specialty}`}>{say(`ti3.specialty.${specialty}`)}</span>}
      {owner !== undefined && <SeatName seat={owner} />}
    </li>
  )
}

function Forces({ table, hex }: { table: Table; hex: string }) {
  const units = places.value.find(place => place.hex === hex)?.units ?? []
  const of = Object.values(table.units).find(unit => unit.at === hex)?.of
  if (units.length === 0 || of === undefined) return null
  return (
    <>
      <h3>{say('ti3.forces')}</h3>
      <ul class="force-list">
        {units.map(({ kind, count, planet }) => (
          <li key={`${kind} ${planet}`}>
            <UnitGlyph kind={kind} size={22} />
            <span>
              {count} × {nameOf('unit', kind)}
              <span class="hint"> {planet ? nameOf('planet', planet) : say('ti3.inSpace')}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
