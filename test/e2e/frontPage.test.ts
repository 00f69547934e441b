import { expect, test } from 'vitest'
import { roomOf } from '../../client/net/link.ts'
import type { RoomInfo } from '../../shared/protocol.ts'
import { call } from '../worker/player.ts'
import { desktop, phone } from './browser.ts'
import { type Friends, gather, personalLink } from './friends.ts'
import { arrive } from './guest.ts'
import { evening } from './house.ts'
import { bar, newTable } from './table.ts'
import { words } from './words.ts'

const here = evening()

test.each(['en', 'it'] as const)(
  'all three games are in view on a small phone, with their boards (%s)',
  async locale => {
    const said = words(locale)
    const small = { ...phone, locale, viewport: { width: 360, height: 640 } }
    const { page, complaints } = await arrive(here.browser, small, here.url)
    const cards = page.getByRole('article')
    await cards.nth(2).waitFor()
    for (const card of await cards.all()) {
      const box = await card.boundingBox()
      expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(640)
      await card.getByRole('button', { name: said('home.alone') }).waitFor()
      const drawn = () => card.locator('img').evaluate(img => (img as HTMLImageElement).naturalWidth)
      await expect.poll(drawn).toBe(640)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(complaints).toEqual([])
  },
)

test.each(['Third edition', 'Fourth edition', 'Roll and write'])(
  'one tap begins a game alone against bots: %s',
  async edition => {
    const ada = await arrive(here.browser, phone, here.url)
    await ada.press(newTable(ada, edition, 'Against bots'))
    await bar(ada).waitFor()
    const room = roomOf(new URL(ada.page.url()).pathname)
    const { body } = await call<RoomInfo>(here.url, 'GET', `/api/rooms/${room}`)
    expect(body.stage).toBe('playing')
    expect(body.seats.map(({ name, bot }) => name ?? bot)).toEqual(['Commander', 'sensible', 'sensible'])
    expect(ada.complaints).toEqual([])
  },
)

test('the front page tells of my tables whose turn it is, mine first, and forgets those that are gone', async () => {
  const waiting = await gather(here.url, { people: 3, seed: 'my tables' })
  const lobby = await gather(here.url, { people: 1, start: false })
  const { waiting: asked = [] } = waiting.players[0]?.welcome ?? {}
  const mine = asked[0] ?? 'p1'
  const other = ['p1', 'p2', 'p3'].find(seat => !asked.includes(seat)) ?? 'p2'
  const ada = await arrive(here.browser, desktop, personalLink(waiting, mine))
  await bar(ada).waitFor()
  await ada.page.goto(personalLink(lobby as Friends, 'p1'))
  await ada.page.getByRole('heading', { name: 'The table is set' }).waitFor()
  await ada.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('throneward.tables') ?? '[]')
    localStorage.setItem('throneward.tables', JSON.stringify([{ ...kept[0], room: '23456789abcd' }, ...kept]))
  })
  await ada.page.goto(here.url)
  const rows = ada.page.locator('.tables li')
  await expect.poll(() => rows.count()).toBe(2)
  await expect.poll(() => rows.first().textContent()).toMatch(/Twilight Imperium.*with .* and .*Your turn/)
  expect(await rows.last().textContent()).toContain('2 of 3 seats free')
  const bea = await arrive(here.browser, phone, personalLink(waiting, other))
  await bar(bea).waitFor()
  await bea.page.goto(here.url)
  await bea.page.locator('.tables .now', { hasText: 'Waiting for' }).waitFor()
  expect(await bea.page.locator('.my-turn').count()).toBe(0)
  expect(ada.complaints.filter(said => !said.includes('404'))).toEqual([])
})
