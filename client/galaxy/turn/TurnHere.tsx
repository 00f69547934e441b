import { useRef, useState } from 'preact/hooks'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { type Turn, turn as turnShape } from '../../../shared/galaxy/shapes/turn.ts'
import { Why } from '../../parts/Say.tsx'
import { give, sending } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { asked } from '../../room/beforeMe.ts'
import { say, t } from '../../text/text.ts'
import { systemName } from '../map/hexNames.ts'
import { letGo } from '../map/picking.ts'
import { past } from '../past/past.ts'
import { reads } from '../reads.ts'
import { mySheet } from '../table.ts'

/** With which systems this one may be joined in a transfer. */
export const partnersOf = ({ transfer }: Turn, hex: HexId): HexId[] => [
  ...(transfer[hex] ?? []),
  ...Object.keys(transfer).filter(one => transfer[one]?.includes(hex)),
]

/** As the options name a pair: whichever comes first. */
export const pairOf = ({ transfer }: Turn, one: HexId, other: HexId): [HexId, HexId] =>
  transfer[one]?.includes(other) ? [one, other] : [other, one]

/** What I can do in this system when it is my turn, or why I cannot. */
export function TurnHere({ hex }: { hex: HexId }) {
  // Nothing can be begun in the past.
  const ask = past.value ? undefined : asked.value
  return ask?.options.shape === 'turn' ? <Actions ask={ask} options={ask.options as Turn} hex={hex} /> : null
}

/** The second tap of a double tap on the map must not hit what has just risen under the finger. */
const settled = 350

function Actions({ ask, options, hex }: { ask: Asked; options: Turn; hex: HexId }) {
  const [joining, join] = useState(false)
  const [partner, choose] = useState<HexId>()
  const opened = useRef(performance.now())
  const partners = partnersOf(options, hex)
  const wrong = turnShape.check(options, { tactical: hex })
  const because = options.not['tactical'] ?? wrong
  const send = (value: unknown) => (event: MouseEvent) => {
    if (event.detail > 0 && performance.now() - opened.current < settled) return
    void give(ask, value).then(done => done && letGo())
  }
  const left = reads.activationsLeft(mySheet.value)
  return (
    <div class="turn-here">
      {wrong && because && (
        <p class="refusal">
          <Why refused={because} />
        </p>
      )}
      {joining ? (
        <>
          <fieldset class="pills">
            <legend>{say('galaxy.turn.partner')}</legend>
            {partners.map(other => (
              <label key={other}>
                <input
                  type="radio"
                  name="partner"
                  checked={other === partner}
                  onChange={() => choose(other)}
                />
                <span>{systemName(other)}</span>
              </label>
            ))}
          </fieldset>
          <div class="row">
            <button type="button" onClick={() => join(false)}>
              {t('ask.cancel')}
            </button>
            <button
              type="button"
              class="primary"
              disabled={partner === undefined || sending.value}
              onClick={partner === undefined ? undefined : send({ transfer: pairOf(options, hex, partner) })}>
              {say('galaxy.turn.transfer.yes')}
            </button>
          </div>
        </>
      ) : (
        (!wrong || partners.length > 0) && (
          <div class="turn-here-line">
            <p class="hint">{say('galaxy.turn.cost', { count: left })}</p>
            <div class="row">
              {partners.length > 0 && (
                <button type="button" onClick={() => join(true)}>
                  {say('galaxy.turn.transfer')}
                </button>
              )}
              {!wrong && (
                <button
                  type="button"
                  class="primary"
                  disabled={sending.value}
                  onClick={send({ tactical: hex })}>
                  {say('galaxy.turn.activate')}
                </button>
              )}
            </div>
          </div>
        )
      )}
    </div>
  )
}
