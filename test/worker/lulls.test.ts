import { describe, test } from 'vitest'
import { openHouse } from './house.ts'
import { call, gather, Player, sitDown, sql, takeTurn } from './player.ts'

/** What takes its time happens at once, each in a house of its own. */
describe.concurrent('when nobody speaks', () => {
  test('[R7.3] a sleeping room keeps its sockets and wakes where it was', async ({ expect }) => {
    const house = await openHouse()
    const { room, players } = await gather(house.url)
    const [ada, bea] = players as [Player, Player]
    const watcher = await Player.join(house.url, room)
    await takeTurn(ada, 'draw')
    const born = async () =>
      (await call<{ born: number }>(house.url, 'GET', `/api/rooms/${room}/peek-born`)).body.born
    const before = await born()
    // After a lull the runtime puts an object to sleep when nobody called for ten seconds; a ping does not wake it.
    await new Promise(resolve => setTimeout(resolve, 15_000))
    const heard = ada.frames.length
    const welcomes = () => bea.heard.filter(message => 'welcome' in message).length
    const welcomed = welcomes()
    bea.hello()
    await bea.until(() => welcomes() > welcomed, 'another welcome')
    await ada.settled()
    expect(ada.frames.slice(heard).filter(text => text.includes('commit'))).toEqual([])
    await takeTurn(bea)
    expect(await born()).toBeGreaterThan(before)
    await watcher.until(() => watcher.table.sum === 2, 'the sum')
    await ada.until(() => ada.welcome?.asks[0]?.text === 'tally.bid', 'a bid')
    expect(ada.welcome?.seats.map(seat => seat.online)).toEqual([true, true])
    bea.close()
    await ada.until(() => ada.welcome?.seats[1]?.online === false, 'the other to be gone')
    await house.close()
  })

  test('[R7.6] what nobody touches is cleared away, the lobby before the game', async ({ expect }) => {
    const hasty = await openHouse({ LOBBY_IDLE_MS: '600', GAME_IDLE_MS: '2500' })
    const lobby = await sitDown(hasty.url, { people: 1, bots: 1, listing: 'open', start: false })
    await call(hasty.url, 'DELETE', `/api/rooms/${lobby.room}/seats/p2`, { token: lobby.host })
    const game = await gather(hasty.url)
    const statusOf = async (room: string) => (await call(hasty.url, 'GET', `/api/rooms/${room}`)).status
    expect((await call<unknown[]>(hasty.url, 'GET', '/api/tables')).body).toHaveLength(1)
    while ((await statusOf(lobby.room)) !== 404) await new Promise(resolve => setTimeout(resolve, 100))
    expect((await call(hasty.url, 'GET', '/api/tables')).body).toEqual([])
    const rows = await call(hasty.url, 'GET', `/api/rooms/${lobby.room}/peek-rows?table=sqlite_master`)
    expect(rows.body).toEqual([])
    await new Promise(resolve => setTimeout(resolve, 1000))
    expect(await statusOf(game.room)).toBe(200)
    expect(await game.players[0]?.untilClosed()).toBe(4404)
    expect(await statusOf(game.room)).toBe(404)
    await hasty.close()
  })

  test('[R7.11] what was kept in one row is put into its tables in a lull, and after a kill on waking', async ({
    expect,
  }) => {
    const house = await openHouse({ LULL_MS: '4000' })
    const { room, seats, players } = await gather(house.url)
    const [ada] = players as [Player]
    const journal = async () =>
      (await call<{ turns: number }>(house.url, 'GET', `/api/rooms/${room}/peek-journal`)).body.turns
    await ada.answer('n1')
    expect(await journal()).toBe(1)
    while ((await journal()) > 0) await new Promise(resolve => setTimeout(resolve, 100))
    expect(await sql(house.url, room, 'SELECT n FROM decisions')).toHaveLength(1)
    await ada.ask('chat', { text: 'hello' })
    await ada.answer('yes')
    expect(await journal()).toBe(2)
    await house.kill()
    await house.again()
    expect(await journal()).toBe(2)
    const again = await Player.join(house.url, room, seats[0]?.token)
    expect(await journal()).toBe(0)
    expect(again.welcome?.log.filter(line => line.says)).toHaveLength(1)
    expect(await sql(house.url, room, 'SELECT n FROM decisions')).toHaveLength(2)
    expect(await sql(house.url, room, 'SELECT id FROM acks')).toHaveLength(3)
    await house.close()
  })

  test('[R7.11] what was kept in rows is put into its tables without a lull when there is much of it', async ({
    expect,
  }) => {
    const house = await openHouse({ LULL_MS: '600000', MESSAGES_A_SECOND: '1000' })
    const { room, players } = await gather(house.url)
    const [ada] = players as [Player]
    const journal = async () =>
      (await call<{ turns: number }>(house.url, 'GET', `/api/rooms/${room}/peek-journal`)).body.turns
    const before = await journal()
    const turns = 64 - before
    for (let said = 1; said <= turns; said++) await ada.ask('chat', { text: `word ${said}` })
    expect(await journal()).toBe(64)
    await ada.ask('chat', { text: 'the last' })
    expect(await journal()).toBe(0)
    const told = await sql(house.url, room, 'SELECT line FROM log WHERE chat = 1')
    expect(told).toHaveLength(turns + 1)
    await house.close()
  })
})
