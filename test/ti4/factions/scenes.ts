import type { Seat } from '../../../shared/engine/rules.ts'
import type { Ti4 } from '../../../shared/ti4/table.ts'
import { choicesOf, untilTrue } from '../../galaxy/driving.ts'
import type { Midgame } from '../../galaxy/midgame.ts'
import { around, from, type Middle } from '../midgame.ts'

/** Places in which factions show what they can do. p1 is active, and a0 is where it happens. */

export type Game = Midgame<Ti4>

const hex = 'a0'
const middle = (scene: Middle): Middle => ({
  tiles: around({ a0: 's26' }),
  ...scene,
  also(state) {
    state.table.active = 'p1'
    state.table.phase = 'action'
    scene.also?.(state)
  },
})
const underWay = (scene: Middle): Middle =>
  middle({
    ...scene,
    also(state) {
      state.table.doing = { of: 'p1', hex }
      scene.also?.(state)
    },
  })

export const turn = (scene: Middle, seat: Seat = 'p1'): Game =>
  from({ segment: 'turn', args: { seat } }, middle(scene))
export const activating = (scene: Middle): Game =>
  from({ segment: 'tacticalAction', args: { seat: 'p1', hex } }, middle(scene))
export const fighting = (scene: Middle): Game =>
  from({ segment: 'spaceCombat', args: { seat: 'p1', hex } }, underWay(scene))
export const invading = (scene: Middle): Game =>
  from({ segment: 'invasion', args: { seat: 'p1', hex } }, underWay(scene))
export const onGround = (scene: Middle): Game =>
  from({ segment: 'groundCombats', args: { seat: 'p1', hex } }, underWay(scene))
export const producing = (scene: Middle, at = hex): Game =>
  from({ segment: 'production', args: { seat: 'p1', hex: at } }, underWay(scene))

/** What a player may choose now. */
export const choicesAt = choicesOf<Ti4>

/** Whether that is a line among what this player may do now. */
export const canUse = (game: Game, seat: Seat, id: string): boolean =>
  game.match.open.some(({ to, options }) => to === seat && id in ((options as { of?: object }).of ?? {}))

/** Until somebody may use it; all else is answered as it is best declined. */
export const untilUse = (game: Game, seat: Seat, id: string): Game =>
  untilTrue(game, () => canUse(game, seat, id))

/** Dice fall by what is thrown: with more or fewer ships they fall otherwise. */
export function whereSo(make: (count: number) => Game, wanted: (game: Game) => boolean): Game {
  for (let count = 1; count <= 12; count++) {
    const made = make(count)
    if (wanted(made)) return made
  }
  throw new Error('It never came to pass')
}
