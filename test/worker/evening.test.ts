import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenTable } from '../../shared/protocol.ts'
import { type House, openHouse } from './house.ts'
import { allSettled, call, gather, Player } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ BOT_DELAY_MS: '20', REPORT_TO: 'mailto:captain@example.org' })
})
afterAll(() => house.close())

const times = (player: Player, minutes: number) => player.ask('timer', { minutes })
const said = ({ welcome }: Player) => welcome?.log.map(({ text }) => text) ?? []

test('[R18.6] who sits here begins and ends a clock to talk by, which all see, also after a restart', async () => {
  const { room, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  const watcher = await Player.join(house.url, room)
  expect(await times(watcher, 5)).toEqual({ code: 'watching' })
  expect(await times(ada, 0)).toEqual({ code: 'notNow' })
  const before = Date.now()
  expect((await times(bea, 5)).v).toBeGreaterThan(0)
  for (const one of [ada, watcher]) {
    await one.until(() => one.welcome?.timer, 'the clock')
    expect(one.welcome?.timer?.by).toBe('p2')
    expect((one.welcome?.timer?.ends ?? 0) - before).toBeGreaterThanOrEqual(300_000)
  }
  expect(said(watcher)).toContain('room.log.timer')
  // It is nobody's turn less for it.
  expect((await ada.answer('n1')).v).toBeGreaterThan(0)
  const known = ada.welcome?.timer
  await allSettled(players)
  await house.kill()
  await house.again()
  const again = await Player.join(house.url, room, ada.token)
  expect(again.welcome?.timer).toEqual(known)
  expect((await times(again, 2)).v).toBeGreaterThan(0)
  expect((await times(again, 0)).v).toBeGreaterThan(0)
  expect(again.welcome?.timer?.ends).toBe(0)
  again.send({ timer: { id: 'message-other', minutes: 3 } })
  expect(await again.untilClosed()).toBe(1008)
})

test('[R18.7] an open table is listed with what it chose and the language it was opened in', async () => {
  const { body: made } = await call<{ room: string }>(house.url, 'POST', '/api/rooms', {
    body: {
      game: 'ti4',
      name: 'Ada',
      language: 'it',
      options: { listing: 'open', clock: '12h', players: '4' },
    },
  })
  const { body } = await call<OpenTable[]>(house.url, 'GET', '/api/tables')
  const listed = body.find(({ room }) => room === made.room)
  expect(listed).toMatchObject({ language: 'it', free: 3, options: { clock: '12h', players: '4' } })
})

test('[R18.8] where reports go is told as it was set, if it opens a letter or a safe page', async () => {
  const to = async () => (await call<{ to?: string }>(house.url, 'GET', '/api/report')).body
  expect(await to()).toEqual({ to: 'mailto:captain@example.org' })
  await house.kill()
  await house.again({ REPORT_TO: 'javascript:alert(1)' })
  expect(await to()).toEqual({})
})
