import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Line, layLine } from './line.ts'

export interface Evening {
  /** Where the real worker serves the client as it was built. Its bots are quick, and nobody is too fast for it. */
  readonly url: string
  /** The same, by a line that can be cut. */
  readonly line: Line
  readonly browser: Browser
}

/** A line to the house and a browser from the first test of a file to the last; `prepare` is what has to stand before the first. */
export function evening(prepare: (evening: Evening) => Promise<unknown> = async () => {}): Evening {
  let line: Line | undefined
  let browser: Browser | undefined
  const here: Evening = {
    url: inject('house'),
    get line() {
      return opened(line)
    },
    get browser() {
      return opened(browser)
    },
  }
  beforeAll(async () => {
    browser = await openBrowser()
    line = await layLine(here.url)
    await prepare(here)
  })
  afterAll(async () => {
    await browser?.close()
    line?.close()
  })
  return here
}

function opened<T>(what: T | undefined): T {
  if (what === undefined) throw new Error('Nothing is open before the first test')
  return what
}
