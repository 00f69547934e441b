import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slowed } from '../../worker/limits.ts'
import { type House, openHouse } from './house.ts'
import { call, gather, Player, sitDown } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ LULL_MS: '20', MESSAGES_A_SECOND: '100000', BOT_DELAY_MS: '20' })
})
afterAll(() => house.close())

interface Counted {
  rows: number
  by: Record<string, number>
}

const rowsOf = async ({ url }: House, room: string) =>
  (await call<Counted>(url, 'GET', `/api/rooms/${room}/peek-counted`)).body.rows
const moment = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Rows a decision, with a lull after every so many. What they are made of is said with `LOUD`. */
async function rowsADecision(game: string, options: Record<string, string>, burst: number) {
  const { room } = await gather(house.url, {
    people: 6,
    game,
    options: { players: '6', ...options },
    seed: 'rows',
  })
  const play = async (count: number) => {
    const path = `/api/rooms/${room}/peek-decide?count=${count}&burst=${burst}&lull=60`
    return (await call<Counted & { decisions: number }>(house.url, 'GET', path)).body
  }
  await play(100)
  const { decisions, rows, by } = await play(200)
  expect(decisions).toBe(200)
  if (process.env['LOUD'])
    for (const [what, count] of Object.entries(by).sort(([, one], [, other]) => other - one))
      process.stderr.write(`${game}, ${burst} at once: ${(count / decisions).toFixed(2)} ${what}\n`)
  return rows / decisions
}

test.each([
  // With what the room answers in windows: more than half a pass comes with each decision of a person.
  ['ti3', { galaxy: 'random' }, 1, 18],
  ['ti3', { galaxy: 'random' }, 10, 11],
  ['inscription', {}, 1, 7.5],
  ['inscription', {}, 10, 5.5],
] as const)(
  '[R7.14] a decision of %s with six costs few rows',
  async (game, options, burst, most) => {
    expect(await rowsADecision(game, options, burst)).toBeLessThanOrEqual(most)
  },
  120_000,
)

test('[R7.15] that somebody is here is written nowhere', async () => {
  const { room, players } = await gather(house.url)
  await moment(300)
  await rowsOf(house, room)
  for (let at = 0; at < 5; at++) expect((await players[0]?.ask('here', {}))?.v).toBeGreaterThan(0)
  await moment(300)
  expect(await rowsOf(house, room)).toBe(0)
})

test('[R9.16] a seat that has spent its day of rows is slowed, after sleep too, and the others play on', async () => {
  const strict = await openHouse({ LULL_MS: '50', MESSAGES_A_SECOND: '1000', ROWS_A_DAY: '150' })
  const { room, seats, players } = await gather(strict.url)
  const [ada, bea] = players as [Player, Player]
  const talk = async (player: Player) => {
    for (let said = 0; said < 200; said++) {
      const { code } = await player.ask('chat', { text: `${said}` })
      if (code !== undefined) return { code, said }
    }
    return undefined
  }
  const spent = await talk(bea)
  expect(spent?.code).toBe('spent')
  expect(spent?.said).toBeGreaterThan(10)
  expect((await ada.answer('n1')).v).toBeGreaterThan(0)
  const look = { method: 'PATCH', path: `/api/rooms/${room}/seats/p2`, body: { emblem: 'eye' } }
  const changed = await call(strict.url, look.method, look.path, { body: look.body, token: seats[1]?.token })
  expect([changed.status, changed.body['code']]).toEqual([429, 'spent'])
  await moment(400)
  await strict.kill()
  await strict.again()
  const again = await Player.join(strict.url, room, seats[1]?.token)
  expect(await again.ask('chat', { text: 'once more' })).toEqual({ code: 'spent' })
  const first = await Player.join(strict.url, room, seats[0]?.token)
  expect((await first.answer('yes')).v).toBeGreaterThan(0)
  await strict.close()
})

test('[R9.17] a room of eight that sends all it may does not use up a day of the free plan', async () => {
  const small = 300
  const strict = await openHouse({ LULL_MS: '50', MESSAGES_A_SECOND: '10000', ROWS_A_DAY: `${small}` })
  const { room, host, players } = await gather(strict.url, { people: 8, rounds: '500' })
  await rowsOf(strict, room)
  let heard = 0
  for (let round = 0; round < 200; round++) {
    const answers = await Promise.all(
      players.map((player, at) => {
        const [ask] = player.welcome?.asks ?? []
        const value =
          { 'tally.say': 'n2', 'tally.sure': 'draw', 'tally.bid': 'n3' }[ask?.text ?? ''] ?? 'sealed'
        if (ask && round % 2 === 0) return player.answer(value)
        // Each of them alone, so that every word costs a lull.
        return moment(at * 20).then(() => player.ask('chat', { text: 'x'.repeat(500) }))
      }),
    )
    heard += answers.filter(({ v }) => v !== undefined).length
    if (answers.every(({ code }) => code === 'spent')) break
  }
  for (let at = 0; at < 60; at++)
    await call(strict.url, 'PATCH', `/api/rooms/${room}/seats/p1`, {
      body: { name: `Ada ${at}` },
      token: host,
    })
  await moment(300)
  const rows = await rowsOf(strict, room)
  expect(heard).toBeGreaterThan(100)
  const aTurn = 25
  expect(rows).toBeGreaterThan(9 * small * 0.5)
  expect(rows).toBeLessThanOrEqual(9 * (small + aTurn))
  await strict.close()
  // Eight seats, the host and whoever knocks; from then on one turn each in ten minutes.
  const toml = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8')
  const most = Number(toml.match(/^ROWS_A_DAY = "(\d+)"$/m)?.[1])
  const turnsWhenSlowed = 86_400_000 / slowed
  expect(10 * (most + (turnsWhenSlowed + 1) * aTurn)).toBeLessThan(100_000)
  expect(most).toBeGreaterThanOrEqual(2 * 200 * 13)
}, 120_000)

test('[R9.2] an address makes only so many rooms a day', async () => {
  const strict = await openHouse({ ROOMS_A_DAY: '3' })
  const statuses = []
  for (let at = 0; at < 4; at++)
    statuses.push(
      (await call(strict.url, 'POST', '/api/rooms', { body: { game: 'tally', options: {} } })).status,
    )
  expect(statuses).toEqual([201, 201, 201, 429])
  await strict.close()
})

test('[R6.8] a table where no person sits is not started, and bots left alone stop a while after the last watcher', async () => {
  const alone = await openHouse({ BOT_DELAY_MS: '30', ALONE_MS: '400' })
  const made = await call(alone.url, 'POST', '/api/rooms', {
    body: { game: 'tally', options: { players: '2', rounds: '500' } },
  })
  const { room: empty, host: token } = made.body as { room: string; host: string }
  for (let at = 0; at < 2; at++)
    await call(alone.url, 'POST', `/api/rooms/${empty}/bots`, { body: {}, token })
  const { status, body } = await call(alone.url, 'POST', `/api/rooms/${empty}/start`, { token })
  expect([status, body['code']]).toEqual([409, 'noPerson'])

  const { room, seats, host } = await sitDown(alone.url, { people: 1, bots: 1, rounds: '500' })
  const decided = async () =>
    (await call<unknown[]>(alone.url, 'GET', `/api/rooms/${room}/peek-rows?table=decisions`)).body.length
  const watcher = await Player.join(alone.url, room)
  await call(alone.url, 'DELETE', `/api/rooms/${room}/seats/p1`, { token: seats[0]?.token })
  await call(alone.url, 'POST', `/api/rooms/${room}/bots`, { body: { seat: 'p1' }, token: host })
  await moment(1500)
  const watched = await decided()
  await moment(1500)
  expect(await decided()).toBeGreaterThan(watched)
  watcher.close()
  await moment(2500)
  const stopped = await decided()
  await moment(1000)
  expect(await decided()).toBe(stopped)
  await Player.join(alone.url, room)
  await moment(1500)
  expect(await decided()).toBeGreaterThan(stopped)
  await alone.close()
})

test('[R6.8] a table with people runs on by its bots though nobody is connected', async () => {
  const busy = await openHouse({ BOT_DELAY_MS: '30', ALONE_MS: '200' })
  const { room, players } = await gather(busy.url, { people: 1, bots: 3 })
  const [ada] = players as [Player]
  await ada.answer('n1')
  await ada.answer('yes')
  ada.close()
  await moment(2500)
  const made = await call<{ by: string }[]>(busy.url, 'GET', `/api/rooms/${room}/peek-rows?table=decisions`)
  expect(new Set(made.body.map(({ by }) => by))).toEqual(new Set(['p1', 'p2', 'p3', 'p4']))
  await busy.close()
})
