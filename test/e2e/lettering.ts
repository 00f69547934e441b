import type { Page } from 'playwright-core'

/** Every text that is drawn within a part of the page and smaller than so many pixels, as large as it is on the screen: drawings and
 *  pages are scaled. */
export const smallerThan = (page: Page, least: number, within = '.table') =>
  page.locator(within).evaluate((root, least) => {
    const scaleOf = (part: Element): number => {
      if (part instanceof SVGGraphicsElement) {
        const { a = 1, b = 0 } = part.getScreenCTM() ?? {}
        return Math.hypot(a, b)
      }
      let scale = 1
      for (let at: Element | null = part; at; at = at.parentElement) {
        const { transform } = getComputedStyle(at)
        if (transform === 'none') continue
        const { a, b } = new DOMMatrix(transform)
        scale *= Math.hypot(a, b)
      }
      return scale
    }
    const isDrawn = (part: Element): boolean => {
      const { visibility, fontSize } = getComputedStyle(part)
      return visibility === 'visible' && fontSize !== '0px' && !part.closest('.hidden, [hidden]')
    }
    const found: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.textContent?.trim() ?? ''
      const part = text.parentElement
      if (said === '' || !part || !isDrawn(part)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if (range.getBoundingClientRect().width < 2) continue
      const size = Number.parseFloat(getComputedStyle(part).fontSize) * scaleOf(part)
      // A font of eleven scaled to eleven may come out a hair below.
      if (size < least - 0.05) found.push(`${said.slice(0, 20)}: ${size.toFixed(1)}`)
    }
    return found
  }, least)
