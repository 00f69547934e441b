import { useEffect, useRef } from 'preact/hooks'
import type { Choice, OneOf, SomeOf } from '../../../shared/engine/options.ts'
import { type AssetCode, type Resource, resourceIds } from '../../../shared/inscription/content/assets.ts'
import { type FactionId, factions } from '../../../shared/inscription/content/factions.ts'
import { type RelicId, relics } from '../../../shared/inscription/content/relics.ts'
import { type TechnologyId, technologies } from '../../../shared/inscription/content/technologies.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { choiceName } from '../../ask/choiceName.ts'
import { nameOfSeat, SeatMark } from '../../parts/SeatMark.tsx'
import { Words } from '../../parts/Words.tsx'
import { give, wrongWith } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say, t } from '../../text/text.ts'
import { textOf } from '../names.ts'
import { choose, chosenOf, isOnSheet } from '../placing.ts'
import { AssetSign, ResourceSign } from '../Signs.tsx'
import { theTable } from '../table.ts'
import { Occasion } from './Occasion.tsx'

/** One or some of several, each with what is printed on it. */
export function CardsDock({ ask, options }: { ask: Asked; options: OneOf | SomeOf }) {
  const all = Object.entries(options.of)
  // What there is no choice of needs no tap but the last.
  const picked = all.length === 1 ? all.map(([id]) => id) : chosenOf(ask)
  const [first] = picked
  const several = 'most' in options
  const list = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    list.current?.querySelector(':checked')?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [first])
  const listed = (
    <fieldset
      ref={list}
      class={
        all.some(([id, choice]) => printed(id, choice)) ? 'options ins-choices' : 'options ins-choices short'
      }>
      <legend class="hidden">{say(ask.text, ask.about)}</legend>
      {all.map(([id, choice]) => (
        <label key={id}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={ask.key}
            checked={picked.includes(id)}
            onChange={() => choose(ask, id)}
          />
          <span>
            <Sign id={id} choice={choice} />
            <span class="ins-choice-text">
              <b>
                {choiceName(id, choice)}
                {'faction' in (choice.about ?? {}) && <Leader of={id as FactionId} />}
              </b>
              <Printed id={id} choice={choice} />
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
  const onSheet = isOnSheet(ask.text)
  const choice = first === undefined ? undefined : options.of[first]
  const answer = several ? picked : first
  return (
    <>
      <Occasion ask={ask} />
      {onSheet ? (
        <details class="ins-as-list">
          <summary>{say('inscription.place.list', { count: all.length })}</summary>
          {listed}
        </details>
      ) : (
        listed
      )}
      <Confirm
        text={
          several
            ? say('inscription.place.count', { count: picked.length, most: options.most })
            : !onSheet
              ? ''
              : first !== undefined && choice
                ? choiceName(first, choice)
                : say('inscription.place.how')
        }
        yes={t('ask.confirm')}
        disabled={wrongWith(ask, answer) !== undefined}
        onYes={() => void give(ask, answer)}
      />
    </>
  )
}

/** Who plays it. */
function Leader({ of }: { of: FactionId }) {
  const { players = {} } = theTable.value ?? {}
  return (
    <>
      {Object.keys(players)
        .filter(seat => players[seat]?.marks.faction === of)
        .map(seat => (
          <small key={seat} class="ins-leader">
            <SeatMark seat={seat} size={16} /> {nameOfSeat(seat)}
          </small>
        ))}
    </>
  )
}

function Printed({ id, choice }: { id: string; choice: Choice }) {
  const text = printed(id, choice)
  return text === undefined ? null : (
    <small class="hint">
      <Words text={text} not={id} />
    </small>
  )
}

/** What the card says that a choice is about. */
function printed(id: string, { about = {} }: Choice): string | undefined {
  if ('technology' in about) return textOf(`technology.${id}`, technologies[id as TechnologyId].text)
  if ('relic' in about) return textOf(`relic.${id}`, relics[id as RelicId].text)
  if ('faction' in about) return textOf(`faction.${id}.asset`, factions[id as FactionId].asset.text)
  return undefined
}

function Sign({ id, choice: { about = {} } }: { id: string; choice: Choice }) {
  const resource = resourceIds.find(each => each === id)
  if (resource) return <ResourceSign resource={resource as Resource} size={24} />
  const asset: AssetCode | undefined =
    'specialty' in about
      ? (`spec:${id}` as AssetCode)
      : 'commodity' in about
        ? (`com:${id}:1` as AssetCode)
        : 'relic' in about
          ? 'relic'
          : 'faction' in about
            ? 'faction'
            : undefined
  return asset ? <AssetSign asset={asset} size={24} /> : null
}
