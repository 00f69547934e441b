import type { OneOf } from '../../engine/options.ts'
import { type TechnologyId, technologies } from '../../ti4/content/technologies.ts'
import { sheet } from '../../ti4/realm.ts'
import type { Seen } from './temper.ts'
import { aimsOf, needOf } from './wishes.ts'

/** What serves a player who expands, in this order. */
const wanted: readonly TechnologyId[] = [
  'sarween_tools',
  'neural_motivator',
  'antimass_deflectors',
  'gravity_drive',
  'carrier_ii',
  'fleet_logistics',
  'hyper_metabolism',
  'cruiser_ii',
  'dreadnought_ii',
  'infantry_ii',
  'fighter_ii',
  'space_dock_ii',
  'plasma_scoring',
  'magen_defense_grid',
  'duranium_armor',
  'dacxive_animators',
  'graviton_laser_system',
  'transit_diodes',
  'destroyer_ii',
  'assault_cannon',
  'war_sun',
  'integrated_economy',
  'pds_ii',
  'light_wave_deflector',
  'x_89_bacterial_weapon',
]

/** Of another faction it is named by the token that copies it: `valefar_assimilator_x.hyper_metabolism`. */
const technologyOf = (choice: string) => (choice.split('.').at(-1) ?? choice) as TechnologyId

/** What objectives ask for first, then one's own, then what serves. */
export function research(seen: Seen, { of }: OneOf): string | undefined {
  const { table, seat = '' } = seen
  const able = Object.keys(of).filter(choice => technologyOf(choice) in technologies)
  const known = Object.keys(sheet(table, seat).technologies) as TechnologyId[]
  const knownOf = (colour: string | undefined) =>
    colour === undefined ? 0 : known.filter(id => technologies[id].colour === colour).length
  const laid = new Set(known.flatMap(id => sheet(table, seat).technologies[id]?.token ?? []))
  /** A token that lies on another technology is taken off it. */
  const isTakenOff = (choice: string) => [...laid].some(token => choice.startsWith(`${token}.`))
  const counts = aimsOf(seen).flatMap(id => needOf(id) ?? [])
  const worth = (choice: string) => {
    const id = technologyOf(choice)
    const { unit, faction, colour } = technologies[id]
    const place = wanted.indexOf(id)
    let sum = place < 0 ? 0 : (wanted.length - place) / wanted.length
    if (faction) sum += 0.7
    if (isTakenOff(choice)) sum -= 1
    if (counts.includes('unitUpgrades') && unit) sum += 2
    if (counts.includes('factionTechnologies') && faction) sum += 2
    if (counts.includes('coloursWithTwoTechnologies') && knownOf(colour) === 1) sum += 1.5
    if (counts.includes('technologiesOfOneColour')) sum += knownOf(colour) * 0.6
    return sum
  }
  return able.sort((a, b) => worth(b) - worth(a))[0]
}
