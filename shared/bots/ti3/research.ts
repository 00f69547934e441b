import type { TechnologyId } from '../../ti3/content/technologies.ts'

/** What serves a player who expands, in this order. */
export const wanted: readonly TechnologyId[] = [
  'sarween_tools',
  'xrd_transporters',
  'hylar_v_assault_laser',
  'antimass_deflectors',
  'stasis_capsules',
  'enviro_compensator',
  'neural_motivator',
  'type_iv_drive',
  'cybernetics',
  'micro_technology',
  'deep_space_cannon',
  'gen_synthesis',
  'war_sun_tech',
  'magen_defense_grid',
  'light_wave_deflector',
  'assault_cannon',
  'dacxive_animators',
  'integrated_economy',
  'fleet_logistics',
  'graviton_negator',
  'advanced_fighters',
  'transit_diodes',
  'graviton_laser_system',
  'x_89_bacterial_weapon',
]
