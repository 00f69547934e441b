import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { allSettled, call, gather, Player } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const learns = (player: Player, lessons: readonly string[]) =>
  player.ask('learned', { lessons: [...lessons] })

test('[R17.1] what a seat was taught is known on its other devices, and to no other seat', async () => {
  const { room, host, seats, players } = await gather(house.url, { people: 3 })
  const [ada, bea, cid] = players as [Player, Player, Player]
  const tablet = await Player.join(house.url, room, seats[0]?.token)
  const others = [bea, cid, await Player.join(house.url, room)]
  await allSettled([...others, tablet])
  const heard = others.map(({ frames }) => frames.length)
  await learns(ada, ['greeting', 'turn'])
  await tablet.until(() => tablet.welcome?.lessons, 'the lessons')
  expect(tablet.welcome?.lessons).toEqual(['greeting', 'turn'])
  await allSettled(others)
  expect(others.map(({ frames }, at) => frames.slice(heard[at]))).toEqual([['pong'], ['pong'], ['pong']])
  await call(house.url, 'GET', `/api/rooms/${room}/peek-abort`).catch(() => undefined)
  expect((await Player.join(house.url, room, seats[0]?.token)).welcome?.lessons).toEqual(['greeting', 'turn'])
  expect((await Player.join(house.url, room, seats[1]?.token)).welcome?.lessons).toBeUndefined()
  const path = `/api/rooms/${room}/seats/p1/hand-over`
  const { body } = await call<{ token: string }>(house.url, 'POST', path, { token: host })
  expect((await Player.join(house.url, room, body.token)).welcome?.lessons).toBeUndefined()
})

test('[R17.2] it can be taught anew', async () => {
  const { players } = await gather(house.url, { people: 3 })
  const [ada] = players as [Player]
  await learns(ada, ['all'])
  await learns(ada, [])
  expect(ada.welcome?.lessons).toEqual([])
  ada.send({ learned: { id: 'message-other', lessons: 'all' } })
  expect(await ada.untilClosed()).toBe(1008)
})
