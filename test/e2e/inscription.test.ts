import { expect, test } from 'vitest'
import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { AskFrame } from '../../shared/engine/frames.ts'
import type { View } from '../../shared/engine/rules.ts'
import type { Phase, Table } from '../../shared/inscription/table.ts'
import type { RoomMade } from '../../shared/protocol.ts'
import { call, Player } from '../worker/player.ts'
import { bringAxe, overflow, violations } from './axe.ts'
import { desktop, phone } from './browser.ts'
import { arrive, type Guest } from './guest.ts'
import { evening } from './house.ts'
import { untilAtRest } from './rest.ts'

const here = evening()

/** A table of one, played by a bot at a raw socket up to wherever there is something to see. */
async function alone(seed: string) {
  const body = { game: 'inscription', options: { players: '1', difficulty: 'easy' }, name: 'Ada' }
  const { body: made } = await call<RoomMade>(here.url, 'POST', '/api/rooms', { body })
  await call(here.url, 'GET', `/api/rooms/${made.room}/peek-start?seed=${seedFrom(seed)}`)
  const player = await Player.join(here.url, made.room, made.token)
  return { player, link: `${here.url}/r/${made.room}#${made.token}` }
}

const tableOf = ({ welcome }: Player) => welcome?.table as unknown as Table | undefined

/** Answers like a bot until it is so. */
async function playUntil(player: Player, there: (ask: AskFrame, phase: Phase | undefined) => boolean) {
  const chance = chanceOf(seedFrom('solo'))
  for (let turn = 0; ; turn++) {
    await player.settled()
    const { welcome } = player
    const ask = welcome?.asks[0] as AskFrame | undefined
    if (!welcome || !ask || there(ask, tableOf(player)?.phase)) return
    const seen = { table: welcome.table, hand: welcome.hand, seat: 'p1' } as unknown as View
    const named = {
      ...chance,
      below: (name: string, limit: number) => chance.below(`${turn}/${name}`, limit),
    }
    const { code } = await player.answer(botAnswer('inscription', 'random', seen, ask, named))
    if (code !== undefined) throw new Error(`${ask.key} was refused: ${code}`)
  }
}

const withoutHints = async (guest: Guest, name: string) => {
  const enough = guest.page.getByRole('button', { name })
  await enough.waitFor()
  await guest.press(enough)
}

test('a table of one is played to its rank', async () => {
  const { player, link } = await alone('to the end')
  await playUntil(player, () => false)
  expect(tableOf(player)?.phase).toBe('over')
  const ada = await arrive(here.browser, phone, link)
  await ada.page.locator('.ins-final').waitFor()
  const total = tableOf(player)?.scores?.['p1']?.total ?? Number.NaN
  await ada.page.locator('.ins-final').getByText(String(total), { exact: true }).first().waitFor()
  await ada.page.locator('.ins-rank').waitFor()
  expect(ada.complaints).toEqual([])
})

test.each([
  { locale: 'it', theme: 'light', device: phone, enough: 'Basta consigli' },
  { locale: 'en', theme: 'dark', device: desktop, enough: 'No more hints' },
] as const)(
  'every screen of it can be read by all: $locale, $theme',
  async ({ locale, theme, device, enough }) => {
    const { player, link } = await alone('to be read')
    const guest = await arrive(
      here.browser,
      { ...device, locale, colorScheme: theme, reducedMotion: 'reduce' },
      here.url,
    )
    await bringAxe(guest.page.context())
    const wrong: string[] = []
    const look = async (place: string) => {
      await untilAtRest(guest.page)
      const faults = [...(await violations(guest.page)), ...(await overflow(guest.page))]
      wrong.push(...faults.map(fault => `${place}: ${fault}`))
    }
    await guest.page.goto(link)
    await withoutHints(guest, enough)
    await look('factions')
    await playUntil(player, ask => ask.text === 'inscription.ask.sheet')
    await guest.page.locator('[data-sheet] .ins-cover').first().waitFor()
    await look('the active sheet')
    for (const sheet of ['navigation', 'expansion', 'industry', 'warfare'] as const) {
      await player.answer(sheet)
      await player.settled()
      await guest.page.locator(`[data-sheet="${sheet}"].turned`).waitFor()
      await look(`marking ${sheet}`)
      await playUntil(player, ask => ask.text === 'inscription.ask.sheet')
    }
    await playUntil(player, ask => ask.options.shape === 'ballot')
    await guest.page.locator('.ins-ballot').waitFor()
    await look('a ballot')
    await playUntil(player, ask => ask.options.shape === 'deploy')
    await look('deploying')
    await playUntil(player, () => false)
    await guest.page.locator('.ins-final').waitFor()
    await look('the end')
    expect([...wrong, ...guest.complaints]).toEqual([])
  },
)
