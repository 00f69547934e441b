import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyPatch } from '../../shared/engine/patch.ts'
import type { EarlierLines, Line, Replay } from '../../shared/protocol.ts'
import { type House, openHouse } from './house.ts'
import { allSettled, call, finish, gather, Player, sitDown, sql, takeTurn } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ BOT_DELAY_MS: '20', MESSAGES_A_SECOND: '1000' })
})
afterAll(() => house.close())

const read = <T = Replay>(path: string, token?: string) => call<T>(house.url, 'GET', path, { token })

async function replay(room: string, token?: string, before = ''): Promise<Replay> {
  const { status, body } = await read(`/api/rooms/${room}/replay${before}`, token)
  expect(status).toBe(200)
  return body
}

const end = ({ table, steps }: Replay) => steps.reduce((now, step) => applyPatch(now, step.table), table)
const texts = ({ steps }: Replay) => steps.map(({ log }) => log.map(({ text }) => text).join(' '))

test('[R11.1] a replay leads step by step to the table as it stands', async () => {
  const { room, players } = await gather(house.url, { rounds: '50' })
  const [ada] = players as [Player]
  await finish(players)
  await allSettled(players)
  const { order } = ada.table
  await takeTurn(players[Number(order[0]?.slice(1)) - 1] as Player)
  await allSettled(players)
  const whole = await replay(room)
  expect(texts(whole)).toEqual(['tally.said', 'tally.said', 'tally.won', 'tally.said'])
  expect(whole.table).toMatchObject({ sum: 0, round: 1, bids: {} })
  expect(whole.steps[0]?.table).toEqual({ sum: 1 })
  expect(whole.steps[2]?.table).toMatchObject({ round: 2, bids: { p1: 0, p2: 1 } })
  expect(whole.before).toBeUndefined()
  expect(end(whole)).toEqual(ada.table)
  const late = await replay(room, undefined, '?before=4')
  expect(texts(late)).toEqual(['tally.said', 'tally.said', 'tally.won'])
  expect(end(late)).toEqual(
    whole.steps.slice(0, 3).reduce((now, { table }) => applyPatch(now, table), whole.table),
  )
  expect(await replay(room, undefined, '?before=99')).toEqual(whole)
  await house.kill()
  await house.again()
  expect(await replay(room)).toEqual(whole)
})

test('[R11.2] a replay holds nothing of a hand, a deck or the seed', async () => {
  const { room, host, players, seats } = await gather(house.url, { people: 3, rounds: '1' })
  for (const player of players) await takeTurn(player, 'draw')
  for (const [at, player] of players.entries()) {
    await player.until(() => player.welcome?.asks[0]?.text === 'tally.bid', 'a bid')
    await player.answer(`n${at + 4}`)
  }
  await allSettled(players)
  const cards = players.map(player => Object.keys(player.hand.cards))
  expect(cards.flat()).toHaveLength(3)
  const tokens = [undefined, ...seats.map(({ token }) => token)]
  const asWords = async (token: string | undefined) => JSON.stringify(await replay(room, token))
  const before = await Promise.all(tokens.map(asWords))
  for (const [at, words] of before.entries()) {
    expect(words).not.toContain('"bid":')
    expect(words.match(/secretCard\d+/g) ?? []).toEqual(at === 0 ? [] : cards[at - 1])
  }
  // Whoever is host without sitting there reads what everybody may.
  expect(await asWords(host)).toBe(before[0])
  for (const player of players) await player.answer('sealed')
  await allSettled(players)
  const seed = `${(await read<{ seed: string }>(`/api/rooms/${room}/record`)).body.seed}`
  expect(seed).toHaveLength(64)
  for (const words of [...before, ...(await Promise.all(tokens.map(asWords)))])
    for (const secret of [seed, host, ...seats.flatMap(({ token, phrase }) => [token, phrase])])
      expect(words).not.toContain(secret)
})

test('[R11.3] secret decisions cannot be counted in a replay', async () => {
  const { room, players, seats } = await gather(house.url, { people: 3 })
  const [ada, bea] = players as [Player, Player]
  for (const player of players) await takeTurn(player)
  await allSettled(players)
  const known = await replay(room)
  await ada.answer('n5')
  await ada.answer('sealed')
  await bea.answer('n5')
  expect(await replay(room)).toEqual(known)
  expect(await replay(room, seats[2]?.token)).toEqual(known)
  expect(texts(await replay(room, seats[0]?.token))).toEqual([...texts(known), 'tally.noted'])
})

test('[R11.4] what was taken back is not told again', async () => {
  const { room, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  await ada.answer('n3')
  await ada.answer('yes')
  expect(texts(await replay(room))).toEqual(['tally.said'])
  await ada.ask('undo', {})
  expect(texts(await replay(room))).toEqual([])
  await ada.answer('draw')
  await takeTurn(bea)
  const again = await replay(room)
  expect(texts(again)).toEqual(['tally.said', 'tally.said'])
  expect(again.steps[0]?.log[0]?.about).toEqual({ seat: 'p1', number: 3 })
  expect(again.steps[0]?.table).toEqual({ sum: 3, cards: { p1: 1 } })
  expect(end(again)).toEqual(bea.table)
})

test('[R11.5] a room of an older build still answers, and a migrated one tells what came since', async () => {
  const { room, players, seats } = await gather(house.url, { rounds: '50' })
  await finish(players)
  await allSettled(players)
  const known = await replay(room)
  const forget = `UPDATE log SET json = json_remove(json, '$.segment') WHERE n IS NOT NULL`
  await sql(house.url, room, forget)
  expect(await replay(room)).toEqual(known)
  await house.kill()
  await house.again({ NEXT_BUILD: 'yes' })
  expect(await replay(room)).toMatchObject({ table: { era: 2, round: 2 }, steps: [] })
  const again = await Promise.all(seats.map(({ token }) => Player.join(house.url, room, token)))
  const first = Number(again[0]?.table.order[0]?.slice(1)) - 1
  await takeTurn(again[first] as Player)
  await allSettled(again)
  await house.kill()
  await house.again({ NEXT_BUILD: 'yes' })
  const since = await replay(room)
  expect(texts(since)).toEqual(['tally.said'])
  expect(end(since)).toEqual(again[first]?.table)
  expect(await replay(room, undefined, '?before=2')).toMatchObject({ table: { era: 2 }, steps: [] })
  await house.kill()
  await house.again()
})

test('[R11.6] reading the past is limited, and not for strangers with a token', async () => {
  const { room, seats, players } = await gather(house.url)
  await takeTurn(players[0] as Player)
  const path = `/api/rooms/${room}/replay`
  expect((await read(path, 'AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(401)
  expect((await read(`${path}?before=-1`)).status).toBe(400)
  const answers = await Promise.all(Array.from({ length: 40 }, () => read(path)))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(10)
  expect(answers.find(({ status }) => status === 429)?.body).toEqual({
    code: 'tooFast',
    why: 'refused.tooFast',
  })
  expect(texts(await replay(room, seats[0]?.token))).toEqual(['tally.said'])
  const lobby = await sitDown(house.url, { start: false })
  expect((await read(`/api/rooms/${lobby.room}/replay`)).body).toMatchObject({ code: 'notStarted' })
})

test('[R11.7] earlier lines come page by page down to the first', async () => {
  const { room, seats, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  await takeTurn(ada, 'draw')
  // Sent at once, so that many are of one moment.
  const said = Array.from({ length: 450 }, (_, at) => bea.ask('chat', { text: `line ${at}` }))
  await Promise.all(said)
  await takeTurn(bea, 'draw')
  await allSettled(players)
  const older = async (token?: string) => {
    const { welcome } = await Player.join(house.url, room, token)
    let lines: readonly Line[] = welcome?.log ?? []
    for (let pages = 0; ; pages++) {
      const until = lines[0]?.at
      const { body } = await read<EarlierLines>(`/api/rooms/${room}/log?until=${until}`, token)
      lines = [...body.log, ...lines.filter(({ at }) => at > Number(until))]
      if (!body.more) return { lines, pages }
    }
  }
  const spoken = Array.from({ length: 450 }, (_, at) => `line ${at}`)
  for (const [token, drawn] of [
    [undefined, 0],
    [seats[0]?.token, 1],
    [seats[1]?.token, 1],
  ] as const) {
    const { lines, pages } = await older(token)
    expect(pages).toBeGreaterThanOrEqual(1)
    expect(lines.flatMap(({ says }) => says ?? [])).toEqual(spoken)
    expect(lines.filter(({ text }) => text === 'tally.drew')).toHaveLength(drawn)
    expect(lines.filter(({ text }) => text === 'tally.said')).toHaveLength(2)
    expect(lines[0]?.text).toBe('room.log.sat')
  }
})
