import { expect, test } from 'vitest'
import { watches } from '../../shared/arena/index.ts'
import { Match } from '../../shared/engine/match.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { type GameRecord, redo } from '../../shared/record.ts'
import { rulebooks } from '../../shared/rulebooks.ts'
import type { Hand } from '../../shared/ti3/table.ts'
import { call, Player } from '../worker/player.ts'
import { asked, decideOnce, type Friends, gather } from './friends.ts'
import { evening } from './house.ts'

const here = evening()

/** Names in what was sent: ids stand alone between quotes, dots and spaces never within another. */
const wordsIn = (frames: readonly string[]) => new Set(frames.join('\n').match(/[\w.-]+/g))

/** A game with somebody watching; what each viewer was sent, decision by decision. */
async function playWatched(friends: Friends) {
  const watcher = await Player.join(here.url, friends.room)
  const viewers = [watcher, ...friends.players]
  const sent: string[][][] = [viewers.map(({ frames }) => frames.slice())]
  for (let from = viewers.map(({ frames }) => frames.length); asked(friends); ) {
    await decideOnce(friends)
    await watcher.settled()
    const news = viewers.map(({ frames }, at) => frames.slice(from[at]))
    from = viewers.map(({ frames }) => frames.length)
    if (sent.length % 6 === 0)
      for (const [at, { token }] of viewers.entries()) news[at]?.push(...(await welcomed(friends, token)))
    sent.push(news)
  }
  const seats: (Seat | undefined)[] = viewers.map(({ welcome }) => welcome?.seat)
  return { sent, seats }
}

let came = 0

/** Whoever comes in anew is told everything at once; each from a network of its own, or a crowd would be kept out. */
async function welcomed({ room }: Friends, token: string | undefined) {
  const late = await Player.join(here.url, room, token, `10.7.${came >> 8}.${came++ & 255}`)
  late.close()
  return late.frames
}

test.each([3])('in a whole game of %i no frame tells what its viewer may not know', async count => {
  const friends = await gather(here.url, { players: count })
  const { sent, seats } = await playWatched(friends)
  const { body: record } = await call<GameRecord>(here.url, 'GET', `/api/rooms/${friends.room}/record`)
  const { match } = Match.start(rulebooks['ti3'] as never, {
    options: record.options,
    seats: record.seats.map(({ seat }) => seat),
    seed: record.seed ?? '',
  })
  expect(record.decisions).toHaveLength(sent.length - 1)
  const secrets = [friends.host, ...friends.seats.flatMap(({ token, phrase }) => [token, phrase])]
  for (const [n, frames] of sent.entries()) {
    const decision = record.decisions?.[n - 1]
    if (decision) expect(redo(match, decision).refused).toBeUndefined()
    for (const [at, seat] of seats.entries()) {
      const words = wordsIn(frames[at] ?? [])
      const hidden = [...secrets, ...(watches['ti3']?.hidden(match.state, seat) ?? [])]
      expect(hidden.length).toBeGreaterThan(100)
      expect(
        hidden.filter(id => words.has(id)),
        `${seat ?? 'a watcher'} after decision ${n}`,
      ).toEqual([])
      // So that looking would find something.
      const own = friends.players[at - 1]?.welcome?.hand as unknown as Hand | undefined
      if (own?.secretObjective && n % 6 === 0) expect(words).toContain(own.secretObjective)
    }
  }
  expect(match.winners).toBeDefined()
})
