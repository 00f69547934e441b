import { expect, test } from 'vitest'
import type { Situation } from '../ti3/midgame.ts'
import { desktop, phone } from './browser.ts'
import { untilAtRest } from './rest.ts'
import { midwar, moveScene, war } from './scenes.ts'
import { stages } from './stage.ts'
import { button } from './table.ts'

const openStage = stages()

/** As many stand in a0 as could win. */
const even: Situation = { units: { ...war.units, p4: { a0: { dreadnought: 3, cruiser: 4 } } } }

/** p1 comes to a0, where p4 stands, with everything he has there. */
async function coming(device: typeof phone | typeof desktop, locale: string, more: Situation, all = 'All') {
  const stage = await openStage({ ...device, locale }, moveScene(midwar(more), ['a0']))
  await stage.press(button(stage, all).first())
  const outlook = stage.page.locator('.outlook')
  await stage.press(outlook.locator('summary'))
  await untilAtRest(stage.page)
  return { stage, outlook }
}

const shown = (text: string | null, word: string) =>
  Number(text?.match(new RegExp(`${word} (\\d+)`))?.[1] ?? 0)

test('Odds ask when one would leave only where there is somewhere to leave to', async () => {
  const { outlook } = await coming(phone, 'en', { ...even, activated: { ...war.activated, p1: [] } })
  await outlook.locator('.hint').waitFor()
  expect(await outlook.getByText('I would retreat').count()).toBe(0)
  const open = await coming(phone, 'en', { ...even, activated: { ...war.activated, p1: ['b1'] } })
  await open.outlook.getByText('I would retreat').waitFor()
  await open.stage.press(open.outlook.getByRole('radio', { name: 'below 50 %' }))
  await untilAtRest(open.stage.page)
  expect(shown(await open.outlook.locator('.outlook-line').textContent(), 'retreat')).toBeGreaterThan(0)
})

test('Odds are worse where PDS of a third player reach the system', async () => {
  const line = async (technologies: NonNullable<Situation['technologies']>) => {
    const { outlook } = await coming(desktop, 'it', { ...even, technologies }, 'Tutte')
    return shown(await outlook.locator('.outlook-line').textContent(), 'vittoria')
  }
  const alone = await line({ ...war.technologies })
  expect(alone).toBeGreaterThan(0)
  const shotAt = await line({ ...war.technologies, p2: ['deep_space_cannon', 'graviton_laser_system'] })
  expect(shotAt).toBeLessThan(alone)
})
