import type { Choice, OneOf } from '../../engine/options.ts'
import type { View } from '../../engine/rules.ts'
import type { FactionId } from '../content/factionIds.ts'
import { type SystemId, systems } from '../content/systems.ts'
import { setupOf, systemsIn } from '../galaxy.ts'
import type { BagDraft, Hand, Table, Ti4 } from '../table.ts'
import { beyondMean, worthOfFaction, worthOfSystem } from './worth.ts'

/** What client, bots and rules read of a draft from bags. */

/** So much is taken of a bag before it goes on. */
export const takenAtOnce = 2

/** Factions each gets to choose from, where there are enough. */
export const factionsEach = 2

export const bagDraftOf = ({ draft }: { readonly draft?: Table['draft'] }): BagDraft | undefined =>
  draft?.kind === 'bag' ? draft : undefined

const countBacked = (held: Hand['systems'], back: 'blue' | 'red'): number =>
  systemsIn(held).filter(id => systems[id].back === back).length

/** Everybody ends with as many of each back as a galaxy has for each, and as many factions: of what he has enough of he can
 *  take no more. */
export function takable(table: Table, hand: Hand): { systems: SystemId[]; factions: FactionId[] } {
  const { bag, factions = [] } = hand
  const { dealtEach } = setupOf(table)
  const lacks = (back: 'blue' | 'red') => countBacked(hand.systems, back) < dealtEach[back]
  const most = bagDraftOf(table)?.factions ?? 0
  return {
    systems: systemsIn(bag?.systems ?? {}).filter(id => lacks(systems[id].back ?? 'blue')),
    factions: factions.length < most ? (bag?.factions ?? []) : [],
  }
}

/** Each by its own name; its faction brings a player less than the systems he lives from, of which he sees few. */
export function bagOptions({ table, hand }: View<Ti4>): OneOf {
  const { systems: tiles, factions } = hand ? takable(table, hand) : { systems: [], factions: [] }
  const worths = {
    ...beyondMean(Object.fromEntries(tiles.map(id => [id, worthOfSystem(id)]))),
    ...beyondMean(Object.fromEntries(factions.map(id => [id, worthOfFaction(id)]))),
  }
  const hint = (id: string) => ({ helps: 'you', by: worths[id] ?? 0 }) as const
  const choices: [string, Choice][] = [
    ...tiles.map((id): [string, Choice] => [
      id,
      { text: 'ti4.take.system', about: { system: id }, hint: hint(id) },
    ]),
    ...factions.map((id): [string, Choice] => [
      id,
      { text: 'ti4.take.faction', about: { faction: id }, hint: hint(id) },
    ]),
  ]
  return { shape: 'oneOf', of: Object.fromEntries(choices) }
}
