import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { untilAtRest } from './rest.ts'
import { visit } from './visit.ts'

/** Somebody at a screen of their own, with a mouse or with a finger. */
export interface Guest {
  page: Page
  finger: boolean
  /** Once nothing moves any more. */
  press(what: Locator): Promise<void>
  /** Every frame this page was sent, in order. */
  heard: string[]
  complaints: string[]
}

export async function arrive(browser: Browser, device: BrowserContextOptions, link: string): Promise<Guest> {
  const { page, complaints } = await visit(browser, device)
  const finger = device.hasTouch === true
  const heard: string[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await page.goto(link)
  return {
    page,
    finger,
    heard,
    complaints,
    press: what => press({ page, finger }, what),
  }
}

export async function press({ page, finger }: Pick<Guest, 'page' | 'finger'>, what: Locator) {
  await what.waitFor()
  await untilAtRest(page)
  await (finger ? what.tap() : what.click())
}

export const goHome = ({ page }: Guest) => page.context().close()
