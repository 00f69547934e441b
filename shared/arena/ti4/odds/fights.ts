import type { Choice, OneOf, SomeOf } from '../../../engine/options.ts'
import type { Move } from '../../../galaxy/shapes/move.ts'
import { shipsIn, sustains, troopsOn } from '../../../ti4/battles.ts'
import { fleet } from '../../../ti4/forces.ts'
import { print } from '../../../ti4/prints.ts'
import { ti4Rules } from '../../../ti4/rules/index.ts'
import type { Battle, Table, Ti4, UnitId } from '../../../ti4/table.ts'
import { fightsWith, type Seen, until } from '../../galaxy/fights.ts'
import { comesFromNowhere } from './leaders.ts'
import { rider, surest } from './said.ts'
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
    at: {
      segment: comesFromNowhere(battle) ? 'groundCombats' : begins[battle.place],
      args: { seat: seats.attacker, hex },
    },
  }),
  lives: (table, side, { place }) =>
    place === 'space' ? fightsOn(table, seats[side]) : troopsOn(table, planet, seats[side]).length > 0,
  price: ({ loss }) => loss,
  does,
})

/** Ground forces that fight as ships are of the battle as long as it is on. */
function fightsOn(table: Table, of: string): boolean {
  const { battle } = table
  return (battle ? shipsIn(table, battle as Battle, of) : fleet(table, of, hex)).length > 0
}

/** What costs nothing is used as soon as it can be, as odds reckon. */
const used = [
  'ambush',
  'harrow',
  'graviton_laser_system',
  'magen_defense_grid',
  'dimensional_splicer',
  'supercharge',
  'quantum_manipulator',
  'the_alastor',
  'claire_gibson',
  'tellurian',
  'viscount_unlenn',
  'evelyn_delouis',
  'brother_milor',
]

/** Cards and leaders wait for the rounds where they would save more there. */
const waiting = ['shields_holding', 'tellurian', 'quantum_manipulator']
const waits = (id: string, key: string) =>
  waiting.some(each => id.startsWith(each)) && key.includes('barrage/')

/** Nobody helps the other side. */
const isForOthers = (choice: Choice | undefined): boolean => {
  const helps = choice?.hint?.helps
  return helps === 'others' || helps === 'foe'
}

/** Cards are played as soon as they are offered, cannons fire and ships bombard, and the ship that is still on its way comes. */
function does({ open, table, hand }: Seen<Ti4>): unknown {
  const { key, to, options, window, text } = open
  const choices =
    options.shape === 'oneOf' || options.shape === 'someOf' ? (options as OneOf | SomeOf).of : {}
  const offered = Object.keys(choices)
  if (window !== undefined)
    return offered.find(
      id =>
        !waits(id, key) &&
        (hand?.actionCards[id] || hand?.notes[id] || (used.includes(id) && !isForOthers(choices[id]))),
    )
  if (options.shape === 'move')
    return Object.fromEntries(Object.keys((options as Move).ships).map(id => [id, {}]))
  const dearness = (id: UnitId) => {
    const unit = table.units[id]
    if (!unit) return 0
    const { cost, built } = print(table, unit.of, unit.kind)
    return cost / built - (unit.damaged ? 0.1 : 0)
  }
  const byPrice = [...offered].sort((one, other) => dearness(one) - dearness(other))
  const card = open.about?.['card']
  switch (text) {
    case 'ti4.ask.assaultCannon':
      return byPrice[0]
    case 'ti4.ask.repair':
      return byPrice.at(-1)
    case 'ti4.ask.raidFormation':
      return byPrice.slice(-(options as SomeOf).least)
    case 'ti4.ask.alastor':
      return offered
    case 'ti4.ask.aim.unit':
      return card === 'the_cavalry' ? rider(table, to, offered) : surest(table, to, offered)
    case 'galaxy.ask.aim.unit':
      return card === 'magen_defense_grid' ? struck(table, byPrice) : undefined
    case 'ti4.ask.spaceCannonDefense':
      return 'yes'
    case 'ti4.ask.spaceCannon':
      return offered[0]
    case 'ti4.ask.bombard':
      return planet
    default:
      return undefined
  }
}

/** Whoever makes a hit has it fall where nothing is sustained, on the dearest there. */
function struck(table: Table, byPrice: readonly UnitId[]): UnitId | undefined {
  const frail = byPrice.filter(id => {
    const unit = table.units[id]
    return unit && (unit.damaged || !sustains(table, unit.of, unit.kind, planet))
  })
  return frail.at(-1) ?? byPrice[0]
}
