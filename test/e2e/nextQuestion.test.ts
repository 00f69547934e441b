import { expect, test } from 'vitest'
import { spending } from '../inscription/scene.ts'
import { desktop, phone } from './browser.ts'
import { shownIn } from './inscriptionScenes.ts'
import { councilScene, midwar, turnScene, voteScene } from './scenes.ts'
import { type Stage, stages } from './stage.ts'
import * as ti4 from './ti4Scenes.ts'

const open = stages()
const marking = (more = 2) => shownIn(spending({ M: more, I: 1 }, 'navigation'))

const whatHasFocus = ({ page }: Stage) =>
  page.evaluate(() => {
    const at = document.activeElement
    const where = at?.closest('.asking') ? 'dock' : at?.closest('.board') ? 'board' : 'elsewhere'
    return { where, is: at?.getAttribute('class') ?? '', name: at?.getAttribute('aria-label') ?? '' }
  })
const skip = ({ page }: Stage) => page.getByRole('button', { name: 'To what I am asked' })

async function skipsByTheFirstKey(stage: Stage) {
  await skip(stage).waitFor()
  await stage.page.keyboard.press('Tab')
  expect(await skip(stage).evaluate(button => button === document.activeElement)).toBe(true)
  expect(await skip(stage).evaluate(button => button.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
  await stage.page.keyboard.press('Enter')
}

const turns = {
  'the third edition': () => turnScene(midwar()),
  'the fourth edition': () => ti4.turnScene(),
}
test.each(Object.entries(turns))('a first key leads to what is asked in %s', async (_, scene) => {
  for (const device of [phone, desktop]) {
    const stage = await open(device, scene())
    await skipsByTheFirstKey(stage)
    expect(await whatHasFocus(stage)).toMatchObject({ where: 'dock', is: 'asking' })
    await stage.page.keyboard.press('Tab')
    expect(await whatHasFocus(stage)).toMatchObject({ where: 'dock' })
  }
})

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('in Inscription it leads to the first mark, on %s', async (_, device) => {
  const stage = await open(device, marking())
  await skipsByTheFirstKey(stage)
  const { where, is } = await whatHasFocus(stage)
  expect(where).toBe('board')
  expect(is).toContain('offered')
})

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('without it the first mark of Inscription is within fifteen tabs, on %s', async (_, device) => {
  const { page } = await open(device, marking())
  const isMark = () => page.evaluate(() => document.activeElement?.matches('.lit, .offered') === true)
  let tabs = 0
  while (tabs <= 15 && !(await isMark())) {
    await page.keyboard.press('Tab')
    tabs++
  }
  expect(tabs).toBeLessThanOrEqual(15)
})

test('with an answer by key the focus goes to the next question; whoever reads elsewhere stays there', async () => {
  const table = midwar()
  const stage = await open(desktop, councilScene(table))
  const { page } = stage
  await page.getByRole('button', { name: 'For', exact: true }).focus()
  await page.keyboard.press('Enter')
  await stage.show(turnScene(table))
  expect(await whatHasFocus(stage)).toMatchObject({ where: 'dock', is: 'asking' })
  expect((await whatHasFocus(stage)).name).not.toBe('')
  await page.getByRole('textbox', { name: 'Say something' }).focus()
  await stage.show(voteScene(table))
  expect(await whatHasFocus(stage)).toMatchObject({ where: 'elsewhere' })
})

test('whoever marks goes on where the mark was made', async () => {
  const stage = await open(desktop, marking())
  await skipsByTheFirstKey(stage)
  await stage.page.keyboard.press('Enter')
  await stage.show(marking(1))
  expect(await whatHasFocus(stage)).toMatchObject({ where: 'board' })
})
