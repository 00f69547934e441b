import type { RaceId } from './races.ts'

/** The three leaders of each people, and what sort each of them is. [p. 34] */

export const leaderKinds = ['general', 'admiral', 'diplomat', 'agent', 'scientist'] as const
export type LeaderKind = (typeof leaderKinds)[number]
/** People and number: `sol.1`. */
export type LeaderId = string

type Three = readonly [Named, Named, Named]
type Named = readonly [name: string, kind: LeaderKind]

/** By people, those of later boxes too. */
const printed: Readonly<Record<string, Three>> = {
  sol: [
    ['Connor', 'agent'],
    ['DeLouis', 'admiral'],
    ['Rev', 'diplomat'],
  ],
  letnev: [
    ['Ciel', 'diplomat'],
    ['Farran', 'general'],
    ['Unlenn', 'admiral'],
  ],
  hacan: [
    ['Carth', 'scientist'],
    ['Gila', 'diplomat'],
    ['Harrugh', 'general'],
  ],
  l1z1x: [
    ['2RAM', 'diplomat'],
    ['A6', 'agent'],
    ['I48S', 'scientist'],
  ],
  mentak: [
    ['Havvat', 'admiral'],
    ['Kilik', 'agent'],
    ['Suffi', 'diplomat'],
  ],
  naalu: [
    ["M'aban", 'admiral'],
    ["T'elsa", 'agent'],
    ["Z'eu", 'diplomat'],
  ],
  norr: [
    ["Sek'kus", 'general'],
    ["Sh'val", 'general'],
    ["T'ro", 'admiral'],
  ],
  jol_nar: [
    ['Rin', 'scientist'],
    ['Rin', 'admiral'],
    ['Sucaban', 'scientist'],
  ],
  xxcha: [
    ['Junn', 'diplomat'],
    ['Neekuaq', 'admiral'],
    ['Qanoj', 'diplomat'],
  ],
  yssaril: [
    ['Sskril', 'admiral'],
    ['Ssruu', 'agent'],
    ['Thilinn', 'agent'],
  ],
  saar: [
    ['Mauob', 'general'],
    ['Mendosa', 'admiral'],
    ['Rowl', 'agent'],
  ],
  winnu: [
    ['Kelsa', 'scientist'],
    ['Rickar', 'admiral'],
    ['Sela', 'agent'],
  ],
  yin: [
    ['Dahla', 'diplomat'],
    ['Milor', 'agent'],
    ['Omar', 'general'],
  ],
  muaat: [
    ['Emnor', 'scientist'],
    ['Magmus', 'diplomat'],
    ['Umbat', 'general'],
  ],
  arborec: [
    ['Ospha', 'general'],
    ['Phama', 'admiral'],
    ['Rophal', 'diplomat'],
  ],
  creuss: [
    ['Meian', 'scientist'],
    ['Nerio', 'admiral'],
    ['Taivra', 'diplomat'],
  ],
  nekro: [
    ['Acidos', 'general'],
    ['Flayesh', 'agent'],
    ['Malleon', 'admiral'],
  ],
}

export interface LeaderCard {
  readonly id: LeaderId
  readonly name: string
  readonly kind: LeaderKind
}

const all = new Map<LeaderId, LeaderCard>(
  Object.entries(printed).flatMap(([race, three]) =>
    three.map(([name, kind], i) => [`${race}.${i + 1}`, { id: `${race}.${i + 1}`, name, kind }] as const),
  ),
)

export const isLeader = (id: string): boolean => all.has(id)

export function leaderCard(id: LeaderId): LeaderCard {
  const found = all.get(id)
  if (!found) throw new Error(`No leader is called ${id}`)
  return found
}

export const leadersOf = (race: RaceId): LeaderId[] => (printed[race] ?? []).map((_, i) => `${race}.${i + 1}`)
