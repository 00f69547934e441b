import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** For whoever wants to look: `PICTURES=folder`. */
export async function picture(page: Page, name: string) {
  const folder = process.env['PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) })
}
