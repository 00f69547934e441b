import { useEffect } from 'preact/hooks'
import { room } from '../../net/room.ts'
import { asks } from '../windows/answered.ts'

/** Where the front page keeps how my tables stand. */
const place = 'throneward.news'

type News = Record<string, { mine?: boolean }>

function newsNow(): News {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}')
  } catch {
    return {}
  }
}

/** The app's icon counts this table with my others, and what is seen here the front page need not ask for. */
export function useBadge(): void {
  const { room: here = '', seat, stage } = room.value ?? {}
  const mine = seat !== undefined && stage === 'playing' && asks.value.length > 0
  useEffect(() => {
    if (seat === undefined) return
    const news = newsNow()
    const known = news[here]
    if (known) keep({ ...news, [here]: { ...known, mine } })
    const others = Object.entries(news).filter(([room, { mine }]) => room !== here && mine).length
    show(others + (mine ? 1 : 0))
  }, [here, seat, mine])
}

function keep(news: News): void {
  try {
    localStorage.setItem(place, JSON.stringify(news))
  } catch {
    // They are then asked after anew.
  }
}

/** Only an installed app has one. */
function show(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  shown?.catch(() => {})
}
