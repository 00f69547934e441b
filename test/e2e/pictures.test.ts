import { mkdir, writeFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, openBrowser, phone } from './browser.ts'
import { type Friends, gather, personalLink, playUntil, tableOf } from './friends.ts'
import { arrive, type Guest, goHome } from './guest.ts'
import { type House, openHouse } from './house.ts'
import { askedAt, isAsked, isBeforeMoving, tableWhere } from './moments.ts'
import { inFewColours } from './palette.ts'
import { button, hand, takeFirstLegalSystem, untilMyTurn } from './table.ts'

/** The README's pictures; kept when asked to: PICTURES=1 npm test -- pictures */

const folder = new URL('../../docs/pictures/', import.meta.url)
const largest = 400 * 1024

let house: House
let browser: Browser
let lobby: Friends
let laying: Friends
let playing: Friends
let moving: Friends
let fighting: Friends
beforeAll(async () => {
  house = await openHouse()
  browser = await openBrowser()
  lobby = await gather(house.url, { players: 4, people: 3, start: false })
  laying = await gather(house.url, { players: 6 })
  await playUntil(laying, ({ galaxy }) => galaxy.laid === 15)
  const isLate = (friends: Friends) => tableOf(friends).round >= 3
  playing = await tableWhere(house.url, table => isLate(table) && isAsked('ti3.ask.turn')(table), 6)
  moving = await tableWhere(house.url, table => isLate(table) && isBeforeMoving(table), 6)
  fighting = await tableWhere(house.url, isAsked('ti3.ask.casualties'), 6)
})
afterAll(async () => {
  await browser?.close()
  house?.close()
})

const scenes: Record<string, { link(): string; show(guest: Guest): Promise<unknown> }> = {
  home: { link: () => house.url, show: guest => button(guest, 'New table').waitFor() },
  lobby: {
    link: () => personalLink(lobby, 'p1'),
    show: guest => button(guest, 'Fill with bots').waitFor(),
  },
  laying: {
    link: () => askedAt(laying),
    async show(guest) {
      await untilMyTurn(guest)
      await hand(guest).first().waitFor()
      await takeFirstLegalSystem(guest)
    },
  },
  galaxy: {
    link: () => askedAt(playing),
    async show(guest) {
      await untilMyTurn(guest)
      await button(guest, 'Pass').waitFor()
    },
  },
  movement: {
    link: () => askedAt(moving),
    async show(guest) {
      await untilMyTurn(guest)
      await guest.press(button(guest, 'All').first())
    },
  },
  battle: {
    link: () => askedAt(fighting),
    async show(guest) {
      await untilMyTurn(guest)
      await button(guest, 'Take them').waitFor()
    },
  },
}

const late = new Set(['galaxy', 'movement', 'battle'])

test.each(Object.entries(scenes))('a picture of %s', async (scene, { link, show }) => {
  for (const [screen, device] of Object.entries({ phone, desktop })) {
    const guest = await arrive(browser, { ...device, reducedMotion: 'reduce' }, link())
    await show(guest)
    // What is only read comes last to a desktop.
    if (late.has(scene) && !guest.finger) await guest.page.getByRole('tab').first().waitFor()
    await guest.page.evaluate(() => document.fonts.ready)
    const seen = await guest.page.screenshot({ animations: 'disabled' })
    if (process.env['PICTURES']) {
      const picture = await inFewColours(guest.page, seen)
      expect(picture.length).toBeLessThan(largest)
      await mkdir(folder, { recursive: true })
      await writeFile(new URL(`${scene}-${screen}.png`, folder), picture)
    }
    await goHome(guest)
  }
})
