import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Player } from '../worker/player.ts'
import { violations } from './axe.ts'
import { desktop, phone } from './browser.ts'
import { gather, personalLink } from './friends.ts'
import { arrive, type Guest } from './guest.ts'
import { evening } from './house.ts'
import { picture } from './picture.ts'
import { untilAtRest } from './rest.ts'
import { type Language, words } from './words.ts'

const here = evening()
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const named = (guest: Guest, name: string | RegExp) => guest.page.getByRole('button', { name })
const chip = ({ page }: Guest, name: string | RegExp) => page.locator('.chip').filter({ hasText: name })
const said = ({ page }: Guest, text: string) => page.locator('.chat-says').filter({ hasText: text })

async function writes(guest: Guest, locale: Language, text: string) {
  const { page, press } = guest
  await page.locator('.speak textarea').fill(text)
  await press(page.getByRole('button', { name: words(locale)('log.send'), exact: true }))
  await said(guest, text).waitFor()
}

async function looks(guest: Guest, name: string) {
  await untilAtRest(guest.page)
  await picture(guest.page, name)
  await guest.page.evaluate(axe)
  expect(await violations(guest.page, { without: '.galaxy-stage' }), name).toEqual([])
}

test.each(['en', 'it'] as const)(
  'two whisper, on a phone and at a desk, and nobody else notices (%s)',
  async locale => {
    const word = words(locale)
    const table = await gather(here.url, { people: 3, options: { galaxy: 'random' } })
    const [, , cem] = table.players as [Player, Player, Player]
    const watcher = await Player.join(here.url, table.room)
    const ada = await arrive(here.browser, { ...phone, locale }, personalLink(table, 'p1'))
    const bea = await arrive(here.browser, { ...desktop, locale }, personalLink(table, 'p2'))
    await chip(bea, 'Ada').waitFor()
    const others = [cem, watcher]
    await Promise.all(others.map(one => one.settled()))
    const heard = others.map(({ frames }) => frames.length)
    const tab = ada.page.locator('.tabs').getByRole('button', { name: word('tab.log') })
    await ada.press(tab)
    await ada.press(chip(ada, 'Bea'))
    await looks(ada, `talk-empty-phone-${locale}`)
    await writes(ada, locale, 'quennel at dawn')
    await chip(bea, 'Ada').locator('.badge').waitFor()
    await looks(bea, `talk-unread-desktop-${locale}`)
    await bea.press(chip(bea, 'Ada'))
    await said(bea, 'quennel at dawn').waitFor()
    await bea.press(named(bea, word('talk.reply').replace('{name}', 'Ada')))
    await writes(
      bea,
      locale,
      'quennel it is, and a longer sentence that wants more than one line of a telephone',
    )
    await said(ada, 'quennel it is').waitFor()
    await ada.page.locator('.chat-re').waitFor()
    await looks(ada, `talk-whisper-phone-${locale}`)
    await looks(bea, `talk-whisper-desktop-${locale}`)
    // What was read here is read on her other device too; what was not is news there.
    const tablet = await arrive(here.browser, { ...desktop, locale }, personalLink(table, 'p2'))
    await chip(tablet, 'Ada').waitFor()
    expect(await chip(tablet, 'Ada').locator('.badge').count()).toBe(0)
    await bea.press(chip(bea, word('talk.table')))
    await writes(ada, locale, 'quennel once more')
    await chip(tablet, 'Ada').locator('.badge').waitFor()
    await Promise.all(others.map(one => one.settled()))
    const since = others.flatMap(({ frames }, at) => frames.slice(heard[at])).join()
    expect(since).not.toContain('quennel')
    expect(since).not.toContain('"talk"')
    expect([...ada.complaints, ...bea.complaints, ...tablet.complaints]).toEqual([])
  },
)

test('a thing read about and a line of the log are named, and lead there', async () => {
  const table = await gather(here.url, { people: 2, players: 3, options: { galaxy: 'random' } })
  const ada = await arrive(here.browser, phone, personalLink(table, 'p1'))
  const bea = await arrive(here.browser, desktop, personalLink(table, 'p2'))
  const tab = ada.page.locator('.tabs').getByRole('button', { name: 'Log' })
  await ada.press(tab)
  await ada.press(named(ada, 'Point at a line of the log'))
  const lines = named(ada, 'Point at this line')
  await lines.last().waitFor()
  await looks(ada, 'talk-picking-phone')
  await ada.press(lines.last())
  const area = ada.page.locator('.speak textarea')
  await expect.poll(() => area.inputValue()).toContain('«')
  await area.press('Enter')
  await bea.page.locator('.chat-says .word').waitFor()
  await looks(bea, 'talk-named-desktop')
  await bea.press(bea.page.locator('.chat-says .word').last())
  await bea.page.locator('.log .pointed').waitFor()
  await looks(bea, 'talk-pointed-desktop')
  expect([...ada.complaints, ...bea.complaints]).toEqual([])
})

test.each(['en', 'it'] as const)(
  'those who watch talk among themselves, and the host silences them (%s)',
  async locale => {
    const word = words(locale)
    const table = await gather(here.url, { people: 3, options: { galaxy: 'random' } })
    const zoe = await arrive(here.browser, { ...phone, locale }, table.link)
    await zoe.press(zoe.page.locator('.tabs').getByRole('button', { name: word('tab.log') }))
    await zoe.press(chip(zoe, word('talk.gallery')))
    await zoe.page.getByRole('textbox', { name: word('talk.name') }).fill('Zoe')
    await writes(zoe, locale, 'who is winning?')
    await looks(zoe, `talk-gallery-phone-${locale}`)
    await table.players[0]?.ask('hush', { yes: true })
    await zoe.page.getByText(word('talk.hushed')).waitFor()
    for (const { frames } of table.players) expect(frames.join()).not.toContain('winning')
    expect(zoe.complaints).toEqual([])
  },
)
