import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { RoomInfo } from '../../shared/protocol.ts'
import { call } from '../net/http.ts'
import { forget, type KeptTable, keptTables } from '../net/kept.ts'

/** How my tables stand, as this browser last heard: shown at once, and asked after while somebody looks. */

const place = 'throneward.news'
const askEvery = 60_000
/** Each question wakes a room. */
const mostAsked = 12

type News = Readonly<Record<string, RoomInfo>>

function read(): News {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}')
  } catch {
    return {}
  }
}

export const news = signal<News>(read())

function keepNews(info: RoomInfo) {
  const rooms = new Set(keptTables.peek().map(({ room }) => room))
  const known = Object.entries(news.peek()).filter(([room]) => rooms.has(room))
  news.value = { ...Object.fromEntries(known), [info.room]: info }
  try {
    localStorage.setItem(place, JSON.stringify(news.value))
  } catch {
    // They are then asked after anew.
  }
}

/** What is over stays as it is. */
const mayChange = (room: string) => news.peek()[room]?.stage !== 'over'

async function ask({ room, token, knock }: KeptTable) {
  const bearer = knock === undefined ? token : undefined
  const { ok, refused } = await call<RoomInfo>('GET', `/api/rooms/${room}`, undefined, bearer)
  if (ok) keepNews(ok)
  else if (refused.code === 'noRoom') forget(room)
}

function askAll() {
  if (document.visibilityState !== 'visible') return
  const open = keptTables.peek().filter(({ room }) => mayChange(room))
  for (const kept of open.slice(0, mostAsked)) void ask(kept)
}

export function useNews(): News {
  useEffect(() => {
    askAll()
    const again = setInterval(askAll, askEvery)
    document.addEventListener('visibilitychange', askAll)
    return () => {
      clearInterval(again)
      document.removeEventListener('visibilitychange', askAll)
    }
  }, [])
  return news.value
}
