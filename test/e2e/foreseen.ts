import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { AskFrame } from '../../shared/engine/frames.ts'
import { Match } from '../../shared/engine/match.ts'
import type { LogLine } from '../../shared/engine/play.ts'
import type { ChosenOptions, Seat } from '../../shared/engine/rules.ts'
import { optionsOf } from '../../shared/games.ts'
import { ti3 } from '../../shared/ti3/game.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import type { Hand, Table, Ti3 } from '../../shared/ti3/table.ts'
import type { Shown } from './stage.ts'

/** Games known before they are played: under the same seed the same answers lead to the same dice, here and in a room. */

export type Decide = (seat: Seat, table: Table, hand: Hand, ask: AskFrame) => unknown

export const sensibly: Decide = (seat, table, hand, ask) =>
  botAnswer('ti3', 'sensible', { seat, table, hand } as never, ask, chanceOf(seedFrom(ask.key)))

/** What one seat is asked, and what it would say. */
export interface Asked {
  seat: Seat
  table: Table
  hand: Hand
  ask: AskFrame
}

export interface Foreseen {
  match: Match<Ti3>
  log: LogLine[]
}

export function foresee(seed: string, players: number, chosen: ChosenOptions = {}): Foreseen {
  const options = Object.fromEntries(optionsOf(ti3).map(({ id, otherwise }) => [id, otherwise]))
  const { match, ok } = Match.start(ti3Rules, {
    options: { ...options, ...chosen, players: `${players}` },
    seats: Array.from({ length: players }, (_, at) => `p${at + 1}`),
    seed: seedFrom(seed),
  })
  return { match, log: ok.log }
}

/** The first question of the first seat that is asked. */
export function askedIn({ match }: Foreseen): Asked | undefined {
  const seat = match.open.map(({ to }) => to).sort()[0]
  const open = match.open.find(({ to }) => to === seat)
  if (seat === undefined || !open) return undefined
  const { table, hand } = match.view(seat)
  const { to: _, ...ask } = open
  return { seat, table, hand: hand as Hand, ask }
}

/** Every moment from here to the end of the game at which somebody is asked, before it is answered. */
export function* moments(game: Foreseen, decide = sensibly): Generator<Asked> {
  for (let now = askedIn(game); now && !game.match.winners; now = askedIn(game)) {
    yield now
    const { ok, refused } = game.match.submit(
      now.seat,
      now.ask.key,
      decide(now.seat, now.table, now.hand, now.ask),
    )
    if (!ok) throw new Error(`${now.ask.key} was refused: ${refused.code}`)
    game.log.push(...ok.log)
  }
}

/** The same moment under other dice; nothing may have been decided since the match was kept last. */
export function withOtherDice({ match }: Foreseen, seed: string): Foreseen {
  const saved = structuredClone(match.save())
  saved.checkpoint.state.box.seed = seedFrom(seed)
  return { match: Match.load(ti3Rules, saved), log: [] }
}

/** As whoever is asked sees it. */
export const shownAt = ({ seat, table, hand, ask }: Asked, { log }: Foreseen): Shown => ({
  seat,
  table,
  hand,
  asks: [ask],
  log: log.filter(({ to }) => to === undefined || to === seat).map(line => ({ at: 0, ...line })),
})

/** The first moment of that kind, in as many games as it takes. */
export function momentWhere(seed: string, players: number, there: (asked: Asked) => boolean): Shown {
  for (let n = 1; ; n++) {
    const game = foresee(`${seed} ${n}`, players)
    for (const asked of moments(game)) if (there(asked)) return shownAt(asked, game)
  }
}

/** The first moment of each of these kinds, in as many games as it takes. */
export function momentsWhere<Name extends string>(
  seed: string,
  players: number,
  there: Readonly<Record<Name, (asked: Asked) => boolean>>,
): Readonly<Record<Name, Shown>> {
  const found: Partial<Record<Name, Shown>> = {}
  const missing = () => (Object.keys(there) as Name[]).filter(name => !found[name])
  for (let n = 1; missing().length > 0; n++) {
    const game = foresee(`${seed} ${n}`, players)
    for (const asked of moments(game)) {
      for (const name of missing())
        if (there[name](asked)) found[name] = structuredClone(shownAt(asked, game))
      if (missing().length === 0) break
    }
  }
  return found as Readonly<Record<Name, Shown>>
}
