import { expect } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { Match } from '../../shared/engine/match.ts'
import { sampleAnswer } from '../../shared/engine/options.ts'
import type { Seat, State } from '../../shared/engine/rules.ts'
import type { Table } from '../../shared/galaxy/table.ts'
import { type Midgame, named } from './midgame.ts'

/** Playing on without saying every answer. */

export const passAll = <S extends State<Table>>(game: Midgame<S>, ...seats: Seat[]) => {
  for (const seat of seats) game.say(seat, 'pass')
  return game
}

/** Answers by the last word of the question. */
export type Answers<S extends State<Table>> = Record<string, (game: Midgame<S>) => unknown>

const chance = chanceOf(seedFrom('driven'))

/** With these answers, and else what a clock would say or anything. */
export function untilTrue<S extends State<Table>>(
  game: Midgame<S>,
  isThere: () => boolean,
  answers: Answers<S> = {},
): Midgame<S> {
  for (let i = 0; i < 60; i++) {
    if (isThere()) return game
    const [open] = game.match.open
    if (!open || game.rests) throw new Error('The moment never comes')
    const said = answers[open.key.split('/').at(-1) ?? '']
    const otherwise = () =>
      open.otherwise ?? sampleAnswer(game.match.rules.shapes, open.options, named(chance, i))
    game.say(open.to, said ? said(game) : otherwise())
  }
  throw new Error('The moment never comes')
}

/** Who is asked in a window of that kind now. */
export const askedIn = <S extends State<Table>>(game: Midgame<S>, time: string): Seat[] =>
  game.match.open.filter(({ key }) => key.includes(`/${time}/`)).map(({ to }) => to)

/** Until a window of that kind is open. */
export const untilWindow = <S extends State<Table>>(
  game: Midgame<S>,
  time: string,
  answers: Answers<S> = {},
): Midgame<S> => untilTrue(game, () => askedIn(game, time).length > 0, answers)

/** The ids a seat can choose among. */
export const choicesOf = <S extends State<Table>>(game: Midgame<S>, seat: Seat): string[] =>
  Object.keys(game.offered<{ of: object }>(seat).of)

/** After every answer and command the match loaded from what was saved is the live one. */
export function steady<S extends State<Table>>(game: Midgame<S>): Midgame<S> {
  const check = () => {
    const again = Match.load(game.match.rules, game.match.save())
    if (again.recovery) throw again.recovery.fault
    expect(again.state).toEqual(game.match.state)
    expect(again.open).toEqual(game.match.open)
  }
  const { answer, command } = game
  game.answer = (seat, value) => {
    const refused = answer.call(game, seat, value)
    check()
    return refused
  }
  game.command = (seat, name, value) => {
    const refused = command.call(game, seat, name, value)
    check()
    return refused
  }
  check()
  return game
}
