import type { OneOf } from '../../shared/engine/options.ts'
import type { Station } from '../../shared/ti3/shapes/galaxy.ts'
import { Confirm } from '../ask/Confirm.tsx'
import { lazy } from '../parts/lazy.tsx'
import { give } from '../room/answering.ts'
import type { Asked } from '../room/asked.ts'
import { say } from '../text/text.ts'
import { HandTray } from './HandTray.tsx'
import { nameOf, placeName } from './names.ts'
import { chosenHex, chosenSystem, hexChoices, laying, letGo, unpick } from './picking.ts'

/** Asked late in the evening, so not fetched before. */
const AskView = lazy(async () => (await import('../ask/AskView.tsx')).AskView)
const StationForces = lazy(async () => (await import('./StationForces.tsx')).StationForces)

export function Dock({ ask }: { ask: Asked | undefined }) {
  if (!ask) return <HandTray />
  if (laying.value)
    return (
      <>
        <HandTray hint={layingHint()} />
        <ConfirmLaying ask={ask} />
      </>
    )
  if (hexChoices.value)
    return (
      <>
        <HandTray hint={say(`${ask.text}.how`)} />
        <ConfirmHex ask={ask} choices={hexChoices.value} />
      </>
    )
  if (ask.options.shape === 'station')
    return <StationForces key={ask.key} ask={ask} options={ask.options as Station} />
  return <AskView key={ask.key} ask={ask} />
}

const layingHint = () => (chosenSystem.value ? say('ti3.lay.where') : say('ti3.lay.pick'))

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
      yes={say('ti3.lay.yes')}
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
      yes={say(`${ask.text}.yes`)}
      onNo={letGo}
      onYes={async () => {
        if (await give(ask, id)) letGo()
      }}
    />
  )
}
