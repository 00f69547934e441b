import type { Hint, Thing, Whom } from '../../engine/hint.ts'
import type { Turn } from '../../galaxy/shapes/turn.ts'
import { held } from '../../ti4/cards/registry.ts'
import { leaders } from '../../ti4/content/leaders.ts'
import { worthOfHint } from '../galaxy/answering.ts'
import type { Seen } from './temper.ts'

/** What a choice brings by its hint, and what is done as an action by it: leaders, relics, fragments, technologies, abilities. */

/** What comes or goes, in planets. */
const worths: Readonly<Partial<Record<Thing, number>>> = {
  actionCard: 0.7,
  agreement: 1.5,
  counters: 1.5,
  fighters: 0.6,
  fleet: 5,
  objective: 6,
  planet: 3,
  ship: 1.5,
  technology: 2.5,
  tradeGoods: 0.8,
  troops: 1,
  unit: 1.2,
}
const usual = 0.5

const worthOfThing = (what: string | undefined): number =>
  what === undefined || isWhom(what) ? 0 : (worths[what as Thing] ?? usual)

const whom: readonly string[] = ['you', 'foe', 'others', 'all', 'aimed'] satisfies Whom[]
const isWhom = (what: string): boolean => whom.includes(what)

export function worthOf(seen: Seen, hint: Hint): number {
  const { gains, takes, loses, by = 1 } = hint
  return worthOfHint(seen, hint) + (worthOfThing(gains) + worthOfThing(takes) - worthOfThing(loses)) * by
}

/** Of what is only made better, sent or exchanged. */
const part = 0.5

function worthOfDeed(seen: Seen, hint: Hint): number {
  const { helps, sends, trades, by = 1 } = hint
  const better = worthOfThing(helps) + worthOfThing(sends) + worthOfThing(trades)
  return worthOf(seen, hint) + better * part * by
}

/** Whoever is gone afterwards does more than that, or waits. */
const heroic = 1.5
/** What leaves him his turn comes first. */
const free = 9

const isHero = (id: string): boolean => (leaders as Leaders)[id]?.kind === 'hero'
type Leaders = Readonly<Record<string, { readonly kind: string } | undefined>>

/** The best that costs no token and no card. */
export function deed(seen: Seen, special: Turn['special']): { card: string; worth: number } | undefined {
  const able = Object.entries(special).flatMap(([id, { hint }]) => {
    const action = held[id]?.action
    if (!action || !hint || hint.costs !== undefined) return []
    const worth = worthOfDeed(seen, hint)
    if (worth <= (isHero(id) ? heroic : 0)) return []
    return [{ card: id, worth: worth + (action.endsTurn ? 0 : free) }]
  })
  return able.sort((a, b) => b.worth - a.worth)[0]
}
