import { useEffect, useRef, useState } from 'preact/hooks'
import type { Knock, Line } from '../../shared/protocol.ts'
import { log, room } from '../net/room.ts'
import { letIn } from '../net/telling.ts'
import { Icon } from '../parts/Icon.tsx'
import { Say } from '../parts/Say.tsx'
import { t } from '../text/text.ts'
import { tell } from './answering.ts'
import { Said } from './Ballot.tsx'

const ofNewcomers: readonly string[] = [
  'room.log.satForBot',
  'room.log.heldBefore',
  'room.log.letIn',
  'room.log.letInByTwo',
  'room.log.doorOpens',
  'room.log.doorShut',
]

const shownFor = 20_000

/** Lines on newcomers that came while this page was open, until they are put away, or were there to be read. That a browser has
 *  held another seat stays. */
function useNews(): [readonly Line[], () => void] {
  const lines = log.value
  const from = useRef(lines.at(-1)?.at ?? 0)
  const [readUntil, read] = useState(0)
  const news = lines.filter(
    ({ at, text }) => at > Math.max(from.current, readUntil) && ofNewcomers.includes(text),
  )
  const last = news.at(-1)?.at
  const stays = news.some(({ text }) => text === 'room.log.heldBefore')
  useEffect(() => {
    if (last === undefined || stays) return
    const off = setTimeout(() => read(last), shownFor)
    return () => clearTimeout(off)
  }, [last, stays])
  const isReal = room.value !== undefined
  useEffect(() => {
    from.current = log.peek().at(-1)?.at ?? 0
  }, [isReal])
  return [news, () => read(last ?? 0)]
}

/** Who knocks, for those who may open; and who has come in. */
export function Doors() {
  const { knocks = [], seat, stage } = room.value ?? {}
  const [news, putAway] = useNews()
  if (stage !== 'playing') return null
  return (
    <>
      {news.length > 0 && (
        <div class="notice news" role="status">
          <span>
            {news.map(({ at, text, about }) => (
              <span key={`${at} ${text} ${about?.['other']}`} class="news-line">
                <Say text={text} about={about} />{' '}
              </span>
            ))}
          </span>
          <button type="button" class="icon-button" aria-label={t('tab.close')} onClick={putAway}>
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
      {seat !== undefined && knocks.map(knock => <AtDoor key={knock.knock} knock={knock} own={seat} />)}
    </>
  )
}

/** Whoever is in it sees a hand: it is said before, and so is that this browser has seen another. */
function AtDoor({ knock: { knock, name, seat, asked, yes, held = [] }, own }: { knock: Knock; own: string }) {
  return (
    <section class="consent" aria-live="polite">
      <div>
        <p>
          <Say text="door.asks" about={{ who: name, seat }} />
        </p>
        {held.map(other => (
          <p key={other} class="warning">
            <Say text="door.held" about={{ seat: other }} />
          </p>
        ))}
      </div>
      {asked.includes(own) && (
        <div class="row">
          <button type="button" onClick={() => tell(() => letIn(knock, false))}>
            {t('door.no')}
          </button>
          <button type="button" class="primary" onClick={() => tell(() => letIn(knock, true))}>
            {t('door.yes')}
          </button>
        </div>
      )}
      <div class="said">
        <Said text="undo.said.yes" seats={yes} />
        {!asked.includes(own) && <Said text="undo.waits" seats={asked} />}
      </div>
    </section>
  )
}
