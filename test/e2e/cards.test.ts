import { expect, test } from 'vitest'
import { type ActionCardId, actionCards } from '../../shared/ti3/content/actionCards.ts'
import type { PlanetId } from '../../shared/ti3/content/planets.ts'
import { hexOf } from '../../shared/ti3/realm.ts'
import { phone } from './browser.ts'
import { decideOnce, type Friends, gather, heardAll, personalLink, playUntil, tableOf } from './friends.ts'
import { arrive, type Guest } from './guest.ts'
import { evening } from './house.ts'
import { beforeASabotage, question, sensibleAnswer } from './moments.ts'
import { until } from './patience.ts'
import { button, dock } from './table.ts'
import { answerByTouch } from './touch.ts'

/** Cards and the council, on three phones at one table. */

const here = evening()

const answered = (friends: Friends, key: string) =>
  until(async () => {
    await heardAll(friends)
    return question(friends)?.ask.key !== key
  }, `${key} to be answered`)

const nameOf = (card: string) => actionCards[card.replace(/\.\d+$/, '') as ActionCardId].name

/** Asked of them all, whoever is first. */
async function windowsUntil(friends: Friends, there: () => boolean) {
  while (!there() && question(friends)?.ask.window !== undefined) await decideOnce(friends)
}

test('a phone plays a card aimed on the map, another sabotages it, all see it, and a council votes to its end', async () => {
  const { seed, key, seat, card, saboteur } = beforeASabotage(3)
  const friends = await gather(here.url, { seed })
  await playUntil(friends, () => question(friends)?.ask.key === key)
  const guests: Record<string, Guest> = {}
  for (const taken of friends.seats)
    guests[taken.seat] = await arrive(here.browser, phone, personalLink(friends, taken.seat))
  const all = Object.values(guests)
  const player = guests[seat] as Guest
  const other = guests[saboteur] as Guest

  // It glows in the hand, and is played from there once its text is read.
  await player.press(button(player, 'Realm'))
  await player.press(player.page.getByRole('tab', { name: /^Hand/ }))
  const held = player.page.getByRole('listitem').filter({ hasText: nameOf(card) })
  await player.press(held.getByRole('button', { name: 'Play it' }))
  expect(await dock(player).textContent()).toContain(nameOf(card))
  await player.press(button(player, 'Do it'))
  await answered(friends, key)

  // What it is aimed at is tapped on the map.
  const aim = question(friends)
  const [planet = ''] = Object.keys((aim?.ask.options as { of: object } | undefined)?.of ?? {})
  const hex = hexOf(tableOf(friends), planet as PlanetId)
  await player.press(player.page.locator(`[data-hex="${hex}"] .hit`))
  await player.press(button(player, 'Confirm'))
  await answered(friends, aim?.ask.key ?? '')

  await windowsUntil(friends, () => question(friends)?.seat === saboteur)
  await other.press(dock(other).getByRole('radio', { name: /^Sabotage/ }))
  await other.press(button(other, 'Confirm'))
  await windowsUntil(friends, () => question(friends)?.ask.window !== 'afterActionCard')
  for (const guest of all) {
    const scene = guest.page.getByRole('region', { name: 'A card is played' })
    await scene.getByText('Cancelled by Sabotage').waitFor()
    expect(await scene.textContent()).toContain(nameOf(card))
  }
  await player.press(button(player, /^Log/))
  await player.page.getByText(/is cancelled/).waitFor()
  await player.press(player.page.getByRole('dialog').getByRole('button', { name: 'Close' }))

  await playUntil(friends, table => table.agenda?.asked !== undefined)
  const { agenda } = tableOf(friends)
  if (!agenda) throw new Error('No council met')
  // All read the same agenda; who is asked reads it with the question.
  for (const guest of all) await guest.page.locator('.agenda').first().waitFor()
  const voters: string[] = []
  while (tableOf(friends).agenda?.card === agenda.card) {
    const now = question(friends)
    if (!now) break
    if (now.ask.window !== undefined) {
      await decideOnce(friends)
      continue
    }
    if (now.ask.text === 'ti3.ask.vote') voters.push(now.seat)
    await answerByTouch(guests[now.seat] as Guest, now.ask, sensibleAnswer(now))
    await answered(friends, now.ask.key)
  }
  expect(voters.length).toBeGreaterThan(0)
  // On a phone it gives way to what one is asked.
  const asked = question(friends)?.seat
  for (const [seat, guest] of Object.entries(guests))
    if (seat !== asked) await guest.page.getByRole('region', { name: 'The council has decided' }).waitFor()
  for (const guest of all) expect(guest.complaints).toEqual([])
}, 400_000)
