import type { OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { RaceId } from '../../ti3/content/races.ts'
import { type TechnologyId, technologies } from '../../ti3/content/technologies.ts'
import { sheet } from '../../ti3/realm.ts'
import { isRacial, knows, needsOf } from '../../ti3/research.ts'
import type { Table } from '../../ti3/table.ts'
import type { Seen } from './temper.ts'
import { aimsOf } from './wishes.ts'

/** What serves a player who expands, in this order. */
const wanted: readonly TechnologyId[] = [
  'sarween_tools',
  'xrd_transporters',
  'hylar_v_assault_laser',
  'stasis_capsules',
  'deep_space_cannon',
  'cybernetics',
  'war_sun_tech',
  'enviro_compensator',
  'neural_motivator',
  'micro_technology',
  'type_iv_drive',
  'gen_synthesis',
  'magen_defense_grid',
  'antimass_deflectors',
  'light_wave_deflector',
  'assault_cannon',
  'dacxive_animators',
  'integrated_economy',
  'graviton_negator',
  'fleet_logistics',
  'advanced_fighters',
  'transit_diodes',
  'graviton_laser_system',
  'x_89_bacterial_weapon',
  'hyper_metabolism',
  'nano_technology',
  'automated_defense_turrets',
  'maneuvering_jets',
]

/** What a people strives for before what all want; all together they try every branch. */
const strivesFor: { readonly [race in RaceId]?: readonly TechnologyId[] } = {
  sol: ['dacxive_animators', 'transit_diodes', 'x_89_bacterial_weapon'],
  letnev: ['war_sun_tech', 'assault_cannon', 'fleet_logistics'],
  hacan: ['integrated_economy', 'type_iv_drive'],
  l1z1x: ['assault_cannon', 'x_89_bacterial_weapon'],
  mentak: ['light_wave_deflector', 'transit_diodes'],
  naalu: ['advanced_fighters'],
  norr: ['war_sun_tech', 'graviton_laser_system', 'fleet_logistics'],
  jol_nar: ['war_sun_tech', 'fleet_logistics', 'advanced_fighters'],
  xxcha: ['graviton_laser_system', 'light_wave_deflector'],
  yssaril: ['dacxive_animators', 'transit_diodes', 'x_89_bacterial_weapon'],
}
/** With so many technologies. */
const settled = 4

/** What is missing on the shortest way to it, what comes first before. */
function pathTo(table: Table, seat: Seat, goal: TechnologyId): TechnologyId[] {
  if (knows(table, seat, goal)) return []
  const needs = needsOf(table, goal)
  const before =
    'all' in needs
      ? needs.all.flatMap(id => pathTo(table, seat, id))
      : needs.any.map(id => pathTo(table, seat, id)).reduce((a, b) => (b.length < a.length ? b : a))
  return [...new Set([...before, goal])]
}

export function research(seen: Seen, { of }: OneOf): string | undefined {
  const { table, seat = '' } = seen
  const able = (Object.keys(of) as TechnologyId[]).filter(id => id in technologies)
  const aims = aimsOf(seen)
  const known = Object.keys(sheet(table, seat).technologies) as TechnologyId[]
  const colours = known.map(id => technologies[id].colour)
  if (aims.includes('pub1_techs_4_colours')) {
    const other = able.find(id => !colours.includes(technologies[id].colour))
    if (other) return other
  }
  // One's own costs more: once there is something to spend on it.
  const own = able.find(isRacial)
  if (own && known.length >= settled) return own
  const ways = (strivesFor[sheet(table, seat).race] ?? []).flatMap(goal => pathTo(table, seat, goal))
  return [...ways, ...wanted].find(id => able.includes(id))
}
