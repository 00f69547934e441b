import { useState } from 'preact/hooks'
import type { Line } from '../../../shared/protocol.ts'
import { log, room } from '../../net/room.ts'
import { Say } from '../../parts/Say.tsx'
import { t } from '../../text/text.ts'
import { propose } from '../TakeBack.tsx'

const begins: readonly string[] = ['room.log.clock', 'room.log.standsIn']

/** What the log tells of me between somebody beginning to answer for me and my coming back; each decision once. */
export function doneFor(own: string, lines: readonly Line[]): { at: number; done: readonly Line[] } {
  const isMine = ({ about }: Line) => about?.['seat'] === own
  const back = lines.findLastIndex(line => line.text === 'room.log.back' && isMine(line))
  const from = lines.findLastIndex((line, at) => at < back && begins.includes(line.text) && isMine(line))
  if (from < 0) return { at: 0, done: [] }
  const told = lines.slice(from, back).filter(line => line.n !== undefined && !line.struck && isMine(line))
  const done = told.filter(({ n }, at) => told.findIndex(line => line.n === n) === at)
  return { at: lines[back]?.at ?? 0, done }
}

const place = 'throneward.wasAway'
const most = 6

const placeOf = () => `${place}.${room.peek()?.room}`

function lastRead(): number {
  try {
    return Number(localStorage.getItem(placeOf()) ?? 0)
  } catch {
    return 0
  }
}

/** Until it is put away. */
export function WhileAway() {
  const [read, markRead] = useState(lastRead)
  const { seat, stage } = room.value ?? {}
  if (seat === undefined || stage !== 'playing') return null
  const { at, done } = doneFor(seat, log.value)
  if (done.length === 0 || at <= read) return null
  const putAway = () => {
    markRead(at)
    try {
      localStorage.setItem(placeOf(), String(at))
    } catch {
      // It is shown once more.
    }
  }
  return (
    <section class="consent while-away" aria-live="polite">
      <p>{t('away.done')}</p>
      <ul>
        {done.slice(-most).map(({ n, text, about }) => (
          <li key={n}>
            <Say text={text} about={about} />{' '}
            <button type="button" class="quiet-button" onClick={() => n !== undefined && propose(n)}>
              {t('away.back')}
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="primary" onClick={putAway}>
          {t('away.fine')}
        </button>
      </div>
    </section>
  )
}
