import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { allSettled, gather, knock, newId, Player, sitDown, takeTurn } from './player.ts'

/** Who keeps others out of a room, or makes it send without end. */

let house: House
beforeAll(async () => {
  house = await openHouse({ MESSAGES_A_SECOND: '1000', PRESENCE_MS: '1000' })
})
afterAll(() => house.close())

const villain = '10.66.0.1'

/** Lines that are opened and never say a word, so many a second, until it is told to stop. */
function silence(room: string, perSecond: number, from: (at: number) => string) {
  const tally = { opened: 0, refused: 0 }
  const pending = new Set<Promise<void>>()
  const lines: WebSocket[] = []
  let at = 0
  const one = async () => {
    const { webSocket } = await knock(house.url, room, { 'cf-connecting-ip': from(at++) })
    webSocket?.accept()
    if (webSocket) lines.push(webSocket as unknown as WebSocket)
    tally[webSocket ? 'opened' : 'refused']++
  }
  const timer = setInterval(() => {
    for (let each = 0; each < perSecond / 50; each++) {
      const knocked = one().catch(() => {})
      pending.add(knocked)
      void knocked.then(() => pending.delete(knocked))
    }
  }, 20)
  return async () => {
    clearInterval(timer)
    await Promise.all(pending)
    for (const line of lines) line.close()
    return tally
  }
}

/** As a phone far away does: it says hello a while after the line is open. */
async function joinSlowly(room: string, token?: string, address?: string) {
  const player = await Player.enter(house.url, room, token, address)
  await new Promise(resolve => setTimeout(resolve, 400))
  player.hello()
  await player.until(() => player.welcome, 'a welcome')
  return player
}

test('[R9.3] while hundreds a second stand silent in the door, everybody with a seat gets in', async () => {
  const { room, seats } = await sitDown(house.url, { people: 8 })
  const stop = silence(room, 300, () => villain)
  await new Promise(resolve => setTimeout(resolve, 500))
  // Eight at home with the villain, and five who come from elsewhere and have no seat yet.
  const joins = [
    ...seats.map(({ token }) => joinSlowly(room, token, villain)),
    ...[1, 2, 3, 4, 5].map(at => joinSlowly(room, undefined, `10.0.0.${at}`)),
  ]
  const players = await Promise.all(joins)
  const tally = await stop()
  expect(tally.refused).toBeGreaterThan(100)
  expect(players.map(({ welcome }) => welcome?.seat)).toEqual([
    ...seats.map(({ seat }) => seat),
    ...Array.from({ length: 5 }, () => undefined),
  ])
  await takeTurn(players[0] as Player)
  await allSettled(players)
})

test('[R9.3] silence from a hundred networks keeps out no seat', async () => {
  const { room, seats } = await sitDown(house.url, { people: 8 })
  const stop = silence(room, 300, at => `10.70.${at % 100}.1`)
  await new Promise(resolve => setTimeout(resolve, 500))
  const players = await Promise.all(seats.map(({ token }) => joinSlowly(room, token)))
  await stop()
  expect(players.map(({ welcome }) => welcome?.seat)).toEqual(seats.map(({ seat }) => seat))
})

test('[R9.3] the silent of one network make room for each other, and for nobody else', async () => {
  const { room } = await gather(house.url)
  const bystander = await Player.enter(house.url, room, undefined, '10.0.0.1')
  const silent: Player[] = []
  for (let at = 0; at < 12; at++) {
    const player = await Player.enter(house.url, room, undefined, villain)
    // The runtime tells a socket that it was closed only once it has said something, or after ten seconds.
    if (at < 2) await player.settled()
    silent.push(player)
  }
  expect(await silent[0]?.untilClosed()).toBe(1008)
  expect(await silent[1]?.untilClosed()).toBe(1008)
  await silent[2]?.settled()
  expect(silent.filter(player => player.closedWith !== undefined)).toHaveLength(2)
  bystander.hello()
  await bystander.until(() => bystander.welcome, 'a welcome')
  for (const player of silent) player.close()
})

test('[R9.10] one network begins to watch only so often, and so many watch from it', async () => {
  const { room } = await gather(house.url)
  const statuses: number[] = []
  const lines = []
  for (let at = 0; at < 80; at++) {
    const { status, webSocket } = await knock(house.url, room, { 'cf-connecting-ip': villain })
    statuses.push(status)
    webSocket?.accept()
    webSocket?.send('{"hello":{}}')
    if (webSocket) lines.push(webSocket)
  }
  expect(statuses.filter(status => status === 101).length).toBeLessThan(70)
  expect(statuses).toContain(429)
  const elsewhere = await Player.join(house.url, room, undefined, '10.0.0.1')
  await elsewhere.until(() => elsewhere.welcome?.watchers === 51, 'fifty from there, and one from here')
  for (const line of lines) line.close()
})

test('[R9.11] however many come and go, who is here is told once a second', async () => {
  const { room, players } = await gather(house.url)
  const [ada] = players as [Player]
  await new Promise(resolve => setTimeout(resolve, 1100))
  await ada.settled()
  const before = ada.heard.length
  const began = Date.now()
  for (let at = 0; at < 40; at++) {
    const watcher = await Player.join(house.url, room, undefined, `10.0.${at}.1`)
    if (at % 2 === 0) watcher.close()
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  await ada.until(() => ada.welcome?.watchers === 20, 'those who stayed')
  const frames = ada.heard.length - before
  expect(frames).toBeLessThanOrEqual(Math.ceil((Date.now() - began) / 1000) + 1)
  expect(frames).toBeGreaterThan(0)
})

test('[R9.12] a socket that does not read is closed; slow ones that read are not', async () => {
  const { room, players } = await gather(house.url)
  const [ada] = players as [Player, Player]
  const deaf = deafWatcher(room)
  await ada.until(() => ada.welcome?.watchers === 1, 'the one who does not read')
  const reader = await Player.join(house.url, room, undefined, '10.0.0.1')
  const text = 'x'.repeat(500)
  for (let at = 0; at < 700; at++) await ada.ask('chat', { text: `${at} ${text}`.slice(0, 500) }, newId())
  await ada.until(() => ada.welcome?.watchers === 1, 'one to be gone')
  await reader.settled()
  expect(reader.closedWith).toBeUndefined()
  expect(players.map(({ closedWith }) => closedWith)).toEqual([undefined, undefined])
  deaf.destroy()
})

/** Says hello and then reads nothing, not even from its own line. */
function deafWatcher(room: string) {
  const { hostname, port, host } = new URL(house.url)
  const line = connect(Number(port), hostname)
  line.write(
    [
      `GET /api/rooms/${room}/socket HTTP/1.1`,
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      '',
      '',
    ].join('\r\n'),
  )
  line.once('data', () => {
    line.pause()
    const hello = Buffer.from('{"hello":{}}')
    // Masked with zeros.
    line.write(Buffer.concat([Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]), hello]))
  })
  return line
}

test('[R9.6] however many watch, a player still gets in, and houses with few watchers keep them', async () => {
  const { room, seats, players } = await gather(house.url)
  const first = await Player.join(house.url, room, undefined, '10.1.0.1')
  const crowd: Player[] = []
  for (let at = 0; at < 297; at++)
    crowd.push(await Player.join(house.url, room, undefined, `10.2.${Math.floor(at / 45)}.1`))
  const again = await Player.join(house.url, room, seats[0]?.token)
  await takeTurn(again)
  await crowd[0]?.until(() => crowd[0]?.closedWith !== undefined || crowd[0]?.send('ping'), 'it to leave')
  expect(crowd[0]?.closedWith).toBe(4429)
  await first.settled()
  expect(first.closedWith).toBeUndefined()
  expect(players.map(player => player.closedWith)).toEqual([undefined, undefined])
  for (const watcher of crowd) watcher.close()
})
