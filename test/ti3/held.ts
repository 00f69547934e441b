import type { HexId } from '../../shared/galaxy/hexes.ts'
import type { RaceId } from '../../shared/ti3/content/races.ts'
import type { SystemId } from '../../shared/ti3/content/systems.ts'
import { type TechnologyId, technologies } from '../../shared/ti3/content/technologies.ts'
import { type UnitKind, units } from '../../shared/ti3/content/units.ts'
import type { Fight } from '../../shared/ti3/effects.ts'
import { numberOf } from '../../shared/ti3/effects.ts'
import { place } from '../../shared/ti3/rules/pieces.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'

/** p1 plays these people and knows only these technologies; the others know none. */
export function holding(
  { race = 'norr', knows = [] }: { race?: RaceId; knows?: readonly TechnologyId[] },
  situation: Situation = {},
  at: Parameters<typeof midgame>[0] = { segment: 'rest' },
): Midgame {
  const free = (['letnev', 'norr', 'mentak'] as const).filter(id => id !== race)
  return midgame(at, {
    races: { p1: race, p2: free[0] as RaceId, p3: free[1] as RaceId },
    technologies: { p1: knows, p2: [], p3: [] },
    ...situation,
  })
}

/** A middle of the galaxy without surprises for three players. */
export const quiet: Record<HexId, SystemId> = {
  a0: 'empty_1',
  a1: 'sys_abyz__fria',
  a2: 'empty_2',
  a3: 'sys_saudor',
  a4: 'sys_thibah',
  a5: 'empty_3',
}

/** p1 has so many ships in a2, each with one Ground Force aboard, which takes up a piece. */
export const scattered =
  (ships: number) =>
  ({ table }: { table: Table }) => {
    for (let i = 0; i < ships; i++) {
      const aboard = place(table, { kind: 'cruiser', of: 'p1', at: 'a2' })
      place(table, { kind: 'ground_force', of: 'p1', at: 'a2', aboard })
    }
  }

export const steps: readonly Fight['step'][] = [
  'barrage',
  'ambush',
  'cannon',
  'battle',
  'bombardment',
  'pdsDefence',
  'invasion',
  'pdsFire',
]
export const kinds = Object.keys(units) as UnitKind[]
export const everyTechnology = Object.keys(technologies) as TechnologyId[]

const fight: Fight = { hex: 'a1', step: 'battle', side: 'attacker', against: 'p2', round: 2 }

/** What is added to the dice of p1. */
export const bonus = (table: Table, kind: UnitKind, about: Partial<Fight> = {}, of = 'p1'): number =>
  numberOf(table, of, 'combat', 0, { ...fight, ...about, kind })

/** Kinds and steps in which p1 has this bonus: `cruiser battle`. */
export const where = (table: Table, wanted: number, about: Partial<Fight> = {}): string[] =>
  kinds.flatMap(kind =>
    steps.flatMap(step =>
      bonus(table, kind, { ...about, step }) === wanted && units[kind].combat ? [`${kind} ${step}`] : [],
    ),
  )

export const each = (kind: UnitKind, ...of: readonly Fight['step'][]) => of.map(step => `${kind} ${step}`)
