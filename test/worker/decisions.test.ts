import { afterAll, beforeAll, expect, test } from 'vitest'
import { commitmentTo } from '../../shared/engine/chance.ts'
import type { RoomInfo } from '../../shared/protocol.ts'
import { type House, openHouse } from './house.ts'
import { allSettled, call, finish, gather, newId, Player, sitDown, takeTurn } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const decisionsOf = async (room: string) =>
  (
    await call<{ by: string; key: string }[]>(
      house.url,
      'GET',
      `/api/rooms/${room}/peek-rows?table=decisions`,
    )
  ).body

test('[R4.1] an answer is told to the table and acknowledged', async () => {
  const { players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  await ada.answer('n3')
  const { v } = await ada.answer('yes')
  const n = ada.welcome?.undo
  await bea.until(() => bea.table.sum === 3, 'the sum')
  expect(bea.heard.at(-1)).toMatchObject({
    commit: { v, log: [{ n, text: 'tally.said', about: { number: 3 } }] },
  })
  expect(bea.welcome?.asks).toHaveLength(1)
})

test('[R4.2] what is not asked of that seat is refused and leaves no trace', async () => {
  const { room, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  for (const key of [ada.key, '1.turn/sure', 'nothing', '__proto__', '!boast'])
    expect(await bea.ask('answer', { key, value: 'n1' })).toEqual({ code: 'notOpen' })
  expect(await bea.ask('command', { name: 'constructor', value: 'loud' })).toEqual({ code: 'notNow' })
  expect(await decisionsOf(room)).toEqual([])
  const id = newId()
  expect(await ada.ask('answer', { key: '1.turn/sure', value: 'yes' }, id)).toEqual({ code: 'notOpen' })
  await ada.answer('n1')
  expect((await ada.ask('answer', { key: '1.turn/sure', value: 'yes' }, id)).v).toBeGreaterThan(0)
})

test("[R4.3] an answer that is not offered is refused with the rule's name", async () => {
  const { room, players } = await gather(house.url)
  const ada = players[0] as Player
  for (const value of ['n9', 7, null, [], {}, { of: 'n1' }, '__proto__', 'toString'])
    expect(await ada.answer(value)).toEqual({ code: 'notOffered' })
  const refused = ada.heard.flatMap(said => ('refused' in said ? [said.refused] : []))
  for (const refusal of refused) expect(refusal).toMatchObject({ rule: 'tally/1', why: 'refused.notOffered' })
  expect(await decisionsOf(room)).toEqual([])
})

test('[R4.4] a message sent again is acknowledged the same and done once', async () => {
  const { room, seats, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  const tab = await Player.join(house.url, room, seats[0]?.token)
  const { key } = ada
  const id = newId()
  const [first, second] = await Promise.all([
    ada.ask('answer', { key, value: 'n2' }, id),
    tab.ask('answer', { key, value: 'n2' }, id),
  ])
  const third = await ada.ask('answer', { key, value: 'n3' }, id)
  expect(first.v).toBeGreaterThan(0)
  expect([second, third]).toEqual([first, first])
  expect(await decisionsOf(room)).toHaveLength(1)
  await ada.answer('yes')
  const same = await bea.answer('n1', id)
  expect(same.v).not.toBe(first.v)
  expect(await decisionsOf(room)).toHaveLength(3)
})

test('[R4.5] a command is told like an answer', async () => {
  const { room, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  expect((await bea.ask('command', { name: 'boast', value: 'loud' })).v).toBeGreaterThan(0)
  await ada.until(() => ada.table.boasts['p2'], 'the boast')
  expect(ada.welcome?.table).toMatchObject({ boasts: { p2: 'loud' } })
  expect(await bea.ask('command', { name: 'boast', value: 'shrill' })).toEqual({ code: 'notOffered' })
  expect(await decisionsOf(room)).toMatchObject([{ by: 'p2', key: '!boast' }])
})

test('[R4.6] a line told to one seat reaches that seat alone', async () => {
  const { room, seats, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  const watcher = await Player.join(house.url, room)
  await takeTurn(ada, 'draw')
  await allSettled([...players, watcher])
  const drew = (player: Player) => player.welcome?.log.filter(line => line.text === 'tally.drew')
  expect(drew(ada)).toMatchObject([{ private: true }])
  expect(ada.welcome?.log.at(-1)).not.toHaveProperty('to')
  expect([drew(bea), drew(watcher)]).toEqual([[], []])
  expect(drew(await Player.join(house.url, room, seats[0]?.token))).toHaveLength(1)
  expect(drew(await Player.join(house.url, room, seats[1]?.token))).toHaveLength(0)
})

test('[R4.7] the start publishes what the end can be checked by', async () => {
  const { room, host, seats } = await sitDown(house.url, { rounds: '1', start: false })
  const players: Player[] = []
  for (const { token } of seats) players.push(await Player.join(house.url, room, token))
  const [ada, bea] = players as [Player, Player]
  expect(ada.welcome).toMatchObject({ stage: 'lobby', asks: [], waiting: [] })
  await call(house.url, 'POST', `/api/rooms/${room}/start`, { token: host })
  await bea.until(() => bea.welcome?.stage === 'playing', 'the start')
  expect(bea.welcome).toMatchObject({
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    hand: { cards: {} },
  })
  await finish(players)
  await ada.until(() => ada.welcome?.over, 'the end')
  expect(ada.welcome).toMatchObject({ stage: 'over', over: { winners: ['p2'] }, asks: [], waiting: [] })
  const { body } = await call(house.url, 'GET', `/api/rooms/${room}/record`)
  expect(commitmentTo(`${body['seed']}`)).toBe(bea.welcome?.commitment)
})

test('[R4.8] chat reaches everybody, once', async () => {
  const { room, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  const watcher = await Player.join(house.url, room)
  const id = newId()
  await bea.ask('chat', { text: '  <b>hello</b>  ' }, id)
  await bea.ask('chat', { text: 'hello again' }, id)
  await allSettled([ada, watcher])
  for (const player of [ada, bea, watcher, await Player.join(house.url, room)])
    expect(player.welcome?.log.filter(line => line.by)).toMatchObject([{ by: 'p2', says: '<b>hello</b>' }])
})

test('[R4.10] what is written holds no marks that nobody sees', async () => {
  const { room, seats, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  await bea.ask('chat', { text: 'a\u202e\ud800b\n\u200bc 👩‍🚀' })
  const rename = (name: string) =>
    call<RoomInfo>(house.url, 'PATCH', `/api/rooms/${room}/seats/p2`, {
      body: { name },
      token: seats[1]?.token,
    })
  for (const nothing of ['\u200b\u2060', '\u3164', '\u2800', '\u115f\u1160'])
    expect((await rename(nothing)).status).toBe(400)
  expect((await rename('\u202eadA\ufeff')).body.seats[1]?.name).toBe('adA')
  await ada.until(() => ada.welcome?.seats[1]?.name === 'adA', 'the name')
  for (const { welcome } of [ada, await Player.join(house.url, room)])
    expect(welcome?.log.at(-1)).toMatchObject({ says: 'ab c 👩‍🚀' })
})

test('[R4.9] before the start and after the end nobody answers, but everybody may talk', async () => {
  const { room, host, seats } = await sitDown(house.url, { rounds: '1', start: false })
  const players: Player[] = []
  for (const { token } of seats) players.push(await Player.join(house.url, room, token))
  const ada = players[0] as Player
  const tries = async () => [
    await ada.ask('answer', { key: '1.turn/say', value: 'n1' }),
    await ada.ask('command', { name: 'boast', value: 'loud' }),
    await ada.ask('undo', {}),
    await ada.ask('agree', { to: 1, yes: true }),
  ]
  expect(await tries()).toEqual(Array.from({ length: 4 }, () => ({ code: 'notStarted' })))
  expect((await ada.ask('chat', { text: 'hi' })).v).toBeGreaterThan(0)
  await call(house.url, 'POST', `/api/rooms/${room}/start`, { token: host })
  await finish(players)
  await ada.until(() => ada.welcome?.over, 'the end')
  expect(await tries()).toEqual(Array.from({ length: 4 }, () => ({ code: 'over' })))
  expect((await ada.ask('chat', { text: 'gg' })).v).toBeGreaterThan(0)
})

// Where several are waited for, all who speak meanwhile are heard together.
test.each(['one', 'several'])(
  '[R4.11] many who speak at the same moment, %s waited for, are each heard once and in order, also who leaves right after',
  async waited => {
    const { room, seats, players } = await gather(house.url)
    const [ada, bea] = players as [Player, Player]
    if (waited === 'several') for (const player of players) await takeTurn(player)
    await allSettled(players)
    expect(bea.welcome?.waiting).toHaveLength(waited === 'several' ? 2 : 1)
    const words = Array.from({ length: 9 }, (_, at) => `word ${at}`)
    for (const text of words) {
      const elsewhere = await Player.join(house.url, room, seats[0]?.token)
      for (const player of [bea, ada, elsewhere]) player.send({ chat: { id: newId(), text } })
      elsewhere.close()
    }
    const said = () => bea.welcome?.log.filter(line => line.says !== undefined) ?? []
    await bea.until(() => said().length === 3 * words.length, 'all that was said')
    const saidBy = (seat: string | undefined) => said().flatMap(({ by, says }) => (by === seat ? [says] : []))
    expect(saidBy(seats[0]?.seat)).toEqual(words.flatMap(word => [word, word]))
    expect(saidBy(seats[1]?.seat)).toEqual(words)
  },
)

test('[R4.11] who leaves before what others said is on the disk is heard', async () => {
  const { room, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  for (const player of players) await takeTurn(player)
  await allSettled(players)
  expect(bea.welcome?.waiting).toHaveLength(2)
  await call(house.url, 'GET', `/api/rooms/${room}/peek-slow`)
  await ada.ask('chat', { text: 'Sleep well!' })
  bea.send({ chat: { id: newId(), text: 'Good night' } })
  bea.close()
  await ada.until(() => ada.welcome?.seats.some(({ online }) => !online), 'an empty chair')
  await call(house.url, 'GET', `/api/rooms/${room}/peek-written`)
  await ada.settled()
  expect(ada.welcome?.log.flatMap(({ says }) => says ?? [])).toEqual(['Sleep well!', 'Good night'])
})
