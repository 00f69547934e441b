import { expect, test } from 'vitest'
import type { Table } from '../../shared/ti4/table.ts'
import { phone } from './browser.ts'
import { decideOnce, gather, personalLink, tableOf } from './friends.ts'
import { arrive, type Guest } from './guest.ts'
import { evening as house } from './house.ts'
import { roundByTouch, told } from './roundByTouch.ts'
import { button, dock, stage, untilInStep } from './table.ts'
import { evening, wanted } from './ti4Evening.ts'

const here = house()

/** A trade good for a trade good, and a promise beside it. */
async function trade(ada: Guest, bea: Guest) {
  await ada.press(button(ada, 'What I may do at any time'))
  await ada.press(button(ada, 'Offer a deal'))
  await ada.press(dock(ada).getByRole('radio', { name: /^Bea/ }))
  const more = dock(ada).getByRole('button', { name: 'More of Trade goods', exact: true })
  await ada.press(more.first())
  await ada.press(more.last())
  await dock(ada).getByRole('textbox').fill('I leave Hercant alone.')
  await ada.press(dock(ada).getByRole('button', { name: 'Offer', exact: true }))
  await bea.page.getByText('I leave Hercant alone.').waitFor()
  await bea.press(dock(bea).getByRole('button', { name: 'Accept', exact: true }))
}

test('three phones play a round of TI4 with a deal, a battle, an invasion and two agendas', async () => {
  const friends = await gather(here.url, { game: 'ti4', midway: evening() })
  const guests: Record<string, Guest> = {}
  for (const { seat } of friends.seats)
    guests[seat] = await arrive(here.browser, phone, personalLink(friends, seat))
  const [ada, bea, cem] = Object.values(guests) as [Guest, Guest, Guest]
  const { round } = tableOf<Table>(friends)
  const began = Date.now()
  let hasTraded = false
  const shapes = await roundByTouch(friends, guests, {
    wanted,
    inWindow: () => decideOnce(friends, (_seat, _table, _hand, ask) => ask.otherwise ?? 'pass'),
    async before({ seat, ask }) {
      if (hasTraded || seat !== 'p1' || ask.options.shape !== 'turn') return
      hasTraded = true
      await trade(ada, bea)
    },
  })
  console.log(`a round of TI4 by touch: ${JSON.stringify(shapes)}, ${Date.now() - began} ms`)
  for (const guest of [bea, cem]) {
    await untilInStep(ada, guest)
    expect(await stage(guest).textContent()).toBe(await stage(ada).textContent())
  }
  const table = tableOf<Table>(friends)
  expect(table.round).toBe(round + 1)
  expect(table.planets.lodor?.owner).toBe('p1')
  expect(table.promises).toEqual([{ round, by: 'p1', to: 'p2', says: 'I leave Hercant alone.' }])
  const happened = { dealDone: 1, spaceCombat: 1, groundCombat: 1, agenda: 2, redistributes: 3 }
  for (const [text, least] of Object.entries(happened))
    expect(told(friends, `ti4.log.${text}`, 0), text).toBeGreaterThanOrEqual(least)
  const taken = ['ti4.log.takesFree', 'ti4.log.takesFrom'].map(text => told(friends, text, 0))
  expect(Math.max(...taken)).toBeGreaterThan(0)
  for (const guest of [ada, bea, cem]) expect(guest.complaints).toEqual([])
}, 400_000)
