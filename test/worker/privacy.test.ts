import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { allSettled, call, gather, Player, sitDown, takeTurn } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ BOT_DELAY_MS: '20' })
})
afterAll(() => house.close())

test('[R10.1] in a whole game no frame holds what its viewer may not see', async () => {
  const { room, host, seats, players } = await gather(house.url, { people: 3, rounds: '3' })
  const watcher = await Player.join(house.url, room)
  const everybody = [...players, watcher]
  const bids = new Map<string, number>()
  for (let round = 1; round <= 3; round++) {
    for (const seat of players[0]?.table.order ?? []) {
      const player = players[Number(seat.slice(1)) - 1] as Player
      await takeTurn(player, 'draw')
    }
    for (const [at, player] of players.entries()) {
      await player.until(() => player.welcome?.asks[0]?.text === 'tally.bid', 'a bid')
      await player.answer(`n${at + 4}`)
      bids.set(`p${at + 1}`, at + 4)
      await allSettled(everybody)
      for (const [other, viewer] of players.entries())
        if (other !== at) expect(viewer.hand.bid).not.toBe(at + 4)
      expect(watcher.table.bids).toEqual(round === 1 ? {} : { p1: 4, p2: 5, p3: 6 })
      if (at < 2) await player.answer('sealed')
    }
    await players[2]?.answer('waxed')
    await allSettled(everybody)
  }
  const cardsOf = (player: Player) => Object.keys(player.hand.cards)
  expect(players.flatMap(cardsOf)).toHaveLength(9)
  const record = await call(house.url, 'GET', `/api/rooms/${room}/record`)
  const seed = `${record.body['seed']}`
  const secrets = [seed, host, ...seats.flatMap(({ token, phrase }) => [token, phrase])]
  const pages = [
    JSON.stringify(record.body['log']),
    JSON.stringify((await call(house.url, 'GET', `/api/rooms/${room}`)).body),
  ]
  for (const viewer of everybody) {
    const heard = viewer.frames.join('\n')
    for (const secret of secrets) expect(heard).not.toContain(secret)
    const own = viewer === watcher ? [] : cardsOf(viewer)
    const seen = new Set(heard.match(/secretCard\d+/g))
    expect([...seen].sort()).toEqual([...own].sort())
  }
  for (const page of pages) for (const secret of secrets.slice(1)) expect(page).not.toContain(secret)
})

test('[R10.2] secret decisions cannot be counted', async () => {
  const { room, players } = await gather(house.url, { people: 3 })
  const [ada, bea] = players as [Player, Player]
  for (const player of players) await takeTurn(player)
  const asking = async () => (await call(house.url, 'GET', `/api/rooms/${room}`)).body
  const watcher = await Player.join(house.url, room)
  await allSettled([...players, watcher])
  const heard = watcher.heard.length
  const known = await asking()
  await ada.answer('n5')
  expect(await asking()).toEqual(known)
  await ada.answer('sealed')
  await bea.answer('n5')
  expect(await asking()).toEqual(known)
  await allSettled([...players, watcher])
  expect(watcher.heard.length).toBe(heard)
  // Were it a counter, the next number would say how many there were; it is the time.
  const { v: fifth = 0 } = await bea.ask('chat', { text: 'hm' })
  expect(Math.abs(fifth - Date.now())).toBeLessThan(60_000)
  const numbers = [
    ...(ada.welcome?.log ?? []).flatMap(({ n }) => (n === undefined ? [] : [n])),
    ...players.flatMap(({ welcome }) => welcome?.undo ?? []),
  ]
  expect(numbers.length).toBeGreaterThanOrEqual(5)
  for (const n of numbers) expect(Math.abs(n - Date.now())).toBeLessThan(60_000)
})

test('[R10.3] the lobby stores no address', async () => {
  await sitDown(house.url, { start: false })
  const { body } = await call<{ address: string }[]>(house.url, 'GET', '/api/lobby-made')
  expect(body.length).toBeGreaterThan(0)
  for (const { address } of body) expect(address).toMatch(/^[0-9a-f]{64}$/)
})
