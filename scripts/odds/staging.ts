import type { OddsBattle, OddsForce } from '../../shared/arena/oddsBattle.ts'

/** Battles of one edition in few words. */

export type Units = Readonly<Record<string, number>>
export type Rest = Partial<Omit<OddsBattle, 'name' | 'attacker' | 'defender'>>

export const staging = (game: string) => ({
  force: (units: Units, faction: string | null = null, ...technologies: string[]): OddsForce => ({
    faction,
    units,
    technologies,
    cards: [],
  }),
  battle: (name: string, attacker: OddsForce, defender: OddsForce, rest: Rest = {}): OddsBattle => ({
    name,
    game,
    place: 'space',
    lossOrder: 'sustain-first',
    ...rest,
    attacker,
    defender,
  }),
})
