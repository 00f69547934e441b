import { afterAll, beforeAll, expect, test } from 'vitest'
import { biggestFrame, type RoomInfo } from '../../shared/protocol.ts'
import { type House, openHouse } from './house.ts'
import { allSettled, call, gather, knock, knownTo, newId, Player, sitDown, takeTurn } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('[R3.1] who has not said hello is sent nothing', async () => {
  const { room, players } = await gather(house.url)
  const silent = await Player.enter(house.url, room)
  await takeTurn(players[0] as Player)
  await silent.settled()
  expect(silent.heard).toEqual([])
})

test('[R3.2] hello without a token watches', async () => {
  const { room, players } = await gather(house.url)
  await takeTurn(players[0] as Player, 'draw')
  const { welcome } = await Player.join(house.url, room)
  expect(welcome).toMatchObject({
    room,
    game: 'tally',
    stage: 'playing',
    build: 'tally-1',
    watchers: 1,
    asks: [],
  })
  expect(welcome?.table).toMatchObject({ sum: 1 })
  expect(welcome?.waiting).toEqual(['p2'])
  for (const own of ['seat', 'host', 'hand', 'may', 'undo']) expect(welcome).not.toHaveProperty(own)
})

test("[R3.3] hello with a token is welcomed with that seat's own", async () => {
  const { room, seats, players } = await gather(house.url)
  await takeTurn(players[0] as Player, 'draw')
  const { welcome: ada } = await Player.join(house.url, room, seats[0]?.token)
  const { welcome: bea } = await Player.join(house.url, room, seats[1]?.token)
  expect(ada).toMatchObject({ seat: 'p1', host: true, asks: [] })
  expect(ada?.hand).toMatchObject({ cards: expect.objectContaining({}) })
  expect(ada?.log.filter(line => line.private)).toHaveLength(1)
  expect(bea).toMatchObject({ seat: 'p2', hand: { cards: {} }, may: { boast: { shape: 'oneOf' } } })
  expect(bea?.asks).toMatchObject([{ key: '2.turn/say', rule: 'tally/1', text: 'tally.say' }])
  expect(bea?.asks[0]).not.toHaveProperty('to')
  await players[1]?.answer('n1')
  const { welcome: later } = await Player.join(house.url, room, seats[1]?.token)
  expect(later?.undo).toBeGreaterThan(0)
  expect(later?.undo).toBe(players[1]?.welcome?.undo)
})

test('[R3.4] an unknown token is refused, and never made a watcher', async () => {
  const { room, players } = await gather(house.url)
  const refused = async (stranger: Player, hello: object) => {
    stranger.send({ hello })
    expect(await stranger.untilClosed()).toBe(4401)
    expect(stranger.heard).toMatchObject([{ refused: { code: 'unknownToken' } }])
  }
  for (const token of ['abcdefghijklmnopqrstuv', 'cut-short'])
    await refused(await Player.enter(house.url, room, token), {})
  for (const token of ['abcdefghijklmnopqrstuv', 'cut-short', ''])
    await refused(await Player.enter(house.url, room), { token })
  expect(players[0]?.welcome?.watchers).toBe(0)
})

test('[R3.15] the token comes with the upgrade, and is not sent back; a hello can bring it too', async () => {
  const { room, seats } = await gather(house.url)
  const token = seats[1]?.token
  const answer = await knock(house.url, room, { 'sec-websocket-protocol': `throneward, seat.${token}` })
  expect([answer.status, answer.headers.get('sec-websocket-protocol')]).toEqual([101, 'throneward'])
  answer.webSocket?.accept()
  answer.webSocket?.close()
  const old = await knock(house.url, room)
  expect([old.status, old.headers.get('sec-websocket-protocol')]).toEqual([101, null])
  old.webSocket?.accept()
  old.webSocket?.close()
  expect((await Player.join(house.url, room, token)).welcome?.seat).toBe('p2')
  const plain = await Player.enter(house.url, room)
  plain.send({ hello: { token } })
  await plain.until(() => plain.welcome?.seat === 'p2', 'the seat')
})

test('[R3.15] a seat that is lost between upgrade and hello is closed', async () => {
  const { room, host, seats } = await gather(house.url, { start: false })
  const late = await Player.enter(house.url, room, seats[1]?.token)
  await late.settled()
  await call(house.url, 'DELETE', `/api/rooms/${room}/seats/p2`, { token: host })
  expect(await late.untilClosed()).toBe(4401)
})

test('[R3.5] what no client would send closes that socket and disturbs nobody', async () => {
  const { room, seats, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  const chat = (text: unknown) => ({ chat: { id: newId(), text } })
  const nonsense: unknown[] = [
    'hello',
    '{"hello":',
    'null',
    '[]',
    {},
    { hello: {}, chat: {} },
    { hello: { token: 7 } },
    { answer: { id: 'short', key: 'x', value: 1 } },
    { answer: { id: newId(), value: 1 } },
    { undo: { id: newId(), to: 1.5 } },
    { shout: { id: newId() } },
    chat(''),
    chat('x'.repeat(501)),
    chat(7),
    { answer: { id: newId(), key: 'x', value: 'x'.repeat(biggestFrame) } },
    `{"answer":{"id":"${newId()}","key":"x","value":"${'é'.repeat(biggestFrame / 2)}"}}`,
    `{"answer":{"id":"${newId()}","key":"x","value":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
    `{"answer":{"id":"${newId()}","key":"x","value":${'['.repeat(15)}${']'.repeat(15)}}}`,
    new TextEncoder().encode('{"hello":{}}').buffer,
  ]
  for (const [at, message] of nonsense.entries()) {
    // From both seats in turn, or one would be closed for sending so much.
    const rude = await Player.join(house.url, room, seats[at % 2]?.token)
    rude.send(message)
    expect([message, await rude.untilClosed()]).toEqual([message, 1008])
  }
  const early = await Player.enter(house.url, room)
  early.send({ chat: { id: newId(), text: 'me first' } })
  expect(await early.untilClosed()).toBe(1008)
  await takeTurn(ada)
  await takeTurn(bea)
  expect(players.map(player => player.closedWith)).toEqual([undefined, undefined])
})

test('[R3.6] ping is answered by pong', async () => {
  const { room } = await gather(house.url)
  const silent = await Player.enter(house.url, room)
  silent.send('ping')
  await silent.until(() => silent.frames.length > 0, 'a pong')
  // Not greeted, it is told nothing else.
  expect(silent.frames).toEqual(['pong'])
  const watcher = await Player.join(house.url, room)
  await watcher.settled()
  expect(watcher.frames.filter(frame => frame === 'pong')).toHaveLength(1)
  expect(watcher.closedWith).toBeUndefined()
})

test('[R3.7] who watches can neither answer nor talk', async () => {
  const { room, players } = await gather(house.url)
  const watcher = await Player.join(house.url, room)
  const key = players[0]?.key
  expect(await watcher.ask('answer', { key, value: 'n1' })).toEqual({ code: 'watching' })
  expect(await watcher.ask('chat', { text: 'hello' })).toEqual({ code: 'watching' })
  expect(await watcher.ask('undo', {})).toEqual({ code: 'watching' })
})

test('[R3.8] whoever applies every commit knows what a fresh welcome says', async () => {
  const { room, seats, players } = await gather(house.url, { people: 3, rounds: '50' })
  const watcher = await Player.join(house.url, room)
  const [ada, bea, cid] = players as [Player, Player, Player]
  const first = await takeTurn(ada, 'draw')
  await bea.ask('command', { name: 'boast', value: 'loud' })
  await bea.answer('n2')
  await bea.ask('undo', {})
  await takeTurn(bea)
  await cid.ask('chat', { text: 'good luck' })
  await takeTurn(cid, 'draw')
  for (const player of players) {
    await player.until(() => player.welcome?.asks[0], 'a bid')
    await player.answer('n4')
    await player.answer('waxed')
  }
  const proposer = (await Promise.race(
    players.map(player => player.until(() => player.welcome?.asks[0] && player, 'the next turn')),
  )) as Player
  const said = proposer === ada ? first : ada.welcome?.log.find(line => line.text === 'tally.said')?.n
  expect((await proposer.ask('undo', { to: said })).v).toBeGreaterThan(0)
  await allSettled([...players, watcher])
  for (const [at, player] of [...players, watcher].entries()) {
    const fresh = await Player.join(house.url, room, seats[at]?.token)
    await allSettled([player, fresh])
    expect(knownTo(player)).toEqual(knownTo(fresh))
    fresh.close()
    await player.until(() => player.welcome?.watchers === 1 || at === 3, 'the other to be gone')
  }
})

test('[R3.9] a commit goes only to those it changes something for', async () => {
  const { room, players } = await gather(house.url, { people: 3 })
  const [ada, bea, cid] = players as [Player, Player, Player]
  const watcher = await Player.join(house.url, room)
  await allSettled([...players, watcher])
  const before = [bea, cid, watcher].map(player => player.heard.length)
  expect((await ada.answer('n2')).v).toBeGreaterThan(0)
  await allSettled([...players, watcher])
  expect([bea, cid, watcher].map(player => player.heard.length)).toEqual(before)
  await ada.answer('yes')
  await allSettled([...players, watcher])
  expect([bea, cid, watcher].map(player => player.heard.length)).toEqual(before.map(count => count + 1))
  expect(watcher.heard.at(-1)).toMatchObject({ commit: { table: { sum: 2 }, waiting: ['p2'] } })
  expect(watcher.heard.at(-1)).not.toHaveProperty('commit.asks')
})

test('[R3.10] v grows with every commit, also across a restart', async () => {
  const { room, seats, players } = await gather(house.url)
  const ada = players[0] as Player
  const { v: first = 0 } = await ada.answer('n1')
  const { v: second = 0 } = await ada.answer('yes')
  expect(second).toBeGreaterThan(first)
  await house.kill()
  await house.again()
  const { body } = await call(house.url, 'GET', `/api/rooms/${room}`)
  expect(body['v']).toBe(second)
  const bea = await Player.join(house.url, room, seats[1]?.token)
  expect(bea.welcome?.v).toBeGreaterThan(second)
  const { v: third = 0 } = await bea.answer('n1')
  expect(third).toBeGreaterThan(second)
})

test('[R3.11] the table is told who is there and how many watch', async () => {
  const { room, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  expect(bea.welcome?.seats.map(seat => seat.online)).toEqual([true, true])
  await ada.until(() => ada.welcome?.seats[1]?.online, 'the other to be there')
  const watcher = await Player.join(house.url, room)
  await ada.until(() => ada.welcome?.watchers === 1, 'a watcher')
  watcher.close()
  await ada.until(() => ada.welcome?.watchers === 0, 'no watcher')
  bea.close()
  await ada.until(() => ada.welcome?.seats[1]?.online === false, 'the other to be gone')
  const { body } = await call<{ seats: { online: boolean }[] }>(house.url, 'GET', `/api/rooms/${room}`)
  expect(body.seats.map(seat => seat.online)).toEqual([true, false])
})

test('[R3.12] a seat open on two devices is told everything on both', async () => {
  const { room, seats, players } = await gather(house.url)
  const phone = players[0] as Player
  const desk = await Player.join(house.url, room, seats[0]?.token)
  await phone.answer('n3')
  await desk.until(() => desk.key.endsWith('sure'), 'the second question')
  await desk.answer('draw')
  await allSettled([phone, desk])
  expect(knownTo(phone)).toEqual(knownTo(desk))
})

test('[R3.13] a socket that cannot take its message is closed, the others get theirs', async () => {
  const { room, players } = await gather(house.url, { people: 3 })
  const [ada, bea, cid] = players as [Player, Player, Player]
  await call(house.url, 'GET', `/api/rooms/${room}/peek-deaf?seat=p2`)
  await takeTurn(ada)
  await cid.until(() => cid.welcome?.waiting.includes('p2'), 'the news')
  expect(await bea.untilClosed()).toBe(1011)
  await ada.until(() => ada.welcome?.seats[1]?.online === false, 'its absence')
})

test('[R3.14] the next hello on a socket is welcomed anew', async () => {
  const { room, seats } = await sitDown(house.url)
  const player = await Player.join(house.url, room)
  const welcomes = () => player.heard.flatMap(said => ('welcome' in said ? [said.welcome] : []))
  player.send({ hello: { token: seats[1]?.token } })
  await player.until(() => welcomes().length === 2, 'a second welcome')
  player.send({ hello: {} })
  await player.until(() => welcomes().length === 3, 'a third welcome')
  expect(welcomes().map(({ seat }) => seat)).toEqual([undefined, 'p2', undefined])
  expect(welcomes().map(({ hand }) => hand !== undefined)).toEqual([false, true, false])
  const { body } = await call<RoomInfo>(house.url, 'GET', `/api/rooms/${room}`)
  expect(body.seats.map(({ online }) => online)).toEqual([false, false])
  const seated = await Player.join(house.url, room, seats[1]?.token)
  seated.hello()
  await seated.until(() => seated.heard.filter(said => 'welcome' in said).length === 2, 'a second welcome')
  expect(seated.welcome?.seat).toBe('p2')
})
