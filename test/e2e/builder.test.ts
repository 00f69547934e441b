import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { desktop, phone } from './browser.ts'
import { arrive, type Guest } from './guest.ts'
import { evening as house } from './house.ts'
import { until } from './patience.ts'
import { untilAtRest } from './rest.ts'
import { button, drag } from './table.ts'

/** A galaxy laid out alone. To look at it: LOOK=/some/folder npm test -- e2e/builder */

const folder = process.env['LOOK']
const here = house()

const place = ({ page }: Guest, hex: string) => page.locator(`[data-hex="${hex}"] .hit`)
const tile = ({ page }: Guest, word: string) =>
  page.locator('.builder-tray').getByRole('button', { name: new RegExp(`^${word}\\b`) })
/** What its address says lies there, ring by ring. */
const laid = ({ page }: Guest) => new URL(page.url()).searchParams.get('map')?.split(' ') ?? []
const ringOf = (guest: Guest) =>
  laid(guest)
    .slice(0, 6)
    .join(' ')
    .replace(/( -1)+$/, '')
const lies = (guest: Guest, words: string) => until(() => ringOf(guest) === words, `${words} to lie there`)

async function picture({ page }: Guest, name: string) {
  await untilAtRest(page)
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider, name).toBeLessThanOrEqual(0)
  expect(await page.locator('.builder').innerText(), name).not.toMatch(/ti4\.|undefined|\{\w+\}/)
  if (!folder) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

test('Tiles are dragged onto the map, over it and off it, taken back and laid again', async () => {
  const ada = await arrive(here.browser, desktop, `${here.url}/builder?players=3`)
  await drag(ada, tile(ada, '19'), place(ada, 'a0'))
  await lies(ada, '19')
  await drag(ada, tile(ada, '20'), place(ada, 'a2'))
  await lies(ada, '19 -1 20')
  await picture(ada, 'builder-dragged-en-desktop')
  // Each in the other's place.
  await drag(ada, place(ada, 'a0'), place(ada, 'a2'))
  await lies(ada, '20 -1 19')
  await drag(ada, place(ada, 'a2'), place(ada, 'a1'))
  await lies(ada, '20 19')
  await drag(ada, place(ada, 'a0'), ada.page.locator('.builder-tray'))
  await lies(ada, '-1 19')
  await tile(ada, '20').waitFor()
  await ada.press(button(ada, 'Undo'))
  await lies(ada, '20 19')
  await ada.page.keyboard.press('Control+z')
  await lies(ada, '20 -1 19')
  await ada.page.keyboard.press('Control+Shift+z')
  await ada.press(button(ada, 'Redo'))
  await lies(ada, '-1 19')
  // What was dragged was not tapped as well: a tile that is tapped now goes to the next free place.
  await ada.press(tile(ada, '21'))
  await lies(ada, '21 19')
  expect(ada.complaints).toEqual([])
})

test('By keys alone a tile is laid, moved, turned and taken away', async () => {
  const ada = await arrive(here.browser, desktop, `${here.url}/builder?players=6&board=large`)
  const { keyboard } = ada.page
  await place(ada, 'm0').focus()
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await ada.page.getByRole('button', { name: /^Lanes/ }).focus()
  await keyboard.press('Enter')
  await tile(ada, '83A0').focus()
  await keyboard.press('Enter')
  await lies(ada, '83A0')
  await place(ada, 'a0').focus()
  await keyboard.press('Enter')
  await button(ada, 'Turn it').focus()
  await keyboard.press('Enter')
  await lies(ada, '83A1')
  await button(ada, 'Move it').focus()
  await keyboard.press('Enter')
  await ada.page.getByText('Tap the place it goes to.').waitFor()
  await place(ada, 'a0').focus()
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  const isFurther = (word: string | undefined) =>
    until(() => laid(ada)[6] === word, `${word} to lie further out`)
  await isFurther('83A1')
  await lies(ada, '-1')
  await keyboard.press('Delete')
  await isFurther('-1')
  await keyboard.press('Control+z')
  await isFurther('83A1')
  expect(ada.complaints).toEqual([])
})

test.each(['en', 'it'])(
  'On a phone tiles are dragged by a finger, and the map by what is not chosen, in %s',
  async locale => {
    const ada = await arrive(
      here.browser,
      { ...phone, locale },
      `${here.url}/builder?players=5&board=hyperlanes`,
    )
    const start = laid(ada)[0]
    await drag(ada, tile(ada, '19'), place(ada, 'a0'))
    await until(() => laid(ada)[0] === '19', 'the tile to lie there')
    expect(start).not.toBe('19')
    await picture(ada, `builder-dragged-${locale}-phone`)
    // The first touch after a fling only ends it.
    await ada.press(ada.page.getByRole('button', { name: /^Bl[ue]+ / }))
    await ada.press(place(ada, 'a0'))
    await picture(ada, `builder-chosen-${locale}-phone`)
    await drag(ada, place(ada, 'a0'), place(ada, 'a1'))
    await until(() => laid(ada)[1] === '19', 'the tile to lie beside')
    // Nothing is chosen now: the same finger moves the map, and no tile.
    const before = await place(ada, 'm0').boundingBox()
    const were = laid(ada).join(' ')
    await drag(ada, place(ada, 'a1'), place(ada, 'a3'))
    await until(async () => (await place(ada, 'm0').boundingBox())?.y !== before?.y, 'the map to have moved')
    expect(laid(ada).join(' ')).toBe(were)
    expect(ada.complaints).toEqual([])
  },
)
