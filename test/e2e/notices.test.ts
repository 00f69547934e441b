import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPosted, type Posted, postsTo } from '../worker/noticed.ts'
import { Browser as Device } from '../worker/outside.ts'
import { bringAxe, violations } from './axe.ts'
import { desktop, openBrowser, phone } from './browser.ts'
import { gather, personalLink } from './friends.ts'
import { until } from './patience.ts'
import { visit } from './visit.ts'

/** A house of its own, whose posts go to a push service and to chats of the test's own. */
let posted: Posted
let browser: Browser
const client = fileURLToPath(new URL('../../dist/client', import.meta.url))

beforeAll(async () => {
  posted = await openPosted({ MESSAGES_A_SECOND: '1000' }, client)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await posted?.close()
})

/** No push service of the real world is asked: the browser says it has subscribed where the test reads. */
async function subscribesAs(page: Page, device: Device, isGranted: boolean) {
  const { endpoint, ...keys } = device.subscription
  await page.addInitScript(
    ({ endpoint, keys, isGranted }) => {
      const subscription = {
        endpoint,
        options: {},
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => true,
      }
      // Chromium's shell, which has no windows, says no whatever it was granted.
      let permission: NotificationPermission = 'default'
      Object.assign(globalThis, { showsNotices: Notification.permission === 'granted' })
      if (!isGranted || Notification.permission === 'denied') {
        Object.defineProperty(Notification, 'permission', { get: () => permission })
        Notification.requestPermission = async () => {
          permission = isGranted ? 'granted' : 'denied'
          return permission
        }
      }
      let has = false
      PushManager.prototype.subscribe = async wish => {
        if (!wish?.userVisibleOnly || !wish.applicationServerKey) throw new Error('not as browsers want it')
        has = true
        return subscription as unknown as PushSubscription
      }
      PushManager.prototype.getSubscription = async () =>
        has ? (subscription as unknown as PushSubscription) : null
    },
    { endpoint, keys, isGranted },
  )
}

async function atTheTable(
  device: BrowserContextOptions,
  {
    clock = '2d',
    granted = true,
    as = new Device(),
  }: { clock?: string; granted?: boolean; as?: Device } = {},
) {
  const friends = await gather(posted.house.url, { options: { clock } })
  const { page, complaints } = await visit(browser, { ...device, serviceWorkers: 'allow' })
  if (granted) await page.context().grantPermissions(['notifications'], { origin: posted.house.url })
  await bringAxe(page.context())
  await subscribesAs(page, as, granted)
  await page.goto(personalLink(friends, 'p1'))
  await page.locator('.galaxy-map').waitFor()
  return { page, complaints, friends }
}

const panel = (page: Page) => page.locator('.notices')

async function openNotices(page: Page) {
  await page.getByRole('button', { name: 'Table', exact: true }).first().click()
  await page.getByRole('button', { name: 'Notices' }).click()
  await panel(page).waitFor()
}

test('a slow table offers to call its players, once; what it sends is shown by table and occasion', async () => {
  const device = new Device()
  const { page, complaints } = await atTheTable(phone, { as: device })
  await page.getByText('This game goes on over days.').waitFor()
  await page.getByRole('button', { name: 'See how' }).click()
  await page.getByRole('button', { name: 'Tell me on this device' }).click()
  await page.getByText('This device is told.').waitFor()
  await page.getByRole('button', { name: 'Send a try' }).click()
  await page.getByText('Sent to 1 device.').waitFor()
  await until(async () => postsTo(posted, device).length > 0, 'what was sent')
  const [letter] = postsTo(posted, device).map(post => device.read(post))
  expect(letter).toMatchObject({ title: 'Ada’s table · Twilight Imperium, third edition' })
  if (await showsNotices(page))
    expect(await deliver(page, JSON.stringify(letter))).toEqual([
      { title: letter?.['title'], body: letter?.['body'], silent: false },
    ])
  expect(await violations(page, { without: '.galaxy-map' })).toEqual([])
  await page.reload()
  await page.locator('.galaxy-map').waitFor()
  expect(await page.getByText('This game goes on over days.').count()).toBe(0)
  expect(complaints).toEqual([])
})

/** The shell has nowhere to show them; what the service worker does there holds `test/client/service.test.ts`. */
const showsNotices = (page: Page) =>
  page.evaluate(() => (globalThis as { showsNotices?: boolean }).showsNotices === true)

/** As its push service would, to the service worker of the page; then what lies on the lock screen. */
async function deliver(page: Page, data: string) {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin: posted.house.url, registrationId, data })
  await until(async () => (await lying(page)).length > 0, 'a notice')
  return lying(page)
}

const lying = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body, silent }) => ({ title, body, silent: silent ?? false }))
  })

test('what a seat chooses is kept, and the address of its webhook is not shown again', async () => {
  const { page, complaints } = await atTheTable(phone, { clock: 'none' })
  expect(await page.getByText('This game goes on over days.').count()).toBe(0)
  await openNotices(page)
  const address = `https://discord.com/api/webhooks/1234567/${'D'.repeat(60)}`
  await panel(page).getByText('Webhook', { exact: true }).click()
  await panel(page).getByLabel('Address of the webhook').first().fill('https://example.com/chat')
  await panel(page).getByRole('button', { name: 'Set' }).first().click()
  await page.getByText('This is no address of a webhook we know.').waitFor()
  await panel(page).getByLabel('Address of the webhook').first().fill(address)
  await panel(page).getByRole('button', { name: 'Set' }).first().click()
  await page.getByText('Set: Discord').waitFor()
  await page.getByLabel('When I am next').check()
  await page.getByLabel('Not between certain hours').check()
  await page.getByLabel('To', { exact: true }).fill('07:30')
  await page.reload()
  await page.locator('.galaxy-map').waitFor()
  await openNotices(page)
  expect(await page.getByLabel('When I am next').isChecked()).toBe(true)
  expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('07:30')
  expect(await page.content()).not.toContain('DDDD')
  expect(complaints.filter(line => !line.includes('400'))).toEqual([])
})

test('a browser that was told no says how it is undone, and an iPhone what comes first', async () => {
  const { page } = await atTheTable(desktop, { clock: 'none', granted: false })
  await openNotices(page)
  await page.getByRole('button', { name: 'Tell me on this device' }).click()
  await page.getByText('Your browser does not let this page notify you.').waitFor()
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
  const { page: apple } = await atTheTable({ ...phone, userAgent, locale: 'en-GB' }, { clock: 'none' })
  await openNotices(apple)
  await apple.getByText('On iPhone and iPad this works from the home screen').waitFor()
})
