import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import type { Game } from '../../factions/scenes.ts'
import { turn } from '../../factions/scenes.ts'
import type { Middle } from '../../midgame.ts'

/** Places in which mechs show what they can do. */

export const options = { pok: 'yes' }

export const kindsOn = (game: Game, planet: 'lodor' | 'mecatol_rex', seat = 'p1') =>
  onPlanet(game.table, planet)
    .filter(({ of }) => of === seat)
    .map(({ kind }) => kind)
    .sort()

/** Agents of others may have been offered before. */
export const inTurn = (scene: Middle): Game => {
  const game = turn(scene)
  return untilTrue(game, () => game.open.includes('p1:turn'))
}

/** Every Bombardment is aimed. */
export function bombing(game: Game, isThere: () => boolean): Game {
  while (!isThere() && isAsked(game, 'bombardment')) game.say('p1', 'lodor')
  return game
}

export const isAsked = (game: Game, what: string) => game.match.open.some(({ key }) => key.includes(what))

export const landing = (game: Game, kinds: readonly ('infantry' | 'mech')[] = ['infantry', 'mech']) =>
  game.say(
    'p1',
    Object.fromEntries(
      kinds.flatMap(kind => unitsAt(game, 'p1', 'a0', kind)).map(id => [id, { planet: 'lodor' }]),
    ),
  )
