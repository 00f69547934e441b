import type { Friends } from './friends.ts'
import type { Guest } from './guest.ts'
import { askedAt, isAsked, question, tableWhere } from './moments.ts'
import type { Word } from './tour.ts'

/** The screens of the game in play, each at a table where its question is open. */

const questions = [
  'ti3.ask.pick',
  'ti3.ask.turn',
  'ti3.ask.move',
  'ti3.ask.produce',
  'ti3.ask.secondary',
  'ti3.ask.vote',
  'ti3.ask.claim',
  'ti3.ask.redistribute',
  'ti3.ask.technology',
  'ti3.ask.payTechnology',
  'ti3.ask.land',
  'ti3.ask.casualties',
] as const satisfies readonly Word[]

export type PlayTables = Readonly<Record<(typeof questions)[number], Friends>>

export async function setPlayTables(url: string): Promise<PlayTables> {
  const tables: Record<string, Friends> = {}
  for (const text of questions) tables[text] = await tableWhere(url, isAsked(text))
  return tables as PlayTables
}

interface Ways {
  say(word: Word): string
  sit(link: string): Promise<void>
}

export async function* tourOfPlay(
  { page, press }: Guest,
  tables: PlayTables,
  { say, sit }: Ways,
  half: 'one' | 'other',
): AsyncGenerator<string> {
  const dock = page.getByRole('region', { name: say('bar.dock'), exact: true })
  const named = (word: Word) => page.getByRole('button', { name: say(word), exact: true })
  const tab = (word: Word) => page.getByRole('button', { name: new RegExp(`^${say(word)}(,|$)`) })
  const dialog = page.getByRole('dialog')
  const answers = dock.locator('.confirm button, .answers button').first()

  const toured = questions.filter((_, at) => at % 2 === (half === 'one' ? 0 : 1))
  for (const text of toured) {
    const friends = tables[text]
    await sit(askedAt(friends))
    // Several may be asked of one player: the first lies open.
    const open = question(friends)?.ask.options.shape
    await (open === 'turn' ? named('ti3.turn.pass').first() : answers).waitFor()
    yield text
    if (text === 'ti3.ask.pick') {
      await press(dock.getByRole('radio').first())
      yield `${text}, chosen`
    }
    if (text === 'ti3.ask.turn') {
      await press(named('ti3.turn.tactical'))
      yield `${text}, systems`
      await press(dock.locator('.turn-list button').first())
      await named('ti3.turn.activate').waitFor()
      yield `${text}, a dossier`
    }
    if (text === 'ti3.ask.move') {
      const all = named('ti3.move.all').first()
      if (await all.isVisible()) await press(all)
      yield `${text}, all of them`
    }
    if (text === 'ti3.ask.produce') {
      const more = dock.locator('.yard').getByRole('button', { disabled: false }).first()
      if ((await more.count()) > 0) await press(more)
      yield `${text}, something built`
    }
  }

  // A long game has most to look up.
  await sit(askedAt(tables['ti3.ask.casualties']))
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
