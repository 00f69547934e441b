import { foresee, moments, shownAt } from './foreseen.ts'
import type { Shown, Stage } from './stage.ts'
import type { Said, Word } from './words.ts'

/** The screens of the game in play, each at a moment of a real game in which its question is open. */

const questions = [
  'ti3.ask.pick',
  'ti3.ask.turn',
  'ti3.ask.move',
  'ti3.ask.produce',
  'ti3.ask.secondary',
  'ti3.ask.vote',
  'ti3.ask.negotiations',
  'ti3.ask.claim',
  'ti3.ask.redistribute',
  'ti3.ask.technology',
  'ti3.ask.payTechnology',
  'ti3.ask.land',
  'ti3.ask.casualties',
] as const satisfies readonly Said[]

export type PlayMoments = Readonly<Record<(typeof questions)[number], Shown>>

/** As many games as it takes. */
export function findMoments(players = 3): PlayMoments {
  const found: Partial<Record<string, Shown>> = {}
  for (let n = 1; questions.some(text => !found[text]); n++) {
    const game = foresee(`tour ${n}`, players)
    for (const asked of moments(game)) found[asked.ask.text] ??= shownAt(asked, game)
  }
  return found as PlayMoments
}

export async function* tourOfPlay(
  stage: Stage,
  shown: PlayMoments,
  say: (word: Word) => string,
): AsyncGenerator<string> {
  const { page, press } = stage
  const dock = page.getByRole('region', { name: say('bar.dock'), exact: true })
  const named = (word: Word) => page.getByRole('button', { name: say(word), exact: true })
  const tab = (word: Word) => page.getByRole('button', { name: new RegExp(`^${say(word)}(,|$)`) })
  const dialog = page.getByRole('dialog')
  const answers = dock.locator('.confirm button, .answers button').first()

  for (const text of questions) {
    await stage.show(shown[text])
    await (text === 'ti3.ask.turn' ? named('galaxy.turn.pass') : answers).first().waitFor()
    yield text
    if (text === 'ti3.ask.pick') {
      await press(dock.getByRole('radio').first())
      yield `${text}, chosen`
    }
    if (text === 'ti3.ask.turn') {
      await press(named('galaxy.turn.tactical'))
      yield `${text}, systems`
      await press(dock.locator('.turn-list button').first())
      await named('galaxy.turn.activate').waitFor()
      yield `${text}, a dossier`
      await page.keyboard.press('Escape')
    }
    if (text === 'ti3.ask.move') {
      await press(named('galaxy.move.all').first())
      yield `${text}, all of them`
    }
    if (text === 'ti3.ask.produce') {
      await press(dock.locator('.unit-more:not([aria-disabled=true])').first())
      yield `${text}, something built`
    }
  }

  // A long game has most to look up.
  await stage.show(shown['ti3.ask.casualties'])
  await dock.locator('.casualties').waitFor()
  const pages = page.getByRole('tab')
  if (await tab('tab.mine').isVisible()) await press(tab('tab.mine'))
  await pages.first().waitFor()
  for (const one of await pages.all()) {
    await press(one)
    yield `page ${await one.textContent()}`
  }
  const close = async () => {
    await press(dialog.getByRole('button', { name: say('tab.close') }).first())
    await dialog.waitFor({ state: 'detached' })
  }
  if (await dialog.isVisible()) await close()
  for (const panel of ['tab.players', 'tab.log'] as const) {
    if (!(await tab(panel).isVisible())) continue
    await press(tab(panel))
    await dialog.getByRole('heading').first().waitFor()
    yield `panel ${panel} in play`
    await close()
  }
}
