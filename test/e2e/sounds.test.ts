import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { BrowserContext } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import type { Sound } from '../../client/parts/synth.ts'
import { scene } from '../inscription/scene.ts'
import { desktop } from './browser.ts'
import { shownIn } from './inscriptionScenes.ts'
import { midwar, turnScene } from './scenes.ts'
import { type Shown, type Stage, stages } from './stage.ts'
import * as ti4 from './ti4Scenes.ts'
import { words } from './words.ts'

const open = stages()
const said = words('en')

/** A tone that no other of the sounds has, in hertz. */
const marks: Readonly<Record<Sound, number>> = { turn: 880, dice: 1500, battle: 98, end: 392 }
const kinds = Object.keys(marks) as Sound[]

/** Every tone that is asked of the synthesizer, heard by nobody. */
async function listen(context: BrowserContext) {
  await context.addInitScript(() => {
    const struck: number[] = []
    const sink = { connect: (to: unknown) => to }
    const ramp = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
    const Fake = class {
      currentTime = 0
      destination = sink
      resume = async () => {}
      createGain = () => ({ ...sink, gain: ramp })
      createOscillator = () => ({
        ...sink,
        frequency: { ...ramp, setValueAtTime: (pitch: number) => struck.push(pitch) },
        start() {},
        stop() {},
      })
    }
    Object.assign(window, { AudioContext: Fake, struck })
  })
}
const allowed = async (context: BrowserContext) => {
  await listen(context)
  await context.addInitScript(() => localStorage.setItem('throneward.sound', 'on'))
}

const heard = ({ page }: Stage): Promise<Record<Sound, number>> =>
  page.evaluate(marks => {
    const { struck } = window as unknown as { struck: number[] }
    const count = (pitch: number) => struck.filter(one => one === pitch).length
    return Object.fromEntries(Object.entries(marks).map(([kind, pitch]) => [kind, count(pitch)]))
  }, marks) as Promise<Record<Sound, number>>
const only = (...which: Sound[]) =>
  Object.fromEntries(kinds.map(kind => [kind, which.filter(one => one === kind).length]))

const hears = (stage: Stage, ...which: Sound[]) =>
  vi.waitFor(async () => expect(await heard(stage)).toEqual(only(...which)), { timeout: 10_000 })
/** What is to be silent is listened to for longer than any sound needs. */
async function staysAt(stage: Stage, ...which: Sound[]) {
  await stage.page.evaluate(() => new Promise(done => setTimeout(done, 1800)))
  expect(await heard(stage)).toEqual(only(...which))
}

const table = midwar()
const asked = turnScene(table)
const waiting: Shown = { table }
const begun = { at: 1, n: 1, text: 'ti3.log.round', about: { round: 4 } }
const fires = (seat: string, dice: number[]) => ({
  at: 60,
  n: 3,
  text: 'ti3.log.fires',
  about: { seat, unit: 'cruiser', needs: 7, hits: 1 },
  dice,
})
const fought = [
  { at: 60, n: 3, text: 'ti3.log.spaceBattle', about: { seat: 'p3', hex: 'b1' } },
  fires('p3', [7]),
  fires('p1', [8]),
  { at: 60, n: 3, text: 'ti3.log.holdsSpace', about: { seat: 'p1', hex: 'b1' } },
]

test('nothing sounds until it is allowed, and allowing it is heard', async () => {
  const stage = await open(desktop, { ...waiting, log: [begun] }, listen)
  await stage.show({ ...asked, log: [begun] })
  stage.says({ commit: { v: 10, log: fought } })
  await staysAt(stage)
  await stage.press(stage.page.getByRole('button', { name: said('tab.table'), exact: true }))
  await stage.press(stage.page.getByRole('radio', { name: said('settings.sound.on'), exact: true }))
  await hears(stage, 'turn')
})

test.each([
  ['the third edition', waiting, asked],
  ['the fourth edition', { ...ti4.turnScene(), asks: [] }, ti4.turnScene()],
])('my turn is heard once as it comes, and not as the page opens on it, in %s', async (_, before, mine) => {
  const stage = await open(desktop, before, allowed)
  await stage.show(mine)
  await hears(stage, 'turn')
  await staysAt(stage, 'turn')
  await staysAt(await open(desktop, mine, allowed))
})

test('a battle is heard once, and so are its dice as they fall', async () => {
  const stage = await open(desktop, { ...asked, log: [begun] }, allowed)
  await staysAt(stage)
  stage.says({ commit: { v: 10, log: fought } })
  await hears(stage, 'battle', 'dice')
  await staysAt(stage, 'battle', 'dice')
})

test('the dice of a round of Inscription are heard once as they are rolled, and not as the page opens on them', async () => {
  const before = shownIn(scene({ segment: 'cardResources' }, { event: 'first_ventures' }))
  const rolled = shownIn(
    scene({ segment: 'diceResources' }, { event: 'first_ventures', dice: { black: ['M', 'R', 'I'] } }),
  )
  const stage = await open(desktop, before, allowed)
  await staysAt(stage)
  await stage.show(rolled)
  await hears(stage, 'dice')
  await stage.show(rolled)
  await staysAt(stage, 'dice')
  await staysAt(await open(desktop, rolled, allowed))
})

test('a battle of the fourth edition that begins is heard once, and not as the page opens on it', async () => {
  const battle = ti4.battleScene()
  const { battle: _, ...peace } = battle.table
  const stage = await open(desktop, { ...battle, table: peace as typeof battle.table }, allowed)
  await staysAt(stage)
  await stage.show(battle)
  await vi.waitFor(async () => expect((await heard(stage)).battle).toBe(1), { timeout: 10_000 })
  await stage.show(battle)
  await staysAt(stage, 'battle', 'dice')
  await staysAt(await open(desktop, battle, allowed))
})

test('the end is heard once, and not as the page opens on it', async () => {
  const stage = await open(desktop, asked, allowed)
  await stage.show({ table, over: ['p1'] })
  await hears(stage, 'end')
  await staysAt(stage, 'end')
  await staysAt(await open(desktop, { table, over: ['p1'] }, allowed))
})

test('whoever looks elsewhere is called to their turn, and hears nothing else', async () => {
  const stage = await open(desktop, { ...waiting, log: [begun] }, allowed)
  await stage.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  })
  stage.says({ commit: { v: 10, log: fought } })
  await staysAt(stage)
  stage.says({ commit: { v: 11, asks: asked.asks ?? [], waiting: ['p1'] } })
  await hears(stage, 'turn')
})

test('the past is told again in silence', async () => {
  const told = [{ ...begun, at: 50, text: 'ti3.log.activates', about: { seat: 'p3', hex: 'b1' } }, ...fought]
  const past = { table, steps: told.map(line => ({ table: {}, log: [line] })) }
  const stage = await open(desktop, { ...asked, log: [begun, ...told] }, allowed)
  await stage.page.route(/\/replay/, route => route.fulfill({ json: past }))
  await staysAt(stage)
  await stage.press(stage.page.getByRole('button', { name: said('log.retell') }))
  const fallen = stage.page.locator('.past-lines .die')
  await stage.page.getByRole('slider').fill(`${told.length - 2}`)
  await fallen.first().waitFor()
  await staysAt(stage)
})

const rate = 44_100

/** As it is heard: how loud at most, how loud on the whole while it lasts, and for how long. */
async function rendered({ page }: Stage, which: Sound) {
  return page.evaluate(
    async ({ which, rate }) => {
      const context = new OfflineAudioContext(1, rate * 4, rate)
      const { synth } = window as unknown as {
        synth: { playOn(context: BaseAudioContext, which: string): void }
      }
      synth.playOn(context, which)
      const samples = (await context.startRendering()).getChannelData(0)
      const isHeard = (sample: number) => Math.abs(sample) > 0.001
      const until = samples.findLastIndex(isHeard)
      const sounding = samples.slice(0, until + 1)
      const power = sounding.reduce((sum, sample) => sum + sample * sample, 0) / sounding.length
      return {
        peak: sounding.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
        loudness: Math.sqrt(power),
        seconds: until / rate,
        isSound: samples.every(Number.isFinite),
      }
    },
    { which, rate },
  )
}

test('every sound can be heard, clips nothing and is over within two seconds', async () => {
  const stage = await open(desktop, waiting)
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../client/parts/synth.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'synth',
  })
  await stage.page.evaluate(`${outputFiles[0]?.text};window.synth = synth`)
  for (const which of kinds) {
    const { peak, loudness, seconds, isSound } = await rendered(stage, which)
    expect(isSound, which).toBe(true)
    expect(peak, which).toBeGreaterThan(0.05)
    expect(peak, which).toBeLessThan(0.9)
    expect(loudness, which).toBeGreaterThan(0.01)
    expect(seconds, which).toBeGreaterThan(0.2)
    expect(seconds, which).toBeLessThan(2)
  }
})
