import type { OneOf } from '../../shared/engine/options.ts'
import type { Station } from '../../shared/galaxy/shapes/lay.ts'
import { Confirm } from '../ask/Confirm.tsx'
import { give } from '../room/answering.ts'
import type { Asked } from '../room/asked.ts'
import { knows, say, t } from '../text/text.ts'
import { edition } from './edition.ts'
import { chosenHex, chosenSystem, hexChoices, laying, letGo, unpick } from './map/picking.ts'
import { nameOf, placeName } from './names.ts'
import { inPlay, isInPlay } from './playing.tsx'
import { HandTray } from './setup/HandTray.tsx'

/** Asked late in the evening, so not fetched before. */
const AskDock = inPlay(async () => (await import('./ask/AskDock.tsx')).AskDock)
const Idle = inPlay(async () => (await import('./ask/Idle.tsx')).Idle)
const PlayDock = inPlay(async () => (await import('./ask/PlayDock.tsx')).PlayDock)
const onTheMap = ['turn', 'move', 'land', 'casualties']
const StationForces = inPlay(async () => (await import('./setup/StationForces.tsx')).StationForces)

export function Dock({ ask }: { ask: Asked | undefined }) {
  if (!ask) return isInPlay.value ? <Idle /> : <HandTray />
  if (laying.value)
    return (
      <>
        <HandTray hint={layingHint()} />
        <ConfirmLaying ask={ask} />
      </>
    )
  if (hexChoices.value && !isInPlay.value)
    return (
      <>
        <HandTray hint={say(knows(`${ask.text}.how`) ? `${ask.text}.how` : 'galaxy.hex.how')} />
        <ConfirmHex ask={ask} choices={hexChoices.value} />
      </>
    )
  if (ask.options.shape === 'station')
    return <StationForces key={ask.key} ask={ask} options={ask.options as Station} />
  const Own = edition.dockFor(ask)
  if (Own) return <Own key={ask.key} ask={ask} />
  if (onTheMap.includes(ask.options.shape)) return <PlayDock ask={ask} />
  return <AskDock ask={ask} />
}

const layingHint = () => (chosenSystem.value ? say('galaxy.lay.where') : say('galaxy.lay.pick'))

/** Lies over the hand, so that the map above keeps its size. */
function ConfirmLaying({ ask }: { ask: Asked }) {
  const system = chosenSystem.value
  const hex = chosenHex.value
  if (system === undefined || hex === undefined) return null
  return (
    <Confirm
      over
      text={nameOf('system', system)}
      more={placeName(hex)}
      yes={say('galaxy.lay.yes')}
      onNo={unpick}
      onYes={async () => {
        if (await give(ask, { system, hex })) letGo()
      }}
    />
  )
}

function ConfirmHex({ ask, choices }: { ask: Asked; choices: ReadonlyMap<string, string> }) {
  const hex = chosenHex.value
  const id = choices.get(hex ?? '')
  if (hex === undefined || id === undefined) return null
  return (
    <Confirm
      over
      text={
        (ask.options as OneOf).of[id]?.text ? say((ask.options as OneOf).of[id]?.text ?? '') : placeName(hex)
      }
      yes={knows(`${ask.text}.yes`) ? say(`${ask.text}.yes`) : t('ask.confirm')}
      onNo={letGo}
      onYes={async () => {
        if (await give(ask, id)) letGo()
      }}
    />
  )
}
