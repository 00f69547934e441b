import type { Locator, Page } from 'playwright-core'
import type { Guest } from './guest.ts'
import { until } from './patience.ts'
import { untilAtRest } from './rest.ts'

/** What people do at a table, in their own words and as they see it: by roles, names and English sentences. */

interface Point {
  x: number
  y: number
}

export const button = ({ page }: Guest, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

// --- before the game -------------------------------------------------------------------------------------------------

/** On the front page, of that game. */
export const newTable = ({ page }: Pick<Guest, 'page'>, edition = 'Third edition', name = 'New table') =>
  page.getByRole('article').filter({ hasText: edition }).getByRole('button', { name, exact: true })

export async function openTable(guest: Guest, name: string, players = 3): Promise<string> {
  const { page, press } = guest
  await press(newTable(guest))
  await page.getByLabel('Your name').fill(name)
  await press(page.getByRole('radio', { name: `${players}`, exact: true }))
  await press(button(guest, 'Open the table'))
  await page.getByRole('heading', { name: 'The table is set' }).waitFor()
  return page.url()
}

export async function sitDown(guest: Guest, name: string) {
  const { page, press } = guest
  await page.getByLabel('Your name').fill(name)
  await press(button(guest, 'Sit down'))
  await page.getByLabel('Your name').waitFor({ state: 'detached' })
}

export async function startWithBots(guest: Guest) {
  const fill = button(guest, 'Fill with bots')
  if (await fill.isVisible()) await guest.press(fill)
  await guest.press(button(guest, 'Start the game'))
  await bar(guest).waitFor()
}

// --- whose turn it is ------------------------------------------------------------------------------------------------

export const bar = ({ page }: Guest) => page.getByRole('status', { name: 'Whose turn it is' })

/** In these words alone: a question may speak of turns too. */
export const myTurn = (guest: Guest) => bar(guest).getByText('Your turn', { exact: true })
export const isMyTurn = (guest: Guest) => myTurn(guest).isVisible()
export const untilMyTurn = (guest: Guest) => myTurn(guest).waitFor()

/** Where the game stands, in the bar. */
export const stage = ({ page }: Guest) => page.getByRole('heading', { level: 1 })
/** The galaxy is finished, and the first round has begun. */
export const isInPlay = async (guest: Guest) => /^Round \d/.test((await stage(guest).textContent()) ?? '')

/** Whoever of these is asked to build the galaxy; nobody once that is seen, or the galaxy stands. */
export async function whoseTurn(guests: readonly Guest[], enough?: Locator): Promise<Guest | undefined> {
  let found: Guest | undefined
  await until(async () => {
    if (await enough?.isVisible()) return true
    for (const guest of guests) {
      const asked = await isMyTurn(guest)
      // Looked at in this order, nobody is taken for building who is asked in the first round.
      if (await isInPlay(guest)) return true
      if (asked) {
        found = guest
        return true
      }
    }
    return false
  }, 'somebody to be asked')
  return found
}

/** Which of these is asked first, whatever it is. */
export async function firstAsked(guests: readonly Guest[]): Promise<number> {
  let found = -1
  await until(async () => {
    const asked = await Promise.all(guests.map(isMyTurn))
    found = asked.indexOf(true)
    return found >= 0
  }, 'somebody to be asked')
  return found
}

/** They play so many turns, until that is seen, or until the galaxy stands. */
export async function playOn(guests: readonly Guest[], turns: number, enough?: Locator) {
  for (let turn = 0; turn < turns; turn++) {
    const guest = await whoseTurn(guests, enough)
    if (!guest) return
    await takeTurn(guest)
  }
}

// --- answering -------------------------------------------------------------------------------------------------------

export const glowing = ({ page }: Guest) => page.getByRole('button', { name: /Can be chosen$/ })
export const dock = ({ page }: Guest) => page.getByRole('region', { name: 'Your answer' })
/** The systems in hand that may be laid now. */
export const layable = (guest: Guest) => dock(guest).getByRole('radio', { disabled: false })

export async function takeTurn(guest: Guest) {
  const asked = (await bar(guest).textContent()) ?? ''
  if (asked.includes('Choose where your home lies')) await chooseHome(guest)
  else if (asked.includes('Place your starting forces')) await placeForces(guest)
  else await layFirstLegalSystem(guest, guest.finger ? 'press' : 'drag')
}

export async function chooseHome(guest: Guest) {
  await guest.press(glowing(guest).first())
  await confirm(guest, 'Live here')
}

export async function layFirstLegalSystem(guest: Guest, how: 'press' | 'drag' = 'press') {
  await takeFirstLegalSystem(guest)
  const place = glowing(guest).first()
  if (how === 'press') await guest.press(place)
  else await drag(guest, inHand(guest), place)
  await confirm(guest, 'Lay it')
}

/** The one that is chosen, whatever else lies beside it. */
export const inHand = (guest: Guest) => dock(guest).getByRole('radio', { checked: true })

/** A special system may have no place left. */
export async function takeFirstLegalSystem(guest: Guest) {
  for (const system of await layable(guest).all()) {
    await guest.press(system)
    await untilAtRest(guest.page)
    if ((await glowing(guest).count()) > 0) return
  }
  throw new Error('Nothing in hand could be laid')
}

/** A finger hides what it holds, so the tile floats this far above it. */
const lift = 56

export async function drag({ page, finger }: Guest, from: Locator, to: Locator) {
  await untilAtRest(page)
  await from.scrollIntoViewIfNeeded()
  const start = await middleOf(from)
  const end = await middleOf(to)
  if (finger) return dragByFinger(page, start, { x: end.x, y: end.y + lift })
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (const { x, y } of onTheWay(start, end)) await page.mouse.move(x, y)
  await page.mouse.up()
}

async function dragByFinger(page: Page, start: Point, end: Point) {
  const finger = await putFinger(page, start)
  for (const point of onTheWay(start, end)) await finger.move(point)
  await finger.lift()
}

/** One that stays down until it is lifted. */
export async function putFinger(page: Page, at: Point) {
  const line = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [at])
  return {
    move: (to: Point) => touch('touchMove', [to]),
    async lift() {
      await touch('touchEnd', [])
      await line.detach()
    },
  }
}

/** Slowly at first, as a hand sets out. */
const onTheWay = (start: Point, end: Point): Point[] =>
  [0.03, 0.06, 0.1, 0.2, 0.4, 0.6, 0.8, 1].map(part => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  }))

export async function middleOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error(`${what} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export async function placeForces(guest: Guest) {
  const more = button(guest, /^More of/).and(guest.page.locator(':enabled'))
  if ((await more.count()) > 0) await guest.press(more.first())
  await confirm(guest, 'Done')
}

const confirm = (guest: Guest, yes: string) => sends(guest, () => guest.press(button(guest, yes)))

/** Until the room has taken what was sent, and what follows from it is drawn: before that the old question still stands. */
export async function sends(guest: Guest, press: () => Promise<unknown>) {
  const taken = () => guest.heard.filter(frame => frame.startsWith('{"ack"')).length
  const before = taken()
  await press()
  await until(() => taken() > before, 'the room to take it')
  // A busy machine's browser has heard of it before its page has.
  await guest.page.getByText('Sending…').waitFor({ state: 'detached' })
  await untilAtRest(guest.page)
}

// --- what is seen ----------------------------------------------------------------------------------------------------

const galaxy = ({ page }: Guest) => page.getByRole('group', { name: 'The galaxy' })

/** The map as it is read aloud, whoever looks at it. */
export const readGalaxy = (guest: Guest) =>
  galaxy(guest)
    .getByRole('button')
    .evaluateAll(hexes => hexes.map(hex => hex.getAttribute('aria-label')?.replace(/\. Can be chosen$/, '')))

/** Radio buttons while one is to be laid, else buttons to look at them. */
export const hand = (guest: Guest) => {
  const tray = dock(guest).getByRole('group')
  return tray.getByRole('radio').or(tray.getByRole('button'))
}

export const untilHolding = (guest: Guest, count: number) =>
  until(async () => (await hand(guest).count()) === count, `${count} systems in hand`)

export const untilInStep = (one: Guest, other: Guest) =>
  until(
    async () => `${await readGalaxy(one)}` === `${await readGalaxy(other)}`,
    'both to see the same galaxy',
  )

// --- panels ----------------------------------------------------------------------------------------------------------

export type Panel = 'Realm' | 'Players' | 'Log' | 'Table'

/** On a desktop most of them stand open beside the map. Behind its name a tab says how much is unread. */
export async function openPanel(guest: Guest, panel: Panel) {
  // One may speak to the whole table, too.
  const tab = button(guest, new RegExp(`^${panel}(,|$)`)).and(guest.page.locator(':not(.chip)'))
  if (await tab.isVisible()) await guest.press(tab)
}

export async function closePanel(guest: Guest) {
  const dialog = guest.page.getByRole('dialog')
  if (!(await dialog.isVisible())) return
  await guest.press(dialog.getByRole('button', { name: 'Close' }).first())
  await dialog.waitFor({ state: 'detached' })
}

async function within<T>(guest: Guest, panel: Panel, look: () => Promise<T>): Promise<T> {
  await openPanel(guest, panel)
  const found = await look()
  await closePanel(guest)
  return found
}

export const say = (guest: Guest, text: string) =>
  within(guest, 'Log', async () => {
    await guest.page.getByRole('textbox', { name: 'Say something' }).fill(text)
    await guest.press(button(guest, 'Send'))
    await guest.page.getByText(text).first().waitFor()
  })

export const hears = (guest: Guest, text: string) =>
  within(guest, 'Log', () => guest.page.getByText(text).first().waitFor())

export const personalLink = (guest: Guest) =>
  within(guest, 'Table', () => guest.page.getByRole('textbox', { name: 'My personal link' }).inputValue())

export const fourWords = (guest: Guest) =>
  within(guest, 'Table', async () => (await guest.page.getByText(/^[a-z]+( [a-z]+){3}$/).textContent()) ?? '')

export const leaveSeat = (guest: Guest) =>
  within(guest, 'Table', async () => {
    await guest.press(button(guest, 'Leave my seat'))
    await guest.press(guest.page.getByRole('button', { name: 'Leave', exact: true }))
  })

/** To a table at which no other seat is to be had. */
export async function comeBack(guest: Guest, phrase: string) {
  await guest.press(button(guest, /^(I have a seat here already|Back to my seat)$/))
  await guest.page.getByLabel('Your four words').fill(phrase)
  await guest.press(button(guest, 'Come back'))
}

// --- going back ------------------------------------------------------------------------------------------------------

export const takeBack = (guest: Guest) => guest.press(button(guest, 'Take back'))

/** The others are asked. */
export const askToGoBack = (guest: Guest, before: string | RegExp) =>
  within(guest, 'Log', async () => {
    const line = guest.page.getByRole('listitem').filter({ hasText: before }).last()
    await guest.press(line.getByRole('button', { name: 'Ask to go back to before this' }))
  })

export const agree = (guest: Guest) => guest.press(button(guest, 'Agree'))
