import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.ts'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name that is neither this machine's own nor encrypted, as a phone at home sees a laptop.
  '--host-resolver-rules=MAP laptop.lan 127.0.0.1',
]

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: quiet })

/** Nothing moves, so that nobody waits for it; what moves is shown with `moving`. */
const english = {
  locale: 'en-GB',
  colorScheme: 'dark',
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions
export const moving = { reducedMotion: 'no-preference' } satisfies BrowserContextOptions

export const phone = {
  ...english,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions
export const desktop = {
  ...english,
  viewport: { width: 1440, height: 900 },
} satisfies BrowserContextOptions
