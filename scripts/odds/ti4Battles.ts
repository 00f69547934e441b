import type { OddsBattle, OddsForce } from '../../shared/arena/oddsBattle.ts'
import { anyOfKings, anyOfTi4 } from './anyOfTi4.ts'
import { kingsBattles } from './kingsBattles.ts'
import { type Rest, staging } from './staging.ts'

/** Battles of the fourth edition: what is rare, each alone and some together, and then any. */

const { force, battle } = staging('ti4')
const onGround: Rest = { place: 'ground' }
const cheapFirst: Rest = { lossOrder: 'cheap-first' }
const firstPrinting: Rest = { printing: 'first' }
const playing = (side: OddsForce, ...cards: string[]): OddsForce => ({ ...side, cards })

/** What happens by itself. */
export const ti4Special: readonly OddsBattle[] = [
  battle('Cruisers and PDS', force({ cruiser: 3 }), force({ cruiser: 2, pds: 1 }, 'sardakk'), cheapFirst),
  battle('PDS of third parties', force({ cruiser: 3 }), force({ cruiser: 2 }), {
    others: [force({ pds: 2 }), force({ pds: 1 }, null, 'pds_ii')],
  }),
  battle(
    'Antimass Deflectors against Plasma Scoring',
    force({ cruiser: 4 }, null, 'antimass_deflectors'),
    force({ cruiser: 2, pds: 2 }, null, 'plasma_scoring', 'pds_ii'),
  ),
  battle(
    'Graviton Laser System spares no large ship',
    force({ fighter: 4, carrier: 1, cruiser: 2 }),
    force({ cruiser: 2, pds: 3 }, null, 'graviton_laser_system'),
  ),
  battle(
    'Barrage on both sides',
    force({ destroyer: 3, fighter: 5, carrier: 2 }, null, 'destroyer_ii'),
    force({ destroyer: 2, fighter: 6, carrier: 2 }, 'naalu', 'fighter_ii'),
  ),
  battle(
    'Assault Cannon',
    force({ cruiser: 3 }, null, 'assault_cannon'),
    force({ dreadnought: 2, cruiser: 1 }),
  ),
  battle(
    'Assault Cannons on both sides, where PDS may take the third ship',
    force({ dreadnought: 2, cruiser: 1, fighter: 2 }, null, 'assault_cannon'),
    force({ cruiser: 3, pds: 2 }, null, 'assault_cannon'),
    cheapFirst,
  ),
  battle(
    'Duranium Armor',
    force({ dreadnought: 3 }, null, 'duranium_armor'),
    force({ cruiser: 5, destroyer: 1 }),
  ),
  battle(
    'Duranium Armor on both sides, the cheap first',
    force({ dreadnought: 2, cruiser: 2 }, null, 'duranium_armor'),
    force({ dreadnought: 2, carrier: 1, fighter: 2 }, null, 'duranium_armor'),
    cheapFirst,
  ),
  battle('Ambush', force({ cruiser: 2, destroyer: 1 }, 'mentak'), force({ cruiser: 3 })),
  battle(
    'Fourth Moon: nothing sustains while it is there',
    force({ dreadnought: 3, cruiser: 1 }),
    force({ flagship: 1, cruiser: 2 }, 'mentak'),
  ),
  battle(
    'Fourth Moon attacks, the cheap first',
    force({ flagship: 1, destroyer: 3 }, 'mentak'),
    force({ war_sun: 1, cruiser: 1 }),
    cheapFirst,
  ),
  battle(
    'C’Morran N’orr leads',
    force({ flagship: 1, cruiser: 3 }, 'sardakk'),
    force({ dreadnought: 3, cruiser: 2, fighter: 3 }),
  ),
  battle(
    'J.N.S. Hylarim',
    force({ flagship: 1, cruiser: 2 }, 'jolnar'),
    force({ cruiser: 3, dreadnought: 1 }),
  ),
  battle(
    '[0.0.1] and Super Dreadnoughts spare Fighters',
    force({ flagship: 1, dreadnought: 2 }, 'l1z1x', 'super_dreadnought_ii'),
    force({ fighter: 6, carrier: 2, dreadnought: 1 }),
  ),
  battle(
    'Arc Secundus is repaired, with Non-Euclidean Shielding',
    force({ flagship: 1, dreadnought: 1 }, 'letnev', 'non_euclidean_shielding'),
    force({ cruiser: 4, destroyer: 2 }),
  ),
  battle(
    'Non-Euclidean Shielding, the cheap first',
    force({ dreadnought: 3, cruiser: 1 }, 'letnev', 'non_euclidean_shielding'),
    force({ cruiser: 4, dreadnought: 2 }),
    cheapFirst,
  ),
  battle(
    'Salai Sai Corian counts ships',
    force({ flagship: 1, carrier: 1 }, 'winnu'),
    force({ cruiser: 3, dreadnought: 1, fighter: 2 }),
  ),
  battle('Van Hauge takes all with it', force({ flagship: 1, cruiser: 2 }, 'yin'), force({ dreadnought: 3 })),
  battle(
    'Van Hauge under PDS, the cheap first',
    force({ flagship: 1, cruiser: 1 }, 'yin'),
    force({ cruiser: 4, pds: 2 }),
    cheapFirst,
  ),
  battle(
    'Son of Ragh fires at Fighters',
    force({ flagship: 1, cruiser: 2 }, 'saar'),
    force({ fighter: 8, carrier: 2, cruiser: 1 }),
  ),
  battle(
    'Prototype War Suns, who are fragile',
    force({ war_sun: 1, fighter: 4 }, 'muaat'),
    force({ dreadnought: 3, cruiser: 2, fighter: 2 }, 'jolnar', 'fighter_ii', 'cruiser_ii'),
  ),
  battle(
    'War Suns without Sustain Damage',
    force({ war_sun: 1, cruiser: 1 }),
    force({ dreadnought: 2, cruiser: 2 }),
    { laws: ['publicize_weapon_schematics'] },
  ),
  battle(
    'Advanced Carriers against Dreadnoughts',
    force({ carrier: 3, fighter: 6 }, 'sol', 'advanced_carrier_ii'),
    force({ dreadnought: 3, destroyer: 2 }, null, 'dreadnought_ii'),
  ),
  battle(
    'Fleets too large to be exact',
    force({ fighter: 8, destroyer: 3, carrier: 2, dreadnought: 3 }, null, 'duranium_armor'),
    force({ fighter: 7, destroyer: 3, carrier: 2, dreadnought: 3, cruiser: 1 }),
  ),
  battle(
    'Bombardment where nothing shields',
    force({ infantry: 3, dreadnought: 2 }),
    force({ infantry: 5 }),
    onGround,
  ),
  battle(
    'Planetary Shield stops Dreadnoughts',
    force({ infantry: 5, dreadnought: 3 }, null, 'plasma_scoring'),
    force({ infantry: 4, pds: 1 }),
    onGround,
  ),
  battle(
    'A War Sun breaks it, and PDS answer',
    force({ infantry: 3, war_sun: 1, dreadnought: 1 }),
    force({ infantry: 6, pds: 2 }, null, 'plasma_scoring', 'pds_ii'),
    onGround,
  ),
  battle(
    'PDS alone defend a planet',
    force({ infantry: 2 }),
    force({ pds: 2 }, null, 'pds_ii', 'plasma_scoring'),
    onGround,
  ),
  battle(
    'L4 Disruptors',
    force({ infantry: 4 }, 'letnev', 'l4_disruptors'),
    force({ infantry: 4, pds: 2 }),
    onGround,
  ),
  battle(
    'Harrow, and Planetary Shield against it',
    force({ infantry: 3, dreadnought: 2 }, 'l1z1x', 'super_dreadnought_ii'),
    force({ infantry: 6 }),
    onGround,
  ),
  battle(
    'Harrow by War Suns with Plasma Scoring',
    force({ infantry: 2, war_sun: 1 }, 'l1z1x', 'plasma_scoring'),
    force({ infantry: 8, pds: 2 }),
    onGround,
  ),
  battle(
    'Magen Defense Grid strikes',
    force({ infantry: 5 }),
    force({ infantry: 4, pds: 1 }, null, 'magen_defense_grid'),
    onGround,
  ),
  battle(
    'Magen Defense Grid silences, as first printed',
    force({ infantry: 5 }),
    force({ infantry: 4, pds: 1 }, null, 'magen_defense_grid'),
    { ...onGround, ...firstPrinting },
  ),
  battle(
    'X-89 counts twice',
    force({ infantry: 3, dreadnought: 1 }, null, 'x_89_bacterial_weapon'),
    force({ infantry: 6 }),
    onGround,
  ),
  battle(
    'X-89 as first printed has no part',
    force({ infantry: 4, dreadnought: 1 }, null, 'x_89_bacterial_weapon'),
    force({ infantry: 5 }),
    { ...onGround, ...firstPrinting },
  ),
  battle(
    'Valkyrie Particle Weave',
    force({ infantry: 4 }, 'sardakk', 'valkyrie_particle_weave'),
    force({ infantry: 6 }, 'sol', 'spec_ops_ii'),
    onGround,
  ),
  battle(
    'Fragile infantry',
    force({ infantry: 6 }, 'jolnar', 'infantry_ii'),
    force({ infantry: 4 }),
    onGround,
  ),
]

/** What is played. */
export const ti4WithCards: readonly OddsBattle[] = [
  battle(
    'Morale Boost in two rounds',
    playing(force({ cruiser: 4 }), 'morale_boost', 'morale_boost'),
    force({ cruiser: 4, destroyer: 1 }, 'jolnar'),
  ),
  battle(
    'Morale Boost on a planet, by both',
    playing(force({ infantry: 5 }), 'morale_boost'),
    playing(force({ infantry: 4 }, 'sardakk'), 'morale_boost'),
    onGround,
  ),
  battle(
    'Fighter Prototype, not in the barrage',
    playing(force({ fighter: 6, carrier: 1, cruiser: 1 }), 'fighter_prototype'),
    force({ destroyer: 2, cruiser: 3 }),
    cheapFirst,
  ),
  battle(
    'Shields Holding on both sides',
    playing(force({ cruiser: 3, dreadnought: 1 }), 'shields_holding'),
    playing(force({ cruiser: 4, carrier: 1 }), 'shields_holding'),
  ),
  battle(
    'Shields Holding against C’Morran N’orr',
    playing(force({ dreadnought: 3, fighter: 3 }), 'shields_holding'),
    force({ flagship: 1, cruiser: 3 }, 'sardakk'),
  ),
  battle(
    'Maneuvering Jets under PDS',
    playing(force({ cruiser: 3 }), 'maneuvering_jets'),
    force({ cruiser: 2, pds: 3 }),
  ),
  battle(
    'Experimental Battlestation',
    force({ cruiser: 4, destroyer: 1 }, null, 'antimass_deflectors'),
    playing(force({ cruiser: 2, pds: 1 }), 'experimental_battlestation'),
  ),
  battle(
    'Bunker under War Suns',
    force({ infantry: 4, war_sun: 1, dreadnought: 2 }),
    playing(force({ infantry: 5 }), 'bunker'),
    onGround,
  ),
  battle(
    'Disable, and then Dreadnoughts bombard',
    playing(force({ infantry: 3, dreadnought: 2 }), 'disable'),
    force({ infantry: 5, pds: 2 }),
    onGround,
  ),
  battle(
    'Fire Team and Morale Boost',
    playing(force({ infantry: 5 }), 'fire_team', 'morale_boost'),
    force({ infantry: 6 }),
    onGround,
  ),
]

export const everyBattleOfTi4 = (): OddsBattle[] => [...ti4Special, ...anyOfTi4(40), ...ti4WithCards]
/** The same with Prophecy of Kings. */
export const everyBattleOfKings = (): OddsBattle[] => [...kingsBattles, ...anyOfKings(20)]
