import { unitOf } from '../../../ti3/content/units.ts'
import { fleet, onPlanet } from '../../../ti3/forces.ts'
import { ti3Rules } from '../../../ti3/rules/index.ts'
import type { Ti3 } from '../../../ti3/table.ts'
import { fightsWith, until } from '../../galaxy/fights.ts'
import { hex, staged } from './staged.ts'

const begins = { space: 'tacticalAction', ground: 'landings' } as const
const seats = { attacker: 'p1', defender: 'p2' } as const

export const play = fightsWith<Ti3>({
  /** In space the battle, on a planet the invasion is the last thing that happens. */
  rules: {
    space: until(ti3Rules, 'battleEnds', 'landings'),
    ground: until(ti3Rules, 'invasionEnds'),
  },
  stage: battle => ({
    ...staged(battle),
    at: { segment: begins[battle.place], args: { seat: seats.attacker, hex } },
  }),
  lives: (table, side, { place }, planet) =>
    place === 'space'
      ? fleet(table, seats[side], hex).length > 0
      : onPlanet(table, planet as never, 'ground_force').some(({ of }) => of === seats[side]),
  price: kind => unitOf(kind).cost / unitOf(kind).built,
})
