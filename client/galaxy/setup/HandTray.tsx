import { Icon } from '../../parts/Icon.tsx'
import { say } from '../../text/text.ts'
import { TileSvg } from '../art/Tile.tsx'
import { edition } from '../edition.ts'
import { describeSystem } from '../map/describe.ts'
import { chosenSystem, laying, lookedAt, lookedInHand, takeSystem } from '../map/picking.ts'
import { tileArt } from '../map/tileArt.ts'
import { nameOf } from '../names.ts'
import { galaxyHand, mySheet } from '../table.ts'
import { dragging } from './dragging.tsx'

/** The systems in hand: chosen one by one when it is my turn, looked at while others think. */
export function HandTray({ hint }: { hint?: string }) {
  // What is laid now may have been drawn just now.
  const { systems, held: barred } = laying.value ?? {}
  const held = edition.systemsIn(systems ? { ...systems, ...barred } : (galaxyHand.value?.systems ?? {}))
  if (held.length === 0) return hint ? <p class="dock-hint">{hint}</p> : null
  return (
    <fieldset class={laying.value ? 'tray asked' : 'tray'}>
      <legend aria-live="polite">
        {hint ?? say('galaxy.hand', { count: held.length })}
        {mySheet.value?.shown && <span class="hint"> {say('galaxy.hand.shown')}</span>}
      </legend>
      <div
        class="tray-tiles"
        style={`--count:${held.length};--half:${held.length > 5 ? Math.ceil(held.length / 2) : held.length}`}>
        {held.map(system =>
          laying.value ? <Layable key={system} system={system} /> : <Looked key={system} system={system} />,
        )}
      </div>
    </fieldset>
  )
}

const width = 116

const faceName = (system: string) => {
  const { planets } = edition.system(system)
  return planets.length > 0
    ? planets.map(planet => nameOf('planet', planet))
    : nameOf('system', system).split(' · ')
}

const Face = ({ system }: { system: string }) => (
  <>
    <span aria-hidden="true">
      <TileSvg tile={tileArt(system)} size={width} detail="far" />
    </span>
    <span class="tray-name" aria-hidden="true">
      {faceName(system).map(name => (
        <span key={name}>{name}</span>
      ))}
    </span>
    <span class="hidden">{describeSystem(system)}</span>
  </>
)

function Layable({ system }: { system: string }) {
  const held = laying.value?.held[system]
  return (
    <label class={held ? 'tray-tile barred' : 'tray-tile'} {...dragging(system)}>
      <input
        type="radio"
        name="system"
        checked={chosenSystem.value === system}
        aria-disabled={held !== undefined}
        onChange={() => takeSystem(system)}
        onClick={() => takeSystem(system)}
      />
      <Face system={system} />
      {held && (
        <span class="tray-lock">
          <Icon name="lock" size={18} />
        </span>
      )}
    </label>
  )
}

const Looked = ({ system }: { system: string }) => (
  <button
    type="button"
    class="tray-tile"
    aria-pressed={lookedInHand.value === system}
    onClick={() => {
      lookedAt.value = undefined
      lookedInHand.value = lookedInHand.value === system ? undefined : system
    }}>
    <Face system={system} />
  </button>
)
