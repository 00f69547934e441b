import { factions } from '../../../ti4/content/factions.ts'
import { type PromissoryNoteId, promissoryNotes } from '../../../ti4/content/promissoryNotes.ts'
import type { Table } from '../../../ti4/table.ts'
import type { OddsBattle, OddsForce } from '../../oddsBattle.ts'
import { sides } from './scene.ts'

/** Promissory notes in a hand: each came from the faction whose it is. */

/** Those that have a part in a battle. */
const acting: readonly PromissoryNoteId[] = ['tekklar_legion', 'the_cavalry']

const giverOf = (id: PromissoryNoteId) =>
  Object.values(factions).find(({ promissoryNotes: own }) => own.some(note => note === id))?.id

const named = ({ cards = [] }: OddsForce): PromissoryNoteId[] =>
  (cards as PromissoryNoteId[]).filter(id => Object.hasOwn(promissoryNotes, id) && acting.includes(id))

/** With whose they are at this table. */
export const notesOf = ({ players, order }: Table, force: OddsForce): [PromissoryNoteId, string][] =>
  named(force).flatMap((id): [PromissoryNoteId, string][] => {
    const owner = order.find(seat => players[seat]?.faction === giverOf(id))
    return owner === undefined ? [] : [[id, owner]]
  })

/** Factions that have to sit at the table for them. */
export const givers = (battle: OddsBattle) =>
  sides.flatMap(side => named(battle[side])).flatMap(id => giverOf(id) ?? [])

export function notesFault(battle: OddsBattle): string | undefined {
  const all = sides.flatMap(side => named(battle[side]))
  const twice = all.find((id, i) => all.indexOf(id) !== i)
  if (twice) return `of "${twice}" there is one`
  for (const side of sides) {
    const own = named(battle[side]).find(id => giverOf(id) === battle[side].faction)
    if (own) return `"${own}" is played by whoever was given it, not by ${battle[side].faction}`
  }
  const riders =
    all.includes('the_cavalry') && sides.find(side => named(battle[side]).includes('the_cavalry'))
  const other = riders === 'attacker' ? battle.defender : battle.attacker
  return riders && other.faction === 'nomad' ? '"the_cavalry" does not ride against the Nomad' : undefined
}
