import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Refusal } from '../../../shared/engine/options.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Turn, Turned } from '../../../shared/galaxy/shapes/turn.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { choiceName } from '../../ask/choiceName.ts'
import { mySeat } from '../../net/room.ts'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { give, problem } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { knows, say } from '../../text/text.ts'
import { cardOf, cardText } from '../cards/cards.ts'
import { wanted } from '../cards/playable.ts'
import { readCards } from '../cards/printed.ts'
import { strategyCard } from '../cards/strategyCard.ts'
import { useClaim } from '../map/claims.ts'
import { systemName } from '../map/hexNames.ts'
import { letGo, lookAt } from '../map/picking.ts'
import { reads } from '../reads.ts'

type List = 'tactical' | 'transfer'

/** All a turn may be, for those who do not tap the map; what is chosen is confirmed. */
export function TurnDock({ ask, options }: { ask: Asked; options: Turn }) {
  const [list, open] = useState<List>()
  const [chosen, choose] = useState<Turned>()
  useEffect(readCards, [])
  useEffect(() => {
    const id = wanted.value
    if (id === undefined || !options.special[id]) return
    choose({ special: id })
    wanted.value = undefined
  }, [wanted.value, options])
  useClaim(
    () => ({
      lit: new Set(),
      attend: [],
      tap: () => false,
      describe: hex => (options.tactical.includes(hex) ? say('galaxy.turn.legal') : undefined),
    }),
    [options],
  )
  const pairs = Object.entries(options.transfer).flatMap(([one, others]) =>
    others.map((other): [HexId, HexId] => [one, other]),
  )
  return (
    <div class="turn-dock">
      {list === undefined && <reads.TurnNews />}
      {list === undefined ? (
        <div class="turn-choices">
          <Way
            name={say('galaxy.turn.tactical')}
            not={options.tactical.length > 0 ? undefined : (options.not['tactical'] ?? nothing)}
            take={() => open('tactical')}
          />
          {knows('galaxy.turn.transfer.long') && (
            <Way
              name={say('galaxy.turn.transfer.long')}
              not={pairs.length > 0 ? undefined : (options.not['transfer'] ?? nothing)}
              take={() => open('transfer')}
            />
          )}
          {options.strategic.map(id => (
            <Way
              key={id}
              name={strategyCard(id).name}
              look="strategy"
              mark={<span class="turn-mark">{strategyCard(id).initiative}</span>}
              take={() => choose({ strategic: id })}
            />
          ))}
          {Object.entries(options.special).map(([id, choice]) => (
            <Way
              key={id}
              name={choiceName(id, choice)}
              look={choice.on && lookOf(id)}
              take={() => choose({ special: id })}
            />
          ))}
          <Way
            name={say('galaxy.turn.pass')}
            not={options.pass ? undefined : (options.not['pass'] ?? nothing)}
            take={() => choose({ pass: true })}
          />
        </div>
      ) : (
        <>
          <p class="dock-hint">{say(`galaxy.turn.${list}.list`)}</p>
          <div class="turn-list">
            {list === 'tactical'
              ? options.tactical.map(hex => (
                  <button key={hex} type="button" onClick={() => lookAt(hex)}>
                    {systemName(hex)}
                  </button>
                ))
              : pairs.map(pair => (
                  <button key={pair.join()} type="button" onClick={() => choose({ transfer: pair })}>
                    {pair.map(systemName).join(' ↔ ')}
                  </button>
                ))}
          </div>
          <div class="confirm">
            <button type="button" onClick={() => open(undefined)}>
              {say('galaxy.turn.back')}
            </button>
          </div>
        </>
      )}
      {chosen && (
        <Confirm
          over
          {...wordsOf(options, chosen)}
          onNo={() => choose(undefined)}
          onYes={() => void give(ask, chosen).then(done => done && letGo())}
        />
      )}
    </div>
  )
}

const nothing: Refusal = { code: 'notOffered', why: 'refused.notOffered' }

/** A card is one more in the hand; an ability belongs to the race. */
const lookOf = (id: string) => (cardOf(id)?.kind === 'action' ? 'card' : 'ability')

interface WayProps {
  name: string
  look?: 'strategy' | 'card' | 'ability' | undefined
  mark?: ComponentChildren
  not?: Refusal | undefined
  take(): void
}

/** What is barred can be tapped to hear why. */
const Way = ({ name, look, mark, not, take }: WayProps) => (
  <button
    type="button"
    class={look ? `turn-way ${look}-way` : 'turn-way'}
    aria-disabled={not !== undefined}
    onClick={
      not === undefined
        ? take
        : () => {
            problem.value = not
          }
    }>
    {mark}
    {look === 'card' && <span class="card-sign" aria-hidden="true" />}
    {look === 'ability' && <SeatMark seat={mySeat.value ?? ''} size={26} />}
    {name}
  </button>
)

/** What would be done, and what it takes. */
function wordsOf(options: Turn, chosen: Turned): { text: string; more?: string; yes: string } {
  if ('strategic' in chosen) {
    const { name, text } = strategyCard(chosen.strategic)
    return { text: name, more: text, yes: say('galaxy.turn.strategic.yes') }
  }
  if ('transfer' in chosen)
    return {
      text: chosen.transfer.map(systemName).join(' ↔ '),
      more: say('galaxy.turn.transfer.cost'),
      yes: say('galaxy.turn.transfer.yes'),
    }
  if ('special' in chosen) {
    const choice = options.special[chosen.special]
    return {
      text: choice ? choiceName(chosen.special, choice) : chosen.special,
      more: cardText(chosen.special).join(' '),
      yes: say('galaxy.turn.special.yes'),
    }
  }
  if ('tactical' in chosen) return { text: systemName(chosen.tactical), yes: say('galaxy.turn.activate') }
  return {
    text: say('galaxy.turn.pass'),
    more: say('galaxy.turn.pass.why'),
    yes: say('galaxy.turn.pass.yes'),
  }
}
