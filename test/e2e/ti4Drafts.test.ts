import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Match } from '../../shared/engine/match.ts'
import type { ChosenOptions } from '../../shared/engine/rules.ts'
import { ti4Rules } from '../../shared/ti4/rules/index.ts'
import type { Hand, Table, Ti4 } from '../../shared/ti4/table.ts'
import { started } from '../galaxy/midgame.ts'
import { desktop, phone } from './browser.ts'
import type { Decide } from './foreseen.ts'
import { decideOnce, gather, personalLink, tableOf } from './friends.ts'
import { arrive, press } from './guest.ts'
import { evening as house } from './house.ts'
import { question } from './moments.ts'
import { until } from './patience.ts'
import { untilAtRest } from './rest.ts'
import { type ShownTi4, stages } from './stage.ts'
import { button, sends } from './table.ts'
import { answerByTouch } from './touch.ts'

/** Drafts as they are seen, in both languages, and one on a phone with others. To look at them:
 *  LOOK=/some/folder npm test -- e2e/ti4Drafts */

const folder = process.env['LOOK']
const here = house()
const openStage = stages()

const sensibly: Decide = (seat, table, hand, ask) =>
  botAnswer('ti4', 'sensible', { seat, table, hand } as never, ask, chanceOf(seedFrom(ask.key)))

function after(options: ChosenOptions, players: number, decisions: number): Match<Ti4> {
  const { match } = started(ti4Rules, players, 'looked at', options)
  for (let i = 0; i < decisions; i++) {
    const [open] = match.open
    if (!open) break
    const { to: seat, ...ask } = open
    match.submit(
      seat,
      ask.key,
      botAnswer('ti4', 'sensible', match.view(seat) as never, ask, chanceOf(seedFrom(`${i}`))),
    )
  }
  return match
}

/** Before whoever is asked, or before another. */
function shown(match: Match<Ti4>, isAsked = true): ShownTi4 {
  const asked = match.open[0]
  const seat = isAsked
    ? (asked?.to ?? 'p1')
    : (match.state.table.order.find(each => !match.open.some(({ to }) => to === each)) ?? 'p1')
  const { table, hand } = match.view(seat)
  const { to: _, ...ask } = asked ?? { to: '' }
  const asks = isAsked && asked ? [ask] : []
  return structuredClone({ game: 'ti4' as const, seat, table, hand: hand as Hand, asks } as ShownTi4)
}

/** Before whoever sits nowhere. */
function watched(match: Match<Ti4>): ShownTi4 {
  const { table, hand } = match.view()
  expect(hand).toBeUndefined()
  const waiting = [...new Set(match.open.map(({ to }) => to))]
  return structuredClone({ game: 'ti4' as const, watched: true, waiting, table } as ShownTi4)
}

const scenes: Record<string, ShownTi4> = {}
beforeAll(() => {
  const milty = { draft: 'milty', pok: 'yes' }
  scenes['milty begins'] = shown(after(milty, 6, 0))
  scenes['milty under way'] = shown(after(milty, 6, 9))
  scenes['milty while others pick'] = shown(after(milty, 6, 9), false)
  scenes['milty of three in the first box'] = shown(after({ draft: 'milty' }, 3, 4))
  scenes['milty of eight'] = shown(after({ ...milty, board: 'alternate' }, 8, 12))
  scenes['bag begins'] = shown(after({ draft: 'bag', pok: 'yes' }, 6, 0))
  scenes['bag under way'] = shown(after({ draft: 'bag', pok: 'yes' }, 6, 25))
  scenes['milty watched'] = watched(after(milty, 6, 9))
  scenes['bag watched'] = watched(after({ draft: 'bag', pok: 'yes' }, 6, 25))
  scenes['bans watched'] = watched(after({ bans: '2', ...milty }, 6, 2))
  scenes['bans before bags watched'] = watched(after({ bans: '2', pok: 'yes', draft: 'bag' }, 6, 2))
  scenes['bans'] = shown(after({ bans: '2', pok: 'yes', draft: 'milty' }, 6, 0))
})

/** What is tapped to see more of it. */
const says: Readonly<Record<string, RegExp>> = {
  'bag watched': /unseen|senza mostrarle/,
  'bans watched': /nobody is to lead|nessuno guiderà/,
  'bans before bags watched': /nobody is to lead|nessuno guiderà/,
  'milty watched': /Slice|Spicchio/,
}
const looks: Readonly<Record<string, readonly RegExp[]>> = {
  'milty begins': [/^(Slice|Spicchio) B/],
  'milty under way': [/^(Factions|Fazioni)/],
  'milty of eight': [/^(Places|Posti)/],
  bans: [/Hacan/],
}

describe.each(['en', 'it'])('A draft, in %s,', language => {
  test.each(Object.entries({ phone, desktop }))('is seen whole on a %s', async (screen, device) => {
    const stage = await openStage({ ...device, locale: language }, scenes['milty begins'] as ShownTi4)
    const picture = async (name: string) => {
      await untilAtRest(stage.page)
      const dock = stage.page.locator('.dock')
      expect(await dock.innerText(), name).not.toMatch(/ti4\.|undefined|\{\w+\}/)
      const wider = await stage.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, name).toBeLessThanOrEqual(0)
      if (!folder) return
      await mkdir(folder, { recursive: true })
      const file = `${name.replaceAll(/\W+/g, '-')}-${language}-${screen}.png`
      await writeFile(join(folder, file), await stage.page.screenshot({ animations: 'disabled' }))
    }
    for (const [name, scene] of Object.entries(scenes)) {
      await stage.show(scene)
      if (says[name]) await stage.page.locator('.draft', { hasText: says[name] }).waitFor()
      await picture(name)
      for (const look of looks[name] ?? []) {
        const dock = stage.page.locator('.dock')
        const what = dock.getByRole('button', { name: look }).or(dock.locator('label', { hasText: look }))
        await press(stage, what.first())
        await picture(`${name}, closer`)
      }
    }
    expect(stage.complaints).toEqual([])
    await stage.page.context().close()
  })
})

test('One picks a slice, a faction and a place on a phone, and the galaxy lies as all picked', async () => {
  const options = { draft: 'milty', pok: 'yes' }
  const friends = await gather(here.url, { game: 'ti4', players: 3, options, seed: 'drafted' })
  const ada = await arrive(here.browser, phone, personalLink(friends, 'p1'))
  const table = () => tableOf<Table>(friends)
  const picked: string[] = []
  while (table().draft) {
    const now = question(friends)
    if (now?.seat !== 'p1') {
      await decideOnce(friends, sensibly)
      continue
    }
    const kind = ['Slices', 'Factions', 'Places'][picked.length] ?? ''
    await ada.press(button(ada, new RegExp(`^${kind}`)))
    await ada.press(ada.page.locator('.draft-tile:not(.gone)').first())
    await sends(ada, () => ada.press(button(ada, 'Pick')))
    await until(() => question(friends)?.ask.key !== now.ask.key, `${now.ask.key} to be answered`)
    picked.push(kind)
  }
  // What is left of the last kind nobody is asked.
  expect(picked.length).toBeGreaterThan(1)
  while (table().phase !== 'strategy') {
    const now = question(friends)
    if (!now) break
    if (now.seat === 'p1' && now.ask.window === undefined)
      await answerByTouch(ada, now.ask, sensibly(now.seat, now.table, now.hand, now.ask))
    else await decideOnce(friends, sensibly)
    await until(() => question(friends)?.ask.key !== now.ask.key, `${now.ask.key} to be answered`)
  }
  expect(table().round).toBe(1)
  expect(ada.complaints).toEqual([])
}, 240_000)

test('One lays out a galaxy on a phone, and opens a table on it', async () => {
  const ada = await arrive(here.browser, phone, `${here.url}/builder?players=3`)
  const { page } = ada
  const laid = 24
  for (let i = 0; i < laid; i++) {
    if (i === 0) await ada.press(page.locator('[data-hex="a0"] .hit'))
    await ada.press(page.locator('.builder-tray .draft-tile').first())
  }
  await ada.press(page.getByRole('link', { name: 'Open a table on it' }))
  await page.getByRole('heading', { name: 'New table' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Numbers of the tiles' }).inputValue()).toMatch(/^19 20 21/)
  await page.getByLabel('Your name').fill('Ada')
  await ada.press(button(ada, 'Open the table'))
  await page.getByRole('heading', { name: 'The table is set' }).waitFor()
  expect(ada.complaints).toEqual([])
})
