import { expect, test } from 'vitest'
import { gather } from './friends.ts'
import { evening } from './house.ts'

const here = evening()

/** Without their hashes, and without what the page begins with. */
async function named(path: string, language: string): Promise<string[]> {
  const answer = await fetch(here.url + path, { headers: { 'accept-language': language } })
  const page = await answer.text()
  expect(page).not.toContain('data-when')
  const links = [...page.matchAll(/<link rel="(?:module)?preload"[^>]*href="\/assets\/([\w-]+)-\w+\.\w+"/g)]
  return links.map(([, name = '']) => name)
}

/** What several places share is called by some of them. */
const ofInscription = /^(en-|it-)?inscription$/

test('a page names what it will ask for, of its own place, game and language alone', async () => {
  const front = await named('/', 'it-IT,it;q=0.9')
  expect(front).toEqual(expect.arrayContaining(['front', 'it', 'it-front']))
  expect(front.filter(name => /^(room|lobby|play|en)$|ti\d$/.test(name) || ofInscription.test(name))).toEqual(
    [],
  )

  const waiting = await gather(here.url, { people: 1, start: false })
  const lobby = await named(`/r/${waiting.room}`, 'en-GB')
  expect(lobby).toEqual(expect.arrayContaining(['room', 'lobby', 'en']))
  expect(lobby.filter(name => /^(front|play|it)$|ti\d$/.test(name) || ofInscription.test(name))).toEqual([])

  const { room } = await gather(here.url)
  const board = await named(`/r/${room}`, 'it')
  expect(board).toEqual(expect.arrayContaining(['room', 'it', 'ti3', 'play', 'ti3-play', 'it-ti3-play']))
  expect(board.filter(name => /^(front|lobby|en)$|^ti4(-play)?$|^inscription$/.test(name))).toEqual([])

  expect(await named('/r/23456789abcd', 'it')).toEqual(expect.arrayContaining(['room', 'it']))
})
