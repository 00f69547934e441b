import { expect, test } from 'vitest'
import type { AskFrame } from '../../shared/engine/frames.ts'
import type { Player } from '../worker/player.ts'
import { bringAxe, overflow, violations } from './axe.ts'
import { desktop, phone } from './browser.ts'
import { arrive, type Guest } from './guest.ts'
import { evening } from './house.ts'
import { inscribe, playUntil, tableOf } from './inscribed.ts'
import { untilAtRest } from './rest.ts'

const here = evening()

const withoutHints = async (guest: Guest, name: string) => {
  const enough = guest.page.getByRole('button', { name })
  await enough.waitFor()
  await guest.press(enough)
}

test('a table of one is played to its rank', async () => {
  const { players, link } = await inscribe(here.url, 'to the end', 1)
  await playUntil(players, () => false)
  const [player] = players as [Player]
  expect(tableOf(player)?.phase).toBe('over')
  const ada = await arrive(here.browser, phone, link)
  await ada.page.locator('.ins-final').waitFor()
  const total = tableOf(player)?.scores?.['p1']?.total ?? Number.NaN
  await ada.page.locator('.ins-final').getByText(String(total), { exact: true }).first().waitFor()
  await ada.page.locator('.ins-rank').waitFor()
  expect(ada.complaints).toEqual([])
})

test.each([
  { locale: 'it', theme: 'light', device: phone, enough: 'Basta consigli' },
  { locale: 'en', theme: 'dark', device: desktop, enough: 'No more hints' },
] as const)(
  'every screen of it can be read by all: $locale, $theme',
  async ({ locale, theme, device, enough }) => {
    const { players, link } = await inscribe(here.url, 'to be read', 1)
    const [player] = players as [Player]
    const guest = await arrive(here.browser, { ...device, locale, colorScheme: theme }, here.url)
    await bringAxe(guest.page.context())
    const wrong: string[] = []
    // The sheets are read one by one, each when it is marked.
    const look = async (place: string) => {
      await untilAtRest(guest.page)
      const others = { without: '.wide .ins-pane:not(.turned)' }
      const faults = [...(await violations(guest.page, others)), ...(await overflow(guest.page))]
      wrong.push(...faults.map(fault => `${place}: ${fault}`))
    }
    await guest.page.goto(link)
    await withoutHints(guest, enough)
    await look('factions')
    await playUntil(players, ask => ask.text === 'inscription.ask.sheet')
    await guest.page.locator('[data-sheet] .ins-cover').first().waitFor()
    await look('the active sheet')
    for (const sheet of ['navigation', 'expansion', 'industry', 'warfare'] as const) {
      await player.answer(sheet)
      await player.settled()
      await guest.page.locator(`[data-sheet="${sheet}"].turned`).waitFor()
      await look(`marking ${sheet}`)
      await playUntil(players, ask => ask.text === 'inscription.ask.sheet')
    }
    // Nobody looks on while it is played, so that nothing of it is drawn.
    const later = async (there: (ask: AskFrame) => boolean, what: string) => {
      await guest.page.goto('about:blank')
      await playUntil(players, there)
      await guest.page.goto(link)
      await guest.page.locator(what).first().waitFor()
    }
    await later(ask => ask.options.shape === 'ballot', '.ins-ballot')
    await look('a ballot')
    await later(ask => ask.options.shape === 'deploy', '.deploying')
    await look('deploying')
    await later(() => false, '.ins-final')
    await look('the end')
    expect([...wrong, ...guest.complaints]).toEqual([])
  },
)

test('on a phone every legal mark is as large as a fingertip, nothing lies over it, and a finger still turns the sheets', async () => {
  const { players, link } = await inscribe(here.url, 'to be touched', 1)
  const [player] = players as [Player]
  await playUntil(players, ask => ask.text === 'inscription.ask.sheet')
  const guest = await arrive(here.browser, { ...phone, locale: 'en' }, link)
  await withoutHints(guest, 'No more hints')
  const seen = new Set<string>()
  for (const sheet of ['navigation', 'expansion', 'industry', 'warfare', 'industry', 'expansion'] as const) {
    await player.answer(sheet)
    await player.settled()
    if (player.welcome?.asks[0]?.options.shape === 'mark') {
      await guest.page.locator(`[data-sheet="${sheet}"].turned :is(.offered, .lit)`).first().waitFor()
      await untilAtRest(guest.page)
      expect(await tooSmall(guest), sheet).toEqual([])
      seen.add(sheet)
    }
    await playUntil(players, ask => ask.text === 'inscription.ask.sheet')
  }
  expect(seen.size).toBe(4)

  await player.answer('navigation')
  await guest.page.locator('[data-sheet="navigation"].turned').waitFor()
  await untilAtRest(guest.page)
  await stroke(guest, 330, 40)
  await guest.page.locator('[data-sheet="expansion"].turned').waitFor()
  await stroke(guest, 40, 330)
  await guest.page.locator('[data-sheet="navigation"].turned').waitFor()

  // Looked at closely, a stroke first goes over the sheet, and from its edge on to the next.
  await guest.press(guest.page.getByRole('button', { name: 'Look closer' }))
  await stroke(guest, 330, 40)
  expect(await scrolledBy(guest)).toBeGreaterThan(100)
  await guest.page.locator('[data-sheet="navigation"].turned').waitFor()
  await stroke(guest, 330, 40)
  await guest.page.locator('[data-sheet="expansion"].turned').waitFor()
  await guest.press(guest.page.getByRole('button', { name: 'The whole sheet' }))
  expect(guest.complaints).toEqual([])
})

/** Places that can be marked, but are smaller than a fingertip, or lie under something when they are brought into sight. */
const tooSmall = ({ page }: Guest) =>
  page.evaluate(() => {
    const places = [
      ...document.querySelectorAll('.turned .offered, .turned .place.lit, .turned button.lit'),
    ].filter(place => !place.closest('.turned .offered .offered'))
    if (places.length === 0) return ['nothing can be marked']
    return places.flatMap(place => {
      const hit = place.querySelector('.reach-hit, .hex') ?? place
      hit.scrollIntoView({ block: 'center', inline: 'center' })
      const { x, y, width, height } = hit.getBoundingClientRect()
      const met = document.elementFromPoint(x + width / 2, y + height / 2)
      const name = place.getAttribute('data-place')
      return Math.min(width, height) < 44
        ? [`${name} is ${width} by ${height}`]
        : place.contains(met)
          ? []
          : [`over ${name} lies ${met?.outerHTML.slice(0, 80)}`]
    })
  })

const scrolledBy = ({ page }: Guest) =>
  page.locator('.turned > .ins-slate').evaluate(sheet => sheet.scrollLeft)

/** A finger drawn across the middle of the sheet. */
async function stroke({ page }: Guest, from: number, to: number) {
  const devtools = await page.context().newCDPSession(page)
  const y = 380
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 12; step++) {
    await touch('touchMove', from + ((to - from) * step) / 12)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd')
  await devtools.detach()
  await page.evaluate(
    () =>
      new Promise<void>(done => {
        const at = () =>
          [...document.querySelectorAll('.ins-sheets, .ins-slate')].map(e => e.scrollLeft).join()
        let was = ''
        let still = 0
        const look = () => {
          still = at() === was ? still + 1 : 0
          was = at()
          if (still > 8) done()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}
