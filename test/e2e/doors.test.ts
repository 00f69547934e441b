import type { BrowserContext } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { call, type Player } from '../worker/player.ts'
import { desktop, phone } from './browser.ts'
import { type Friends, gather, personalLink } from './friends.ts'
import { arrive, type Guest } from './guest.ts'
import { evening } from './house.ts'
import { operator } from './houseAndBrowser.ts'
import { midwar, turnScene } from './scenes.ts'
import { openStage } from './stage.ts'
import { words } from './words.ts'

const here = evening()
const said = words('en')
const lateEnough = 20_000

/** Ada, Bea and a bot, at a table that asks for a knock. */
async function knocking(): Promise<Friends> {
  const friends = await gather(here.url, { people: 2, start: false })
  const { room, host: token } = friends
  const asHost = (method: string, path: string, body: object) =>
    call(here.url, method, `/api/rooms/${room}${path}`, { token, body })
  await asHost('PATCH', '', { door: 'knock' })
  await asHost('POST', '/bots', {})
  await asHost('POST', '/start', {})
  return friends
}

/** Fay opens the shared link and would take the bot's seat. */
async function fayKnocks({ link }: Friends): Promise<Guest> {
  const fay = await arrive(here.browser, { ...phone, locale: 'en' }, link)
  await fay.press(fay.page.getByRole('button', { name: said('sit.take') }))
  await fay.page.getByLabel(said('sit.name')).fill('Fay')
  await fay.press(fay.page.getByRole('button', { name: said('sit.down') }))
  await fay.page.getByText(said('door.waits')).waitFor()
  return fay
}

test('whoever knocks sees who has still to answer, and plays once two have let them in; the board says who came', async () => {
  const friends = await knocking()
  const [, bea] = friends.players as [Player, Player]
  const ada = await arrive(here.browser, { ...desktop, locale: 'en' }, personalLink(friends, 'p1'))
  await ada.page.locator('.galaxy-map').waitFor()
  const fay = await fayKnocks(friends)
  await fay.page.locator('.at-the-door').getByText('If nobody answers, the door opens').waitFor()
  await ada.page.getByText('Fay would like to take over').waitFor()
  await ada.press(ada.page.getByRole('button', { name: said('door.yes') }))
  await fay.page.locator('.at-the-door .said').getByText('Ada').waitFor()
  await bea.until(() => bea.welcome?.knocks?.[0]?.yes.length === 1, 'one yes')
  await bea.ask('letIn', { knock: bea.welcome?.knocks?.[0]?.knock, yes: true })
  await fay.page.locator('.at-the-door').waitFor({ state: 'detached' })
  await vi.waitFor(() => expect(bea.welcome?.seats[2]?.name).toBe('Fay'))
  const news = ada.page.locator('.notice.news')
  await news.getByText('let Fay in').waitFor()
  await ada.press(news.getByRole('button', { name: said('tab.close') }))
  await news.waitFor({ state: 'detached' })
  expect([ada.complaints, fay.complaints]).toEqual([[], []])
})

test('the board says for twenty seconds who came in, and that a browser has held another seat until it is put away', async () => {
  const moves = (context: BrowserContext) => context.clock.install()
  const { page, says, press } = await openStage(here.browser, phone, turnScene(midwar()), moves)
  const line = { at: 10, text: 'room.log.satForBot', about: { seat: 'p2' } }
  const news = page.locator('.notice.news')
  says({ commit: { v: 10, log: [line] } })
  await news.getByText('sat down in the place of a bot').waitFor()
  await page.clock.fastForward(lateEnough)
  await news.waitFor({ state: 'detached' })

  const held = { at: 11, text: 'room.log.heldBefore', about: { seat: 'p2', other: 'p3' } }
  says({ commit: { v: 11, log: [{ ...line, at: 11 }, held] } })
  await news.getByText('has held the seat of').waitFor()
  await page.clock.fastForward(2 * lateEnough)
  expect(await news.count()).toBe(1)
  await press(news.getByRole('button', { name: said('tab.close') }))
  await news.waitFor({ state: 'detached' })
})

test('one no keeps the door shut, and the page says so until it was read', async () => {
  const friends = await knocking()
  const [ada] = friends.players as [Player]
  const fay = await fayKnocks(friends)
  await ada.until(() => ada.welcome?.knocks?.length, 'the knock')
  await ada.ask('letIn', { knock: ada.welcome?.knocks?.[0]?.knock, yes: false })
  const notice = fay.page.getByRole('alert').filter({ hasText: said('lost.doorShut') })
  await notice.waitFor()
  await fay.page.getByRole('button', { name: said('sit.take') }).waitFor()
  await fay.press(notice.getByRole('button', { name: said('tab.close') }))
  await notice.waitFor({ state: 'detached' })
  expect(fay.complaints).toEqual([])
})

test('that a seat is lost is said for twenty seconds, or until one sits down again', async () => {
  const { room, host: token, link, seats } = await gather(here.url, { people: 2, start: false })
  const { page, press, complaints } = await visitAs(`${link}#${seats[1]?.token}`)
  const free = () => call(here.url, 'DELETE', `/api/rooms/${room}/seats/p2`, { token })
  const notice = page.getByText(said('lost.seatGone'))
  await page.locator('.lobby').getByText('Bea').first().waitFor()
  await free()
  await notice.waitFor()
  await page.clock.fastForward(lateEnough - 2000)
  expect(await notice.count()).toBe(1)
  await page.clock.fastForward(2000)
  await notice.waitFor({ state: 'detached' })

  const sitDown = async () => {
    await page.getByLabel(said('sit.name')).fill('Bea')
    await press(page.getByRole('button', { name: said('sit.down') }))
    await page.getByLabel(said('sit.name')).waitFor({ state: 'detached' })
  }
  await sitDown()
  await free()
  await notice.waitFor()
  await sitDown()
  expect(await notice.count()).toBe(0)
  expect(complaints).toEqual([])
})

/** Whose time the test can move on. */
async function visitAs(link: string): Promise<Guest> {
  const guest = await arrive(here.browser, { ...phone, locale: 'en' }, 'about:blank')
  await guest.page.clock.install()
  await guest.page.goto(link)
  return guest
}

test('a table that was closed says so, to who sat there and to who opens its link, and goes on where it is opened again', async () => {
  const friends = await gather(here.url, { people: 2, start: false })
  const operate = (deed: 'close' | 'open') =>
    call(here.url, 'POST', `/api/operator/rooms/${friends.room}/${deed}`, { token: operator })
  const { page } = await arrive(here.browser, { ...phone, locale: 'en' }, personalLink(friends, 'p1'))
  await page.locator('.lobby').waitFor()
  expect((await operate('close')).status).toBe(200)
  const why = page.getByRole('heading', { name: said('lost.closed') })
  await why.waitFor()
  await page.reload()
  await why.waitFor()
  await operate('open')
  await page.reload()
  await page.locator('.lobby').getByText('Ada').first().waitFor()
})
