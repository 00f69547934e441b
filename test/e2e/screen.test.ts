import { expect, test } from 'vitest'
import type { Welcome } from '../../shared/protocol.ts'
import { gather, personalLink } from './friends.ts'
import { arrive, type Guest } from './guest.ts'
import { evening as house } from './house.ts'
import { until } from './patience.ts'
import { button } from './table.ts'
import { evening } from './ti4Evening.ts'

const here = house()
const television = { viewport: { width: 1920, height: 1080 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

const welcomes = ({ heard }: Guest): Welcome[] =>
  heard.flatMap(frame => (frame.startsWith('{"welcome"') ? [JSON.parse(frame).welcome] : []))

test('a television shows the table and nobody’s hand, whoever sits at its browser', async () => {
  const friends = await gather(here.url, { game: 'ti4', midway: evening() })
  const guest = await arrive(here.browser, television, personalLink(friends, 'p1'))
  await until(async () => welcomes(guest).some(({ seat }) => seat === 'p1'), 'a seat')
  await guest.page.goto(`${friends.link}?screen`)
  await guest.page.locator('.screen .galaxy-map').waitFor()
  await guest.page.locator('.screen-scores li').nth(2).waitFor()
  const seen = welcomes(guest).at(-1)
  expect([seen?.seat, seen?.hand, seen?.asks]).toEqual([undefined, undefined, []])
  // Nothing on it can be pressed.
  await guest.page.locator('.screen[inert]').waitFor()
  expect(await guest.page.locator('.screen button').filter({ visible: true }).count()).toBe(0)
  await friends.players[1]?.ask('timer', { minutes: 5 })
  await guest.page.locator('.screen .table-timer').waitFor()
  // The seat is still that browser's own.
  await guest.page.goto(friends.link)
  await until(async () => welcomes(guest).at(-1)?.seat === 'p1', 'the seat again')
  expect(guest.complaints).toEqual([])
})

test('before the game it shows how to come in, and gives way to the board', async () => {
  const friends = await gather(here.url, { game: 'inscription', people: 2, players: 2, start: false })
  const { page } = await arrive(here.browser, television, `${friends.link}?screen`)
  await page.locator('.gathering .qr').waitFor()
  await friends.players[0]?.settled()
  const [ada] = friends.seats
  await fetch(`${here.url}/api/rooms/${friends.room}/start`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada?.token}` },
  })
  await page.locator('.ins-screen tbody tr').nth(1).waitFor()
})

test('whoever waits sees for whom and since when, and reminds them', async () => {
  const friends = await gather(here.url, { game: 'ti4', midway: evening() })
  const [ada, bea] = [
    await arrive(here.browser, phone, personalLink(friends, 'p1')),
    await arrive(here.browser, phone, personalLink(friends, 'p2')),
  ]
  await bea.press(bea.page.locator('.bar-owed'))
  const panel = bea.page.getByRole('dialog', { name: 'Who is waited for' })
  await panel.getByText('picks a strategy card').waitFor()
  await panel.getByRole('textbox', { name: 'Tell them elsewhere' }).waitFor()
  await bea.press(button(bea, 'Remind'))
  await panel.getByText(/reminded them/).waitFor()
  await ada.page.getByText(/reminds you: the table waits for your answer/).waitFor()
  expect([...ada.complaints, ...bea.complaints]).toEqual([])
})
