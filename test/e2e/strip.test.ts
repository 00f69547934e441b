import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { shownAfter } from './inscriptionScenes.ts'
import { stages } from './stage.ts'

const openStage = stages()

test.each([4, 8])(
  'on a narrow phone points of two figures stand in one line for each of %i players',
  async players => {
    const narrow = { ...phone, viewport: { width: 360, height: 700 } }
    const { page, complaints } = await openStage(narrow, shownAfter(12, players))
    const points = page.locator('.ins-seats b')
    expect((await points.allInnerTexts()).filter(count => count.length > 1).length).toBeGreaterThan(1)
    const lines = await points.evaluateAll(all =>
      all.map(one => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return range.getClientRects().length
      }),
    )
    expect(lines).toEqual(lines.map(() => 1))
    const [strip, last] = await Promise.all([
      page.locator('.ins-seats').boundingBox(),
      points.last().boundingBox(),
    ])
    expect(strip?.height).toBeLessThan(44)
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(360)
    expect(complaints).toEqual([])
  },
)
