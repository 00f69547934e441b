import type { OneOf } from '../../../engine/options.ts'
import type { Move } from '../../../galaxy/shapes/move.ts'
import { troopsOn } from '../../../ti4/battles.ts'
import { fleet } from '../../../ti4/forces.ts'
import { print } from '../../../ti4/prints.ts'
import { ti4Rules } from '../../../ti4/rules/index.ts'
import type { Ti4, UnitId } from '../../../ti4/table.ts'
import { fightsWith, type Seen, until } from '../../galaxy/fights.ts'
import { hex, planet, seats } from './scene.ts'
import { staged } from './staged.ts'

const begins = { space: 'tacticalAction', ground: 'invasion' } as const

export const play = fightsWith<Ti4>({
  /** In space the battle, on a planet the ground combat is the last thing that happens. */
  rules: {
    space: until(ti4Rules, 'spaceCombatEnds', 'invasion'),
    ground: until(ti4Rules, 'establishControl', 'production'),
  },
  stage: battle => ({
    ...staged(battle),
    planet,
    at: { segment: begins[battle.place], args: { seat: seats.attacker, hex } },
  }),
  lives: (table, side, { place }) =>
    place === 'space'
      ? fleet(table, seats[side], hex).length > 0
      : troopsOn(table, planet, seats[side]).length > 0,
  price: ({ loss }) => loss,
  does,
})

/** What costs nothing is used as soon as it can be, as odds reckon. */
const used = ['ambush', 'harrow', 'graviton_laser_system', 'magen_defense_grid', 'dimensional_splicer']

/** Cards wait for the rounds where they would save more there. */
const waits = (id: string, key: string) => id.startsWith('shields_holding') && key.includes('barrage/')

/** Cards are played as soon as they are offered, cannons fire and ships bombard, and the ship that is still on its way comes. */
function does({ open, table, hand }: Seen<Ti4>): unknown {
  const { key, options, window, text } = open
  const offered = options.shape === 'oneOf' ? Object.keys((options as OneOf).of) : []
  if (window !== undefined)
    return offered.find(id => (hand?.actionCards[id] && !waits(id, key)) || used.includes(id))
  if (options.shape === 'move')
    return Object.fromEntries(Object.keys((options as Move).ships).map(id => [id, {}]))
  const dearness = (id: UnitId) => {
    const unit = table.units[id]
    return unit ? print(table, unit.of, unit.kind).cost - (unit.damaged ? 0.1 : 0) : 0
  }
  const byPrice = [...offered].sort((one, other) => dearness(one) - dearness(other))
  if (text === 'ti4.ask.assaultCannon') return byPrice[0]
  if (text === 'ti4.ask.repair') return byPrice.at(-1)
  if (text === 'ti4.ask.spaceCannonDefense') return 'yes'
  if (text === 'ti4.ask.spaceCannon') return offered[0]
  return text === 'ti4.ask.bombard' ? planet : undefined
}
