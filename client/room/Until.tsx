import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../shared/engine/rules.ts'
import { room } from '../net/room.ts'
import { localeOf } from '../text/locale.ts'
import { language, t } from '../text/text.ts'
import { asks } from './windows/answered.ts'

const minute = 60_000
export const soon = 10 * minute

/** When a bot will answer for me if I am asked, else for the first of those the table waits for. */
export function Until() {
  const { clocks = {}, seat = '' } = room.value ?? {}
  const mine = asks.value.length > 0 ? clocks[seat] : undefined
  const until = mine ?? Math.min(...Object.values(clocks))
  if (!Number.isFinite(until)) return null
  return <Ring until={until} look={mine === undefined ? 'until' : 'until mine'} />
}

/** The same, of one of them. */
export function UntilOf({ seat }: { seat: Seat }) {
  const until = room.value?.clocks?.[seat]
  return until === undefined ? null : <Ring until={until} look="hint" />
}

/** The last minutes are counted. */
function Ring({ until, look }: { until: number; look: string }) {
  const [, tick] = useState(0)
  const left = Math.max(0, until - Date.now())
  useEffect(() => {
    const counting = setInterval(() => tick(Date.now()), 1000)
    return () => clearInterval(counting)
  }, [until])
  return (
    <span
      class={look === 'until mine' && left < minute ? 'until late' : look}
      role="timer"
      title={t('bar.clock')}>
      {left < soon ? t('bar.left', { time: counted(left) }) : t('bar.until', { time: named(until) })}
    </span>
  )
}

export function counted(left: number): string {
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export const named = (at: number) =>
  new Date(at).toLocaleString(localeOf(language.value), {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
