import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { call, gather, knownTo, newId, Player, sitDown, sql, takeTurn } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ BOT_DELAY_MS: '20', MESSAGES_A_SECOND: '1000' })
})
afterAll(() => house.close())

interface Sent {
  id: string
  key: string
  value: string
  v?: number | undefined
}

/** Answers whatever is asked as fast as it goes, until the line breaks; what is in flight may be done or not. */
async function playUntilCut(player: Player, sent: Sent[]) {
  try {
    for (;;) {
      await player.until(() => player.welcome?.asks[0], 'a question')
      const [ask] = player.welcome?.asks ?? []
      if (!ask) continue
      const value = { 'tally.say': 'n2', 'tally.sure': 'yes', 'tally.bid': 'n3' }[ask.text] ?? 'sealed'
      const answer: Sent = { id: newId(), key: ask.key, value }
      sent.push(answer)
      answer.v = (await player.ask('answer', { key: ask.key, value }, answer.id)).v
    }
  } catch {
    // The power is gone.
  }
}

test('[R7.1] killed twenty times, nothing acknowledged is lost and nothing is done twice', async () => {
  const { room, seats } = await sitDown(house.url, { people: 3, rounds: '500' })
  const sent: Record<string, Sent[]> = Object.fromEntries(seats.map(({ seat }) => [seat, []]))
  let acknowledged = 0
  for (let kill = 0; kill < 20; kill++) {
    const players: Player[] = []
    for (const { token, seat } of seats) {
      const player = await Player.join(house.url, room, token)
      players.push(player)
      // What was cut off is sent again, as a browser would.
      const last = sent[seat]?.at(-1)
      if (last) {
        const { v } = await player.ask('answer', { key: last.key, value: last.value }, last.id)
        if (last.v !== undefined) expect(v).toBe(last.v)
        last.v ??= v
      }
    }
    const playing = players.map((player, at) => playUntilCut(player, sent[seats[at]?.seat ?? ''] ?? []))
    await new Promise(resolve => setTimeout(resolve, 20 + ((kill * 37) % 100)))
    await house.kill()
    await Promise.all(playing)
    await house.again()
  }
  const rows = `/api/rooms/${room}/peek-rows?table=`
  const { body: decisions } = await call<{ n: number; by: string; key: string; value: string }[]>(
    house.url,
    'GET',
    `${rows}decisions`,
  )
  const { body: acks } = await call<{ seat: string; id: string; v: number }[]>(
    house.url,
    'GET',
    `${rows}acks`,
  )
  for (const [seat, answers] of Object.entries(sent))
    for (const [at, { id, v, key, value }] of answers.entries()) {
      // So many are kept of each seat; a quick machine makes more.
      const isKept = at >= answers.length - 200
      const stored = acks.filter(ack => ack.seat === seat && ack.id === id)
      const done = decisions.filter(decision => decision.by === seat && decision.key === key)
      expect(done.length).toBeLessThanOrEqual(1)
      if (isKept) expect(stored.length).toBe(done.length)
      if (v === undefined) continue
      acknowledged++
      if (isKept) expect(stored).toEqual([{ seat, id, v }])
      expect(done).toMatchObject([{ value: JSON.stringify(value) }])
    }
  expect(acknowledged).toBeGreaterThan(100)
  const numbers = decisions.map(decision => decision.n)
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  const { welcome } = await Player.join(house.url, room)
  expect(welcome?.log.filter(line => line.text.startsWith('room.log.recovered'))).toEqual([])
}, 180_000)

test('[R7.2] a turn that cannot be written leaves nothing behind', async () => {
  const { room, seats, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  await ada.answer('n3')
  const known = knownTo(ada)
  const heard = bea.heard.length
  await call(house.url, 'GET', `/api/rooms/${room}/peek-fail`)
  const id = newId()
  expect(await ada.answer('draw', id)).toEqual({ code: 'fault' })
  expect(knownTo(await Player.join(house.url, room, seats[0]?.token))).toEqual(known)
  expect(bea.heard.length).toBe(heard)
  expect((await ada.answer('draw', id)).v).toBeGreaterThan(0)
  await bea.until(() => bea.table.sum === 3, 'the sum')
  await call(house.url, 'GET', `/api/rooms/${room}/peek-fail`)
  expect(await bea.ask('chat', { text: 'lost' })).toEqual({ code: 'fault' })
  expect(bea.welcome?.log.filter(line => line.says)).toEqual([])
})

test('[R7.4] a restarted room welcomes everybody to what they knew', async () => {
  const { room, seats, players } = await gather(house.url, { people: 3 })
  const [ada, bea] = players as [Player, Player]
  await takeTurn(ada, 'draw')
  await bea.ask('command', { name: 'boast', value: 'soft' })
  await bea.ask('chat', { text: 'good night' })
  await bea.answer('n2')
  const known = knownTo(bea)
  await house.kill()
  await house.again()
  const again = await Player.join(house.url, room, seats[1]?.token)
  const others = { seats: undefined }
  expect({ ...knownTo(again), ...others }).toEqual({ ...known, ...others })
  await again.answer('draw')
})

test('[R7.8] a room of an older build goes on under the newer rules', async () => {
  const { room, seats, players } = await gather(house.url, { rounds: '50' })
  const [ada, bea] = players as [Player, Player]
  await takeTurn(ada)
  await bea.until(() => bea.welcome?.asks[0], 'a turn')
  await bea.answer('n2')
  await house.kill()
  await house.again({ NEXT_BUILD: 'yes' })
  const again = await Player.join(house.url, room, seats[1]?.token)
  expect(again.welcome).toMatchObject({ build: 'tally-2', table: { era: 2, sum: 1 } })
  expect(again.key).toBe('2.turn/sure')
  await again.answer('yes')
  await again.until(() => again.welcome?.asks[0]?.text === 'tally.bid', 'a bid')
  await house.kill()
  await house.again({ NEXT_BUILD: 'yes' })
  const { welcome } = await Player.join(house.url, room, seats[1]?.token)
  expect(welcome?.table).toMatchObject({ era: 2, sum: 3 })
  expect(welcome?.log.map(line => line.text)).not.toContain('room.log.recovered')
  await house.kill()
  await house.again()
})

test('[R7.5] no token and no phrase is stored as it is', async () => {
  const { room, host, seats } = await sitDown(house.url, { start: false })
  const { body } = await call(house.url, 'POST', `/api/rooms/${room}/recover`, {
    body: { phrase: seats[0]?.phrase },
  })
  await call(house.url, 'POST', `/api/rooms/${room}/seats/p2/hand-over`, { token: host })
  const files = readdirSync(house.persist, { recursive: true, withFileTypes: true }).filter(file =>
    file.isFile(),
  )
  expect(files.length).toBeGreaterThan(1)
  const bytes = files.map(file => readFileSync(join(file.parentPath, file.name), 'latin1')).join()
  expect(bytes).toContain('Friend 2')
  const secrets = [
    host,
    `${body['token']}`,
    `${body['host']}`,
    ...seats.flatMap(({ token, phrase }) => [token, phrase]),
  ]
  for (const secret of secrets) expect(bytes).not.toContain(secret)
  for (const { phrase } of seats) expect(bytes).not.toContain(phrase.replaceAll('-', ' '))
})

test('[R7.7] what was acknowledged before a restart is acknowledged the same after it', async () => {
  const { room, seats, players } = await gather(house.url)
  const ada = players[0] as Player
  const { key } = ada
  const ids = { answer: newId(), chat: newId(), undo: newId() }
  const tries = async (player: Player) => [
    await player.ask('answer', { key, value: 'n1' }, ids.answer),
    await player.ask('chat', { text: 'hello' }, ids.chat),
    await player.ask('undo', {}, ids.undo),
  ]
  const first = await tries(ada)
  await house.kill()
  await house.again()
  const again = await Player.join(house.url, room, seats[0]?.token)
  expect(await tries(again)).toEqual(first)
  expect(again.key).toBe('1.turn/say')
  expect(again.welcome?.log.filter(line => line.says)).toHaveLength(1)
})

test('[R7.9] of what a seat was acknowledged the last two hundred are kept, and looked up one by one', async () => {
  const { room, seats, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  await bea.ask('chat', { text: 'hello' })
  const ids = Array.from({ length: 420 }, newId)
  for (const id of ids) ada.send({ chat: { id, text: 'x' } })
  await ada.ask('chat', { text: 'the last' })
  const kept = `SELECT count(*) AS count FROM acks WHERE seat = 'p1'`
  const [row] = await sql<{ count: number }>(house.url, room, kept)
  expect(row?.count).toBeGreaterThanOrEqual(200)
  expect(row?.count).toBeLessThanOrEqual(302)
  await house.kill()
  await house.again()
  const again = await Player.join(house.url, room, seats[0]?.token)
  const said = () => sql(house.url, room, 'SELECT line FROM log WHERE chat = 1')
  const before = (await said()).length
  // Whatever was written before the restart, and since, is known without a row of the journal being put away for it.
  await again.ask('chat', { text: 'new' })
  const turns = async () =>
    (await call<{ turns: number }>(house.url, 'GET', `/api/rooms/${room}/peek-journal`)).body.turns
  expect(await turns()).toBe(1)
  for (const id of ids.slice(-190)) again.send({ chat: { id, text: 'x' } })
  await again.settled()
  expect(await turns()).toBe(1)
  expect((await said()).length).toBe(before + 1)
  const [after] = await sql<{ count: number }>(house.url, room, kept)
  expect(after?.count).toBe(200)
  expect(await sql(house.url, room, `SELECT id FROM acks WHERE seat = 'p2'`)).toHaveLength(1)
})

test('[R7.10] old talk goes, the log of the game stays', async () => {
  const { room, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  await takeTurn(ada)
  await sql(
    house.url,
    room,
    `WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a WHERE n < 6000)
    INSERT INTO log (chat, json) SELECT 1, '{"at":1,"text":"room.log.says","by":"p1","says":"x"}' FROM a`,
  )
  await bea.ask('chat', { text: 'hello' })
  const countOf = async (which: string) =>
    (await sql(house.url, room, `SELECT count(*) AS count FROM log WHERE chat IS ${which}`))[0]?.count
  // Of the last 5,001 lines before it, and the new one.
  expect(await countOf('NOT NULL')).toBe(5002)
  // Two who sat down, the start and what was said.
  expect(await countOf('NULL')).toBe(4)
})

test('[R7.12] a room that was stored before there was a journal gets one', async () => {
  const { room, seats, players } = await gather(house.url)
  await takeTurn(players[0] as Player)
  const drop = encodeURIComponent('DROP TABLE journal')
  await call(house.url, 'GET', `/api/rooms/${room}/peek-sql?sql=${drop}`)
  await house.kill()
  await house.again()
  const bea = await Player.join(house.url, room, seats[1]?.token)
  await takeTurn(bea)
  await house.kill()
  await house.again()
  expect((await Player.join(house.url, room, seats[1]?.token)).table.sum).toBe(2)
})
