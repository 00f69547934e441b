import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { ChosenOptions, GameInfo } from '../../shared/engine/rules.ts'
import { clashIn } from '../../shared/games.ts'

/** What one game after the other plays, so that every value of every option comes up, and every two of them together: each
 *  time what stood beside the rest the least. The same game of the same run always has the same. */

/** Rows that were found, for each number of players and what is fixed. */
const found = new Map<string, Rotation>()

/** After so many it begins again. */
const length = 1000

/** All options of game number `turn`; those that are texts stay as usual. */
export function rotated(game: GameInfo, fixed: ChosenOptions, turn: number): ChosenOptions {
  const key = JSON.stringify([game.id, fixed])
  const rotation = found.get(key) ?? new Rotation(game, fixed, key)
  found.set(key, rotation)
  return rotation.row(turn % length)
}

class Rotation {
  private readonly rows: ChosenOptions[] = []
  private readonly times = new Map<string, number>()

  constructor(
    private readonly game: GameInfo,
    private readonly fixed: ChosenOptions,
    private readonly key: string,
  ) {}

  row(turn: number): ChosenOptions {
    while (this.rows.length <= turn) this.add()
    return this.rows[turn] ?? {}
  }

  private add() {
    const { game, fixed, rows, times } = this
    const chance = chanceOf(seedFrom(`options ${this.key} ${rows.length}`))
    const row: Record<string, string> = { ...fixed }
    const open = game.options.filter(({ id, values }) => fixed[id] === undefined && values.length > 0)
    const closed = Object.fromEntries(
      game.options.filter(one => !open.includes(one)).map(({ id, otherwise }) => [id, otherwise]),
    )
    for (const { id, values, otherwise } of chance.shuffle('order', open)) {
      const stood = (value: string) =>
        Object.entries(row).reduce(
          (sum, other) => sum + (times.get(pairOf([id, value], other)) ?? 0),
          times.get(`${id}.${value}`) ?? 0,
        )
      const able = chance
        .shuffle(id, values)
        .filter(value => leavesAll(game, open, { ...closed, ...row, [id]: value }))
      const rarest = Math.min(...able.map(stood))
      row[id] = able.find(value => stood(value) === rarest) ?? otherwise
    }
    for (const { id, otherwise } of game.options) row[id] ??= otherwise
    const clash = clashIn(game, row)
    if (clash) throw new Error(`These cannot be played together: ${JSON.stringify(clash.of)}`)
    for (const name of namesOf(game, row)) times.set(name, (times.get(name) ?? 0) + 1)
    rows.push(row)
  }
}

/** Nothing clashes, and every option that is still open has a value that does not. */
const leavesAll = (game: GameInfo, open: GameInfo['options'], row: ChosenOptions): boolean =>
  !clashIn(game, row) &&
  open.every(
    ({ id, values }) =>
      row[id] !== undefined || values.some(value => !clashIn(game, { ...row, [id]: value })),
  )

type Choice = readonly [id: string, value: string]

const pairOf = (one: Choice, other: Choice): string => [one.join('.'), other.join('.')].sort().join(' + ')

export const isPair = (name: string): boolean => name.includes(' + ')

/** Each value a game is played with, and each two of them. How many play is told by the batch. */
export function namesOf(game: GameInfo, chosen: ChosenOptions): string[] {
  const played = turning(game).map(({ id }): Choice => [id, chosen[id] ?? ''])
  const pairs = played.flatMap((one, i) => played.slice(i + 1).map(other => pairOf(one, other)))
  return [...played.map(each => each.join('.')), ...pairs]
}

/** All that can be played, and what of it together. */
export function allNames(game: GameInfo): string[] {
  const choices = turning(game).flatMap(({ id, values }) => values.map((value): Choice => [id, value]))
  const pairs = choices.flatMap((one, i) =>
    choices
      .slice(i + 1)
      .filter(
        other => one[0] !== other[0] && leavesAll(game, turning(game), Object.fromEntries([one, other])),
      )
      .map(other => pairOf(one, other)),
  )
  return [...choices.map(each => each.join('.')), ...pairs]
}

const turning = (game: GameInfo) =>
  game.options.filter(({ id, values }) => id !== 'players' && values.length > 0)
