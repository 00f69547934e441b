import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { call, gather, Player, takeTurn } from './player.ts'

let house: House
let slow: House
beforeAll(async () => {
  house = await openHouse({ BOT_DELAY_MS: '20' })
  slow = await openHouse()
})
afterAll(async () => {
  await house.close()
  await slow.close()
})

test('[R6.1] bots answer one decision at a time, until a person is asked', async () => {
  const { players } = await gather(house.url, { people: 1, bots: 2 })
  const ada = players[0] as Player
  const from = ada.heard.length
  await takeTurn(ada)
  await ada.until(() => ada.welcome?.asks[0]?.text === 'tally.bid', 'the bots')
  const waits = ada.heard
    .slice(from)
    .flatMap(said => ('commit' in said && said.commit.waiting ? [said.commit.waiting] : []))
  expect(waits).toEqual([['p2'], ['p3'], ['p1', 'p2', 'p3']])
})

test('[R6.2] bots go on after a restart, without anybody knocking', async () => {
  const { room, seats, players } = await gather(slow.url, { people: 1, bots: 2 })
  await takeTurn(players[0] as Player)
  await slow.kill()
  await slow.again()
  await new Promise(resolve => setTimeout(resolve, 5000))
  const { body } = await call<{ by: string }[]>(
    slow.url,
    'GET',
    `/api/rooms/${room}/peek-rows?table=decisions`,
  )
  expect(body.filter(decision => decision.by !== 'p1').length).toBeGreaterThan(0)
  const ada = await Player.join(slow.url, room, seats[0]?.token)
  await ada.until(() => ada.welcome?.asks[0]?.text === 'tally.bid', 'the bots')
})

test('[R6.3] a bot thinks for about a second', async () => {
  const { players } = await gather(slow.url, { people: 1, bots: 1 })
  const ada = players[0] as Player
  await takeTurn(ada)
  const asked = Date.now()
  await ada.until(() => ada.welcome?.asks[0]?.text === 'tally.bid', 'the bot')
  // Two decisions of at least 0.8 seconds; how late an alarm rings is not the bot's.
  expect(Date.now() - asked).toBeGreaterThan(1500)
  // Talk does not make it think anew.
  const talking = await gather(slow.url, { people: 1, bots: 1 })
  const chatter = talking.players[0] as Player
  await takeTurn(chatter)
  let said = 0
  while (chatter.welcome?.asks[0]?.text !== 'tally.bid' && said < 50) {
    await chatter.ask('chat', { text: `${++said}` })
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  expect(said).toBeLessThan(50)
})

test('[R6.4] where no answer of a bot fits, it stops and the room stays open', async () => {
  const { room, host, players } = await gather(house.url, { people: 1, bots: 1, trap: 'all', start: false })
  const ada = players[0] as Player
  await call(house.url, 'DELETE', `/api/rooms/${room}/seats/p1`, { token: host })
  await call(house.url, 'POST', `/api/rooms/${room}/bots`, { body: { seat: 'p1' }, token: host })
  await call(house.url, 'DELETE', `/api/rooms/${room}/seats/p2`, { token: host })
  const { body: bea } = await call(house.url, 'POST', `/api/rooms/${room}/seats`, { body: { name: 'Bea' } })
  expect(await ada.untilClosed()).toBe(4401)
  await call(house.url, 'POST', `/api/rooms/${room}/start`, { token: host })
  const facts = async () => {
    const { body } = await call<{ name: string; json: string }[]>(
      house.url,
      'GET',
      `/api/rooms/${room}/peek-rows?table=facts`,
    )
    return Object.fromEntries(body.map(({ name, json }) => [name, JSON.parse(json)]))
  }
  while ((await facts())['stuck'] === undefined) await new Promise(resolve => setTimeout(resolve, 50))
  expect(await facts()).not.toHaveProperty('botDue')
  const player = await Player.join(house.url, room, `${bea['token']}`)
  expect(player.welcome?.waiting).toEqual(['p1'])
  expect((await player.ask('chat', { text: 'what now?' })).v).toBeGreaterThan(0)
})

test('[R6.5] bots wait while people talk about going back', async () => {
  const { players } = await gather(house.url, { people: 2, bots: 1, rounds: '50' })
  const [ada, bea] = players as [Player, Player]
  const first = await takeTurn(ada, 'draw')
  await bea.until(() => bea.welcome?.asks[0], 'a turn')
  await bea.answer('n1')
  await bea.answer('yes')
  // Whichever comes first: the proposal holds the bot where it is.
  await ada.ask('undo', { to: first })
  await bea.until(() => bea.welcome?.proposal, 'the proposal')
  await new Promise(resolve => setTimeout(resolve, 400))
  expect(bea.welcome?.proposal).toBeDefined()
  await bea.ask('agree', { to: first, yes: false })
  await bea.until(() => bea.welcome?.asks[0]?.text === 'tally.bid', 'the bot')
})

test('[R6.6] a table of bots and one person plays to its end', async () => {
  const { players } = await gather(house.url, { people: 1, bots: 3, rounds: '3', trap: 'some' })
  const ada = players[0] as Player
  while (!ada.welcome?.over) {
    const ask = await ada.until(() => ada.welcome?.over || ada.welcome?.asks[0], 'something to do')
    if ('winners' in ask) break
    await ada.answer({ 'tally.say': 'n2', 'tally.sure': 'draw', 'tally.bid': 'n9' }[ask.text] ?? 'sealed')
  }
  expect(ada.welcome?.over?.winners).toHaveLength(1)
})
