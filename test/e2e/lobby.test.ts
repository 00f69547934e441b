import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { gather, personalLink } from './friends.ts'
import { arrive } from './guest.ts'
import { evening } from './house.ts'
import { button, sitDown } from './table.ts'
import { words } from './words.ts'

const here = evening()
const small = { ...phone, viewport: { width: 360, height: 640 } }

test.each(['en', 'it'] as const)(
  'inviting stands on top for whoever sits, with its code in view (%s)',
  async locale => {
    const said = words(locale)
    const lobby = await gather(here.url, { people: 1, start: false })
    const { page, complaints } = await arrive(here.browser, { ...small, locale }, personalLink(lobby, 'p1'))
    const code = page.getByRole('img', { name: lobby.link })
    await code.waitFor()
    const box = await code.boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThan(450)
    await page.getByRole('button', { name: said('share.copy') }).waitFor()
    // A code of one colour would be none.
    const colours = () =>
      code.evaluate(canvas => {
        const { width, height } = canvas as HTMLCanvasElement
        const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data
        return new Set(pixels).size
      })
    await expect.poll(colours).toBeGreaterThan(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(complaints).toEqual([])
  },
)

test('the host changes what is played, and everybody sees it at once; who sat beyond keeps a seat', async () => {
  const lobby = await gather(here.url, { players: 4, people: 1, start: false })
  const ada = await arrive(here.browser, phone, personalLink(lobby, 'p1'))
  const bea = await arrive(here.browser, small, lobby.link)
  await sitDown(bea, 'Bea')
  await bea.page.locator('.facts').first().getByText('Built together').waitFor()
  expect(await button(bea, 'Change').count()).toBe(0)

  await ada.press(button(ada, 'Change'))
  const { page } = ada
  await ada.press(page.getByRole('radio', { name: '6', exact: true }))
  await ada.press(page.getByRole('radio', { name: 'Random', exact: true }))
  await ada.press(button(ada, 'Save'))
  await bea.page.locator('.facts').first().getByText('Random').waitFor()
  await expect.poll(() => bea.page.locator('.seats .seat').count()).toBe(6)

  await ada.press(button(ada, 'Add a bot').last())
  await bea.page.getByText('bot', { exact: true }).waitFor()
  await ada.press(button(ada, 'Change'))
  await ada.press(page.getByRole('radio', { name: '3', exact: true }))
  await ada.press(button(ada, 'Save'))
  await expect.poll(() => bea.page.locator('.seats .seat').count()).toBe(3)
  await bea.page.getByText('Everybody is here').waitFor()
  await bea.page.getByText('you', { exact: true }).waitFor()
  expect([...ada.complaints, ...bea.complaints]).toEqual([])
})
