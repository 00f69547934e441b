import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Seat, State } from '../../shared/engine/rules.ts'
import type { Casualties, Fallen } from '../../shared/galaxy/shapes/casualties.ts'
import type { Table } from '../../shared/galaxy/table.ts'
import type { Midgame } from './midgame.ts'
import type { ForcesOf } from './situation.ts'

/** Dice and casualties. */

type Roll = (name: string, dice: number) => number[]

/** The first name under which the dice of these rolls fall as wanted. The curtain is segment 1, what follows 2, 3, 4 … */
export function diceWhere(wanted: (roll: Roll) => boolean): string {
  for (let i = 0; i < 300_000; i++) {
    const chance = chanceOf(seedFrom(`fall ${i}`))
    if (wanted((name, dice) => chance.roll(name, dice))) return `fall ${i}`
  }
  throw new Error('Dice never fall like that')
}

export const hits = (dice: readonly number[], needs: number) => dice.filter(die => die >= needs).length

/** What was thrown so far, as the log tells it under that text: `p2:destroyer` and its dice. */
export const thrownBy =
  (text: string) =>
  <S extends State<Table>>(game: Midgame<S>) =>
    game.log
      .filter(line => line.text === text)
      .map(({ about, dice }) => ({
        who: `${about?.['seat']}:${about?.['unit']}`,
        needs: about?.['needs'],
        dice,
      }))

/** The first units of these kinds that are offered as casualties. */
export function pickOf<S extends State<Table>>(
  game: Midgame<S>,
  seat: Seat,
  destroyed: ForcesOf<S['table']>,
  damaged: ForcesOf<S['table']> = {},
): Fallen {
  const { units } = game.offered<Casualties>(seat)
  const of = (wanted: ForcesOf<S['table']>) =>
    Object.entries<number | undefined>(wanted).flatMap(([kind, count]) =>
      Object.keys(units)
        .filter(id => units[id]?.kind === kind)
        .slice(0, count),
    )
  return { damaged: of(damaged), destroyed: of(destroyed) }
}
