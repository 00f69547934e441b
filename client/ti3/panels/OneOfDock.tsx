import { useEffect, useState } from 'preact/hooks'
import type { Choice, OneOf } from '../../../shared/engine/options.ts'
import { choiceName } from '../../ask/AskView.tsx'
import { Confirm } from '../../ask/Confirm.tsx'
import { give, sending } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say, t } from '../../text/text.ts'
import { chosenHex, hexChoices, letGo } from '../picking.ts'
import { Asks } from './Asks.tsx'
import { ChoiceFace, isTiled } from './Choice.tsx'

const few = 3

/** A few short answers are buttons; more are a list, and what lies on the map may be tapped there too. */
export function OneOfDock({ ask, options }: { ask: Asked; options: OneOf }) {
  const all = Object.entries(options.of)
  const short = all.length <= few && all.every(([, { on }]) => on === undefined)
  return short ? <Answers ask={ask} options={options} /> : <List ask={ask} options={options} />
}

/** What cannot be had back must not look like the way to go. */
const grave = ['ti3.claim.lose', 'ti3.trade.cancel', 'ti3.ask.bacteriaYes']

const lookOf = ({ otherwise, options }: Asked, id: string, { text = '' }: Choice) => {
  if (grave.includes(text)) return 'danger'
  const others = Object.keys((options as OneOf).of).filter(each => each !== otherwise)
  return id === otherwise || others.length > 2 ? '' : 'primary'
}

const Answers = ({ ask, options }: { ask: Asked; options: OneOf }) => (
  <fieldset class="answers">
    <Asks ask={ask} />
    {Object.entries(options.of).map(([id, choice]) => (
      <button
        key={id}
        type="button"
        disabled={sending.value}
        class={lookOf(ask, id, choice)}
        onClick={() => void give(ask, id)}>
        {choiceName(id, choice)}
      </button>
    ))}
  </fieldset>
)

function List({ ask, options }: { ask: Asked; options: OneOf }) {
  const [chosen, choose] = useState<string>()
  const tapped = hexChoices.value?.get(chosenHex.value ?? '')
  useEffect(() => {
    if (tapped !== undefined) choose(tapped)
  }, [tapped])
  useEffect(() => letGo, [])
  const take = (id: string) => {
    const { on } = options.of[id] ?? {}
    chosenHex.value = on && 'hex' in on ? on.hex : undefined
    choose(id)
  }
  const picked = options.of[chosen ?? '']
  return (
    <div class="ask-list">
      <fieldset class={isTiled(options.of) ? 'options tiled' : 'options'}>
        <Asks ask={ask} />
        {Object.entries(options.of).map(([id, choice]) => (
          <label key={id}>
            <input type="radio" name={ask.key} checked={id === chosen} onChange={() => take(id)} />
            <ChoiceFace id={id} choice={choice} />
          </label>
        ))}
      </fieldset>
      <Confirm
        text={picked && chosen !== undefined ? choiceName(chosen, picked) : say('ti3.choose')}
        yes={t('ask.confirm')}
        disabled={chosen === undefined}
        onYes={() => void give(ask, chosen)}
      />
    </div>
  )
}
