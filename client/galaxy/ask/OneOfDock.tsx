import type { ComponentChildren } from 'preact'
import { useContext, useEffect, useMemo, useState } from 'preact/hooks'
import type { Choice, OneOf } from '../../../shared/engine/options.ts'
import type { Seat } from '../../../shared/engine/rules.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { choiceName } from '../../ask/choiceName.ts'
import { Passing } from '../../ask/passing.ts'
import { give, sending } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { knows, say, t } from '../../text/text.ts'
import { wanted } from '../cards/playable.ts'
import { useAttention } from '../map/claims.ts'
import { chosenHex, letGo } from '../map/picking.ts'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'
import { Asks } from './Asks.tsx'
import { ChoiceFace, saysOf } from './Choice.tsx'
import { hexOf, placesIn, useChoicesOnMap } from './choicesOnMap.ts'
import { nowThere } from './nowThere.ts'
import { Owners, ownersIn } from './Owners.tsx'
import { alikeIn, isSlim, isTiled } from './tiled.ts'
import { lookOf, noThenYes } from './yesAndNo.ts'

const few = 3

interface OneOfProps {
  ask: Asked
  options: OneOf
  /** What is to be known before one chooses. */
  about?: ComponentChildren
}

/** A few short answers are buttons; more are a list, and what lies on the map may be tapped there too. */
export function OneOfDock({ ask, options, about }: OneOfProps) {
  const all = Object.entries(options.of)
  const short = all.length <= few && all.every(([, { on }]) => on === undefined)
  if (!short) return <List ask={ask} options={options} about={about} />
  return (
    <>
      {about}
      <Answers ask={ask} />
    </>
  )
}

function Answers({ ask }: { ask: Asked }) {
  useAttention(hexOf(ask))
  return (
    <fieldset class="answers">
      <Asks ask={ask} />
      {useContext(Passing)}
      {noThenYes(ask).map(([id, choice]) => (
        <button
          key={id}
          type="button"
          disabled={sending.value}
          class={lookOf(ask, id, reads.grave)}
          onClick={() => void give(ask, id)}>
          {choiceName(id, choice)}
          <Now id={id} choice={choice} />
        </button>
      ))}
    </fieldset>
  )
}

/** Counters that lie there already. */
function Now({ id, choice }: { id: string; choice: Choice }) {
  const count = nowThere(id, choice)
  return count === undefined ? null : <small>{say('galaxy.amounts.was', { count })}</small>
}

/** All that is said of what is chosen, below the tiles, with room kept for the longest: nothing moves when one is tapped. */
function Told({ of, chosen }: { of: OneOf['of']; chosen: string | undefined }) {
  const all = Object.entries(of).map(([id, choice]) => [id, saysOf(choice).join(' ')] as const)
  if (all.every(([, says]) => says === '')) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <div class="told" aria-live="polite" tabIndex={0}>
      <p class={chosen === undefined ? 'hint' : 'kept'} aria-hidden={chosen !== undefined}>
        {say('galaxy.choose.reads')}
      </p>
      {all.map(([id, says]) => (
        <p key={id} class={id === chosen ? '' : 'kept'} aria-hidden={id !== chosen}>
          {says}
        </p>
      ))}
    </div>
  )
}

/** Systems are told apart on the map; planets have names. */
const isOnMap = ({ of }: OneOf) => Object.values(of).some(({ on }) => on && 'hex' in on)

/** Where a place alone would not tell that one goes there. */
function withVerb({ text }: Asked, of: OneOf['of']): OneOf['of'] {
  const going = `${text}.to`
  if (!knows(going)) return of
  const tell = (choice: Choice): Choice =>
    choice.on && 'hex' in choice.on ? { ...choice, text: going, about: choice.on } : choice
  return Object.fromEntries(Object.entries(of).map(([id, choice]) => [id, tell(choice)]))
}

function List({ ask, options: given, about }: OneOfProps) {
  const options = useMemo(() => ({ ...given, of: withVerb(ask, given.of) }), [ask.text, given])
  const [chosen, choose] = useState<string>()
  const [owner, show] = useState<Seat>()
  const places = useMemo(() => placesIn(galaxyTable.peek(), options.of), [options])
  useChoicesOnMap(places, chosen, choose, hexOf(ask))
  useEffect(() => {
    chosenHex.value = places.get(chosen ?? '')
  }, [places, chosen])
  useEffect(() => letGo, [])
  useEffect(() => {
    const id = wanted.value
    if (id === undefined || !options.of[id]) return
    choose(id)
    wanted.value = undefined
  }, [wanted.value, options])
  const picked = options.of[chosen ?? '']
  const alike = alikeIn(galaxyTable.value, options.of)
  const inCouncil = galaxyTable.value?.agenda !== undefined
  const tiled = isTiled(options.of)
  const looks = ['options', ...(tiled ? ['tiled', ...(isSlim(options.of, inCouncil) ? ['slim'] : [])] : [])]
  const owners = ownersIn(galaxyTable.value, options.of)
  return (
    <div class={isOnMap(options) ? 'ask-list on-map' : 'ask-list'}>
      {about}
      {owners.size > 1 && <Owners seats={[...new Set(owners.values())]} shown={owner} onShow={show} />}
      <fieldset class={looks.join(' ')}>
        <Asks ask={ask} />
        {Object.entries(options.of).map(([id, choice]) => (
          <label key={id} hidden={owner !== undefined && owners.has(id) && owners.get(id) !== owner}>
            <input type="radio" name={ask.key} checked={id === chosen} onChange={() => choose(id)} />
            <ChoiceFace id={id} choice={choice} alike={alike} />
          </label>
        ))}
      </fieldset>
      <div class="dock-foot">
        {tiled && <Told of={options.of} chosen={chosen} />}
        <Confirm
          text={picked && chosen !== undefined ? choiceName(chosen, picked) : say('galaxy.choose')}
          yes={t('ask.confirm')}
          disabled={chosen === undefined}
          onYes={() => void give(ask, chosen)}
        />
      </div>
    </div>
  )
}
