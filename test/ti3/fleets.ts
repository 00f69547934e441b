import type { HexId } from '../../shared/galaxy/hexes.ts'
import { lasting } from '../../shared/ti3/cards/registry.ts'
import type { SystemId } from '../../shared/ti3/content/systems.ts'
import type { Effect } from '../../shared/ti3/effects.ts'
import { swapped } from '../galaxy/situation.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'

export { all, coming, idOf, shipAt, unitsAt } from '../galaxy/fleets.ts'

/** Six players, nothing in the way in the two inner rings; what is special lies at the rim. */
export const calm: Record<HexId, SystemId> = {
  m0: 'mecatol_rex',
  a0: 'sys_saudor',
  a1: 'sys_thibah',
  a2: 'empty_1',
  a3: 'sys_tarmann',
  a4: 'empty_2',
  a5: 'sys_wellon',
  b0: 'sys_vefut_ii',
  b1: 'sys_mehar_xull',
  b2: 'sys_abyz__fria',
  b3: 'empty_3',
  b4: 'sys_arinam__meer',
  b5: 'empty_4',
  b6: 'sys_arnor__lor',
  b7: 'empty_5',
  b8: 'sys_bereg__lirta_iv',
  b9: 'sys_centauri__gral',
  b10: 'sys_coorneeq__resculon',
  b11: 'empty_6',
  c7: 'sys_alpha',
  c8: 'sys_lodor',
  c10: 'special_supernova',
  c11: 'special_nebula',
  c13: 'special_asteroid_1',
  c14: 'special_asteroid_2',
  c16: 'sys_beta',
  c17: 'sys_quann',
}

/** p1 plays N'orr, p2 Xxcha; nobody has a technology unless it is said. */
export function sortie(situation: Situation, hex?: HexId): Midgame {
  const at = hex ? { segment: 'tacticalAction', args: { seat: 'p1', hex } } : { segment: 'rest' }
  return midgame(at, {
    players: 6,
    races: { p1: 'norr', p2: 'xxcha' },
    units: {},
    technologies: Object.fromEntries(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map(seat => [seat, []])),
    ...situation,
    counters: { p1: { fleet: 8, pool: 3 }, ...situation.counters },
    tiles: swapped(calm, situation.tiles ?? {}),
  })
}

/** An effect for as long as the test lasts, as cards have them. */
export const grant =
  (seat: string, effect: Effect) =>
  ({ table }: { table: Midgame['table'] }) => {
    const id = `test${Object.keys(lasting).length}`
    ;(lasting as Record<string, Effect>)[id] = effect
    table.lasting[id] = { effect: id as never, by: seat, until: 'round' }
  }
