import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { clientBuild } from '../../scripts/clientBuild.ts'
import { type House, openHouse } from '../worker/house.ts'
import { openBrowser } from './browser.ts'
import { type Line, layLine } from './line.ts'

const client = fileURLToPath(new URL('../../dist/client', import.meta.url))
const vars = { MESSAGES_A_SECOND: '1000', BOT_DELAY_MS: '100' }

export interface Evening {
  /** Where the real worker serves the client as it was built. Its bots are quick, and nobody is too fast for it. */
  readonly url: string
  /** The same, by a line that can be cut. */
  readonly line: Line
  readonly browser: Browser
}

/** A house and a browser from the first test of a file to the last; `prepare` is what has to stand before the first. */
export function evening(prepare: (evening: Evening) => Promise<unknown> = async () => {}): Evening {
  let house: House | undefined
  let line: Line | undefined
  let browser: Browser | undefined
  const here: Evening = {
    get url() {
      return opened(house).url
    },
    get line() {
      return opened(line)
    },
    get browser() {
      return opened(browser)
    },
  }
  beforeAll(async () => {
    ;[house, browser] = await Promise.all([
      openHouse({ ...vars, BUILD: clientBuild() }, client),
      openBrowser(),
    ])
    line = await layLine(house.url)
    await prepare(here)
  })
  afterAll(async () => {
    await browser?.close()
    line?.close()
    await house?.close()
  })
  return here
}

function opened<T>(what: T | undefined): T {
  if (what === undefined) throw new Error('Nothing is open before the first test')
  return what
}
