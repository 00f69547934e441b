import { expect, test } from 'vitest'
import { ringOf } from '../../shared/galaxy/hexes.ts'
import { everyLaying, type Lay } from '../../shared/galaxy/shapes/lay.ts'
import { type SystemId, systems } from '../../shared/ti3/content/systems.ts'
import { hasPlanet, isSpecial } from '../../shared/ti3/galaxy.ts'
import { desktop, phone } from './browser.ts'
import { type Decide, sensibly } from './foreseen.ts'
import { asked, decideOnce, type Friends, gather, personalLink } from './friends.ts'
import { arrive, type Guest } from './guest.ts'
import { evening } from './house.ts'
import {
  button,
  comeBack,
  dock,
  drag,
  glowing,
  hand,
  inHand,
  layable,
  layFirstLegalSystem,
  middleOf,
  openTable,
  sitDown,
  startWithBots,
  takeFirstLegalSystem,
  untilHolding,
  untilMyTurn,
} from './table.ts'

const here = evening()

interface Turn {
  friends: Friends
  link: string
  lay: Lay
}

/** A turn that is as wished; the friends first lay what their hands should be rid of. */
async function turnWhere(wished: (lay: Lay) => boolean, first: (system: SystemId) => boolean): Promise<Turn> {
  const decide: Decide = (seat, table, held, ask) => {
    const laid = ask.options.shape === 'lay' ? everyLaying(ask.options as Lay) : []
    return laid.find(({ system }) => first(system as SystemId)) ?? sensibly(seat, table, held, ask)
  }
  for (let n = 1; ; n++) {
    const friends = await gather(here.url, { seed: `laying ${n}` })
    do {
      const { seat = '', asks = [] } = asked(friends)?.welcome ?? {}
      const lay = asks[0]?.options as Lay | undefined
      if (lay?.shape === 'lay' && wished(lay)) return { friends, link: personalLink(friends, seat), lay }
    } while (await decideOnce(friends, decide))
  }
}

const system = (guest: Guest, id: string) =>
  dock(guest)
    .getByRole('radio', { name: new RegExp(`^${systems[id as SystemId].name}`) })
    .first()
const place = (guest: Guest, hex: string) =>
  button(guest, new RegExp(`^ring ${ringOf(hex)}, place ${Number(hex.slice(1)) + 1}\\.`))

async function expectRefusal(guest: Guest, sentence: RegExp, rule: string) {
  const alert = guest.page.getByRole('alert').filter({ hasText: sentence })
  await alert.getByText(rule).waitFor()
  expect(await button(guest, 'Lay it').count()).toBe(0)
}

test('a special system beside another is refused with its rule, dragged or tapped', async () => {
  const barred = (lay: Lay) =>
    Object.entries(lay.systems).find(
      ([id, { not }]) => isSpecial(id as SystemId) && not?.[0] && not.length < lay.hexes.length,
    )
  const { link, lay } = await turnWhere(lay => barred(lay) !== undefined, isSpecial)
  const [id = '', { not: [hex = ''] = [] } = {}] = barred(lay) ?? []
  for (const device of [desktop, phone]) {
    const guest = await arrive(here.browser, device, link)
    await untilMyTurn(guest)
    const held = await hand(guest).count()
    await guest.press(system(guest, id))
    await glowing(guest).first().waitFor()
    expect(await place(guest, hex).getAttribute('aria-label')).not.toContain('Can be chosen')
    await drag(guest, inHand(guest), place(guest, hex))
    await expectRefusal(guest, /special system may not lie beside another/, 'Rulebook p. 8, special systems')
    await guest.press(guest.page.getByRole('alert').getByRole('button', { name: 'Close' }))
    await guest.press(place(guest, hex))
    await expectRefusal(guest, /special system may not lie beside another/, 'Rulebook p. 8, special systems')
    expect(await hand(guest).count()).toBe(held)
  }
})

test('a ring is completed before the next one begins', async () => {
  const { link } = await turnWhere(lay => lay.hexes.length > 3, hasPlanet)
  const guest = await arrive(here.browser, phone, link)
  await untilMyTurn(guest)
  await takeFirstLegalSystem(guest)
  await guest.press(button(guest, /Later ring$/).first())
  await expectRefusal(guest, /ring must be complete/, 'Rulebook p. 8, ring by ring')
})

test('a system without a planet stays in hand while one with a planet is due', async () => {
  const { link, lay } = await turnWhere(
    ({ held }) => Object.keys(held).length > 0,
    id => !hasPlanet(id),
  )
  const guest = await arrive(here.browser, phone, link)
  await untilMyTurn(guest)
  const [id = ''] = Object.keys(lay.held)
  await system(guest, id).tap({ force: true })
  await expectRefusal(guest, /this one must have one/, 'Rulebook p. 8, a planet is due')
  expect(await glowing(guest).count()).toBe(0)
})

test('while others think a hand is only looked at', async () => {
  const { friends } = await turnWhere(lay => lay.hexes.length > 3, hasPlanet)
  const waiting = friends.players.find(player => player !== asked(friends))?.welcome?.seat ?? ''
  const guest = await arrive(here.browser, desktop, personalLink(friends, waiting))
  await dock(guest)
    .getByText(/^Your \d systems$/)
    .waitFor()
  expect(await glowing(guest).count()).toBe(0)
  expect(await dock(guest).getByRole('radio').count()).toBe(0)
  await drag(guest, hand(guest).first(), button(guest, /Free place$/).first())
  expect(await button(guest, 'Lay it').count()).toBe(0)
  await guest.press(hand(guest).first())
  await guest.page.getByRole('region', { name: 'About this place' }).waitFor()
})

test('a tile flung by mouse lands where it is dropped, and none sticks to the mouse', async () => {
  const { link } = await turnWhere(lay => lay.hexes.length > 3, hasPlanet)
  const guest = await arrive(here.browser, desktop, link)
  await untilMyTurn(guest)
  const { mouse } = guest.page
  const tile = await middleOf(layable(guest).first())
  const other = await middleOf(layable(guest).nth(1))
  const place = await middleOf(button(guest, /Free place$/).first())
  await mouse.move(tile.x, tile.y)
  await mouse.down()
  await mouse.move(place.x, place.y)
  await mouse.up()
  await mouse.move(other.x, other.y)
  await mouse.move(other.x, other.y - 20)
  expect(await dock(guest).getByRole('radio').nth(1).isChecked()).toBe(false)
  await button(guest, 'Lay it').waitFor()
})

test('an answer given on two devices counts once, and the slower one is told', async () => {
  const { link } = await turnWhere(lay => lay.hexes.length > 3, hasPlanet)
  const slow = await arrive(here.browser, phone, link.replace(here.url, here.line.url))
  const quick = await arrive(here.browser, desktop, link)
  await untilMyTurn(slow)
  await untilMyTurn(quick)
  const held = await hand(slow).count()
  await takeFirstLegalSystem(slow)
  await slow.press(glowing(slow).first())
  here.line.cut()
  await slow.page.getByText('Reconnecting…').waitFor()
  await slow.press(button(slow, 'Lay it'))
  await layFirstLegalSystem(quick)
  here.line.mend()
  await slow.page.getByRole('alert').filter({ hasText: 'already answered' }).waitFor()
  await untilHolding(slow, held - 1)
  await untilHolding(quick, held - 1)
})

test('whoever comes too late for a seat, or without the right words, watches', async () => {
  const ada = await arrive(here.browser, desktop, here.url)
  const link = await openTable(ada, 'Ada')
  const bea = await arrive(here.browser, phone, link)
  await bea.page.getByLabel('Your name').fill('Bea')
  for (const name of ['Cem', 'Dora']) await sitDown(await arrive(here.browser, phone, link), name)
  await bea.page.getByText('All seats are taken. You can watch.').waitFor()
  await ada.page.getByText('Everybody is here').waitFor()
  await startWithBots(ada)
  await comeBack(bea, 'four words never said')
  await bea.page.getByRole('alert').filter({ hasText: 'No seat here has these words' }).waitFor()
})
