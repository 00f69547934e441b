import type { Amounts, OneOf } from '../../../engine/options.ts'
import type { Move } from '../../../galaxy/shapes/move.ts'
import { type UnitKind, unitOf } from '../../../ti3/content/units.ts'
import { fleet, onPlanet } from '../../../ti3/forces.ts'
import { worthOfLeader } from '../../../ti3/leaders.ts'
import { ti3Rules } from '../../../ti3/rules/index.ts'
import type { Ti3 } from '../../../ti3/table.ts'
import { fightsWith, type Seen, until } from '../../galaxy/fights.ts'
import type { OddsBattle } from '../../oddsBattle.ts'
import { aimed } from './cards.ts'
import { hex, seats, sides } from './scene.ts'
import { staged } from './staged.ts'

const begins = { space: 'tacticalAction', ground: 'landings' } as const

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
  price: ({ kind, leaders = [] }) =>
    unitOf(kind as UnitKind).cost / unitOf(kind as UnitKind).built + leaders.length * worthOfLeader,
  does,
})

/** Cards are played as soon as they are offered, and aimed; Fighters set out, and the ship that is still on its way comes. */
function does({ open, table, hand, planet }: Seen<Ti3>, battle: OddsBattle): unknown {
  const { key, to, options, window } = open
  const offered = options.shape === 'oneOf' ? Object.keys((options as OneOf).of) : []
  if (window !== undefined) return offered.find(id => hand?.actionCards[id])
  if (key.endsWith('/aim')) return offered.includes(planet) ? planet : aimed(table, offered)
  if (options.shape === 'move') {
    const ships = Object.keys((options as Move).ships)
    return Object.fromEntries(ships.map(id => [id, {}]))
  }
  const run = sides.find(side => seats[side] === to && key.endsWith(`run/${to}`))
  return run && pools(options as Amounts, battle[run].run ?? [])
}

/** As many as are left, the first pool first. */
function pools({ of, most }: Amounts, wanted: readonly number[]): Record<string, number> {
  let left = most
  const sent = Object.keys(of).map((sun, i) => {
    const count = Math.min(left, wanted[i] ?? 0)
    left -= count
    return [sun, count] as const
  })
  return Object.fromEntries(sent.filter(([, count]) => count > 0))
}
