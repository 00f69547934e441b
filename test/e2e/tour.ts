import { type Friends, gather, personalLink, playUntil } from './friends.ts'
import type { Guest } from './guest.ts'
import { askedAt } from './moments.ts'
import { newTable } from './table.ts'
import type { Word } from './words.ts'

/** Every screen on the way to the game and after it. */

/** Tables that stand where there is something to see. */
export interface Tables {
  url: string
  lobby: Friends
  homes: Friends
  laying: Friends
  stationing: Friends
  over: Friends
}

export async function setTables(url: string): Promise<Tables> {
  const homes = await gather(url)
  const laying = await gather(url, { players: 4 })
  await playUntil(laying, ({ galaxy }) => galaxy.laid === 14)
  await laying.players[1]?.ask('chat', { text: 'Well met!' })
  const stationing = await gather(url, { players: 6 })
  await playUntil(stationing, ({ phase }) => phase === 'stationing')
  const over = await gather(url)
  await playUntil(over, () => false)
  const lobby = await gather(url, { people: 2, start: false })
  return { url, lobby, homes, laying, stationing, over }
}

/** Stops at each screen once it is to be seen, and tells its name. */
export async function* tour(
  guest: Guest,
  tables: Tables,
  say: (word: Word) => string,
): AsyncGenerator<string> {
  const { page, press } = guest
  const named = (word: Word) => page.getByRole('button', { name: say(word), exact: true }).last()
  const tab = (word: Word) => page.getByRole('button', { name: new RegExp(`^${say(word)}(,|$)`) })
  const hexes = page.getByRole('group', { name: say('galaxy.map') }).getByRole('button')
  const glowing = hexes.and(page.getByRole('button', { name: new RegExp(`${say('galaxy.hex.legal')}$`) }))
  const dialog = page.getByRole('dialog')
  const close = async () => {
    await press(dialog.getByRole('button', { name: say('tab.close') }).first())
    await dialog.waitFor({ state: 'detached' })
  }
  const sit = async (link: string) => {
    // From elsewhere, or only what stands behind the # would change.
    await page.goto(`${tables.url}/icon.svg`)
    await page.goto(link)
  }

  await page.goto(tables.url)
  const begin = newTable(guest, say('game.ti3.edition'), say('home.newTable'))
  await begin.waitFor()
  yield 'front page'
  await press(begin)
  await dialog.waitFor()
  yield 'new table'

  await page.goto(tables.lobby.link)
  await named('sit.down').waitFor()
  await press(page.getByText(say('sit.recover')))
  yield 'lobby of a newcomer'
  await sit(personalLink(tables.lobby, 'p1'))
  await named('lobby.fill').waitFor()
  await page.locator('.qr').waitFor()
  yield 'lobby of the host'
  await press(named('lobby.look'))
  await dialog.waitFor()
  yield 'name and colours'

  await sit(askedAt(tables.homes))
  await glowing.first().waitFor()
  yield 'choosing a home'
  await press(glowing.first())
  await named('ti3.ask.home.yes').waitFor()
  yield 'confirming a home'

  await page.goto(tables.laying.link)
  await named('sit.back').waitFor()
  yield 'watching'
  await press(named('sit.back'))
  await dialog.waitFor()
  yield 'taking a seat'
  await sit(askedAt(tables.laying))
  const system = page.getByRole('radio', { disabled: false }).first()
  await system.waitFor()
  yield 'laying'
  await press(system)
  await glowing.first().waitFor()
  yield 'laying, a system chosen'
  await press(hexes.last())
  await page.getByRole('alert').getByText(say('refused.notThisRing')).waitFor()
  yield 'laying, a place refused'
  await press(glowing.first())
  await named('galaxy.lay.yes').waitFor()
  yield 'laying, to be confirmed'
  await press(named('ask.cancel'))
  await press(hexes.first())
  await page.getByRole('region', { name: say('galaxy.dossier') }).waitFor()
  yield 'looking at a system'
  await sit(personalLink(tables.laying, 'p1'))
  await hexes.first().waitFor()
  for (const panel of ['tab.mine', 'tab.players', 'tab.log', 'tab.table'] as const) {
    if (!(await tab(panel).isVisible())) continue
    await press(tab(panel))
    await dialog.getByRole('heading').first().waitFor()
    await dialog.getByText(say('line.connecting')).waitFor({ state: 'detached' })
    yield `panel ${say(panel)}`
    await close()
  }

  await sit(askedAt(tables.stationing))
  await named('galaxy.station.yes').waitFor()
  yield 'stationing'
  await page.goto(tables.over.link)
  await named('over.look').waitFor()
  yield 'the end, watched'
  await sit(personalLink(tables.over, 'p1'))
  await named('over.look').waitFor()
  yield 'the end'
  await press(named('over.look'))
  yield 'the finished galaxy'
  await page.goto(`${tables.url}/r/222222222222`)
  await page.getByRole('heading', { name: say('lost.noRoom') }).waitFor()
  yield 'no table'
  await page.goto(`${tables.url}/nowhere`)
  await page.getByRole('heading', { name: say('lost.noPage') }).waitFor()
  yield 'nothing here'
}
