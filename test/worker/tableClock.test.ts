import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { allSettled, gather, Player, takeTurn } from './player.ts'

const allowed = 1500
const vars = { BOT_DELAY_MS: '20', CLOCK_MS: String(allowed) }

let house: House
beforeAll(async () => {
  house = await openHouse(vars)
})
afterAll(() => house.close())

const said = ({ welcome }: Player) => welcome?.log.map(({ text, about }) => [text, about?.['seat']]) ?? []
const overtime = (player: Player, seat: string) =>
  player.until(() => said(player).some(([text, of]) => text === 'room.log.clock' && of === seat), 'the clock')

test('[R12.7] when the table’s clock runs out a bot answers for whoever is waited for, also after a restart', async () => {
  const { room, seats, players } = await gather(house.url, { clock: '3m', rounds: '50' })
  const [ada, bea] = players as [Player, Player]
  await overtime(bea, 'p1')
  const at = (text: string) => bea.welcome?.log.find(line => line.text === text)?.at ?? 0
  expect(at('room.log.clock') - at('room.log.started')).toBeGreaterThanOrEqual(allowed)
  await bea.until(() => bea.welcome?.waiting.join() === 'p2', 'the bot to have answered for Ada')
  expect(bea.welcome?.seats.map(({ standIn }) => standIn)).toEqual([undefined, undefined])
  await takeTurn(bea)
  await house.kill()
  await house.again()
  const beaAgain = await Player.join(house.url, room, seats[1]?.token)
  await beaAgain.answer('n3')
  await beaAgain.answer('sealed')
  await beaAgain.until(() => beaAgain.table.round === 2, 'the bot to have bid for Ada')
  expect(beaAgain.welcome?.seats[0]).toMatchObject({ online: false, standIn: true })
  expect(ada.closedWith).toBeDefined()
})

test('[R12.8] it runs for nobody where a bot answers for all others, and not without a clock', async () => {
  const [clocked, free] = [await gather(house.url, { clock: '3m' }), await gather(house.url)]
  const [ada, bea] = clocked.players as [Player, Player]
  const [first] = free.players as [Player]
  ada.close()
  await overtime(bea, 'p1')
  await bea.until(() => bea.welcome?.waiting.join() === 'p2', 'the turn of Bea')
  await new Promise(resolve => setTimeout(resolve, 2 * allowed))
  await allSettled([bea, first])
  expect(said(bea).filter(([text]) => text === 'room.log.clock')).toEqual([['room.log.clock', 'p1']])
  expect(bea.welcome?.waiting).toEqual(['p2'])
  expect(said(first).map(([text]) => text)).not.toContain('room.log.clock')
})

test('[R12.9] only the seat itself is told how long its clock still runs, and when it stops', async () => {
  const { room, seats, players } = await gather(house.url, { clock: '3m', rounds: '50' })
  const [ada, bea] = players as [Player, Player]
  const left = (player: Player) =>
    player.heard.flatMap(said => ('commit' in said ? (said.commit.left ?? []) : []))
  expect(bea.welcome?.left).toBeUndefined()
  const again = await Player.join(house.url, room, seats[0]?.token)
  expect(again.welcome?.left).toBeGreaterThan(0)
  expect(again.welcome?.left).toBeLessThanOrEqual(allowed)
  await ada.answer('n1')
  await ada.answer('yes')
  await bea.until(() => bea.welcome?.waiting.join() === 'p2', 'the turn of Bea')
  await allSettled(players)
  expect(left(ada)).toEqual([allowed, false])
  expect(left(bea)).toEqual([allowed])
  const watcher = await Player.join(house.url, room)
  await bea.answer('n1')
  await watcher.settled()
  expect([watcher.welcome?.left, left(watcher)]).toEqual([undefined, []])
})
