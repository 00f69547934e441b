import type { NoticesView } from '../../shared/protocol/notices.ts'
import { type House, openHouse } from './house.ts'
import { Browser, newPushKeys, type Outside, openOutside, type Post } from './outside.ts'
import { call, type Json, type Table } from './player.ts'

/** A house whose posts all arrive in a world of the test's own. */
export interface Posted {
  house: House
  outside: Outside
  keys: string
  close(): Promise<void>
}

/** Notices come at once and one upon the other, unless a test says otherwise. */
export async function openPosted(vars: Record<string, string> = {}, client?: string): Promise<Posted> {
  const outside = await openOutside()
  const keys = newPushKeys()
  const settings = { PUSH_KEYS: keys, PUSH_SERVICES: 'push.test', NOTICE_MS: '20', NOTICE_GAP_MS: '0' }
  const house = await openHouse(
    { BOT_DELAY_MS: '20', ...settings, ...vars },
    { outside: outside.url, ...(client !== undefined && { client }) },
  )
  return {
    house,
    outside,
    keys,
    async close() {
      await house.close()
      outside.close()
    },
  }
}

/** The seat's own page of notices. */
export const notices = async <T = NoticesView>(
  { house }: Posted,
  { room, seats }: Pick<Table, 'room' | 'seats'>,
  at: number,
  method = 'GET',
  path = '',
  body?: unknown,
) =>
  call<T>(house.url, method, `/api/rooms/${room}/notices${path}`, {
    token: seats[at]?.token,
    ...(body !== undefined && { body }),
  })

/** A browser of that seat that is sent notices. */
export async function subscribed(
  posted: Posted,
  table: Pick<Table, 'room' | 'seats'>,
  at: number,
  language = 'en',
): Promise<Browser> {
  const browser = new Browser()
  const { status } = await notices(posted, table, at, 'POST', '/devices', {
    ...browser.subscription,
    language,
  })
  if (status !== 200) throw new Error(`no notices for seat ${at + 1}: ${status}`)
  return browser
}

const late = 15_000

type Found<T> = T | undefined | false

export async function until<T>(find: () => Found<T> | Promise<Found<T>>, what: string): Promise<T> {
  const since = Date.now()
  for (;;) {
    const found = await find()
    if (found) return found
    if (Date.now() - since > late) throw new Error(`waited too long for ${what}`)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

export const postsTo = ({ outside }: Posted, to: Browser | string): Post[] =>
  outside.posts.filter(post => post.to === (typeof to === 'string' ? to : to.endpoint))

/** What it has been shown, one after the other. */
export const shownTo = (posted: Posted, browser: Browser): Json[] =>
  postsTo(posted, browser).map(post => browser.read(post))

export const bodies = (posted: Posted, browser: Browser) => shownTo(posted, browser).map(({ body }) => body)

export const untilShown = (posted: Posted, browser: Browser, body: string) =>
  until(
    () => bodies(posted, browser).includes(body),
    `"${body}", beside ${bodies(posted, browser).join('; ')}`,
  )
