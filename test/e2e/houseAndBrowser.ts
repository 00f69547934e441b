import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../scripts/browser.ts'
import { clientBuild } from '../../scripts/clientBuild.ts'
import { openHouse } from '../worker/house.ts'

declare module 'vitest' {
  interface ProvidedContext {
    house: string
    browser: string
  }
}

const client = fileURLToPath(new URL('../../dist/client', import.meta.url))
/** Whoever runs this house. */
export const operator = 'operatoroperatoroperator'
const vars = { MESSAGES_A_SECOND: '1000', BOT_DELAY_MS: '100', OPERATOR: operator }

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

/** One house and one browser for the tests of all screens: every table and every device is its own. */
export default async function open({ provide }: TestProject) {
  const [house, browser] = await Promise.all([
    openHouse({ ...vars, BUILD: clientBuild() }, { client }),
    chromium.launchServer({ executablePath: await findBrowser(), args: quiet }),
  ])
  provide('house', house.url)
  provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await house.close()
  }
}
