import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'

/** What keeps people with other eyes, or none, from reading a page. */

declare const axe: { run(what: ElementContext, options: RunOptions): Promise<AxeResults> }

export const bringAxe = (context: BrowserContext) =>
  context.addInitScript({ path: 'node_modules/axe-core/axe.min.js' })

interface Look {
  /** What was looked at before, as a selector: taken away meanwhile, for reading a map or four sheets takes a second. */
  without?: string
}

export async function violations(page: Page, { without }: Look = {}): Promise<string[]> {
  await untilColoured(page)
  const found = await page.evaluate(async without => {
    const away = without === undefined ? [] : [...document.querySelectorAll(without)]
    const places = away.map(part => {
      const place = document.createComment('')
      part.replaceWith(place)
      return () => place.replaceWith(part)
    })
    const { violations } = await axe.run(document, { preload: false, resultTypes: ['violations'] })
    for (const putBack of places) putBack()
    return violations
  }, without)
  return found.map(
    ({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`,
  )
}

/** What is still fading in is paler than it will be, and as it fades so do its parts, one after the other. */
const untilColoured = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0; still < 2; still++) {
      const fading = document.getAnimations()
      if (fading.length > 0) still = 0
      await Promise.allSettled(fading.map(({ finished }) => finished))
      await new Promise(requestAnimationFrame)
    }
  })

/** Nothing hangs out at the side, and a table is exactly as large as the screen. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const isTable = document.querySelector('[role="status"][aria-label]') !== null
    return scrollWidth > innerWidth || (isTable && scrollHeight > innerHeight)
      ? [`the page is ${scrollWidth} by ${scrollHeight}`]
      : []
  })
