import { printedRacial } from './racialTechnologies.ts'
import type { SetId } from './sets.ts'

export type Colour = 'red' | 'green' | 'blue' | 'yellow'

const printed = {
  enviro_compensator: {
    id: 'enviro_compensator',
    set: 'base',
    name: 'Enviro Compensator',
    colour: 'yellow',
    needs: { all: [] },
    text: 'Each of your Space Docks may produce 1 more unit.',
  },
  sarween_tools: {
    id: 'sarween_tools',
    set: 'base',
    name: 'Sarween Tools',
    colour: 'yellow',
    needs: { all: ['enviro_compensator'] },
    text: 'Whenever you produce units at a Space Dock you have 1 extra resource to spend on them.',
  },
  micro_technology: {
    id: 'micro_technology',
    set: 'base',
    name: 'Micro Technology',
    colour: 'yellow',
    needs: { any: ['stasis_capsules', 'sarween_tools'] },
    text: 'When you receive Trade Goods for your trade agreements, receive 1 more for each active agreement.',
  },
  integrated_economy: {
    id: 'integrated_economy',
    set: 'base',
    name: 'Integrated Economy',
    colour: 'yellow',
    needs: { all: ['micro_technology', 'cybernetics'] },
    text: 'Units from your Space Docks may be placed in any adjacent system that you have activated and that is empty or friendly; Ground Forces and PDS on any friendly planet within that range.',
  },
  transit_diodes: {
    id: 'transit_diodes',
    set: 'base',
    name: 'Transit Diodes',
    colour: 'yellow',
    needs: { any: ['light_wave_deflector', 'dacxive_animators'] },
    text: 'Action: spend 1 Command Counter from Strategy Allocation to move up to 4 Ground Forces at once from one of your planets to any other you control.',
  },
  graviton_laser_system: {
    id: 'graviton_laser_system',
    set: 'base',
    name: 'Graviton Laser System',
    colour: 'yellow',
    needs: { all: ['deep_space_cannon'] },
    text: 'You may re-roll each missed combat roll of your PDS once.',
  },
  stasis_capsules: {
    id: 'stasis_capsules',
    set: 'base',
    name: 'Stasis Capsules',
    colour: 'green',
    needs: { all: ['enviro_compensator'] },
    text: 'Your Cruisers and Dreadnoughts may each carry 1 Ground Force.',
  },
  cybernetics: {
    id: 'cybernetics',
    set: 'base',
    name: 'Cybernetics',
    colour: 'green',
    needs: { any: ['stasis_capsules', 'antimass_deflectors'] },
    text: 'Your Fighters get +1 on all combat rolls.',
  },
  neural_motivator: {
    id: 'neural_motivator',
    set: 'base',
    name: 'Neural Motivator',
    colour: 'green',
    needs: { any: ['stasis_capsules', 'micro_technology'] },
    text: 'Draw 1 extra Action Card in each Status Phase.',
  },
  dacxive_animators: {
    id: 'dacxive_animators',
    set: 'base',
    name: 'Dacxive Animators',
    colour: 'green',
    needs: { all: ['neural_motivator'] },
    text: 'When you win an Invasion Combat, roll a die for every Ground Force killed in it on either side: on 6+ place 1 of your Ground Forces from reinforcements on the planet.',
  },
  gen_synthesis: {
    id: 'gen_synthesis',
    set: 'base',
    name: 'Gen Synthesis',
    colour: 'green',
    needs: { all: ['cybernetics'] },
    text: 'Your Ground Forces get +1 in Invasion Combat. When one is destroyed, roll a die: on 5+ it returns to a planet in your Home System.',
  },
  x_89_bacterial_weapon: {
    id: 'x_89_bacterial_weapon',
    set: 'base',
    name: 'X-89 Bacterial Weapon',
    colour: 'green',
    needs: { any: ['transit_diodes', 'assault_cannon'] },
    text: 'Instead of bombarding, your Dreadnoughts or War Suns may destroy all enemy Ground Forces on the planet; then discard all your Action Cards.',
  },
  antimass_deflectors: {
    id: 'antimass_deflectors',
    set: 'base',
    name: 'Antimass Deflectors',
    colour: 'blue',
    needs: { all: [] },
    text: 'Your ships may move through asteroid fields, but never end their movement in one.',
  },
  xrd_transporters: {
    id: 'xrd_transporters',
    set: 'base',
    name: 'XRD Transporters',
    colour: 'blue',
    needs: { all: ['antimass_deflectors'] },
    text: 'Your Carriers get +1 movement.',
  },
  type_iv_drive: {
    id: 'type_iv_drive',
    set: 'base',
    name: 'Type IV Drive',
    colour: 'blue',
    needs: { all: ['xrd_transporters', 'neural_motivator'] },
    text: 'Your Cruisers and Dreadnoughts get +1 movement.',
  },
  advanced_fighters: {
    id: 'advanced_fighters',
    set: 'base',
    name: 'Advanced Fighters',
    colour: 'blue',
    needs: { all: ['type_iv_drive'] },
    text: 'Your Fighters may move on their own (movement 2), get +1 on combat rolls, need no support and bar enemy ships from passing through their system. Those above its Fighter capacity count towards Fleet Supply.',
  },
  light_wave_deflector: {
    id: 'light_wave_deflector',
    set: 'base',
    name: 'Light/Wave Deflector',
    colour: 'blue',
    needs: { all: ['xrd_transporters', 'magen_defense_grid'] },
    text: 'Your ships may pass through systems with enemy ships on their way to the activated system.',
  },
  fleet_logistics: {
    id: 'fleet_logistics',
    set: 'base',
    name: 'Fleet Logistics',
    colour: 'blue',
    needs: { all: ['graviton_negator'] },
    text: 'When you take a Tactical Action you may take a second one before your turn ends.',
  },
  hylar_v_assault_laser: {
    id: 'hylar_v_assault_laser',
    set: 'base',
    name: 'Hylar V Assault Laser',
    colour: 'red',
    needs: { all: [] },
    text: 'Your Cruisers and Destroyers get +1 on all combat rolls.',
  },
  deep_space_cannon: {
    id: 'deep_space_cannon',
    set: 'base',
    name: 'Deep Space Cannon',
    colour: 'red',
    needs: { all: ['hylar_v_assault_laser'] },
    text: 'Your PDS also reach enemy fleets in adjacent systems.',
  },
  war_sun_tech: {
    id: 'war_sun_tech',
    set: 'base',
    name: 'War Sun',
    colour: 'red',
    needs: { all: ['deep_space_cannon', 'sarween_tools'] },
    text: 'You may produce War Suns.',
  },
  magen_defense_grid: {
    id: 'magen_defense_grid',
    set: 'base',
    name: 'Magen Defense Grid',
    colour: 'red',
    needs: { all: ['deep_space_cannon'] },
    text: 'Your PDS get +1 on all combat rolls; your Ground Forces defending a planet with a PDS get +1 in Invasion Combat.',
  },
  assault_cannon: {
    id: 'assault_cannon',
    set: 'base',
    name: 'Assault Cannon',
    colour: 'red',
    needs: { all: ['deep_space_cannon', 'cybernetics'] },
    replaced: { with: 'expansionTechnologies', needs: { all: ['automated_defense_turrets', 'cybernetics'] } },
    text: 'Before a Space Battle each of your Dreadnoughts in it may fire one shot. Casualties are removed at once and do not return fire.',
  },
  graviton_negator: {
    id: 'graviton_negator',
    set: 'base',
    name: 'Graviton Negator',
    colour: 'red',
    needs: { any: ['assault_cannon', 'dacxive_animators'] },
    text: 'Your Dreadnoughts may bombard planets with PDS. Your Fighters may fight in Invasion Combat; survivors return to space and never take control of a planet.',
  },
  automated_defense_turrets: {
    id: 'automated_defense_turrets',
    set: 'expansionTechnologies',
    name: 'Automated Defense Turrets',
    colour: 'red',
    needs: { all: ['hylar_v_assault_laser'] },
    text: 'Your Destroyers throw 1 more die, and get +2, in their Anti-Fighter Barrage.',
  },
  maneuvering_jets: {
    id: 'maneuvering_jets',
    set: 'expansionTechnologies',
    name: 'Maneuvering Jets',
    colour: 'blue',
    needs: { all: ['xrd_transporters'] },
    text: 'Opponents get -1 on PDS rolls against your ships, and -2 where the PDS fires from an adjacent system.',
  },
  hyper_metabolism: {
    id: 'hyper_metabolism',
    set: 'expansionTechnologies',
    name: 'Hyper Metabolism',
    colour: 'green',
    needs: { all: ['gen_synthesis'] },
    text: 'In the Status Phase receive 1 extra Command Counter; before drawing Action Cards you may discard 1 to draw 1 more.',
  },
  nano_technology: {
    id: 'nano_technology',
    set: 'expansionTechnologies',
    name: 'Nano Technology',
    colour: 'yellow',
    needs: { all: ['micro_technology'] },
    text: "Opponents' Action Cards cannot be aimed at your Dreadnoughts and War Suns. Planets you take come ready.",
  },
} as const

export type RacialTechnologyId = keyof typeof printedRacial
export type TechnologyId = keyof typeof printed | RacialTechnologyId

/** What must be known already: all of these, or any one of these. */
export type Needs = { readonly all: readonly TechnologyId[] } | { readonly any: readonly TechnologyId[] }

export interface Technology {
  readonly id: TechnologyId
  readonly set: SetId
  readonly name: string
  /** Those of one people alone have none. */
  readonly colour?: Colour
  readonly needs: Needs
  /** Where this set is played with, its card of the same name asks for this. */
  readonly replaced?: { readonly with: SetId; readonly needs: Needs }
  /** Of one people alone: resources beside what a technology costs otherwise. */
  readonly price?: number
  readonly text: string
}

export const technologies: Readonly<Record<TechnologyId, Technology>> = { ...printed, ...printedRacial }
