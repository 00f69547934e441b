import { useEffect, useState } from 'preact/hooks'
import type { OneOf } from '../../shared/engine/options.ts'
import { type Resource, resourceIds } from '../../shared/inscription/content/assets.ts'
import type { Dice as Rolled } from '../../shared/inscription/table.ts'
import { mySeat } from '../net/room.ts'
import { sound } from '../parts/sound.ts'
import type { Asked } from '../room/asked.ts'
import { Past } from '../room/past/Past.tsx'
import { say } from '../text/text.ts'
import { nameOf, resourceName } from './names.ts'
import { choose, chosenOf, dieAsk } from './placing.ts'
import { ResourceSign } from './Signs.tsx'
import { sentence } from './sheets/sentence.ts'
import { roman } from './status.ts'
import { event, marksOf, theHand, theTable } from './table.ts'

/** The event of the round with its dice, then and now. */
export const Scene = () => (
  <>
    <Event />
    <Past />
  </>
)

/** What it brings and, once they are rolled, the six dice. */
function Event() {
  const table = theTable.value
  const card = event.value
  const rolled = table?.dice && table.round
  useEffect(() => {
    if (rolled !== undefined) sound('dice')
  }, [rolled])
  if (!table || !card || table.phase === 'over') return null
  return (
    <div class="ins-scene" data-lesson="event">
      <p class={`ins-event of-${card.type}`}>
        <span class="ins-stage" title={say('inscription.event.stage', { stage: roman(card.stage) })}>
          {roman(card.stage)}
        </span>
        <span class="ins-event-name">
          <b>{nameOf('event', card.id)}</b>
          <small class="hint">
            {card.type === 'war'
              ? say('inscription.war.number', { war: roman(card.stage - 1) })
              : say(`inscription.event.${card.type}`)}
          </small>
        </span>
        {!table.dice && card.resources && <Printed resources={card.resources} />}
      </p>
      {table.dice && <Dice key={table.round} dice={table.dice} />}
    </div>
  )
}

const Printed = ({ resources }: { resources: Readonly<Partial<Record<Resource, number>>> }) => (
  <span class="ins-printed">
    {resourceIds.flatMap(id =>
      Array.from({ length: resources[id] ?? 0 }, (_, i) => (
        <ResourceSign key={`${id}${i}`} resource={id} size={24} />
      )),
    )}
    <span class="hidden">
      {resourceIds
        .filter(id => resources[id])
        .map(id => `${resources[id]} ${resourceName(id)}`)
        .join(', ')}
    </span>
  </span>
)

/** Black dice count for everybody; a focus die only where it is unlocked on an active sheet. */
function Dice({ dice }: { dice: Rolled }) {
  const black = theHand.value?.turn.dice ?? dice.black
  const marks = mySeat.value ? marksOf(mySeat.value) : undefined
  const active = theHand.value?.turn.active ?? []
  const ask = dieAsk.value
  const isMine = (die: Resource) => active.some(sheet => marks?.focus[sheet][die])
  return (
    <ul class="ins-dice" aria-label={say('inscription.rolled')} data-lesson="dice">
      {ask ? (
        <Choosable key={ask.key} ask={ask} faces={black} />
      ) : (
        black.map((face, i) => (
          <li key={`${i}${face}`} class="ins-die" style={`--i:${i}`} title={resourceName(face)}>
            <ResourceSign resource={face} size={22} />
            <span class="hidden">{resourceName(face)}</span>
          </li>
        ))
      )}
      {resourceIds.map((die, i) => (
        <li
          key={die}
          class={`ins-die of-focus is-${die}${isMine(die) ? '' : ' shut'}`}
          style={`--i:${i + 3}`}
          title={say(isMine(die) ? 'inscription.die.open' : 'inscription.die.shut', {
            die,
            count: dice.focus[die],
          })}>
          {Array.from({ length: dice.focus[die] }, (_, n) => (
            <ResourceSign key={n} resource={die} size={dice.focus[die] > 1 ? 15 : 20} />
          ))}
          <span class="hidden">
            {say(isMine(die) ? 'inscription.die.open' : 'inscription.die.shut', {
              die,
              count: dice.focus[die],
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** One of the black dice is the answer; of two that show the same, whichever is tapped. */
function Choosable({ ask, faces }: { ask: Asked; faces: readonly Resource[] }) {
  const [tapped, tap] = useState<number>()
  const { of } = ask.options as OneOf
  const [chosen] = chosenOf(ask)
  const at = tapped !== undefined && faces[tapped] === chosen ? tapped : faces.indexOf(chosen as Resource)
  return (
    <>
      {faces.map((face, i) =>
        face in of ? (
          <li key={`${i}${face}`}>
            <button
              type="button"
              class="ins-die can"
              aria-pressed={i === at}
              aria-label={sentence(resourceName(face), say('inscription.can.choose'))}
              title={resourceName(face)}
              onClick={() => {
                tap(i)
                choose(ask, face)
              }}>
              <ResourceSign resource={face} size={26} />
            </button>
          </li>
        ) : (
          <li key={`${i}${face}`} class="ins-die shut" title={resourceName(face)}>
            <ResourceSign resource={face} size={22} />
            <span class="hidden">{resourceName(face)}</span>
          </li>
        ),
      )}
    </>
  )
}
