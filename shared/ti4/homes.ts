import type { Seat } from '../engine/rules.ts'
import type { FactionId } from './content/factionIds.ts'
import { type FormId, factions } from './content/factions.ts'
import type { LeaderId } from './content/leaders.ts'
import { type Chosen, idsIn } from './content/sets.ts'
import type { SystemId } from './content/systems.ts'
import type { PlayerSheet, Table } from './table.ts'

/** Where factions live, and what goes with it: one of them lives in the place of another that nobody plays. */

type Who = Pick<PlayerSheet, 'faction' | 'form'>

const formOf = ({ faction, form }: Who) => (form ? factions[faction].forms?.[form] : undefined)

export const homeSystemOf = (who: Who): SystemId | undefined =>
  factions[who.faction].homeSystem ?? formOf(who)?.homeSystem

export const heroOf = (who: Who): LeaderId | undefined => factions[who.faction].hero ?? formOf(who)?.hero

const formsOf = (faction: FactionId) => Object.entries(factions[faction].forms ?? {})

/** Those a table of these boxes may choose among; who comes with the Codices needs Prophecy of Kings. */
export const factionsIn = (chosen: Chosen): FactionId[] =>
  idsIn(chosen, factions).filter(id => factions[id].homeSystem !== undefined || chosen.sets?.includes('pok'))

/** In whose place this player may live. */
export function formsFree({ players }: Table, seat: Seat): FormId[] {
  const taken = Object.values(players).map(({ faction }) => faction)
  const faction = players[seat]?.faction
  if (faction === undefined) return []
  return formsOf(faction).flatMap(([id, { like }]) => (taken.includes(like) ? [] : [id as FormId]))
}

/** With these taken, each of them still has a home. */
export const areHoused = (taken: readonly FactionId[]): boolean =>
  taken.every(id => formsOf(id).length === 0 || formsOf(id).some(([, { like }]) => !taken.includes(like)))

/** Dealt so many each: nobody can be left without a home, whatever the others keep. In place of one that might, the next comes. */
export function dealtHoused(drawn: readonly FactionId[], each: number, seats: number): FactionId[] {
  const dealt = drawn.slice(0, each * seats)
  const at = dealt.findIndex(id => formsOf(id).length > 0)
  if (at < 0) return [...drawn]
  const own = dealt.filter((_, i) => Math.floor(i / each) === Math.floor(at / each))
  const others = dealt.filter(id => !own.includes(id))
  const likes = formsOf(dealt[at] as FactionId).map(([, { like }]) => like)
  if (!likes.every(like => others.includes(like))) return [...drawn]
  const [last] = likes.slice(-1)
  const swapped = drawn.slice()
  const from = drawn.indexOf(last as FactionId)
  // Where all are dealt the two are dealt together.
  const beside = drawn.indexOf(own.find(id => id !== dealt[at]) as FactionId)
  const to = drawn.length > dealt.length ? dealt.length : beside
  if (to < 0) return swapped
  swapped[from] = drawn[to] as FactionId
  swapped[to] = last as FactionId
  return swapped
}
