import { beforeEach, expect, test, vi } from 'vitest'

interface Shown {
  title: string
  tag: string
  silent: boolean
  close(): void
}

/** What a service worker has around it, as far as notices go. */
let shown: Shown[] = []
let pages: { url: string; visibilityState: string; focus: () => void }[] = []
const opened = vi.fn()
const house = 'https://house.test'

const registration = {
  showNotification: async (title: string, { tag = '', silent = false }: NotificationOptions) => {
    const close = () => {
      shown = shown.filter(one => one.tag !== tag)
    }
    close()
    shown.push({ title, tag, silent: silent === true, close })
  },
  getNotifications: async ({ tag }: { tag: string }) => shown.filter(one => one.tag === tag),
  pushManager: { subscribe: async () => subscriptionAt('https://push.test/new') },
}
const subscriptionAt = (endpoint: string) => ({
  endpoint,
  options: {},
  toJSON: () => ({ endpoint, keys: { p256dh: 'open', auth: 'secret' } }),
})

async function service() {
  vi.stubGlobal('registration', registration)
  vi.stubGlobal('clients', { matchAll: async () => pages, openWindow: opened })
  return import('../../client/service/notices.ts')
}
const pushed = (letter: object) => ({ data: { json: () => letter } }) as never

beforeEach(() => {
  shown = []
  pages = []
  opened.mockClear()
})

test('a table’s next notice takes the place of its last, and another table’s lies beside it', async () => {
  const { show } = await service()
  await show(pushed({ room: 'one', title: 'One', body: 'It is your turn.' }))
  await show(pushed({ room: 'two', title: 'Two', body: 'It is your turn.' }))
  await show(pushed({ room: 'one', title: 'One', body: 'You are offered a deal.' }))
  expect(shown.map(({ tag }) => tag)).toEqual(['two', 'one'])
})

test('what was answered elsewhere is replaced without a sound, as a browser has to show something', async () => {
  const { show } = await service()
  await show(pushed({ room: 'one', title: 'One', body: 'It is your turn.' }))
  const over = { room: 'one', title: 'One', body: 'Nothing waits.', silent: true, over: true }
  await show(pushed(over))
  expect(shown).toMatchObject([{ tag: 'one', silent: true }])
  // Where a page of ours is before their eyes nothing need lie there.
  pages = [{ url: `${house}/r/two`, visibilityState: 'visible', focus: () => {} }]
  await show(pushed(over))
  expect(shown).toEqual([])
})

test('tapped, it opens its table: the page that is there, else another', async () => {
  const { openTable } = await service()
  const focus = vi.fn()
  const close = vi.fn()
  const tapped = { notification: { close, data: { room: 'one' } } } as never
  pages = [{ url: `${house}/r/two`, visibilityState: 'hidden', focus: () => {} }]
  await openTable(tapped)
  expect(opened).toHaveBeenCalledWith('/r/one')
  pages.push({ url: `${house}/r/one`, visibilityState: 'hidden', focus })
  await openTable(tapped)
  expect(focus).toHaveBeenCalledOnce()
  expect(opened).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledTimes(2)
})

test('a browser with another subscription tells all tables that know the one before', async () => {
  const { renew } = await service()
  const sent: [string, unknown][] = []
  vi.stubGlobal('caches', { match: async () => Response.json(['one', 'two']) })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
  })
  await renew({ oldSubscription: subscriptionAt('https://push.test/old') } as never)
  vi.unstubAllGlobals()
  const told = {
    was: 'https://push.test/old',
    endpoint: 'https://push.test/new',
    p256dh: 'open',
    auth: 'secret',
  }
  expect(sent).toEqual([
    ['/api/rooms/one/notices/renew', told],
    ['/api/rooms/two/notices/renew', told],
  ])
})
