import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import { freshId } from '../../net/ids.ts'
import { room, send } from '../../net/room.ts'
import { Dialog } from '../../parts/Dialog.tsx'
import { ruleName, Say } from '../../parts/Say.tsx'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { language, say, t } from '../../text/text.ts'
import { mayBeHelped, SendIn } from '../Absent.tsx'
import { sending, tell } from '../answering.ts'
import { gameView } from '../gameView.ts'
import { counted, named, soon } from '../Until.tsx'
import { asks } from '../windows/answered.ts'
import { momentName } from '../windows/momentName.ts'
import { Bell } from './Bell.tsx'
import { ruleOf } from './duties.ts'
import { howLong } from './howLong.ts'
import { owedOpen } from './owedOpen.ts'
import { type ByItself, type Owes, owesIn } from './owes.ts'
import { ShareWaiting } from './ShareWaiting.tsx'

const close = () => {
  owedOpen.value = false
}

/** Who owes what, since when, and what happens by itself. */
export function Owed() {
  const now = useNow()
  const view = room.value
  if (!view) return null
  const owing = owesIn(view, asks.value.length > 0, now)
  return (
    <Dialog title={t('owed.title')} onClose={close} sheet>
      <div class="stack owed">
        {owing.length === 0 && <p class="hint">{t('owed.nobody')}</p>}
        <ul>
          {owing.map(one => (
            <li key={one.info.seat} class={one.isMine ? 'owes mine' : 'owes'}>
              <SeatMark seat={one.info.seat} size={36} />
              <div>
                <What {...one} />
                <p class="hint">
                  {since(one.since, now)} {told(one.byItself, now)}
                </p>
                <Remind {...one} />
              </div>
              {mayBeHelped(view, one.info) && <SendIn seat={one.info.seat} small />}
            </li>
          ))}
        </ul>
        <ShareWaiting owing={owing.filter(({ info }) => !info.bot)} now={now} />
      </div>
    </Dialog>
  )
}

/** Counted while it is looked at. */
function useNow(): number {
  const [now, tick] = useState(Date.now())
  useEffect(() => {
    const counting = setInterval(() => tick(Date.now()), 1000)
    return () => clearInterval(counting)
  }, [])
  return now
}

/** Mine by its question and rule; of others what the table lets everybody know. */
function What({ isMine, info }: Owes) {
  if (isMine)
    return (
      <>
        {asks.value.map(({ key, text, about, rule }) => (
          <p key={key}>
            <Say text={text} about={about} />{' '}
            {rule !== undefined && <cite class="rule">{ruleName(rule)}</cite>}
          </p>
        ))}
      </>
    )
  const { window } = room.value ?? {}
  const { seat, bot, online } = info
  const doing = gameView.value?.doing(seat) ?? 'bar.waiting'
  const rule = window ? undefined : ruleOf(room.value?.game ?? '', doing)
  return (
    <p>
      <Say text={doing} about={{ seat }} />
      {!bot && !online && <span class="hint"> ({t('seat.away')})</span>}
      {window && <span class="hint"> {t('owed.moment', { moment: momentName(window.kind) })}</span>}
      {rule !== undefined && <cite class="rule">{ruleName(rule)}</cite>}
    </p>
  )
}

function since(at: number | undefined, now: number): string {
  if (at === undefined) return ''
  const time = howLong(now - at, language.value)
  return time === undefined ? t('owed.justNow') : t('owed.for', { time })
}

const nudge = (seat: Seat) => send({ nudge: { id: freshId(), seat } })

const timeOf = (at: number) =>
  new Date(at).toLocaleTimeString(language.value, { hour: '2-digit', minute: '2-digit' })

const when = (at: number, now: number) =>
  at - now < soon
    ? t('bar.left', { time: counted(Math.max(0, at - now)) })
    : t('bar.until', { time: named(at) })

/** By which rule of the table. */
function told(byItself: ByItself, now: number): string {
  switch (byItself.is) {
    case 'clock': {
      const clock = say(`option.clock.${room.value?.options['clock'] ?? ''}`)
      return t('owed.byItself.clock', { clock, time: when(byItself.at, now) })
    }
    case 'window':
      return t('owed.byItself.window', { time: when(byItself.at, now) })
    case 'mayVote':
      return byItself.at <= now
        ? t('owed.byItself.mayNow')
        : t('owed.byItself.mayVote', { time: timeOf(byItself.at) })
    default:
      return t(`owed.byItself.${byItself.is}`)
  }
}

function Remind({ info, nudged, mayNudge }: Owes) {
  const { seat } = info
  if (nudged) {
    const time = timeOf(nudged.at)
    return (
      <p class="hint">
        <Say text="owed.nudged" about={{ seat: nudged.by, time }} />
      </p>
    )
  }
  if (!mayNudge) return null
  return (
    <button type="button" disabled={sending.value} onClick={() => tell(() => nudge(seat))}>
      <Bell /> {t('owed.nudge')}
    </button>
  )
}
