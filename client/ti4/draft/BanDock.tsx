import { useState } from 'preact/hooks'
import type { SomeOf } from '../../../shared/engine/options.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { nameOf } from '../../galaxy/names.ts'
import { give } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { FactionRead } from './FactionRead.tsx'

/** Which factions nobody is to lead; the one touched last is read below. */
export function BanDock({ ask }: { ask: Asked }) {
  const { of, most } = ask.options as SomeOf
  const [banned, ban] = useState<readonly string[]>([])
  const [read, look] = useState<string>()
  const turn = (id: string) => {
    look(id)
    if (banned.includes(id)) ban(banned.filter(one => one !== id))
    else ban([...banned, id].slice(-most))
  }
  return (
    <>
      <div class="race-choice">
        <fieldset class="race-names">
          <legend class="hidden">{say(ask.text, ask.about)}</legend>
          {Object.keys(of).map(id => (
            <label key={id}>
              <input type="checkbox" checked={banned.includes(id)} onChange={() => turn(id)} />
              <span>{nameOf('faction', id)}</span>
            </label>
          ))}
        </fieldset>
        {read === undefined ? <p class="hint">{say('ti4.ban.read')}</p> : <FactionRead id={read} titled />}
      </div>
      <Confirm
        text={banned.map(id => nameOf('faction', id)).join(', ')}
        yes={say(banned.length === 0 ? 'ti4.ban.none' : 'ti4.ban.yes')}
        onYes={() => void give(ask, banned)}
      />
    </>
  )
}
