import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { allSettled, call, gather, Player, sql, takeTurn } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ BOT_DELAY_MS: '20' })
})
afterAll(() => house.close())

const struck = (player: Player) => player.welcome?.log.filter(line => line.struck).map(line => line.n)

test('[R5.1] a seat takes back its last decision, and its lines are struck', async () => {
  const { room, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  await ada.answer('n3')
  const first = ada.welcome?.undo
  expect((await ada.ask('undo', {})).v).toBeGreaterThan(0)
  expect(ada.key).toBe('1.turn/say')
  const second = await takeTurn(ada)
  const third = ada.welcome?.undo as number
  await ada.ask('undo', { to: third })
  await allSettled(players)
  expect([struck(ada), struck(bea)]).toEqual([[third], [third]])
  expect(struck(await Player.join(house.url, room))).toEqual([third])
  const { body } = await call<{ n: number; undone: number }[]>(
    house.url,
    'GET',
    `/api/rooms/${room}/peek-rows?table=decisions`,
  )
  expect(body.map(({ n, undone }) => [n, undone])).toEqual([
    [first, 1],
    [second, null],
    [third, 1],
  ])
})

test('[K10.16] the number of a decision taken back is not used again after waking either', async () => {
  const { room, seats, players } = await gather(house.url)
  const [ada] = players as [Player]
  await ada.answer('n3')
  // Numbers are moments; only where the clock stands behind do they have to be counted.
  await sql(house.url, room, 'UPDATE decisions SET n = n + 100000000')
  const [made] = await sql<{ n: number }>(house.url, room, 'SELECT n FROM decisions')
  await house.kill()
  await house.again()
  const again = await Player.join(house.url, room, seats[0]?.token)
  await again.ask('undo', {})
  await house.kill()
  await house.again()
  const later = await Player.join(house.url, room, seats[0]?.token)
  await later.answer('n2')
  const rows = await sql(house.url, room, 'SELECT n, value, undone FROM decisions ORDER BY n')
  const first = made?.n ?? 0
  expect(rows).toEqual([
    { n: first, value: '"n3"', undone: 1 },
    { n: first + 1, value: '"n2"', undone: null },
  ])
})

test('[R5.2] it goes back over the beginning of a segment', async () => {
  const { players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  await takeTurn(ada)
  await bea.until(() => bea.key === '2.turn/say', 'a turn')
  await ada.ask('undo', {})
  await bea.until(() => bea.welcome?.asks.length === 0 && bea.table.sum === 0, 'the turn to be gone')
  expect(ada.key).toBe('1.turn/sure')
  await ada.answer('draw')
  await takeTurn(bea)
  expect(bea.table.sum).toBe(2)
})

test('[R5.3] further back the other people are asked, not the bots', async () => {
  const { players } = await gather(house.url, { people: 3, bots: 1 })
  const [ada, bea, cid] = players as [Player, Player, Player]
  const first = await takeTurn(ada, 'draw')
  expect(ada.welcome?.undo).toBeUndefined()
  const card = ada.hand.cards
  expect((await ada.ask('undo', { to: first })).v).toBeGreaterThan(0)
  await cid.until(() => cid.welcome?.proposal, 'the proposal')
  expect(cid.welcome?.proposal).toEqual({ by: 'p1', to: first, asked: ['p2', 'p3'], yes: [] })
  await bea.ask('agree', { to: first, yes: true })
  await cid.until(() => cid.welcome?.proposal?.asked.length === 1, 'one yes')
  expect(cid.welcome?.proposal).toMatchObject({ asked: ['p3'], yes: ['p2'] })
  expect(ada.table.sum).toBe(1)
  await cid.ask('agree', { to: first, yes: true })
  await allSettled(players)
  for (const player of players) {
    expect(player.welcome?.proposal).toBeUndefined()
    expect(player.table).toMatchObject({ sum: 0, cards: {} })
    expect(player.welcome?.log.at(-1)?.text).toBe('room.log.undone')
  }
  expect(ada.hand.cards).toEqual({})
  await takeTurn(ada, 'draw')
  expect(ada.hand.cards).toEqual(card)
})

test('[R5.4] one no ends it, and so does a decision, or who asked', async () => {
  const { players } = await gather(house.url, { people: 3 })
  const [ada, bea, cid] = players as [Player, Player, Player]
  const first = await takeTurn(ada, 'draw')
  const propose = async () => {
    await ada.ask('undo', { to: first })
    await cid.until(() => cid.welcome?.proposal, 'the proposal')
  }
  const isGone = () => cid.until(() => cid.welcome?.proposal === undefined, 'it to end')
  await propose()
  await bea.ask('agree', { to: first, yes: false })
  await isGone()
  expect(await cid.ask('agree', { to: first, yes: true })).toEqual({ code: 'noProposal' })
  await propose()
  await bea.answer('n1')
  await isGone()
  await propose()
  await ada.ask('agree', { to: first, yes: false })
  await isGone()
  expect(ada.table.sum).toBe(1)
})

test('[R5.5] where no other person sits it is done at once', async () => {
  const { players } = await gather(house.url, { people: 1, bots: 1 })
  const ada = players[0] as Player
  const first = await takeTurn(ada, 'draw')
  await ada.until(() => ada.welcome?.asks[0]?.text === 'tally.bid', 'the bot')
  expect((await ada.ask('undo', { to: first })).v).toBeGreaterThan(0)
  expect(ada.key).toBe('1.turn/say')
  expect(ada.table.sum).toBe(0)
})

test('[R5.6] taking back in a sealed lane tells nobody else', async () => {
  const { room, players } = await gather(house.url, { people: 3 })
  const [ada, bea, cid] = players as [Player, Player, Player]
  const watcher = await Player.join(house.url, room)
  for (const player of players) await takeTurn(player)
  for (const player of players)
    await player.until(() => player.welcome?.asks[0]?.text === 'tally.bid', 'a bid')
  await ada.answer('n5')
  await allSettled([...players, watcher])
  const heard = [ada, cid, watcher].map(player => player.frames.length)
  await bea.answer('n7')
  await bea.answer('sealed')
  await bea.ask('undo', {})
  await bea.ask('undo', {})
  expect(bea.welcome?.asks[0]?.text).toBe('tally.bid')
  await allSettled([...players, watcher])
  expect([ada, cid, watcher].map(player => player.frames.filter(frame => frame !== 'pong').length)).toEqual(
    [ada, cid, watcher].map(
      (player, at) => player.frames.slice(0, heard[at]).filter(frame => frame !== 'pong').length,
    ),
  )
  expect(ada.hand.bid).toBe(5)
})

test('[R5.7] who leaves is no longer asked', async () => {
  const { room, seats, players } = await gather(house.url, { people: 3 })
  const [ada, bea, cid] = players as [Player, Player, Player]
  const first = await takeTurn(ada, 'draw')
  await ada.ask('undo', { to: first })
  await bea.until(() => bea.welcome?.proposal, 'the proposal')
  await call(house.url, 'DELETE', `/api/rooms/${room}/seats/p3`, { token: seats[2]?.token })
  await bea.until(() => bea.welcome?.proposal?.asked.join() === 'p2', 'one less')
  expect(await cid.untilClosed()).toBe(4401)
  await bea.ask('agree', { to: first, yes: true })
  await ada.until(() => ada.table.sum === 0, 'going back')
  const again = await takeTurn(ada, 'draw')
  await ada.ask('undo', {})
  await ada.ask('undo', { to: again })
  await bea.until(() => bea.welcome?.proposal, 'another proposal')
  await call(house.url, 'DELETE', `/api/rooms/${room}/seats/p2`, { token: seats[1]?.token })
  await ada.until(() => ada.welcome?.proposal === undefined, 'nobody to ask')
  expect(ada.table.sum).toBe(1)
  // Nor does anybody answer one who is gone.
  const other = await gather(house.url, { people: 3 })
  const [dan, eve] = other.players as [Player, Player]
  await dan.ask('undo', { to: await takeTurn(dan, 'draw') })
  await eve.until(() => eve.welcome?.proposal, 'the proposal')
  await call(house.url, 'DELETE', `/api/rooms/${other.room}/seats/p1`, { token: other.seats[0]?.token })
  await eve.until(() => eve.welcome?.proposal === undefined, 'it to be gone too')
})

test('[R5.8] after a restart what was taken back is still taken back', async () => {
  const { room, seats, players } = await gather(house.url, { people: 2, rounds: '50' })
  const [ada, bea] = players as [Player, Player]
  await takeTurn(ada)
  await takeTurn(bea, 'draw')
  const said = ada.welcome?.log.find(line => line.text === 'tally.said')?.n as number
  await bea.ask('undo', { to: said })
  await ada.ask('agree', { to: said, yes: true })
  await ada.answer('yes')
  await bea.until(() => bea.welcome?.asks[0], 'a turn')
  await bea.answer('n2')
  await bea.ask('undo', {})
  const known = bea.table
  await house.kill()
  await house.again()
  const again = await Player.join(house.url, room, seats[1]?.token)
  expect(again.table).toEqual(known)
  expect(again.key).toBe('2.turn/say')
  await takeTurn(again, 'draw')
  await again.until(() => again.welcome?.asks[0]?.text === 'tally.bid', 'a bid')
  expect(again.welcome?.log.filter(line => line.text.startsWith('room.log.recovered'))).toEqual([])
})

test('[R5.9] only those asked may agree, to what stands', async () => {
  const { players } = await gather(house.url, { people: 3 })
  const [ada, bea] = players as [Player, Player]
  const first = await takeTurn(ada, 'draw')
  expect(await bea.ask('agree', { to: first, yes: true })).toEqual({ code: 'noProposal' })
  await ada.ask('undo', { to: first })
  expect(await bea.ask('agree', { to: first + 1, yes: true })).toEqual({ code: 'noProposal' })
  expect(await ada.ask('agree', { to: first, yes: true })).toEqual({ code: 'notAsked' })
  await bea.ask('agree', { to: first, yes: true })
  expect(await bea.ask('agree', { to: first, yes: true })).toEqual({ code: 'notAsked' })
})

test('[R5.10] what is unknown or taken back already cannot be gone back to', async () => {
  const { players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  expect(await ada.ask('undo', {})).toEqual({ code: 'cannotUndo' })
  for (const to of [0, -1, 1, 99]) expect(await ada.ask('undo', { to })).toEqual({ code: 'cannotUndo' })
  await ada.answer('n1')
  const first = ada.welcome?.undo
  await ada.ask('undo', {})
  expect(await ada.ask('undo', { to: first })).toEqual({ code: 'cannotUndo' })
  expect(await bea.ask('undo', {})).toEqual({ code: 'cannotUndo' })
  await takeTurn(ada)
})

test('[R5.11] a seat asks back to what it did or was told of, and to nothing else', async () => {
  const { room, players } = await gather(house.url, { people: 3, rounds: '50' })
  const [ada, bea, cid] = players as [Player, Player, Player]
  for (const player of players) await takeTurn(player)
  await bea.answer('n4')
  const secret = bea.welcome?.undo
  await allSettled(players)
  expect(await ada.ask('undo', { to: secret })).toEqual({ code: 'cannotUndo' })
  expect(cid.welcome?.proposal).toBeUndefined()
  const told = ada.welcome?.log.findLast(line => line.about?.['seat'] === 'p3')?.n
  expect((await ada.ask('undo', { to: told })).v).toBeGreaterThan(0)
  await cid.until(() => cid.welcome?.proposal?.to === told, 'the proposal')
  expect(await Player.join(house.url, room)).toMatchObject({ welcome: { proposal: { to: told } } })
})

test('[R5.12] a proposal outlasts a restart', async () => {
  const { room, seats, players } = await gather(house.url)
  const [ada] = players as [Player]
  const first = await takeTurn(ada, 'draw')
  await ada.ask('undo', { to: first })
  await house.kill()
  await house.again()
  const bea = await Player.join(house.url, room, seats[1]?.token)
  expect(bea.welcome?.proposal).toEqual({ by: 'p1', to: first, asked: ['p2'], yes: [] })
  expect((await bea.ask('agree', { to: first, yes: true })).v).toBeGreaterThan(0)
  expect(bea.table).toMatchObject({ sum: 0, cards: {} })
})
