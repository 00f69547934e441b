import type { Browser, Page } from 'playwright-core'

/** A phone of the middle class on a slow line: what Chromium's own tools call slow 4G, with a processor four times slower. */
const slow = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false }
const slower = 4
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

export interface Wish {
  link: string
  locale: string
  /** Runs in the page: whether what was waited for is there. */
  isThere: string
}

export interface Visited {
  /** Milliseconds from asking for the page until what was waited for had been painted. */
  ms: number
  requests: number
  kilobytes: number
  /** Until nothing more comes. */
  allRequests: number
  allKilobytes: number
  /** When each file was asked for, had come and how long it was, for whoever looks for what takes time. */
  waterfall: Fetched[]
}

export interface Fetched {
  path: string
  from: number
  to: number
  bytes: number
}

export async function visit(browser: Browser, { link, locale, isThere }: Wish): Promise<Visited> {
  const context = await browser.newContext({ ...phone, locale, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const files = await watched(page)
    await page.addInitScript(`{
      const look = () => (${isThere}) ? requestAnimationFrame(() => { window.wasThere = performance.now() }) : requestAnimationFrame(look)
      look()
    }`)
    await page.goto(link, { waitUntil: 'commit' })
    await page.waitForFunction(() => 'wasThere' in window, undefined, { timeout: 60_000 })
    const ms = Number(await page.evaluate('window.wasThere'))
    const before = files().filter(({ to }) => to <= ms)
    await page.waitForLoadState('networkidle')
    const all = files()
    return {
      ms,
      requests: before.length,
      kilobytes: kilobytes(before),
      allRequests: all.length,
      allKilobytes: kilobytes(all),
      waterfall: all,
    }
  } finally {
    await context.close()
  }
}

const kilobytes = (files: readonly Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

/** What has come so far, in milliseconds since the page was asked for. */
async function watched(page: Page): Promise<() => Fetched[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const files = new Map<string, Fetched>()
  let began: number | undefined
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    began ??= timestamp
    const { pathname } = new URL(request.url)
    if (request.url.startsWith('http'))
      files.set(requestId, { path: pathname, from: 1000 * (timestamp - began), to: Infinity, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) Object.assign(file, { to: 1000 * (timestamp - (began ?? 0)), bytes: encodedDataLength })
  })
  return () => [...files.values()]
}
