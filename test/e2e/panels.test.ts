import { expect, test, vi } from 'vitest'
import { desktop, phone } from './browser.ts'
import { midwar, turnScene } from './scenes.ts'
import { type Stage, stages } from './stage.ts'
import { words } from './words.ts'

/** What lies over the table: panels that Back puts away, and what is asked about who keeps the others waiting. */

const openStage = stages()
const said = words('en')

const seats = [
  { seat: 'p1', name: 'Ada', colour: 'crimson', emblem: 'star', taken: true, online: true, host: true },
  { seat: 'p2', name: 'Bruno', colour: 'azure', emblem: 'crescent', taken: true, online: false },
  { seat: 'p3', name: 'Carla', colour: 'gold', emblem: 'sun', taken: true, online: true },
] as const
const panel = ({ page }: Stage) => page.locator('dialog[open]')
const openPanel = async (stage: Stage, name: string) => {
  await stage.press(stage.page.locator('.tabs').getByRole('button', { name }))
  await panel(stage).waitFor()
}

test('on a phone Back closes the panel that is open, and only then leaves the table', async () => {
  const stage = await openStage(phone, turnScene(midwar()))
  const { page } = stage
  const address = page.url()
  await openPanel(stage, said('tab.players'))
  await page.goBack()
  await panel(stage).waitFor({ state: 'detached' })
  expect([page.url(), await page.locator('.galaxy-map').count()]).toEqual([address, 1])

  // Closed by its button, it leaves no step behind: one Back is enough to go.
  await openPanel(stage, said('tab.log'))
  await stage.press(panel(stage).getByRole('button', { name: said('tab.close') }))
  await panel(stage).waitFor({ state: 'detached' })
  await vi.waitFor(async () => expect(await page.evaluate('history.state')).toBeNull())
  await openPanel(stage, said('tab.table'))
  await page.keyboard.press('Escape')
  await panel(stage).waitFor({ state: 'detached' })
  await vi.waitFor(async () => expect(await page.evaluate('history.state')).toBeNull())
  await page.goBack()
  expect(page.url()).toBe('about:blank')
  expect(stage.complaints).toEqual([])
})

/** Parts of the QR code under something else, or beyond the edge. */
const covered = ({ page }: Stage) =>
  page.locator('canvas.qr').evaluate(canvas => {
    const { left, right, top, bottom } = canvas.getBoundingClientRect()
    const points = [left + 20, right - 20].flatMap(x => [top + 20, bottom - 20].map(y => [x, y] as const))
    return points.filter(([x, y]) => document.elementFromPoint(x, y) !== canvas)
  })

test('the QR code can be seen whole, opened in a panel and as it lies in the lobby', async () => {
  const stage = await openStage({ ...phone, viewport: { width: 360, height: 640 } }, turnScene(midwar()))
  const open = stage.page.getByRole('button', { name: said('share.qr') })
  await openPanel(stage, said('tab.table'))
  await stage.press(panel(stage).locator(open))
  await vi.waitFor(async () => expect(await covered(stage)).toEqual([]))
  await stage.page.goBack()
  const free = { seat: 'p4', colour: 'pink', emblem: 'eye', taken: false, online: false } as const
  stage.says({ commit: { v: 10, stage: 'lobby', seats: [...seats, free] } })
  await stage.page.locator('.lobby-start').waitFor()
  await vi.waitFor(async () => expect(await covered(stage)).toEqual([]))
})

test('a bot is offered for who is away once the table has waited long enough, and never before', async () => {
  const stage = await openStage(phone, turnScene(midwar()))
  const send = stage.page.getByRole('button', { name: said('absent.send') })
  stage.says({ commit: { v: 10, seats, asks: [], waiting: ['p2'], late: { p2: 1510 } } })
  await stage.rest()
  expect(await send.count()).toBe(0)
  await send.waitFor()
  await stage.press(send)
  await vi.waitFor(() => expect(stage.sent.at(-1)).toMatchObject({ standIn: { seat: 'p2', yes: true } }))
  // Where a clock runs the room names nobody.
  stage.says({ commit: { v: 11, late: {} } })
  await send.waitFor({ state: 'detached' })
})

test('whoever is asked says that they think, or lets a bot answer', async () => {
  const stage = await openStage(desktop, turnScene(midwar()))
  const vote = { seat: 'p1', by: 'p3', yes: ['p3'], no: [], asked: ['p1'] }
  stage.says({ commit: { v: 10, seats, votes: [vote] } })
  const consent = stage.page.locator('.consent')
  await consent.getByText('are you still there?').waitFor()
  await stage.press(consent.getByRole('button', { name: said('absent.thinking') }))
  await vi.waitFor(() => expect(stage.sent.at(-1)).toMatchObject({ standIn: { seat: 'p1', yes: false } }))
  await stage.press(consent.getByRole('button', { name: said('absent.send') }))
  await vi.waitFor(() => expect(stage.sent.at(-1)).toMatchObject({ standIn: { seat: 'p1', yes: true } }))
  stage.says({ commit: { v: 11, votes: [{ ...vote, seat: 'p2', by: 'p3', asked: ['p2'] }] } })
  await consent.getByText('Is Bruno still there?').waitFor()
  expect(await consent.getByRole('button', { name: said('undo.yes') }).count()).toBe(0)
})

test('while the game goes on the host is offered no seat but of who is away and has a bot answering', async () => {
  const stage = await openStage(phone, turnScene(midwar()))
  const deeds = () => panel(stage).locator('.host-seats li').nth(0).locator('button').allInnerTexts()
  stage.says({ commit: { v: 10, seats } })
  await openPanel(stage, said('tab.table'))
  expect(await deeds()).toEqual([])
  const [ada, bruno, carla] = seats
  stage.says({ commit: { v: 11, seats: [ada, { ...bruno, standIn: true }, carla] } })
  await vi.waitFor(async () =>
    expect(await deeds()).toEqual([said('host.free'), said('host.handOver'), said('host.bot')]),
  )
})
