import { useState } from 'preact/hooks'
import type { ErrorAnswer } from '../../shared/protocol.ts'
import { call } from '../net/http.ts'
import { forgetSeat } from '../net/kept.ts'
import { greetAnew, room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { Say } from '../parts/Say.tsx'
import { language, say, t } from '../text/text.ts'
import { Said } from './Ballot.tsx'
import { type Done, here, myKept } from './hosting.ts'

const time = (at: number) =>
  new Date(at).toLocaleString(language.value, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

/** Goes away from the door. */
async function stopKnocking(): Done {
  const { token } = myKept() ?? {}
  const { refused } = await call('DELETE', `${here()}/knock`, undefined, token)
  // Nobody has to be told who has gone already.
  if (refused && refused.code !== 'noProposal') return refused
  forgetSeat(room.value?.room ?? '')
  greetAnew()
  return undefined
}

/** What a newcomer sees until the table has opened. */
export function AtTheDoor() {
  const [refused, setRefused] = useState<ErrorAnswer>()
  const mine = room.value?.knocks?.find(({ knock }) => knock === myKept()?.knock)
  return (
    <div class="watching at-the-door">
      <div role="status">
        <p>
          <Icon name="eye" /> <Say text="door.waits" about={mine && { seat: mine.seat }} />
        </p>
        {mine && (
          <div class="said">
            <p class="hint">{t('door.opens', { time: time(mine.opens) })}</p>
            <Said text="undo.said.yes" seats={mine.yes} />
            <Said text="undo.waits" seats={mine.asked} />
          </div>
        )}
      </div>
      {refused && (
        <p class="refusal" role="alert">
          {say(refused.why)}
        </p>
      )}
      <button type="button" class="quiet-button" onClick={async () => setRefused(await stopKnocking())}>
        {t('undo.never')}
      </button>
    </div>
  )
}
