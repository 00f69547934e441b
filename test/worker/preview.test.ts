import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../../client/text/en.ts'
import { frontEn } from '../../client/text/front/en.ts'
import { frontIt } from '../../client/text/front/it.ts'
import { it } from '../../client/text/it.ts'
import { games, shelf } from '../../shared/games.ts'
import type { RoomMade } from '../../shared/protocol.ts'
import { otherwiseSaid, tableSaid } from '../../worker/previewWords.ts'
import { type House, openHouse } from './house.ts'
import { call, finish, gather, type Player, sitDown, sql, takeTurn } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ LULL_MS: '300' })
})
afterAll(() => house.close())

interface Shown {
  status: number
  language: string | undefined
  title: string | undefined
  sentence: string | undefined
  picture: string | undefined
}

const plainWords = (text: string | undefined) =>
  text?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** As a program that makes previews reads it: no script, whatever the address answers. */
async function shown(path: string, language?: string): Promise<Shown> {
  const headers = language === undefined ? {} : { 'accept-language': language }
  const { status, body } = await call<string>(house.url, 'GET', path, { headers })
  const meta = (name: string) => plainWords(body.match(new RegExp(`"og:${name}" content="([^"]*)"`))?.[1])
  expect(body).toContain('<div id="app"></div>')
  expect(plainWords(body.match(/<title>([^<]*)<\/title>/)?.[1])).toContain(meta('title'))
  return {
    status,
    language: body.match(/<html lang="(\w+)"/)?.[1],
    title: meta('title'),
    sentence: meta('description'),
    picture: meta('image')?.replace(house.url, ''),
  }
}

const make = async (body: object) => (await call<RoomMade>(house.url, 'POST', '/api/rooms', { body })).body

describe('a shared link', () => {
  test('[R20.3] shows host, game, how many seats are free, and the picture of the game', async () => {
    const options = { players: '3' }
    const { room } = await make({ game: 'ti3', options, name: 'Ada', language: 'en' })
    expect(await shown(`/r/${room}`, 'it-IT,it;q=0.9')).toEqual({
      status: 200,
      language: 'en',
      title: 'Ada’s table · Twilight Imperium, third edition',
      sentence: expect.stringContaining('2 of 3 seats free'),
      picture: '/pictures/ti3.png',
    })
    const own = await make({ game: 'inscription', options: { players: '2' }, name: 'Bea', language: 'it' })
    expect(await shown(`/r/${own.room}`, 'en')).toEqual({
      status: 200,
      language: 'it',
      title: 'Il tavolo di Bea · Twilight Inscription',
      sentence: expect.stringContaining('Un posto libero su 2'),
      picture: '/pictures/inscription.png',
    })
  })

  test.each([
    ['ti3', 'third', 'terza'],
    ['ti4', 'fourth', 'quarta'],
  ])('[R20.3] of %s says which edition it is, in both languages', async (game, edition, edizione) => {
    const said = async (language: string) => {
      const { room } = await make({ game, options: {}, name: 'Ada', language })
      return shown(`/r/${room}`)
    }
    const picture = `/pictures/${game}.png`
    expect(await said('en')).toMatchObject({
      title: `Ada’s table · Twilight Imperium, ${edition} edition`,
      picture,
    })
    expect(await said('it')).toMatchObject({
      title: `Il tavolo di Ada · Twilight Imperium, ${edizione} edizione`,
      picture,
    })
  })

  test('[R20.3] speaks to a browser in its language where the table has none', async () => {
    const { room } = await make({ game: 'ti3', options: {} })
    expect((await shown(`/r/${room}`, 'it-IT,it;q=0.9,en;q=0.8')).title).toMatch(/^Un tavolo · Twilight/)
    expect((await shown(`/r/${room}`, 'de, en;q=0.5, it;q=0.4')).title).toMatch(/^A table · Twilight/)
    expect((await shown(`/r/${room}`)).title).toMatch(/^A table · Twilight/)
  })

  test('[R20.3] says round and who plays, and in the end who won', async () => {
    const { room, players } = await gather(house.url, {
      people: 2,
      bots: 1,
      rounds: '1',
      names: ['Ada', 'Bea'],
    })
    expect((await shown(`/r/${room}`)).sentence).toBe(
      'Round 1: Ada, Bea, and a bot. The game is on. Open the link to play on, or to watch.',
    )
    expect((await shown(`/r/${room}`, 'it')).sentence).toMatch(/^Round 1: Ada, Bea e un bot. Si gioca/)
    await finish(players)
    const [ada] = players as [Player]
    await ada.until(() => ada.welcome?.over, 'the end')
    const [won = ''] = ada.welcome?.over?.winners ?? []
    const name = ada.welcome?.seats.find(({ seat }) => seat === won)?.name
    expect((await shown(`/r/${room}`)).sentence).toBe(
      `${name ? `Won by ${name}. ` : ''}The game is over. Open the link to see how it ended.`,
    )
  })

  test('[R20.3] says who plays where nothing is known of the round', async () => {
    const { room } = await sitDown(house.url, { names: ['Ada', 'Bea'] })
    await sql(house.url, room, 'DELETE FROM rest')
    await house.kill()
    await house.again()
    expect((await shown(`/r/${room}`)).sentence).toMatch(/^Ada and Bea. The game is on/)
    await sql(house.url, room, `UPDATE facts SET json = '"over"' WHERE name = 'stage'`)
    await house.kill()
    await house.again()
    expect((await shown(`/r/${room}`)).sentence).toMatch(/^The game is over/)
  })

  test('[R20.3] shows a name as it is, whatever is in it', async () => {
    const name = '"><b>&amp;\'</title>'
    const { room } = await make({ game: 'ti3', options: {}, name })
    expect((await shown(`/r/${room}`)).title).toBe(`${name}’s table · Twilight Imperium, third edition`)
    const { body } = await call<string>(house.url, 'GET', `/r/${room}`)
    expect(body).not.toContain('<b>')
    expect(body.match(/<\/title>/g)).toHaveLength(1)
  })

  test('[R20.4] is shown without reading the match, and plainly where the room is slow', async () => {
    const { room, players } = await gather(house.url)
    for (const player of players.slice(0, 1)) await takeTurn(player)
    await sql(house.url, room, `UPDATE segments SET at = '{"segment":"nowhere"}'`)
    await sql(house.url, room, 'DELETE FROM seen')
    await house.kill()
    await house.again()
    expect((await shown(`/r/${room}`)).title).toBe('Ada’s table')
    expect(await sql(house.url, room, `SELECT json FROM facts WHERE name = 'fault'`)).toEqual([])
    await call(house.url, 'GET', `/api/rooms/${room}/peek-late-preview`)
    const began = Date.now()
    expect(await shown(`/r/${room}`)).toMatchObject({ status: 200, title: 'Throneward' })
    expect(Date.now() - began).toBeLessThan(1500)
  })
})

test('[R20.5] a table nobody made, and an address that leads nowhere, answer 404 with a page', async () => {
  const dead = { status: 404, language: 'en', title: en['lost.noRoom'], sentence: en['lost.noRoom.why'] }
  expect(await shown('/r/23456789abcd', 'en')).toMatchObject(dead)
  expect(await shown('/r/no-such-name', 'en')).toMatchObject(dead)
  const left = await call(house.url, 'GET', '/api/rooms/23456789abcd/peek-rows?table=sqlite_master')
  expect(left.body).toEqual([])
  const nowhere = { status: 404, title: frontIt['lost.noPage'], sentence: frontIt['lost.noPage.why'] }
  for (const path of ['/nothing', '/r/', '/a/b/c?d'])
    expect(await shown(path, 'it')).toMatchObject({ ...nowhere, language: 'it' })
  expect(await shown('/', 'it')).toMatchObject({ status: 200, title: frontIt['house.motto'] })
})

test('What a link says of games, the house and what is not there is what the page says of them', () => {
  const who = { people: [], bots: 0, round: undefined, winners: [] }
  const table = { host: 'Ada', stage: 'lobby', seats: 4, free: 2, language: undefined, ...who } as const
  for (const [language, words, front] of [
    ['en', en, frontEn],
    ['it', it, frontIt],
  ] as const) {
    for (const game of shelf.filter(game => Object.hasOwn(games, game))) {
      const { title } = tableSaid({ ...table, game }, language)
      expect(title).toContain(words[`game.${game}`])
      if (game !== 'inscription') expect(title).toContain(words[`game.${game}.edition`].toLowerCase())
    }
    const said = { ...words, ...front }
    for (const what of ['noRoom', 'noPage'] as const)
      expect(otherwiseSaid(what, language)).toEqual({
        title: said[`lost.${what}`],
        sentence: said[`lost.${what}.why`],
      })
    expect(otherwiseSaid('house', language)).toEqual({
      title: front['house.motto'],
      sentence: front['house.what2'],
    })
  }
})
