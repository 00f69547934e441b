import { expect, test } from 'vitest'
import { desktop, moving, phone } from './browser.ts'
import { arrive, type Guest, goHome } from './guest.ts'
import { evening } from './house.ts'
import { until } from './patience.ts'
import {
  agree,
  askToGoBack,
  bar,
  button,
  comeBack,
  dock,
  firstAsked,
  fourWords,
  hand,
  hears,
  layFirstLegalSystem,
  leaveSeat,
  myTurn,
  openTable,
  personalLink,
  playOn,
  readGalaxy,
  say,
  sitDown,
  startWithBots,
  takeBack,
  takeTurn,
  untilHolding,
  untilInStep,
  untilMyTurn,
  whoseTurn,
} from './table.ts'

const here = evening()

const all = Number.POSITIVE_INFINITY

test('one game on a desktop and two phones, from the first home to the first strategy card', async () => {
  const ada = await arrive(here.browser, desktop, here.url)
  const link = await openTable(ada, 'Ada')
  const bea = await arrive(here.browser, { ...phone, ...moving }, link.replace(here.url, here.line.url))
  await sitDown(bea, 'Bea')
  await startWithBots(ada)
  await playOn([ada, bea], 4)
  await untilInStep(ada, bea)

  // With just the link one sees the table and nobody's hand.
  const cem = await arrive(here.browser, phone, link)
  await dock(cem).getByText('You are watching').waitFor()
  await untilInStep(ada, cem)
  expect(await hand(cem).count()).toBe(0)
  expect(await button(cem, 'Realm').count()).toBe(0)
  expect(cem.heard.join()).not.toContain('"hand"')

  // A bot's seat is taken in the middle of the game.
  await cem.press(button(cem, 'Take a seat'))
  await sitDown(cem, 'Cem')
  await until(async () => (await hand(cem).count()) > 4, 'a hand')
  await say(ada, 'Welcome, Cem!')
  await hears(cem, 'Welcome, Cem!')
  await hears(bea, 'Welcome, Cem!')
  await say(bea, 'Good to see you')
  await hears(ada, 'Good to see you')

  // Whoever laid takes back alone; further back the others are asked.
  const guests = [ada, bea, cem]
  const actor = await whoseTurn(guests)
  if (!actor) throw new Error('The game was over early')
  const held = await hand(actor).count()
  await layFirstLegalSystem(actor)
  await untilHolding(actor, held - 1)
  await takeBack(actor)
  await untilHolding(actor, held)
  await playOn(guests, 2)
  const left = await hand(actor).count()
  const name = ['Ada', 'Bea', 'Cem'][guests.indexOf(actor)]
  const [asking, ...asked] = [...guests.filter(guest => guest !== actor), actor]
  await askToGoBack(asking as Guest, `${name} laid`)
  for (const guest of asked) await agree(guest)
  await hears(actor, 'took a move back, as all agreed')
  await untilHolding(actor, left + 1)
  for (const guest of asked) await untilInStep(guest, ada)

  // One phone loses its line; the others go on, and it finds everything as it is.
  await bea.page.context().setOffline(true)
  here.line.cut()
  await bea.page.getByText('Reconnecting…').waitFor()
  await ada.page.getByRole('listitem').filter({ hasText: 'Bea' }).getByText('away').waitFor()
  await playOn([ada, cem], all, bar(ada).getByText('Bea lays a system'))
  here.line.mend()
  await bea.page.context().setOffline(false)
  await untilMyTurn(bea)
  await untilInStep(ada, bea)
  await takeTurn(bea)

  // The same seat on a second device, by its personal link; both stay in step.
  const tablet = await arrive(here.browser, phone, await personalLink(cem))
  expect(tablet.page.url()).toBe(link)
  await playOn([ada, bea], all, myTurn(cem))
  const holding = await hand(cem).count()
  await untilHolding(tablet, holding)
  await layFirstLegalSystem(cem)
  await untilHolding(tablet, holding - 1)
  await untilInStep(tablet, ada)
  await playOn([ada, bea], all, myTurn(tablet))
  await layFirstLegalSystem(tablet)
  await untilHolding(cem, holding - 2)

  // And on a third, by four words.
  const laptop = await arrive(here.browser, desktop, link)
  await comeBack(laptop, await fourWords(cem))
  await untilHolding(laptop, holding - 2)
  await goHome(cem)
  await playOn([ada, bea, laptop], 3)
  await untilInStep(laptop, tablet)

  // Whoever leaves makes room for somebody new.
  await leaveSeat(laptop)
  for (const gone of [tablet, laptop]) await dock(gone).getByText('You are watching').waitFor()
  await tablet.page.getByText('This seat is no longer yours.').waitFor()
  const dora = await arrive(here.browser, phone, link)
  await dora.press(button(dora, 'Take a seat'))
  await sitDown(dora, 'Dora')
  await playOn([ada, bea, dora], all)

  // The galaxy stands, and the first round begins with strategy cards.
  const everybody = [ada, bea, dora, tablet]
  for (const guest of everybody) {
    await guest.page.getByRole('heading', { name: 'Round 1 · Strategy Phase', level: 1 }).waitFor()
    await untilInStep(guest, ada)
  }
  expect((await readGalaxy(ada)).filter(hex => !hex || /Free place|Later ring|Home place/.test(hex))).toEqual(
    [],
  )
  await dora.press(button(dora, /Mecatol Rex/).first())
  await dora.page
    .getByRole('region', { name: 'About this place' })
    .getByText('The old throne world')
    .waitFor()
  const sitting = [ada, bea, dora]
  const first = sitting[await firstAsked(sitting)] ?? ada
  await bar(first).getByText('Pick a strategy card').waitFor()
  await first.press(dock(first).getByRole('radio').first())
  await first.press(button(first, 'Confirm'))
  for (const guest of sitting) await hears(guest, `${['Ada', 'Bea', 'Dora'][sitting.indexOf(first)]} picks`)
  for (const guest of everybody) await untilInStep(guest, ada)
  expect([...ada.complaints, ...dora.complaints, ...laptop.complaints]).toEqual([])
})
