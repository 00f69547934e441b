import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { onTestFailed } from 'vitest'

/** Somebody at a screen of their own, with a mouse or with a finger. */
export interface Guest {
  page: Page
  finger: boolean
  press(what: Locator): Promise<void>
  /** Every frame this page was sent, in order. */
  heard: string[]
  /** What the page complained about: errors of its own, and what its content policy forbade. */
  complaints: string[]
}

/** So long anything may take to be seen. */
export const patience = 15_000

let failures = 0

export async function arrive(browser: Browser, device: BrowserContextOptions, link: string): Promise<Guest> {
  const context = await browser.newContext(device)
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const guest: Guest = {
    page,
    finger: device.hasTouch === true,
    press: what => (device.hasTouch ? what.tap() : what.click()),
    heard: [],
    complaints: [],
  }
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => guest.heard.push(String(payload))),
  )
  page.on('pageerror', error => guest.complaints.push(String(error)))
  page.on('console', message => message.type() === 'error' && guest.complaints.push(message.text()))
  onTestFailed(async () => {
    const path = join(tmpdir(), `throneward-failed-${process.pid}-${++failures}.png`)
    await page.screenshot({ path }).then(
      () => console.log(`What was seen at ${page.url()} when it failed: ${path}`),
      () => {},
    )
  })
  await page.goto(link)
  return guest
}

export const goHome = ({ page }: Guest) => page.context().close()
