import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { councilScene, midwar } from './scenes.ts'
import { type Stage, stages } from './stage.ts'

const open = stages()
const atTheVote = () => open(phone, councilScene(midwar()))
const note = ({ page }: Stage, text: string | RegExp) => page.locator('.board-notes').getByText(text)
const lineOf = ({ page }: Stage) => page.locator('.bar .line')

const votes = (stage: Stage) =>
  stage.press(
    stage.page.getByRole('region', { name: 'Your answer' }).getByRole('button', { name: 'For', exact: true }),
  )

test('a line that says nothing any more is told of within five seconds, and forgotten once it speaks', async () => {
  const stage = await atTheVote()
  expect(await lineOf(stage).textContent()).toContain('Connected')
  stage.silence()
  const since = Date.now()
  await lineOf(stage).getByText('Not connected').waitFor({ timeout: 5500 })
  expect(Date.now() - since).toBeLessThan(5500)
  stage.speak()
  await lineOf(stage).getByText('Connected again').waitFor()
  expect(stage.complaints).toEqual([])
})

test('a browser without a network says so at once', async () => {
  const stage = await atTheVote()
  stage.silence()
  await stage.page.evaluate(() => dispatchEvent(new Event('offline')))
  await lineOf(stage).getByText('Not connected').waitFor({ timeout: 1000 })
})

test('what is answered meanwhile is kept, said to be kept, and said to have arrived', async () => {
  const stage = await atTheVote()
  stage.silence()
  await votes(stage)
  await note(stage, 'Your answer is kept').waitFor({ timeout: 5500 })
  const before = stage.sent.length
  stage.speak()
  await note(stage, 'Your answer has arrived.').waitFor()
  expect(stage.sent.slice(before)).toMatchObject([{ answer: { value: 'for' } }])
  await note(stage, 'has arrived').waitFor({ state: 'detached' })
})

test('what was kept too long is said to be void, until it is put away', async () => {
  const stage = await atTheVote()
  stage.silence()
  await votes(stage)
  await note(stage, 'Your answer is kept').waitFor()
  stage.speak('notOpen')
  const told = note(stage, 'Your kept answer is void')
  await told.waitFor()
  expect(await note(stage, 'is kept and sent').count()).toBe(0)
  await stage.press(stage.page.locator('.problem').getByRole('button', { name: 'Close' }))
  await told.waitFor({ state: 'detached' })
})
