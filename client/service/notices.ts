import { type Pushed, type Renewed, scope, type Tapped } from './scope.ts'

/** What a room has this browser show, while its page is closed or hidden. One notice a table lies there; the next replaces it. */

interface Letter {
  room: string
  title: string
  body: string
  /** It replaces what lies there, and nothing sounds. */
  silent?: true
  /** Nothing is left to be said. */
  over?: true
}

const pathOf = (room: string) => `/r/${room}`

export async function show({ data }: Pushed): Promise<void> {
  const letter = data?.json() as Letter | undefined
  if (!letter) return
  const { room, title, body, silent = false, over } = letter
  // A browser that is sent something must show something, or it tells of us what it likes; not where we are before its eyes.
  if (over && (await isSeen())) {
    for (const notice of await scope.registration.getNotifications({ tag: room })) notice.close()
    return
  }
  const more = { renotify: !silent, badge: '/icon-192.png', timestamp: Date.now() }
  await scope.registration.showNotification(title, {
    body,
    tag: room,
    silent,
    icon: '/icon-192.png',
    data: { room },
    ...more,
  })
}

const windows = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

const isSeen = async () => (await windows()).some(({ visibilityState }) => visibilityState === 'visible')

/** The table, where it is open already, else anew. */
export async function openTable({ notification }: Tapped): Promise<void> {
  notification.close()
  const path = pathOf((notification.data as { room: string }).room)
  const open = (await windows()).find(({ url }) => new URL(url).pathname === path)
  await (open ? open.focus() : scope.clients.openWindow(path))
}

/** The browser's address at its push service is another: the tables that know the old one are told (`client/room/notices/told.ts`). */
export async function renew({ oldSubscription, newSubscription }: Renewed): Promise<void> {
  const was = oldSubscription?.endpoint
  const options = oldSubscription?.options
  const now = newSubscription ?? (options && (await scope.registration.pushManager.subscribe(options)))
  if (was === undefined || !now) return
  const { endpoint, keys } = now.toJSON()
  const body = JSON.stringify({ was, endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] })
  const headers = { 'content-type': 'application/json' }
  const kept = await caches.match('/rooms', { cacheName: 'notices' })
  const rooms = ((await kept?.json()) ?? []) as string[]
  await Promise.all(
    rooms.map(room => fetch(`/api/rooms/${room}/notices/renew`, { method: 'POST', headers, body })),
  )
}
