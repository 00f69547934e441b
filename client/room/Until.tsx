import { useEffect, useState } from 'preact/hooks'
import { room } from '../net/room.ts'
import { language, t } from '../text/text.ts'
import { asks } from './windows/answered.ts'

const minute = 60_000
export const soon = 10 * minute

/** When a bot will answer in one's place: the last minutes are counted. */
export function Until() {
  const until = room.value?.until
  const [, tick] = useState(0)
  const left = until === undefined ? 0 : Math.max(0, until - Date.now())
  useEffect(() => {
    if (until === undefined) return
    const counting = setInterval(() => tick(Date.now()), 1000)
    return () => clearInterval(counting)
  }, [until])
  if (until === undefined || asks.value.length === 0) return null
  return (
    <span class={left < minute ? 'until late' : 'until'} role="timer">
      {left < soon ? t('bar.left', { time: counted(left) }) : t('bar.until', { time: named(until) })}
    </span>
  )
}

export function counted(left: number): string {
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export const named = (at: number) =>
  new Date(at).toLocaleString(language.value, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
