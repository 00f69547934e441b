import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { allSettled, call, gather, Player, sql } from './player.ts'
import { actionCard } from './saboteurs.ts'

const stay = 700

let house: House
let live: House
beforeAll(async () => {
  // Rows stay in the journal as they were written, so that they can be counted.
  house = await openHouse({ WINDOW_MS: `${stay}`, BOT_DELAY_MS: '20', LULL_MS: '600000' })
  live = await openHouse()
})
afterAll(async () => {
  await house.close()
  await live.close()
})

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

interface Wishes {
  people: number
  bots?: number
  witty?: string
  windows?: string
  careful?: string
  clock?: string
  trap?: string
  before?: string
  seed?: string
}

const parley = (at: House, { people, bots, seed, ...options }: Wishes) =>
  gather(at.url, { people, ...(bots && { bots }), ...(seed && { seed }), game: 'parley', options })

const isOpen = (player: Player) => player.welcome?.window !== undefined
const opens = (player: Player) => player.until(() => isOpen(player), 'a window')
const closes = (player: Player) => player.until(() => !isOpen(player), 'the window to close')
const replies = (player: Player) => (player.welcome?.table as { replies: string[] } | undefined)?.replies
const rowsOf = async (at: House, room: string) =>
  (await call<{ turns: number }>(at.url, 'GET', `/api/rooms/${room}/peek-journal`)).body
const decisions = (at: House, room: string) =>
  sql<{ by: string; value: string }>(at.url, room, 'SELECT by, value FROM decisions ORDER BY n')

test('[R15.1] who holds nothing that fits is passed for, all at once, when the time of the window is over', async () => {
  const { players } = await parley(house, { people: 3 })
  const [ada, bea] = players as [Player, Player, Player]
  const begun = Date.now()
  await ada.answer('softly')
  await opens(bea)
  expect(bea.welcome).toMatchObject({
    window: { kind: 'afterSpeech', spans: ['debate'] },
    waiting: ['p2', 'p3'],
  })
  await closes(bea)
  expect(Date.now() - begun).toBeGreaterThanOrEqual(stay - 60)
  expect(bea.welcome?.waiting).toEqual(['p2'])
  expect(bea.welcome?.kinds).toEqual(['afterSpeech'])
})

test('[R15.1] whoever holds something that fits is asked, however long it takes', async () => {
  const { players } = await parley(house, { people: 3, witty: 'p2' })
  const [ada, bea, cid] = players as [Player, Player, Player]
  await ada.answer('softly')
  await opens(bea)
  await pause(stay * 2)
  await allSettled(players)
  expect([isOpen(cid), cid.welcome?.waiting, cid.welcome?.asks]).toEqual([true, ['p2', 'p3'], []])
  await bea.answer('wit')
  await closes(cid)
  expect(replies(cid)).toEqual(['0 p2'])
})

test('[R15.2] a window that the room answers for six is one turn and one row, with what bots play in it', async () => {
  const { room, players } = await parley(house, { people: 2, bots: 5, witty: 'all', seed: 'six' })
  const [ada, bea] = players as [Player, Player]
  await bea.ask('orders', { order: 'pass' })
  await ada.answer('softly')
  await opens(ada)
  const { turns } = await rowsOf(house, room)
  await closes(ada)
  await allSettled(players)
  expect((await rowsOf(house, room)).turns).toBe(turns + 1)
  const made = (await decisions(house, room)).filter(({ by }) => by !== 'p1')
  expect(made.map(({ by }) => by)).toEqual(['p2', 'p3', 'p4', 'p5', 'p6', 'p7'])
  const played = made.filter(({ value }) => value === '"wit"').map(({ by }) => `0 ${by}`)
  expect(played.length).toBeGreaterThan(0)
  expect(replies(ada)).toEqual(played)
})

test('[R15.3] it stays open for the time drawn, a short one beside bots, or what the table chose', async () => {
  const left = async (wishes: Wishes) => {
    const { players } = await parley(live, wishes)
    const [ada] = players as [Player]
    await ada.answer('softly')
    await opens(ada)
    return ada.welcome?.window?.left ?? 0
  }
  const two = await left({ people: 3, seed: 'live' })
  expect(two).toBeGreaterThanOrEqual(2000)
  expect(two).toBeLessThanOrEqual(5000)
  expect(await left({ people: 3, seed: 'live', witty: 'p2' })).toBe(two)
  const one = await left({ people: 2, bots: 2 })
  expect(one).toBeGreaterThanOrEqual(400)
  expect(one).toBeLessThanOrEqual(800)
  expect(await left({ people: 3, windows: '8h' })).toBe(8 * 3_600_000)
})

/** What was sent, without the times in it and what only the room is called by. */
const plain = (frame: string) =>
  frame
    .replace(/\b1\d{12}\b/g, 'time')
    .replace(/"room":"\w+"/, '')
    .replace(/"(witty|saboteur)":"[\w ]+"/, '')
    .replace(/^(\{"welcome".*"left":)\d+/, '$1')

test('[R15.4] until its time is over a window looks the same, whatever lies in hands the room answers for', async () => {
  const seen = async (witty: string) => {
    const { room, players } = await parley(house, { people: 3, bots: 1, witty, seed: 'alike' })
    const [ada, bea, cid] = players as [Player, Player, Player]
    const watcher = await Player.join(house.url, room)
    await bea.ask('orders', { order: 'pass' })
    await allSettled([...players, watcher])
    const viewers = [ada, cid, watcher]
    const from = viewers.map(({ frames }) => frames.length)
    await ada.answer('softly', 'message-first')
    await opens(ada)
    await cid.ask('chat', { text: 'well?' }, 'message-alike')
    const late = await Player.join(house.url, room)
    await allSettled([...viewers, late])
    await pause(stay / 3)
    await allSettled([...viewers, late])
    const heard = viewers.map(({ frames }, at) => frames.slice(from[at]))
    const open = viewers.map(isOpen)
    return { open, said: [...heard, late.frames].map(frames => frames.map(plain)) }
  }
  const empty = await seen('nobody')
  expect(empty.open).toEqual([true, true, true])
  for (const frames of empty.said) expect(frames.join()).toContain('afterSpeech')
  // Bea has ordered to pass, and the fourth is a bot.
  expect(await seen('p2 p4')).toEqual(empty)
})

/** All that somebody else hears from before a window opens until just before its time is over, and one who comes while
 *  it is open; then who is really asked. */
async function heardBeside(table: Awaited<ReturnType<typeof gather>>, answer: unknown) {
  const { room, players } = table
  const [ada] = players as [Player]
  const viewers = [ada, await Player.join(house.url, room)]
  await allSettled(players)
  const from = viewers.map(({ frames }) => frames.length)
  await ada.answer(answer, 'message-first')
  await opens(ada)
  const late = await Player.join(house.url, room)
  viewers.push(late)
  from.push(0)
  await allSettled(viewers)
  await pause(stay / 3)
  await allSettled(viewers)
  const said = viewers.map(({ frames }, at) => frames.slice(from[at]).map(plain))
  const open = viewers.map(isOpen)
  const before = players.map(({ welcome }) => welcome?.asks.length)
  await pause(stay)
  await allSettled(players)
  return { heard: { open, said, before }, asked: players.map(({ welcome }) => welcome?.asks.length) }
}

test('[R15.4] of two with the usual order nobody else learns in that time which of them holds what fits', async () => {
  const seen = async (witty: string) =>
    heardBeside(await parley(house, { people: 3, witty, seed: 'exchanged' }), 'softly')
  const [bea, cid] = [await seen('p2'), await seen('p3')]
  expect([bea.asked, cid.asked]).toEqual([
    [0, 1, 0],
    [0, 0, 1],
  ])
  expect(bea.heard).toMatchObject({ open: [true, true, true], before: [0, 1, 1] })
  expect(cid.heard).toEqual(bea.heard)
})

test('[R15.4] nor in Twilight Imperium who holds a Sabotage', async () => {
  const seen = async (saboteur: string) => {
    const game = { game: 'saboteurs', options: { saboteur } }
    const table = await gather(house.url, { people: 3, seed: 'exchanged', ...game })
    return heardBeside(table, { special: actionCard })
  }
  const [bea, cid] = [await seen('p2'), await seen('p3')]
  expect([bea.asked, cid.asked]).toEqual([
    [0, 1, 0],
    [0, 0, 1],
  ])
  expect(bea.heard).toMatchObject({ open: [true, true, true], before: [0, 1, 1] })
  expect(bea.heard.said[0]?.join()).toContain('afterActionCard')
  expect(cid.heard).toEqual(bea.heard)
})

test('[R15.5] who is asked answers at once, and when all have the window closes', async () => {
  const { players } = await parley(live, { people: 3, windows: '8h' })
  const [ada, bea, cid] = players as [Player, Player, Player]
  await ada.answer('softly')
  await opens(bea)
  expect((await bea.answer('pass')).v).toBeGreaterThan(0)
  await allSettled(players)
  expect([isOpen(cid), cid.welcome?.waiting]).toEqual([true, ['p2', 'p3']])
  await cid.answer('pass')
  await closes(ada)
})

test('[R15.6] who speaks up is asked although the room would have passed', async () => {
  const { players } = await parley(house, { people: 3, witty: 'p2' })
  const [ada, bea, cid] = players as [Player, Player, Player]
  await bea.ask('orders', { order: 'pass' })
  expect(await bea.ask('speakUp', {})).toEqual({ code: 'notOpen' })
  await ada.answer('softly')
  await opens(bea)
  await bea.ask('speakUp', {})
  expect([bea.welcome?.spoken, cid.welcome?.spoken]).toEqual([true, undefined])
  await pause(stay * 1.5)
  await allSettled(players)
  expect([isOpen(bea), bea.welcome?.asks.length, cid.welcome?.asks.length]).toEqual([true, 1, 0])
  // To order a pass is to have nothing more to say.
  await bea.ask('orders', { order: 'pass' })
  await closes(bea)
})

test('[R15.6] who takes back by its number the pass the room gave is asked', async () => {
  const { room, players } = await parley(house, { people: 3, witty: 'p3' })
  const [ada, bea] = players as [Player, Player]
  await ada.answer('softly')
  await opens(bea)
  await bea.until(() => bea.welcome?.asks.length === 0, 'the pass')
  // There is nothing of her own before it.
  expect([bea.welcome?.undo, await bea.ask('undo', {})]).toEqual([undefined, { code: 'cannotUndo' }])
  const [pass] = await sql<{ n: number }>(house.url, room, "SELECT n FROM decisions WHERE by = 'p2'")
  await bea.ask('undo', { to: pass?.n })
  await pause(stay / 2)
  await allSettled(players)
  expect([bea.welcome?.spoken, bea.welcome?.asks.length]).toEqual([true, 1])
})

test('[R5.13] takes back the own last decision, and not the passes the room gave after it', async () => {
  const mortal = await openHouse({ WINDOW_MS: '300' })
  try {
    const { room, seats, players } = await parley(mortal, { people: 3, before: 'all' })
    const [ada, bea] = players as [Player, Player, Player]
    const speaks = (player: Player) =>
      player.until(() => player.welcome?.asks[0]?.text === 'parley.speak', 'a turn')
    await speaks(ada)
    expect(ada.welcome?.undo).toBeUndefined()
    await ada.answer('softly')
    const speech = ada.welcome?.undo
    // All are passed for after it, and she too before the next speech.
    await speaks(bea)
    expect(
      await sql(mortal.url, room, 'SELECT by, pass FROM decisions WHERE pass > 1 ORDER BY n'),
    ).toHaveLength(8)
    expect([ada.welcome?.undo, bea.welcome?.undo]).toEqual([speech, undefined])
    await mortal.kill()
    await mortal.again()
    const again = await Player.join(mortal.url, room, seats[0]?.token)
    expect(again.welcome?.undo).toBe(speech)
    await again.ask('undo', {})
    await speaks(again)
    expect(again.welcome?.window).toBeUndefined()
  } finally {
    await mortal.close()
  }
})

test('[R5.13] a pass given by hand is taken back as it was', async () => {
  const { players } = await parley(house, { people: 3, witty: 'p3' })
  const [ada, bea] = players as [Player, Player]
  await bea.ask('orders', { order: 'always' })
  await ada.answer('softly')
  await opens(bea)
  await bea.answer('pass')
  await bea.ask('undo', {})
  await allSettled(players)
  expect(bea.welcome?.asks.length).toBe(1)
})

test('[R15.7] killed while a window is open, a room loses nothing of it', async () => {
  const mortal = await openHouse({ WINDOW_MS: '2500' })
  try {
    const { room, seats, players } = await parley(mortal, { people: 3, bots: 1, witty: 'p3' })
    const [ada, bea, cid] = players as [Player, Player, Player]
    await bea.ask('orders', { order: 'always' })
    await ada.answer('softly')
    await opens(cid)
    await opens(bea)
    expect(await bea.answer('pass')).not.toHaveProperty('code')
    await mortal.kill()
    await mortal.again()
    const again = await Promise.all(seats.map(({ token }) => Player.join(mortal.url, room, token)))
    const [, beaAgain, cidAgain] = again as [Player, Player, Player]
    expect(beaAgain.welcome).toMatchObject({
      waiting: ['p2', 'p3', 'p4'],
      asks: [],
      orders: { '*': { order: 'always' } },
      window: { kind: 'afterSpeech' },
    })
    await pause(2500)
    const bots = async () => (await decisions(mortal, room)).filter(({ by }) => by === 'p4')
    for (let tries = 0; tries < 40 && (await bots()).length === 0; tries++) await pause(100)
    expect(await bots()).toHaveLength(1)
    await cidAgain.answer('wit')
    await closes(cidAgain)
    expect(replies(cidAgain)).toContain('0 p3')
  } finally {
    await mortal.close()
  }
})

test('[R8.2] where a build that cannot follow falls back to a window, nobody is passed for', async () => {
  const mortal = await openHouse({ WINDOW_MS: '500', BOT_DELAY_MS: '20' })
  try {
    const { room, seats, players } = await parley(mortal, { people: 2, bots: 1, witty: 'p2' })
    const [ada, bea] = players as [Player, Player]
    await ada.answer('softly')
    await opens(bea)
    const before = await decisions(mortal, room)
    await mortal.kill()
    await mortal.again({ NEXT_BUILD: 'interrupts' })
    const again = await Player.join(mortal.url, room, seats[0]?.token)
    await again.until(() => again.welcome?.fellBack !== undefined, 'the fall')
    expect(again.welcome).toMatchObject({ build: 'parley-interrupts', window: { kind: 'beforeSpeech' } })
    await pause(1500)
    expect(again.welcome?.waiting).toEqual(['p1', 'p2', 'p3'])
    expect(await decisions(mortal, room)).toEqual(before)
  } finally {
    await mortal.close()
  }
})

test('[R15.8] at a careful table every person is asked, but who ordered to pass', async () => {
  const { players } = await parley(house, { people: 3, bots: 1, careful: 'yes' })
  const [ada, bea, cid] = players as [Player, Player, Player]
  await cid.ask('orders', { order: 'pass' })
  await ada.answer('softly')
  await cid.until(() => isOpen(cid) && cid.welcome?.asks.length === 0, 'the pass by order')
  await pause(stay)
  await allSettled(players)
  expect([isOpen(bea), bea.welcome?.asks.length, bea.welcome?.waiting]).toEqual([true, 1, ['p2', 'p3', 'p4']])
  await bea.answer('pass')
  await closes(bea)
})

test('[R15.9] a clock runs in a window only once its time is over', async () => {
  const { players } = await parley(live, { people: 3, windows: '10m', clock: '3m', witty: 'p2' })
  const [ada, bea, cid] = players as [Player, Player, Player]
  await ada.answer('softly')
  await opens(bea)
  const left = [bea, cid].map(({ welcome }) =>
    Math.round((welcome?.clocks?.[welcome.seat ?? ''] ?? 0) / 60_000),
  )
  expect(left).toEqual([13, 13])
})

test('[R15.10] where the rules throw as the room answers, the window stays open and so does the room', async () => {
  const { room, players } = await parley(house, { people: 3, trap: 'closing' })
  const [ada, bea] = players as [Player, Player]
  await ada.answer('softly')
  await opens(bea)
  await bea.until(() => bea.welcome?.asks.length === 0, 'the first pass')
  await pause(stay)
  const { turns } = await rowsOf(house, room)
  await pause(stay)
  expect((await rowsOf(house, room)).turns).toBe(turns)
  expect((await ada.ask('chat', { text: 'what now?' })).v).toBeGreaterThan(0)
  expect([isOpen(bea), bea.welcome?.waiting]).toEqual([true, ['p2', 'p3']])
})

test('[R15.7] a room stored with a window open, before rooms knew of windows, closes it too', async () => {
  const { room, seats, players } = await parley(house, { people: 3, bots: 1 })
  const [ada, bea] = players as [Player, Player]
  await ada.answer('softly')
  await opens(bea)
  await sql(house.url, room, "DELETE FROM facts WHERE name IN ('window', 'kinds')")
  await call(house.url, 'GET', `/api/rooms/${room}/peek-abort`).catch(() => undefined)
  const again = await Player.join(house.url, room, seats[0]?.token)
  await again.until(() => again.welcome?.waiting.join() === 'p2', 'the next speaker')
  expect((await decisions(house, room)).map(({ by }) => by)).toEqual(['p1', 'p2', 'p3', 'p4'])
})

test('[R15.2] whoever stands in for a person answers with the bots', async () => {
  const hasty = await openHouse({ WINDOW_MS: `${stay}`, BOT_DELAY_MS: '20', SLOW_MS: '0' })
  const { players } = await parley(hasty, { people: 3, witty: 'p3' })
  const [ada, bea, cid] = players as [Player, Player, Player]
  await ada.answer('softly')
  await opens(bea)
  await bea.until(() => bea.welcome?.asks.length === 0, 'the pass')
  cid.close()
  await ada.until(() => ada.welcome?.seats[2]?.online === false, 'Cid to be away')
  await ada.ask('standIn', { seat: 'p3', yes: true })
  await bea.ask('standIn', { seat: 'p3', yes: true })
  await closes(ada)
  expect(ada.welcome?.waiting).toEqual(['p2'])
  await hasty.close()
})
