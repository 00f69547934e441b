import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { patience } from './patience.ts'
import { watchComing } from './rest.ts'

export interface Visit {
  page: Page
  /** What the page complained about: errors of its own, and what its content policy forbade. */
  complaints: string[]
}

let failures = 0

/** A device of its own that stays on until the test is over. */
export async function visit(browser: Browser, device: BrowserContextOptions): Promise<Visit> {
  // Most tests put themselves between a page and its network, where its own service worker would stand.
  const context = await browser.newContext({ serviceWorkers: 'block', ...device })
  context.setDefaultTimeout(patience)
  // Whoever sits down is told who they are, and in a galaxy how it is played, unless they know.
  await context.addInitScript(() => {
    try {
      if (localStorage.getItem('throneward.greeted') === null)
        localStorage.setItem('throneward.greeted', 'all')
      for (const game of ['ti3', 'ti4'])
        if (localStorage.getItem(`throneward.${game}.guide`) === null)
          localStorage.setItem(`throneward.${game}.guide`, 'all')
    } catch {
      // A page without a place of its own has nobody to greet.
    }
  })
  const page = await context.newPage()
  const complaints: string[] = []
  watchComing(page)
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await showFailure(page)
    await context.close()
  })
  return { page, complaints }
}

async function showFailure(page: Page) {
  const path = join(tmpdir(), `throneward-failed-${process.pid}-${++failures}.png`)
  await page.screenshot({ path, timeout: 5000 }).then(
    () => console.log(`What was seen at ${page.url()} when it failed: ${path}`),
    () => {},
  )
}
