import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { desktop, phone } from './browser.ts'
import { asked, decideOnce, type Friends, gather, personalLink, playUntil, tableOf } from './friends.ts'
import { evening } from './house.ts'
import { inscribe, playUntil as playInscribed } from './inscribed.ts'
import { until } from './patience.ts'
import { visit } from './visit.ts'

/** The past on the map: what was missed, step by step, and the log down to its first line. */

const here = evening()
let friends: Friends
beforeAll(async () => {
  friends = await gather(here.url, { seed: 'replay' })
  await playUntil(friends, ({ round, phase }) => round === 1 && phase === 'action')
}, 60_000)

/** Somebody else begins a turn: nothing is under way, and nothing marks the map for me. */
const isBetweenTurns = () => {
  const { seat, asks } = asked(friends)?.welcome ?? {}
  const { phase, doing } = tableOf(friends)
  return phase === 'action' && !doing && seat !== 'p2' && asks?.[0]?.options.shape === 'turn'
}

async function playOn(turns: number) {
  for (let left = turns; left > 0; ) {
    await decideOnce(friends)
    if (isBetweenTurns()) left--
  }
}

const open = async (page: Page) => {
  await page.goto(personalLink(friends, 'p2'))
  await page.locator('.galaxy-map').waitFor()
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The galaxy in words: who stands where with what, and whose the planets are. */
const galaxy = (page: Page) =>
  page.locator('.galaxy-map .hit').evaluateAll(hits => hits.map(hit => hit.getAttribute('aria-label')))

const isAsItWas = (page: Page, known: unknown) =>
  until(async () => JSON.stringify(await galaxy(page)) === JSON.stringify(known), 'the map of then')

/** Looks at the table, leaves it, and comes back when others have played. */
async function missTurns(page: Page) {
  await playOn(1)
  await open(page)
  await until(async () => (await galaxy(page)).some(said => said?.includes('×')), 'fleets on the map')
  const left = await galaxy(page)
  // It is known by then what was seen, and so what will be missed.
  await page.waitForFunction(() => localStorage.getItem('throneward.lastSeen') !== null)
  await page.goto('about:blank')
  await playOn(3)
  await open(page)
  await button(page, 'Show on the map').click()
  await page.locator('.past-transport').waitFor()
  return left
}

test('on a phone what was missed is shown as it was, and a question ends it', async () => {
  const { page, complaints } = await visit(here.browser, phone)
  const left = await missTurns(page)
  await page.getByRole('group', { name: 'The galaxy as it was then' }).waitFor()
  await button(page, 'One step back').tap()
  await isAsItWas(page, left)
  await button(page, 'To the next turn').tap()
  await button(page, 'Back to now').tap()
  await page.getByRole('group', { name: 'The galaxy as it was then' }).waitFor({ state: 'detached' })
  const now = await galaxy(page)
  await page.getByRole('button', { name: 'Log', exact: false }).last().tap()
  await button(page, 'Look back').tap()
  await page.getByRole('slider').fill(`${await page.getByRole('slider').getAttribute('max')}`)
  await isAsItWas(page, now)
  expect(now).not.toEqual(left)
  await playUntil(friends, () => asked(friends)?.welcome?.seat === 'p2')
  await page.locator('.past-dock').waitFor({ state: 'detached' })
  await page.getByRole('group', { name: 'The galaxy', exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('on a desktop it is walked by keys, and every word of it can be read', async () => {
  const { page, complaints } = await visit(here.browser, desktop)
  await bringAxe(page.context())
  const left = await missTurns(page)
  await page.keyboard.press('ArrowLeft')
  await isAsItWas(page, left)
  expect(await violations(page, { without: '.galaxy-stage' })).toEqual([])
  await page.keyboard.press('PageDown')
  const at = async () => Number(await page.getByRole('slider').inputValue())
  const turn = await at()
  await page.keyboard.press(' ')
  await button(page, 'Pause').waitFor()
  await until(async () => (await at()) > turn, 'the next step')
  await page.keyboard.press('Escape')
  await page.locator('.past-dock').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('whoever scrolls up reads the log down to its first line', async () => {
  await playUntil(friends, ({ round }) => round === 4)
  const told = friends.players[1]?.welcome?.log ?? []
  expect(told.length).toBeGreaterThan(300)
  const { page } = await visit(here.browser, desktop)
  await open(page)
  const list = page.locator('.log ol')
  await list.locator('li').nth(50).waitFor()
  await until(async () => {
    await list.evaluate(log => log.scrollTo({ top: 0 }))
    return (await list.locator('.log-more').count()) === 0
  }, 'the first line')
  expect(await list.locator('li').count()).toBe(told.length)
})

test('a link to a moment opens there, for who only watches too', async () => {
  await playOn(3)
  const { page } = await visit(here.browser, phone)
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: { url: string }) => Promise.resolve(document.body.setAttribute('data-shared', data.url)),
    })
  })
  await open(page)
  await page.getByRole('button', { name: 'Log', exact: false }).last().tap()
  await button(page, 'Look back').tap()
  await page.locator('.past-transport').waitFor()
  await button(page, 'To the turn before').tap()
  await button(page, 'One step back').tap()
  const then = await galaxy(page)
  const where = await page.locator('.past-head h2').textContent()
  await button(page, 'Share this moment').tap()
  await page.locator('body[data-shared]').waitFor()
  const link = `${await page.locator('body').getAttribute('data-shared')}`
  expect(link).toMatch(/\/r\/\w+\?at=\d+/)
  const { page: watcher, complaints } = await visit(here.browser, desktop)
  await watcher.goto(link)
  await watcher.locator('.past-transport').waitFor()
  await isAsItWas(watcher, then)
  expect(await watcher.locator('.past-head h2').textContent()).toBe(where)
  expect(new URL(watcher.url()).search).toBe('')
  await button(watcher, 'Charts').click()
  await watcher.getByRole('img', { name: 'Points.', exact: false }).waitFor()
  expect(complaints).toEqual([])
})

test('the sheets of Inscription go back as well, and are mine again afterwards', async () => {
  const { players, link } = await inscribe(here.url, 'a past', 2)
  await playInscribed(players, ({ text }, table) => text === 'inscription.ask.sheet' && table?.round === 6)
  const { page, complaints } = await visit(here.browser, phone)
  await page.goto(link)
  const scores = page.locator('.ins-seats b')
  await scores.first().waitFor()
  const now = await scores.allTextContents()
  await page.getByRole('button', { name: 'Log', exact: false }).last().tap()
  await button(page, 'Look back').tap()
  await page.locator('.past-transport').waitFor()
  await page.getByRole('slider').focus()
  await page.keyboard.press('Home')
  await until(
    async () => ((await page.locator('.past-head h2').textContent()) ?? '').includes('Setting up'),
    'the beginning',
  )
  await until(
    async () => JSON.stringify(await scores.allTextContents()) !== JSON.stringify(now),
    'the points of then',
  )
  await button(page, 'Back to now').tap()
  await page.locator('.past-dock').waitFor({ state: 'detached' })
  await until(
    async () => JSON.stringify(await scores.allTextContents()) === JSON.stringify(now),
    'the points of now',
  )
  expect(complaints).toEqual([])
})
