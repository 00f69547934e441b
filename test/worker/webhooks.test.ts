import { afterAll, beforeAll, expect, test } from 'vitest'
import { notices, openPosted, type Posted, postsTo, until } from './noticed.ts'
import { allSettled, call, gather, type Player, sitDown, type Table, takeTurn } from './player.ts'

let posted: Posted
beforeAll(async () => {
  posted = await openPosted({ HOOK_HOSTS: 'chat.test' })
})
afterAll(() => posted.close())

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
let hooks = 100000
const newDiscord = () => `https://discord.com/api/webhooks/${++hooks}/${'A'.repeat(68)}`
const newTelegram = () => `https://api.telegram.org/bot${++hooks}:${'B'.repeat(35)}/sendMessage`

const sets = (table: Pick<Table, 'room' | 'seats'>, at: number, address: string, more: object = {}) =>
  notices(posted, table, at, 'POST', '/hook', { address, language: 'en', ...more })
const told = (address: string) =>
  postsTo(posted, address).map(({ body }) => JSON.parse(body.toString('utf8')))

test('[R26.18] a seat’s webhook is told by Discord or Telegram, with a link that holds no token and nobody called', async () => {
  const names = ['Ada', '@everyone **x** evil.com']
  const table = await gather(posted.house.url, { names })
  const [ada, bea] = table.players as [Player, Player]
  bea.close()
  const discord = newDiscord()
  const { body } = await sets(table, 1, discord)
  expect(body).toMatchObject({ hook: 'discord' })
  expect(JSON.stringify(body)).not.toContain('api/webhooks')
  await takeTurn(ada)
  const [said] = await until(() => told(discord).length > 0 && told(discord), 'the chat to be told')
  expect(said.allowed_mentions).toEqual({ parse: [] })
  expect(said.content).toContain('It is your turn.')
  expect(said.content).toContain(`${posted.house.url}/r/${table.room}`)
  expect(said.content).not.toMatch(/#|@everyone|\*\*x|evil\.com/)
  for (const { token } of table.seats) expect(said.content).not.toContain(token)

  const other = await gather(posted.house.url, { names })
  const [first, second] = other.players as [Player, Player]
  second.close()
  const telegram = newTelegram()
  expect((await sets(other, 1, telegram)).status).toBe(400)
  expect((await sets(other, 1, `${telegram}?chat_id=-100123`)).body.hook).toBe('telegram')
  await takeTurn(first)
  const [line] = await until(() => told(telegram).length > 0 && told(telegram), 'Telegram to be told')
  expect(line).toMatchObject({ chat_id: '-100123' })
  expect(line.text).not.toMatch(/@everyone/)
  expect(line).not.toHaveProperty('parse_mode')
})

test('[R26.19] other addresses only where the house allows their host, and none that pretends to be one of these', async () => {
  const table = await sitDown(posted.house.url)
  for (const strange of [
    'https://example.com/hook',
    'http://discord.com/api/webhooks/123456/AAAAAAAAAAAAAAAAAAAAAAAA',
    'https://discord.com.example.com/api/webhooks/123456/AAAAAAAAAAAAAAAAAAAAAAAA',
    'https://discord.com/api/users/@me',
    'https://discord.com/api/webhooks/123456/../../users',
    'https://api.telegram.org/bot123456:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/setWebhook?chat_id=1',
    'https://user:word@chat.test/hook',
    'https://chat.test:444/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/hook',
    'file:///etc/passwd',
  ])
    expect([strange, (await sets(table, 0, strange)).status]).toEqual([strange, 400])
  expect((await sets(table, 0, 'https://chat.test/hook?key=1')).body.hook).toBe('other')
})

test('[R26.20] it is led nowhere else, nothing of the answer is shown, and one that is gone is forgotten', async () => {
  const table = await sitDown(posted.house.url)
  const discord = newDiscord()
  await sets(table, 0, discord)
  posted.outside.answers.set(discord, { status: 302, location: 'https://chat.test/elsewhere' })
  const tried = await notices<{ hook: boolean }>(posted, table, 0, 'POST', '/try')
  expect(tried.body).toEqual({ devices: 0, hook: false })
  expect(postsTo(posted, discord)).toHaveLength(1)
  expect(postsTo(posted, 'https://chat.test/elsewhere')).toEqual([])
  posted.outside.answers.set(discord, { status: 404 })
  await notices(posted, table, 0, 'POST', '/try')
  expect((await notices(posted, table, 0)).body.hook).toBeUndefined()
  posted.outside.answers.delete(discord)
})

test('[R26.21] the table’s own is set by the host, told in the log, and says whom the table waits for and how it ended', async () => {
  const table = await gather(posted.house.url, { people: 2, names: ['Ada', 'Bea'], rounds: '1' })
  const [ada, bea] = table.players as [Player, Player]
  const discord = newDiscord()
  const path = `/api/rooms/${table.room}/notices/table-hook`
  const body = { address: discord, language: 'en' }
  expect((await call(posted.house.url, 'POST', path, { body, token: table.seats[1]?.token })).status).toBe(
    403,
  )
  expect((await call(posted.house.url, 'POST', path, { body, token: table.host })).status).toBe(200)
  expect((await notices(posted, table, 1)).body.tableHook).toBe('discord')
  await bea.until(() => bea.welcome?.log.some(({ text }) => text === 'room.log.tableHook'), 'the log')
  const says = (words: string) =>
    until(() => told(discord).some(({ content }) => content.includes(words)), `"${words}" in the chat`)
  await says('Ada is waited for.')
  await takeTurn(ada)
  await says('Bea is waited for.')
  await takeTurn(bea)
  await says('Ada and Bea are waited for.')
  const before = told(discord).length
  await ada.answer('n9')
  await ada.answer('sealed')
  await pause(500)
  // That Ada has answered in secret is known to nobody.
  expect(told(discord)).toHaveLength(before)
  await bea.answer('n0')
  await bea.answer('sealed')
  await says('The game is over. Won by Ada.')
  const all = JSON.stringify(told(discord))
  for (const secret of ['n9', 'secretCard', ...table.seats.map(({ token }) => token)])
    expect(all).not.toContain(secret)
  await allSettled([ada, bea])
})

test('[R26.22] a webhook of a seat says no more than all may know, whatever that seat has answered unseen', async () => {
  const table = await gather(posted.house.url, { people: 3 })
  const [ada, bea, cid] = table.players as [Player, Player, Player]
  const [quick, late] = [newDiscord(), newDiscord()]
  await sets(table, 0, quick)
  await sets(table, 1, late)
  for (const player of [ada, bea]) await player.ask('looking', { yes: false })
  for (const player of [ada, bea]) await takeTurn(player)
  await cid.until(() => cid.welcome?.asks.length, 'the turn of Cid')
  await pause(300)
  const before = [quick, late].map(address => told(address).length)
  await takeTurn(cid)
  await ada.answer('n1')
  await ada.answer('sealed')
  const news = () => [quick, late].map((address, at) => told(address).slice(before[at]))
  const [ofAda, ofBea] = await until(
    () => news().every(({ length }) => length > 0) && news(),
    'both to be told',
  )
  const said = (posts: readonly { content: string }[] = []) =>
    posts.map(({ content }) => content.split(': ')[1])
  expect(said(ofAda)).toEqual(said(ofBea))
})
