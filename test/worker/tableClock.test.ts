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

const toldOf = (player: Player) =>
  player.heard.flatMap(said => ('commit' in said && said.commit.clocks ? [said.commit.clocks] : []))

test('[R12.9] all are told how long the clock of whoever is waited for still runs', async () => {
  const { room, players } = await gather(house.url, { clock: '3m', rounds: '50' })
  const [ada, bea] = players as [Player, Player]
  const watcher = await Player.join(house.url, room)
  for (const one of [bea, watcher]) {
    expect(Object.keys(one.welcome?.clocks ?? {})).toEqual(['p1'])
    expect(one.welcome?.clocks?.['p1']).toBeLessThanOrEqual(allowed)
  }
  await ada.answer('n1')
  await ada.answer('yes')
  await bea.until(() => bea.welcome?.waiting.join() === 'p2', 'the turn of Bea')
  await allSettled([...players, watcher])
  for (const one of [ada, bea, watcher]) expect(toldOf(one).at(-1)).toEqual({ p2: allowed })
})

test('[R12.9] asked in secret they have one clock, which no answer stops, and it rings for whoever has not answered', async () => {
  const long = { CLOCK_MS: '5000' }
  await house.again({ ...vars, ...long })
  const { room, seats, players } = await gather(house.url, { people: 3, clock: '3m', rounds: '50' })
  const [ada, bea, cid] = players as [Player, Player, Player]
  for (const player of players) await takeTurn(player)
  await cid.until(() => cid.welcome?.waiting.length === 3, 'the bids')
  await allSettled(players)
  expect(toldOf(cid).at(-1)).toEqual({ p1: 5000, p2: 5000, p3: 5000 })
  const [told, heard] = [toldOf(bea).length, cid.heard.length]
  await ada.answer('n3')
  await ada.answer('sealed')
  await ada.ask('undo', {})
  await ada.answer('sealed')
  await allSettled(players)
  expect([toldOf(ada).length, toldOf(bea).length, cid.heard.length]).toEqual([told, told, heard])
  const again = await Player.join(house.url, room, seats[2]?.token)
  const { p1, p2, p3, ...others } = again.welcome?.clocks ?? {}
  expect([p2, p3, others]).toEqual([p1, p1, {}])
  await bea.answer('n2')
  await bea.answer('sealed')
  await overtime(bea, 'p3')
  await bea.until(() => bea.table.round === 2, 'the bot to have bid for Cid')
})
