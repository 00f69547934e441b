import type { ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import type { OneOf } from '../../../shared/engine/options.ts'
import { isCareful } from '../../../shared/orders.ts'
import { Passing } from '../../ask/passing.ts'
import { room } from '../../net/room.ts'
import { t } from '../../text/text.ts'
import { give, sending } from '../answering.ts'
import type { Asked } from '../asked.ts'
import { AlsoAsked } from './AlsoAsked.tsx'
import { AskLess } from './AskLess.tsx'
import { PassFor } from './PassFor.tsx'

/** A window in which I am asked: who else is, what I could play, and passing within reach of the thumb. */
export function Response({ ask, Dock }: { ask: Asked; Dock: ComponentType<{ ask: Asked | undefined }> }) {
  const [less, showLess] = useState(false)
  const { of } = ask.options as OneOf
  const plays = Object.fromEntries(Object.entries(of).filter(([id]) => id !== ask.otherwise))
  const holdsSomething = Object.keys(plays).length > 0
  const { options = {} } = room.value ?? {}
  const pass = (look: string) => (
    <button type="button" class={look} disabled={sending.value} onClick={() => void give(ask, ask.otherwise)}>
      {t('window.pass')}
    </button>
  )
  return (
    <div class="response">
      <PassFor />
      <AlsoAsked />
      <div class="response-why">
        <p class="hint">{t(isCareful(options) ? 'window.careful' : 'window.waitsForYou')}</p>
        <button
          type="button"
          class="quiet-button"
          aria-expanded={less}
          aria-controls="ask-less"
          onClick={() => showLess(!less)}>
          {t('window.askLess')}
        </button>
      </div>
      {less && <AskLess />}
      {holdsSomething && (
        <Passing.Provider value={pass('pass')}>
          <Dock ask={{ ...ask, options: { shape: 'oneOf', of: plays } as OneOf }} />
        </Passing.Provider>
      )}
      {/* Only where nothing above has a place for it. */}
      <div class="response-foot">{pass(holdsSomething ? '' : 'primary')}</div>
    </div>
  )
}
