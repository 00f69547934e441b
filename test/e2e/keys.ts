import type { Locator } from 'playwright-core'
import type { Guest } from './guest.ts'
import { until } from './patience.ts'
import { untilAtRest } from './rest.ts'
import { bar, button, dock, glowing, sends } from './table.ts'

/** What somebody does who has no mouse: everything by keys, seeing only where the focus is. */

const hasFocus = (what: Locator) => what.evaluate(element => element === document.activeElement)

export async function tabTo({ page }: Guest, what: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await what.waitFor()
  // What is drawn anew loses the focus it had.
  await untilAtRest(page)
  for (let stops = 0; stops < 150; stops++) {
    if (await hasFocus(what)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${what} cannot be reached by ${key}`)
}

export async function pressByKey(guest: Guest, name: string) {
  await tabTo(guest, button(guest, name))
  await guest.page.keyboard.press('Enter')
}

/** Letters go where the focus is. */
export async function type(guest: Guest, into: Locator, text: string) {
  await tabTo(guest, into)
  await guest.page.keyboard.press('Control+A')
  await guest.page.keyboard.type(text)
}

export async function takeTurnByKeys(guest: Guest) {
  const { page } = guest
  const asked = (await bar(guest).textContent()) ?? ''
  if (asked.includes('Place your starting forces')) return confirm(guest, 'Done')
  if (asked.includes('Lay a system')) await takeSystemByKeys(guest)
  await walkToGlowing(guest)
  await page.keyboard.press('Enter')
  await confirm(guest, asked.includes('Lay a system') ? 'Lay it' : 'Live here')
}

/** One of a list: a row of radio buttons, then the button below it. */
export async function pickByKeys(guest: Guest) {
  const radios = dock(guest).getByRole('radio')
  await tabTo(guest, radios.first())
  await guest.page.keyboard.press('Space')
  await until(() => radios.first().isChecked(), 'the first to be chosen')
  await guest.page.keyboard.press('ArrowDown')
  await until(() => radios.nth(1).isChecked(), 'the second to be chosen')
  await confirm(guest, 'Confirm')
}

/** A row of radio buttons is one stop; arrows choose within. */
async function takeSystemByKeys(guest: Guest) {
  const systems = dock(guest).getByRole('radio')
  const checked = dock(guest).getByRole('radio', { checked: true })
  await tabTo(guest, (await checked.count()) > 0 ? checked : systems.first())
  await guest.page.keyboard.press('Space')
  await untilAtRest(guest.page)
  for (let tried = 0; (await glowing(guest).count()) === 0; tried++) {
    if (tried > (await systems.count())) throw new Error('Nothing in hand could be laid')
    await guest.page.keyboard.press('ArrowRight')
    await untilAtRest(guest.page)
  }
}

/** The map is one stop too; arrows walk it, towards what glows. */
async function walkToGlowing(guest: Guest) {
  const { page } = guest
  const target = glowing(guest).first()
  const map = page.getByRole('group', { name: 'The galaxy' })
  const entry = map.locator('[tabindex="0"]')
  await tabTo(guest, entry, (await dock(guest).locator(':focus').count()) > 0 ? 'Shift+Tab' : 'Tab')
  for (let steps = 0; steps < 40; steps++) {
    if (await hasFocus(target)) return
    const [here, there] = [await map.locator(':focus').boundingBox(), await target.boundingBox()]
    if (!here || !there) throw new Error('The focus left the map')
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const sideways = Math.abs(dx) > here.width / 4
    await page.keyboard.press(
      sideways ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp',
    )
  }
  throw new Error('The arrows do not lead to what glows')
}

/** Choosing a place by key leads the focus on to the answer. */
async function confirm(guest: Guest, yes: string) {
  await tabTo(guest, button(guest, yes))
  await sends(guest, () => guest.page.keyboard.press('Enter'))
}
