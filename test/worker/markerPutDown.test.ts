import { afterAll, beforeAll, expect, test } from 'vitest'
import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Hand, Table } from '../../shared/inscription/table.ts'
import { type House, openHouse } from './house.ts'
import { gather, Player } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ BOT_DELAY_MS: '1', MESSAGES_A_SECOND: '1000', SLOW_MS: '0' })
})
afterAll(() => house.close())

const tableOf = ({ welcome }: Player) => welcome?.table as Table
const handOf = ({ welcome }: Player) => welcome?.hand as unknown as Hand
const isMarking = (player: Player) => tableOf(player).phase === 'cardResources'
const marksOf = ({ marks }: { marks: unknown }) => JSON.stringify(marks).length

/** Says what a bot would in this seat. */
async function decide(player: Player) {
  const { seat = '', asks } = player.welcome ?? {}
  const [ask] = asks ?? []
  if (!ask) return
  const seen = { seat, table: tableOf(player), hand: handOf(player) }
  const chance = chanceOf(seedFrom(ask.key))
  await player.answer(botAnswer('inscription', 'sensible', seen as never, ask, chance))
  await player.settled()
}

async function decideUntil(players: readonly Player[], done: () => boolean) {
  const begun = Date.now()
  while (!done()) {
    if (Date.now() - begun > 30_000) throw new Error('The table never got there')
    for (const player of players) if (!done()) await decide(player)
    await players[0]?.settled()
  }
}

test('[R12.2] in Inscription a bot marks what whoever is away still has to mark, and puts their marker down', async () => {
  const { room, seats, players } = await gather(house.url, {
    game: 'inscription',
    people: 3,
    options: {},
    seed: 'markers',
  })
  const [ada, bea, cid] = players as [Player, Player, Player]

  await decideUntil(players, () => isMarking(cid) && cid.key.includes('/p3/'))
  await decide(cid)
  const marked = marksOf(handOf(cid))
  expect([tableOf(cid).phase, cid.welcome?.waiting.includes('p3')]).toEqual(['cardResources', true])
  cid.close()
  const { step } = tableOf(ada)
  await decideUntil([ada, bea], () => ada.welcome?.waiting.join() === 'p3')
  const shown = marksOf(tableOf(ada).players['p3'] as { marks: unknown })

  await ada.ask('standIn', { seat: 'p3', yes: true })
  await bea.ask('standIn', { seat: 'p3', yes: true })
  await ada.until(() => tableOf(ada).step > step, 'all markers to be down')
  const down = tableOf(ada).players['p3'] as { marks: unknown }
  expect(marksOf(down)).toBeGreaterThan(shown)

  const back = await Player.join(house.url, room, seats[2]?.token)
  expect(marksOf(handOf(back))).toBeGreaterThanOrEqual(marked)
  await ada.until(() => ada.welcome?.seats[2]?.standIn === undefined, 'Cid to be back')
  await decideUntil([ada, bea, back], () => tableOf(ada).step > step + 1)
})
