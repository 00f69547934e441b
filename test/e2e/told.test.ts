import { expect, test, vi } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { desktop, moving, phone } from './browser.ts'
import { midwar, moveScene, turnScene, war } from './scenes.ts'
import { stages } from './stage.ts'
import { words } from './words.ts'

/** What is told to all who look on, and what lies still meanwhile. */

const openStage = stages()
const said = words('en')
const begun = { at: 1, n: 1, text: 'ti3.log.round', about: { round: 4 } }
const lost = {
  at: 50,
  n: 2,
  text: 'ti3.log.takesFrom',
  about: { seat: 'p2', planet: 'lazar', from: 'p1', resources: 1, influence: 0 },
}

test.each([
  ['phone', phone],
  ['desktop', desktop],
])(
  'a planet that is lost is announced over the board, beside the question, and read again: %s',
  async (_, device) => {
    const stage = await openStage(device, { ...turnScene(midwar()), log: [begun] }, bringAxe)
    stage.says({ commit: { v: 10, log: [lost] } })
    const herald = stage.page.locator('.herald.lost')
    await herald.getByText('takes Lazar from').waitFor()
    expect(await violations(stage.page, { without: '.galaxy-stage' })).toEqual([])
    const [told, dock] = await Promise.all([herald.boundingBox(), stage.page.locator('.dock').boundingBox()])
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThan(dock?.y ?? 0)
    await herald.waitFor({ state: 'detached' })
    const tab = stage.page.locator('.tabs').getByRole('button', { name: new RegExp(`^${said('tab.log')}`) })
    if (await tab.isVisible()) await stage.press(tab)
    const great = stage.page.getByRole('button', { name: said('log.great') })
    await stage.press(great)
    const lines = stage.page.locator('.log ol > li')
    await vi.waitFor(async () => expect(await lines.count()).toBe(1))
    expect(await lines.innerText()).toContain('takes Lazar from')
    expect(stage.complaints).toEqual([])
  },
)

test('my own battle is seen to its end before I am asked on', async () => {
  const stage = await openStage({ ...phone, ...moving }, { ...turnScene(midwar()), log: [begun] })
  const fires = (seat: string, unit: string, dice: number[]) => ({
    at: 60,
    n: 3,
    text: 'ti3.log.fires',
    about: { seat, unit, needs: 7, hits: 1 },
    dice,
  })
  const battle = [
    { at: 60, n: 3, text: 'ti3.log.spaceBattle', about: { seat: 'p3', hex: 'b1' } },
    fires('p3', 'cruiser', [7]),
    fires('p1', 'cruiser', [8]),
    { at: 60, n: 3, text: 'ti3.log.holdsSpace', about: { seat: 'p1', hex: 'b1' } },
  ]
  stage.says({ commit: { v: 10, log: battle } })
  await stage.page.locator('.scene-outcome').getByText('The battle is over').waitFor()
  const pass = stage.page.getByRole('button', { name: said('galaxy.turn.pass'), exact: true })
  expect(await pass.count()).toBe(0)
  await stage.press(stage.page.getByRole('button', { name: said('held.on') }))
  await pass.waitFor()
})

test('a ship that is tapped stays under the finger, and the map beside it as it is', async () => {
  const attack = midwar({ activated: { ...war.activated, p1: ['a0'] } })
  const stage = await openStage(phone, moveScene(attack, ['a0']))
  const ship = stage.page.locator('.ship-chip').first()
  // What is pressed shrinks a little, but goes nowhere.
  const middle = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await ship.boundingBox()) ?? {}
    return [Math.round(x + width / 2), Math.round(y + height / 2)]
  }
  const lies = () => Promise.all([middle(), stage.page.locator('.galaxy-map').boundingBox()])
  const before = await lies()
  expect(await stage.page.locator('.confirm .primary').count()).toBe(0)
  await stage.press(ship)
  await stage.page.locator('.hold-head').waitFor()
  expect(await lies()).toEqual(before)
  expect(await stage.page.locator('.confirm .primary').count()).toBe(1)
})

test('on a phone a hex looked at stays in view, and Back puts its dossier away', async () => {
  const stage = await openStage(phone, turnScene(midwar()))
  const { page } = stage
  const address = page.url()
  for (const hex of ['c0', 'm0', 'c9']) {
    await stage.press(page.locator(`[data-hex="${hex}"] .hit`))
    const dossier = page.locator('.dossier')
    await dossier.waitFor()
    await stage.rest()
    const [tile, cover] = await Promise.all([
      page.locator(`[data-hex="${hex}"] .hit`).boundingBox(),
      dossier.boundingBox(),
    ])
    expect((tile?.y ?? 0) + (tile?.height ?? 0), hex).toBeLessThanOrEqual((cover?.y ?? 0) + 2)
    await page.goBack()
    await dossier.waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)
    await stage.rest()
  }
})

test.each([
  [1440, 900],
  [1100, 700],
])('no player is cut beside a board of six, at %i × %i', async (width, height) => {
  const stage = await openStage({ ...desktop, viewport: { width, height } }, turnScene(midwar()))
  const list = stage.page.locator('.others .players')
  const [seen, whole] = await list.evaluate(one => [one.clientHeight, one.scrollHeight])
  expect(seen).toBe(whole)
})

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('what the council decided is announced with what it does to me, and read again: %s', async (_, device) => {
  const card = 'imperial_peace'
  const stage = await openStage(device, { ...turnScene(midwar()), log: [begun] })
  const vote = [
    { at: 60, n: 2, text: 'ti3.log.elected.for', about: { card } },
    { at: 60, n: 2, text: 'ti3.log.losesPoints', about: { seat: 'p1', count: 1, points: 2 } },
  ]
  stage.says({ commit: { v: 10, log: vote } })
  const herald = stage.page.locator('.herald.council')
  await herald.getByText('The council passes Imperial Peace').waitFor()
  expect(await herald.innerText()).toContain('Ada')
  expect(await herald.innerText()).toContain('Players may not invade Mecatol Rex.')
  const tab = stage.page.locator('.tabs').getByRole('button', { name: new RegExp(`^${said('tab.log')}`) })
  if (await tab.isVisible()) await stage.press(tab)
  await stage.press(stage.page.getByRole('button', { name: said('log.great') }))
  await stage.page.locator('.log').getByText('The council passes').first().waitFor()
})
