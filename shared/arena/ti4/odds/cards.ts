import type { Gun, Side } from '../../../galaxy/odds/ranks.ts'
import type { MomentAbout } from '../../../ti4/cards/moments.ts'
import { actionEffects, noteEffects } from '../../../ti4/cards/registry.ts'
import { type ActionCardId, actionCards } from '../../../ti4/content/actionCards.ts'
import { type PromissoryNoteId, promissoryNotes } from '../../../ti4/content/promissoryNotes.ts'
import { type RelicId, relics } from '../../../ti4/content/relics.ts'
import { numberOf } from '../../../ti4/effects.ts'
import { noteKey } from '../../../ti4/noteKeys.ts'
import type { Battle, Table } from '../../../ti4/table.ts'
import type { OddsBattle, OddsForce } from '../../oddsBattle.ts'
import { notesOf } from './notes.ts'
import { hex, planet, seats, sides } from './scene.ts'

/** Action Cards, promissory notes and relics that are played as soon as they can be, in a battle that is about to begin. */

/** What is so of a fight once they are played, and begun on the table by them. */
const begun: readonly ActionCardId[] = [
  'fighter_prototype',
  'morale_boost',
  'bunker',
  'disable',
  'blitz',
  'waylay',
  'solar_flare',
]
/** Of these whoever activates the system alone. */
const ofAttacker: readonly ActionCardId[] = ['solar_flare']
/** What they do in the midst of it. */
const acting: readonly ActionCardId[] = [
  'shields_holding',
  'maneuvering_jets',
  'fire_team',
  'experimental_battlestation',
]

type CardId = ActionCardId | PromissoryNoteId | RelicId

/** What hangs on how the fight goes, or on another card, or leaves nobody to fight. */
const unforeseen: { readonly [Id in CardId]?: string } = {
  courageous_to_the_end: 'what it destroys hangs on what was lost before',
  decoy_operation: 'who comes hangs on what stands elsewhere; name them among the units',
  direct_hit: 'whom it destroys hangs on what was damaged, and when',
  emergency_repairs: 'what it repairs hangs on what was damaged, and when',
  ghost_squad: 'who comes hangs on what stands elsewhere',
  intercept: 'whoever leaves decides it as the fight goes',
  parley: 'it sends back who lands, and then nobody fights',
  reflective_shielding: 'it waits until a ship is damaged',
  reveal_prototype: 'name the upgrade it brings among the technologies',
  rout: 'nobody leaves here',
  sabotage: 'it answers another card; leave out the one it cancels',
  scramble_frequency: 'which dice it throws again is decided as they lie',
  skilled_retreat: 'whoever leaves decides it as the fight goes',
  upgrade: 'the Dreadnought it brings is there before the fight; name it among the units',
  alliance: 'name the commander it lends among the leaders',
  ceasefire: 'nobody comes, and then nobody fights',
  greyfire_mutagen: 'it turns one of the other side as the fight begins; name it among your own units',
  raghs_call: 'it sends away who defends, and then nobody fights',
  strike_wing_ambuscade: 'which roll it joins is decided as they come',
  war_funding: 'which dice are thrown again is decided as they lie',
  the_crown_of_thalnos_pok: 'which dice it throws again, at the risk of their units, is decided as they lie',
}
/** Of these two would wait for one another. */
const once: readonly ActionCardId[] = ['shields_holding', 'maneuvering_jets']

/** Relics are named as they are read, whatever else is called so. */
const relicNames = Object.fromEntries(
  (Object.keys(relics) as RelicId[]).flatMap(id => [id, id.replace(/_pok$/, '')].map(name => [name, id])),
) as Readonly<Record<string, RelicId>>

/** All that may be named. */
export const cardsKnown: Readonly<Record<string, object>> = {
  ...relicNames,
  ...promissoryNotes,
  ...actionCards,
}

/** `morale_boost.2` is one of its kind. */
export function kindOfCard(card: string): string {
  const kind = card.split('.')[0] as string
  return Object.hasOwn(actionCards, kind) || Object.hasOwn(promissoryNotes, kind)
    ? kind
    : (relicNames[kind] ?? kind)
}

/** Why it can be no part of odds. */
export function unknowable(card: string): string | undefined {
  const why = unforeseen[kindOfCard(card) as CardId]
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
  const kinds = (cards.map(kindOfCard) as ActionCardId[]).filter(
    kind => begun.includes(kind) || acting.includes(kind),
  )
  return kinds.map((kind, i) => [kind, kinds.slice(0, i + 1).filter(other => other === kind).length])
}

const plays = (force: OddsForce, card: ActionCardId) => playedBy(force).some(([kind]) => kind === card)

export const arrives = (battle: OddsBattle): boolean => plays(battle.defender, 'experimental_battlestation')

/** The table with all that these cards begin. */
export function withCards(given: Table, battle: OddsBattle): Table {
  const table = structuredClone(given)
  const { attacker, defender } = seats
  const lands = battle.place === 'ground' && { planet }
  for (const side of sides) {
    const by = seats[side]
    for (const [kind, nth] of playedBy(battle[side])) {
      if (!begun.includes(kind) || (by === defender && ofAttacker.includes(kind))) continue
      // One of a kind in each round.
      const fight: Battle = { hex, attacker, defender, round: nth, ...lands }
      carry(table, by, kind, { of: attacker, hex, battle: fight, ...lands }, actionEffects[kind])
    }
    for (const [id, owner] of notesOf(table, battle[side])) {
      if (id !== 'tekklar_legion' || battle.place === 'space') continue
      const fight: Battle = { hex, attacker, defender, round: 0, ...lands }
      carry(table, by, noteKey(id, owner), { of: attacker, hex, battle: fight, ...lands }, noteEffects[id])
    }
  }
  delete table.battle
  return table
}

function carry(
  table: Table,
  by: string,
  card: string,
  about: MomentAbout & { battle: Battle },
  effect: (typeof actionEffects)[string],
) {
  table.battle = about.battle
  if (effect?.may?.(table, by, about as never, card) === false) return
  for (const _ of effect?.does(table, { by, card, about, name: card } as never, '') ?? []);
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
export function stationGuns(table: Table, battle: OddsBattle): Gun[] {
  if (!arrives(battle)) return []
  const dice = numberOf(table, seats.defender, 'additionalDice', 0, { step: 'spaceCannon', isFavoured: true })
  const needs = station.hits - numberOf(table, seats.attacker, 'firedAt', 0, {})
  return [{ dice: station.dice + dice, hitsOn: needs }]
}
