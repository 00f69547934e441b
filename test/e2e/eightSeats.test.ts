// What bots read has all that changes it.
import '../../shared/ti4/cards/index.ts'
import { expect, test } from 'vitest'
import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { mapText } from '../../shared/ti4/map.ts'
import type { Table } from '../../shared/ti4/table.ts'
import { desktop } from './browser.ts'
import type { Decide } from './foreseen.ts'
import { decideOnce, gather, personalLink, tableOf } from './friends.ts'
import { arrive } from './guest.ts'
import { evening as house } from './house.ts'
import { question } from './moments.ts'
import { until } from './patience.ts'
import { openPanel } from './table.ts'
import { answerByTouch } from './touch.ts'

const here = house()

const sensibly: Decide = (seat, table, hand, ask) =>
  botAnswer('ti4', 'sensible', { seat, table, hand } as never, ask, chanceOf(seedFrom(ask.key)))

test('eight sit down, one at a desktop, and begin to play on a board with lanes', async () => {
  const options = { pok: 'yes', board: 'alternate', galaxy: 'random', factions: 'lot' }
  const friends = await gather(here.url, { game: 'ti4', players: 8, options, seed: 'eight' })
  const ada = await arrive(here.browser, desktop, personalLink(friends, 'p1'))
  const table = () => tableOf<Table>(friends)
  let touched = 0
  while (table().phase !== 'action' || table().turns < 3) {
    const now = question(friends)
    if (!now) break
    if (now.seat === 'p1' && now.ask.window === undefined) {
      const { seat, table, hand, ask } = now
      await answerByTouch(ada, ask, sensibly(seat, table, hand, ask))
      await until(
        () => !friends.players.some(({ welcome }) => welcome?.asks.some(({ key }) => key === ask.key)),
        `${ask.key} to be answered`,
      )
      touched++
    } else await decideOnce(friends, sensibly)
  }
  expect(touched).toBeGreaterThan(0)
  const { strategyCards, order } = table()
  const picked = Object.values(strategyCards).map(({ holder }) => holder)
  expect(picked.toSorted()).toEqual(order.toSorted())
  expect(await ada.page.locator('.others .player').count()).toBe(8)
  expect(await ada.page.locator('.tile.lane').count()).toBe(6)
  await openPanel(ada, 'Table')
  const text = ada.page.getByRole('textbox', { name: 'This galaxy as a text' })
  await until(async () => (await text.inputValue()) === mapText(table()), 'the galaxy as a text')
  expect(ada.complaints).toEqual([])
}, 240_000)
