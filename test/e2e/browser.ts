import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { inject } from 'vitest'

export const openBrowser = (): Promise<Browser> => chromium.connect(inject('browser'))

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
