import { expect, test } from 'vitest'
import { traceEnd } from '../../shared/inscription/navigation.ts'
import type { MarkOptions } from '../../shared/inscription/shapes/mark.ts'
import type { Hand, Marks, Table } from '../../shared/inscription/table.ts'
import type { Player } from '../worker/player.ts'
import { moving, phone } from './browser.ts'
import { arrive, type Guest } from './guest.ts'
import { evening } from './house.ts'
import { inscribe } from './inscribed.ts'
import { until } from './patience.ts'
import { toMiddle, untilAtRest } from './rest.ts'

const here = evening()

/** Four at a table of Inscription, who have chosen factions and made Navigation their active sheet. */
async function atNavigation() {
  const { room, seats, players } = await inscribe(here.url, 'four phones', 4, { sheets: 'alike' })
  for (const player of players) await answerUntil(player, 'inscription.ask.sheet')
  for (const player of players) {
    await player.until(() => player.welcome?.asks[0]?.text === 'inscription.ask.sheet', 'the sheets')
    await player.answer('navigation')
    await player.settled()
  }
  return { room, seats, players }
}

/** Factions that set something up do so as they are offered it. */
async function answerUntil(player: Player, text: string) {
  const calm = ['nekro', 'sardakk', 'saar', 'naalu', 'yin', 'hacan', 'mentak', 'letnev', 'titans']
  await player.until(() => player.welcome?.asks[0] !== undefined, 'a faction to choose')
  const options = player.welcome?.asks[0]?.options as unknown as { of: Record<string, unknown> }
  const faction = Object.keys(options.of).find(id => calm.includes(id)) ?? Object.keys(options.of)[0]
  expect(player.welcome?.asks[0]?.text).not.toBe(text)
  await player.answer(faction)
}

function tableOf({ welcome }: Player): Table {
  if (!welcome) throw new Error('This player was not welcomed')
  return welcome.table as unknown as Table
}
const handOf = (player: Player) => player.welcome?.hand as unknown as Hand
/** Lines traced and systems circled, home being printed. */
const marksOn = ({ navigation }: Marks) =>
  navigation.lines.length + Object.keys(navigation.claimed).length - 1
const system = ({ page }: Guest, id: string) => page.locator(`[data-sheet="navigation"] [data-place="${id}"]`)

/** The first system that a resource of the card explores or claims. */
function systemToMark(player: Player): string {
  const options = player.welcome?.asks[0]?.options as MarkOptions | undefined
  const paid = options?.groups.find(
    ({ verb, with: payments }) => verb !== 'research' && payments.some(each => each.length === 1),
  )
  const [at = ''] = paid?.at ?? []
  return paid?.verb === 'explore' ? traceEnd(handOf(player).marks, at) : at
}

async function markOne(guest: Guest, player: Player) {
  const before = handOf(player).turn.marks
  await untilAtRest(guest.page)
  const place = system(guest, systemToMark(player))
  await toMiddle(place)
  await place.tap()
  await until(async () => {
    await player.settled()
    // The last of all ends the part, and the next begins without a mark.
    return handOf(player).turn.marks > before || !inFirstPart(player)
  }, 'the mark to be made')
}

async function putDown(guest: Guest, player: Player) {
  const { key } = player
  await guest.press(guest.page.locator('.ins-mark button.primary'))
  await until(async () => {
    await player.settled()
    return player.key !== key
  }, 'the marker to be down')
}

test('four phones mark at the same time; one drops out in the middle and finds every mark again', async () => {
  const { room, seats, players } = await atNavigation()
  const guests: Guest[] = []
  for (const { token } of seats)
    guests.push(
      await arrive(
        here.browser,
        { ...phone, ...moving, locale: 'en' },
        `${guests.length === 2 ? here.line.url : here.url}/r/${room}#${token}`,
      ),
    )
  for (const guest of guests) {
    const enough = guest.page.getByRole('button', { name: 'No more hints' })
    await enough.waitFor()
    await guest.press(enough)
    await system(guest, 'H').waitFor()
  }
  await Promise.all(guests.map((guest, i) => markOne(guest, players[i] as Player)))
  const marks = players.map(player => handOf(player).marks.navigation)

  // Nobody sees what the others have marked so far.
  for (const player of players)
    for (const { marks } of Object.values(tableOf(player).players)) expect(marksOn(marks)).toBe(0)
  expect(players.map(player => marksOn(handOf(player).marks))).toEqual([1, 1, 1, 1])

  here.line.cut()
  const cem = guests[2] as Guest
  await cem.page
    .getByText(/Reconnecting|Connecting|offline/i)
    .first()
    .waitFor()
  here.line.mend()
  await cem.page.reload()
  await system(cem, 'H').waitFor()
  await players[2]?.settled()
  expect(handOf(players[2] as Player).marks.navigation).toEqual(marks[2])

  // The part is over when all markers are down, and then everybody's sheet lies open.
  await Promise.all(
    guests.map(async (guest, i) => {
      const player = players[i] as Player
      while (player.welcome?.asks[0]?.options.shape === 'mark' && inFirstPart(player)) {
        const down = guest.page.locator('.ins-mark button.primary')
        if (systemToMark(player) === '' || (await down.isEnabled())) await putDown(guest, player)
        else await markOne(guest, player)
      }
    }),
  )
  for (const player of players) await player.until(() => !inFirstPart(player), 'the roll')
  const [ada] = players as [Player]
  for (const player of players) {
    const { navigation } = handOf(player).marks
    expect(marksOn(handOf(player).marks)).toBeGreaterThan(0)
    expect(tableOf(ada).players[player.welcome?.seat ?? '']?.marks.navigation).toEqual(navigation)
  }
  for (const guest of guests) expect(guest.complaints.filter(line => !line.includes('ERR_'))).toEqual([])
})

const inFirstPart = (player: Player) => tableOf(player).phase === 'cardResources'
