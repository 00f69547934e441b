import { botAnswer, botCommand, botReply, type Said } from '../shared/bots/index.ts'
import { type Chance, chanceOf } from '../shared/engine/chance.ts'
import type { AskFrame } from '../shared/engine/frames.ts'
import type { Match, Result } from '../shared/engine/match.ts'
import { sampleAnswer } from '../shared/engine/options.ts'
import type { Seat } from '../shared/engine/rules.ts'
import type { BotKind } from '../shared/protocol.ts'
import { doesOnlyWhatMust } from './clocks/regents.ts'
import { decided } from './deeds.ts'
import { slowed } from './limits.ts'
import { humans, standsIn } from './seats.ts'
import type { Room } from './within.ts'

const shortestThought = 800
const longestThought = 1600
/** Between marks that nobody sees one by one. */
const stroke = 150
/** So long a bot leaves people to talk about going back. */
const patience = 60_000
/** So long a bot waits for an answer to what it has just offered to somebody who is there. */
const courtesy = 6000
/** Answers thought of blindly when the bot's own does not fit; none is tried twice. */
const guesses = 32
/** Alarms may ring a little early. */
export const early = 50

interface BotAsked {
  seat: Seat
  bot: BotKind
  ask: AskFrame
}

/** The bot that plays for a seat, or stands in there. */
export const botOf = (room: Room, seat: Seat): BotKind | undefined =>
  room.store.seats.find(row => row.seat === seat)?.bot ?? (standsIn(room, seat) ? 'sensible' : undefined)

/** In windows the room answers for all bots together: see `windows.ts`. */
function botAsked(room: Room): BotAsked | undefined {
  for (const { seat } of room.store.seats) {
    const ask = room.moment.asks[seat]?.[0]
    const bot = ask && ask.window === undefined ? botOf(room, seat) : undefined
    if (bot && ask) return { seat, bot, ask }
  }
  return undefined
}

interface BotOffered {
  seat: Seat
  said: Said
}

/** Who was offered something says yes or no to it, whoever is asked meanwhile; a bot that stands in leaves that to the person. */
function botOffered(room: Room): BotOffered | undefined {
  const { match, store, moment, facts } = room
  for (const { seat, bot } of store.seats) {
    const offers = moment.may[seat]
    if (!bot || !offers || !match) continue
    try {
      const said = botReply(facts.game, match.view(seat), offers)
      if (said) return { seat, said }
    } catch (thrown) {
      room.report(thrown)
    }
  }
  return undefined
}

/** It has just made an offer, and a person who is there could answer it. */
function hasJustOffered(room: Room, match: Match, seat: Seat): boolean {
  const last = match.decisions.at(-1)
  if (last?.by !== seat || !last.key.startsWith('!')) return false
  return humans(room).some(
    one =>
      room.sockets.isOnline(one) &&
      !standsIn(room, one) &&
      botReply(room.facts.game, match.view(one), room.moment.may[one] ?? {}) !== undefined,
  )
}

/** The part of a key that all questions of one lane share; nothing where the table looks on as each is answered. */
function laneOf({ seat, ask }: BotAsked): string | undefined {
  const path = ask.key.slice(0, ask.key.lastIndexOf('/'))
  return path.endsWith(`/${seat}`) ? path : undefined
}

export const nextDecision = (match: Match) => match.save().next

/** Chance of the bots' own, so that no die of the game depends on how a bot thought. */
function botChance({ facts }: Room, decision: number, thought: string | number = ''): Chance {
  const chance = chanceOf(facts.botSeed)
  const named = (name: string) => `${decision}/${thought}/${name}`
  return {
    below: (name, limit) => chance.below(named(name), limit),
    roll: (name, dice, sides) => chance.roll(named(name), dice, sides),
    shuffle: (name, list) => chance.shuffle(named(name), list),
  }
}

/** Until when bots let people talk. */
export const talkEnds = ({ facts }: Room) => (facts.proposal ? facts.proposal.at + patience : 0)

/** Nobody sits there, and nobody looks on. */
export const isDeserted = (room: Room) => humans(room).length === 0 && room.sockets.viewers.size === 0

/** For so long bots play on among themselves. */
const longestAlone = 3_600_000

/** When the next bot would answer: chance decides how long it thinks, never what it holds. */
export function botDue(room: Room, now: number): number | undefined {
  const { match, facts } = room
  if (!match || match.winners || match.recovery || facts.paused) return undefined
  const offered = botOffered(room)
  const asked = offered ? undefined : botAsked(room)
  const { seat } = offered ?? asked ?? {}
  if (seat === undefined) return undefined
  const next = nextDecision(match)
  if (facts.stuck === next) return undefined
  const { BOT_DELAY_MS, ALONE_MS } = room.settings
  if (facts.unwatched !== undefined && now - facts.unwatched >= Number(ALONE_MS ?? longestAlone))
    return undefined
  if (room.budget.isSpent(seat, now)) return facts.botDue ?? now + slowed
  const spread = longestThought - shortestThought
  const lane = asked && laneOf(asked)
  const thought =
    BOT_DELAY_MS !== undefined
      ? Number(BOT_DELAY_MS)
      : lane !== undefined && lane === facts.botLane
        ? stroke
        : hasJustOffered(room, match, seat)
          ? courtesy
          : shortestThought + botChance(room, next).below('thinking', spread + 1)
  // Once an offer is answered nobody waits for that any longer.
  return Math.min(facts.botDue ?? now + thought, now + Math.max(thought, longestThought))
}

/** One decision of one bot. If neither its own answer nor any other fits, it is left alone until something changes. */
export function botTurn(room: Room) {
  const { match, facts, store } = room
  if (!match || match.recovery || facts.paused || facts.botDue === undefined) return
  if (Math.max(facts.botDue, talkEnds(room)) > Date.now() + early) return
  const offered = botOffered(room)
  const asked = offered ? undefined : botAsked(room)
  const next = nextDecision(match)
  const result = offered
    ? match.command(offered.seat, offered.said.name, offered.said.value, room.tick())
    : asked && (commandOf(room, match, asked) ?? answerOf(room, match, asked, next))
  const { seat } = offered ?? asked ?? {}
  if (!result || seat === undefined) return store.set({ botDue: undefined })
  // The alarm that rang is over; all of it is one row.
  const done = { botDue: undefined, botLane: asked && laneOf(asked), alarm: undefined }
  const deed = decided(room, match, result)
  if (typeof deed !== 'function') return store.set({ ...done, stuck: next })
  room.spending(seat, () =>
    room.turn(turn => {
      store.set(done)
      deed(turn)
    }),
  )
}

/** What it does unasked before it answers; the question is still there when it has. */
function commandOf(room: Room, match: Match, { seat, bot }: BotAsked): Result | undefined {
  if (doesOnlyWhatMust(room, seat)) return undefined
  try {
    const said = botCommand(room.facts.game, bot, match.view(seat), () => match.may(seat))
    const result = said && match.command(seat, said.name, said.value, room.tick())
    if (result?.refused) room.report(`A bot's ${said?.name} was refused: ${result.refused.code}`)
    return result?.ok && result
  } catch (thrown) {
    room.report(thrown)
    return undefined
  }
}

export function answerOf(room: Room, match: Match, { seat, bot, ask }: BotAsked, next: number): Result {
  if (ask.otherwise !== undefined && doesOnlyWhatMust(room, seat)) {
    const given = match.submit(seat, ask.key, ask.otherwise, room.tick(), ask.window !== undefined)
    if (given.ok) return given
  }
  const tried = new Set<string>()
  const submit = (value: unknown) => {
    const result = match.submit(seat, ask.key, value, room.tick())
    tried.add(JSON.stringify(value))
    return result
  }
  let result: Result | undefined
  try {
    result = submit(botAnswer(room.facts.game, bot, match.view(seat), ask, botChance(room, next)))
    if (result.refused) room.report(`A bot's answer to ${ask.key} was refused: ${result.refused.code}`)
  } catch (thrown) {
    room.report(thrown)
  }
  for (let guess = 1; !result?.ok && guess <= guesses; guess++) {
    const value = sampleAnswer(room.rules.shapes, ask.options, botChance(room, next, guess))
    if (!tried.has(JSON.stringify(value))) result = submit(value)
  }
  return result as Result
}
