import { effect } from '@preact/signals'
import { freshId } from '../../net/ids.ts'
import { connection, room, send } from '../../net/room.ts'
import { told } from './told.ts'

/** Whether anybody looks is told to tables that tell this browser, and what they had it show is put away. */
export function followLooking(): () => void {
  const off = new AbortController()
  const tell = () => {
    const id = room.peek()?.room ?? ''
    const device = told().devices[id]
    if (device === undefined || room.peek()?.seat === undefined) return
    const isSeen = document.visibilityState === 'visible'
    void send({ looking: { id: freshId(), yes: isSeen, device } })
    if (isSeen) void putAway(id)
  }
  document.addEventListener('visibilitychange', tell, { signal: off.signal })
  const end = effect(() => {
    if (connection.value === 'open' && room.value?.seat !== undefined) queueMicrotask(tell)
  })
  return () => {
    end()
    off.abort()
  }
}

async function putAway(tag: string): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration()
  for (const notice of (await found?.getNotifications?.({ tag })) ?? []) notice.close()
}
