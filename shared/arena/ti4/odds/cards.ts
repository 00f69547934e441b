import type { Gun, Side } from '../../../galaxy/odds/ranks.ts'
import type { MomentAbout } from '../../../ti4/cards/moments.ts'
import { actionEffects } from '../../../ti4/cards/registry.ts'
import { type ActionCardId, actionCards } from '../../../ti4/content/actionCards.ts'
import { numberOf } from '../../../ti4/effects.ts'
import { kindOfCard } from '../../../ti4/playable.ts'
import type { Battle, Table } from '../../../ti4/table.ts'
import type { OddsBattle, OddsForce } from '../../oddsBattle.ts'
import { hex, planet, seats, sides } from './scene.ts'

/** Action Cards that are played as soon as they can be, in a battle that is about to begin. */

/** What is so of a fight once they are played, and begun on the table by them. */
const begun: readonly ActionCardId[] = [
  'fighter_prototype',
  'morale_boost',
  'bunker',
  'disable',
  'blitz',
  'waylay',
]
/** What they do in the midst of it. */
const acting: readonly ActionCardId[] = [
  'shields_holding',
  'maneuvering_jets',
  'fire_team',
  'experimental_battlestation',
]
/** What hangs on how the fight goes, or on another card, or leaves nobody to fight. */
const unforeseen: { readonly [Id in ActionCardId]?: string } = {
  courageous_to_the_end: 'what it destroys hangs on what was lost before',
  direct_hit: 'whom it destroys hangs on what was damaged, and when',
  emergency_repairs: 'what it repairs hangs on what was damaged, and when',
  ghost_squad: 'who comes hangs on what stands elsewhere',
  intercept: 'whoever leaves decides it as the fight goes',
  parley: 'it sends back who lands, and then nobody fights',
  reflective_shielding: 'it waits until a ship is damaged',
  rout: 'nobody leaves here',
  sabotage: 'it answers another card; leave out the one it cancels',
  scramble_frequency: 'which dice it throws again is decided as they lie',
  skilled_retreat: 'whoever leaves decides it as the fight goes',
}
/** Of these two would wait for one another. */
const once: readonly ActionCardId[] = ['shields_holding', 'maneuvering_jets']

/** Why it can be no part of odds. */
export function unknowable(card: string): string | undefined {
  const why = unforeseen[kindOfCard(card)]
  return why && `"${card}" can be no part of odds: ${why}`
}

export function copiesFault(battle: OddsBattle): string | undefined {
  for (const side of sides)
    for (const [kind, nth] of playedBy(battle[side])) {
      const most = once.includes(kind) ? 1 : actionCards[kind].copies
      if (nth > most) return `of "${kind}" there is ${most}`
    }
  return undefined
}

/** Those that have a part in a battle, each with its number among its like. */
export function playedBy({ cards = [] }: OddsForce): [kind: ActionCardId, nth: number][] {
  const kinds = cards.map(kindOfCard).filter(kind => begun.includes(kind) || acting.includes(kind))
  return kinds.map((kind, i) => [kind, kinds.slice(0, i + 1).filter(other => other === kind).length])
}

const plays = (force: OddsForce, card: ActionCardId) => playedBy(force).some(([kind]) => kind === card)

export const arrives = (battle: OddsBattle): boolean => plays(battle.defender, 'experimental_battlestation')

/** The table with all that these cards begin. */
export function withCards(given: Table, battle: OddsBattle): Table {
  const table = structuredClone(given)
  const { attacker, defender } = seats
  const lands = battle.place === 'ground' && { planet }
  for (const side of sides)
    for (const [kind, nth] of playedBy(battle[side])) {
      if (!begun.includes(kind)) continue
      // One of a kind in each round.
      const fight: Battle = { hex, attacker, defender, round: nth, ...lands }
      const about: MomentAbout = { of: attacker, hex, battle: fight, ...lands }
      const by = seats[side]
      const effect = actionEffects[kind]
      table.battle = fight
      if (effect?.may?.(table, by, about as never, kind) === false) continue
      for (const _ of effect?.does(table, { by, card: kind, about, name: kind } as never, '') ?? []);
    }
  delete table.battle
  return table
}

const shields = 2
const station = { dice: 3, hits: 5 }

/** What cards do that leaves nothing on the table before the fight. */
export const besides = (battle: OddsBattle, side: 'attacker' | 'defender'): Partial<Side> =>
  battle.place === 'space'
    ? {
        ...(plays(battle[side], 'shields_holding') && { spared: shields }),
        ...(plays(battle[side], 'maneuvering_jets') && { dodged: 1 }),
      }
    : {
        ...(plays(battle[side], 'fire_team') && { rethrows: 1 }),
        ...(plays(battle[side], 'maneuvering_jets') && { dodged: 1 }),
      }

/** Shots of a dock at whoever comes. */
export const stationGuns = (table: Table, battle: OddsBattle): Gun[] =>
  arrives(battle)
    ? [{ dice: station.dice, hitsOn: station.hits - numberOf(table, seats.attacker, 'firedAt', 0, {}) }]
    : []
