import type { OddsBattle, OddsForce } from '../../shared/arena/oddsBattle.ts'
import { type Rest, staging } from './staging.ts'

/** Battles with what Prophecy of Kings brings: Mechs, leaders, its factions, technologies, cards and flagships. */

const { force, battle } = staging('ti4')
const onGround: Rest = { place: 'ground' }
const cheapFirst: Rest = { lossOrder: 'cheap-first' }
const firstPrinting: Rest = { printing: 'first' }
const playing = (side: OddsForce, ...cards: string[]): OddsForce => ({ ...side, cards })
const led = (side: OddsForce, ...leaders: string[]): OddsForce => ({ ...side, leaders })

const mechs: readonly OddsBattle[] = [
  battle(
    'Mechs land, and Mechs defend',
    force({ infantry: 3, mech: 2 }, 'hacan'),
    force({ infantry: 4, mech: 1, pds: 1 }, 'winnu'),
    onGround,
  ),
  battle(
    'Mechs, the cheap first, with Duranium Armor',
    force({ infantry: 2, mech: 2 }, 'hacan', 'duranium_armor'),
    force({ infantry: 5, mech: 1 }, 'muaat'),
    { ...onGround, ...cheapFirst },
  ),
  battle(
    'Valkyrie Exoskeletons sting',
    force({ infantry: 1, mech: 3 }, 'sardakk'),
    force({ infantry: 5, mech: 2 }, 'letnev'),
    onGround,
  ),
  battle(
    'Valkyrie Exoskeletons defend, the cheap first',
    force({ infantry: 6, dreadnought: 1 }, 'l1z1x'),
    force({ infantry: 2, mech: 2 }, 'sardakk', 'valkyrie_particle_weave'),
    { ...onGround, ...cheapFirst },
  ),
  battle(
    'Moll Terminus keeps others from sustaining',
    force({ infantry: 3, mech: 1 }, 'mentak'),
    force({ infantry: 2, mech: 2 }, 'letnev'),
    onGround,
  ),
  battle(
    'Moll Terminus defends, the cheap first',
    force({ infantry: 2, mech: 3 }, 'sardakk'),
    force({ infantry: 3, mech: 2 }, 'mentak'),
    { ...onGround, ...cheapFirst },
  ),
  battle(
    'Shield Palings among the fragile',
    force({ infantry: 4, mech: 1 }, 'jolnar'),
    force({ infantry: 4, mech: 1 }, 'hacan'),
    onGround,
  ),
  battle(
    'Annihilators bombard before they land',
    force({ infantry: 1, mech: 3 }, 'l1z1x'),
    force({ infantry: 6 }, 'hacan'),
    onGround,
  ),
  battle(
    'A Behemoth shields its planet',
    force({ infantry: 5, dreadnought: 3 }, 'winnu'),
    force({ infantry: 3, mech: 1 }, 'arborec'),
    onGround,
  ),
  battle(
    'Indomiti answer who lands, as far as they are left',
    force({ infantry: 6, dreadnought: 2 }, 'hacan', 'plasma_scoring'),
    force({ infantry: 1, mech: 3 }, 'xxcha', 'plasma_scoring'),
    { ...onGround, ...cheapFirst },
  ),
  battle(
    'Indomiti fire in space',
    force({ cruiser: 3 }),
    force({ cruiser: 1, carrier: 1, mech: 3 }, 'xxcha'),
  ),
  battle(
    'Iconoclasts keep a barrage from Fighters',
    force({ destroyer: 3, cruiser: 1 }, null, 'destroyer_ii'),
    force({ fighter: 5, carrier: 1, mech: 1 }, 'naalu'),
  ),
  battle(
    'Iconoclasts as first printed do not',
    force({ destroyer: 3, cruiser: 1 }, null, 'destroyer_ii'),
    force({ fighter: 5, carrier: 1, mech: 1 }, 'naalu'),
    firstPrinting,
  ),
  battle(
    'Eidolons fly',
    force({ cruiser: 1, carrier: 1, mech: 3 }, 'naaz_rokha'),
    force({ cruiser: 3, destroyer: 2, fighter: 2 }, null, 'destroyer_ii'),
  ),
  battle(
    'Eidolons with their flagship, against an Assault Cannon',
    force({ cruiser: 2, dreadnought: 1, fighter: 2 }, null, 'assault_cannon'),
    force({ flagship: 1, mech: 2 }, 'naaz_rokha'),
    cheapFirst,
  ),
  battle(
    'Eidolons on a planet below their flagship',
    force({ infantry: 1, mech: 2, flagship: 1 }, 'naaz_rokha', 'supercharge'),
    force({ infantry: 7, pds: 1 }),
    onGround,
  ),
  battle(
    'Quantum Manipulators take hits of the fleet',
    force({ cruiser: 3, carrier: 1, mech: 2 }, 'nomad'),
    force({ cruiser: 3, dreadnought: 1 }),
  ),
  battle(
    'Quantum Manipulators and Duranium Armor, the cheap first',
    force({ dreadnought: 2, mech: 2, fighter: 2 }, 'nomad', 'duranium_armor'),
    force({ cruiser: 5, destroyer: 1 }),
    cheapFirst,
  ),
  battle(
    'Mechs without their abilities',
    force({ infantry: 3, mech: 2 }, 'sardakk'),
    force({ infantry: 4, mech: 2 }, 'mentak'),
    { ...onGround, laws: ['articles_of_war'] },
  ),
]

const factions: readonly OddsBattle[] = [
  battle(
    'Hel-Titans are ground forces with cannons',
    force({ infantry: 6, dreadnought: 2 }, 'l1z1x'),
    force({ infantry: 2, pds: 2 }, 'titans'),
    onGround,
  ),
  battle(
    'Hel-Titans II alone, bombarded by a War Sun, the cheap first',
    force({ infantry: 5, war_sun: 1 }, null, 'plasma_scoring'),
    force({ pds: 3 }, 'titans', 'hel_titan_ii', 'plasma_scoring'),
    { ...onGround, ...cheapFirst },
  ),
  battle(
    'Saturn Engines II sustain damage',
    force({ cruiser: 3 }, 'titans', 'saturn_engine_ii'),
    force({ dreadnought: 2, cruiser: 2, fighter: 2 }),
  ),
  battle(
    'Raid Formation damages what no Fighter covers',
    force({ destroyer: 4, cruiser: 1 }, 'argent', 'strike_wing_alpha_ii'),
    force({ dreadnought: 3, fighter: 1 }),
  ),
  battle(
    'Raid Formation and one die more, against Duranium Armor',
    led(force({ destroyer: 3, cruiser: 1 }, 'argent'), 'trrakan_aun_zulok'),
    force({ dreadnought: 2, destroyer: 1, fighter: 2 }, 'letnev', 'duranium_armor'),
    cheapFirst,
  ),
  battle(
    'Quetzecoatl is not fired upon',
    force({ flagship: 1, destroyer: 2 }, 'argent'),
    force({ cruiser: 3, pds: 3 }, null, 'pds_ii'),
  ),
  battle(
    'Arvicon Rex against whom it has not beaten',
    force({ flagship: 1, cruiser: 1 }, 'mahact'),
    force({ cruiser: 4, destroyer: 1 }),
  ),
  battle(
    'Memoria II barrages',
    force({ flagship: 1, cruiser: 1 }, 'nomad', 'memoria_ii'),
    force({ fighter: 6, carrier: 1, cruiser: 2 }),
  ),
  battle(
    'The Terror Between, and Dimensional Tears for Fighters',
    force({ flagship: 1, fighter: 7 }, 'vuilraith', 'dimensional_tear_ii'),
    force({ cruiser: 4, destroyer: 2 }),
  ),
  battle(
    'The Terror Between bombards',
    force({ flagship: 1, infantry: 4, mech: 1 }, 'vuilraith'),
    force({ infantry: 6, mech: 1 }, 'winnu'),
    onGround,
  ),
  battle(
    'The Alastor sends its ground forces up',
    force({ flagship: 1, infantry: 2, mech: 1 }, 'nekro'),
    force({ cruiser: 3, destroyer: 2 }),
  ),
  battle(
    'Loncara Ssodu fires unless it falls first',
    force({ destroyer: 2, cruiser: 2, pds: 2 }, null, 'pds_ii', 'plasma_scoring'),
    force({ flagship: 1, cruiser: 1 }, 'xxcha', 'plasma_scoring'),
    cheapFirst,
  ),
  battle(
    'The Council’s Artemiris and Omniopiares',
    force({ flagship: 1, cruiser: 2 }, 'keleres'),
    force({ dreadnought: 2, destroyer: 1 }),
  ),
]

const leaders: readonly OddsBattle[] = [
  battle(
    'Claire Gibson defends',
    force({ infantry: 5, dreadnought: 1 }),
    led(force({ infantry: 3 }, 'sol'), 'claire_gibson'),
    onGround,
  ),
  battle(
    'Claire Gibson lent, where PDS answer',
    force({ infantry: 4, mech: 1 }, 'muaat'),
    led(force({ infantry: 3, pds: 2 }, 'hacan'), 'claire_gibson'),
    { ...onGround, ...cheapFirst },
  ),
  battle(
    'Evelyn Delouis, and Supercharge against her',
    led(force({ infantry: 4, mech: 1 }, 'sol', 'spec_ops_ii'), 'evelyn_delouis'),
    force({ infantry: 5, mech: 1 }, 'naaz_rokha', 'supercharge'),
    onGround,
  ),
  battle(
    'Viscount Unlenn on both sides',
    led(force({ dreadnought: 2, cruiser: 1 }, 'letnev'), 'viscount_unlenn'),
    led(force({ cruiser: 4, destroyer: 1 }), 'tellurian'),
  ),
  battle(
    'Tellurian calls off the first hit, under PDS',
    led(force({ cruiser: 3 }, 'titans'), 'tellurian'),
    force({ cruiser: 3, pds: 2 }),
  ),
  battle(
    'Tellurian on a planet, bombarded',
    force({ infantry: 4, dreadnought: 2 }),
    led(force({ infantry: 4, mech: 1 }, 'titans'), 'tellurian'),
    { ...onGround, ...cheapFirst },
  ),
  battle(
    'Brother Milor mends the first loss in space',
    led(force({ cruiser: 3, destroyer: 1 }, 'yin'), 'brother_milor'),
    force({ cruiser: 4, destroyer: 1 }),
  ),
  battle(
    'Brother Milor as first printed, the cheap first',
    led(force({ fighter: 2, destroyer: 1, cruiser: 2, carrier: 1 }, 'yin'), 'brother_milor'),
    force({ cruiser: 4 }),
    { ...cheapFirst, ...firstPrinting },
  ),
  battle(
    'Brother Milor and Van Hauge',
    led(force({ flagship: 1, cruiser: 1 }, 'yin'), 'brother_milor'),
    force({ cruiser: 4 }),
  ),
  battle(
    'Brother Milor on a planet, under PDS',
    led(force({ infantry: 3 }, 'yin'), 'brother_milor'),
    force({ infantry: 4, pds: 2 }),
    onGround,
  ),
  battle(
    'Ta Zern throws PDS and barrage again',
    led(force({ destroyer: 2, cruiser: 2 }, 'jolnar'), 'ta_zern'),
    led(force({ fighter: 4, carrier: 1, cruiser: 1, pds: 2 }, 'hacan'), 'trrakan_aun_zulok'),
  ),
  battle(
    'Ta Zern bombards with Plasma Scoring',
    led(force({ infantry: 3, dreadnought: 2 }, 'jolnar', 'plasma_scoring'), 'ta_zern'),
    force({ infantry: 5 }),
    onGround,
  ),
  battle(
    '2RAM bombards what is shielded, and harrows it',
    led(force({ infantry: 3, dreadnought: 2 }, 'l1z1x'), '2ram'),
    force({ infantry: 5, pds: 2 }),
    onGround,
  ),
  battle(
    'Rickar Rickani at home',
    force({ infantry: 6 }),
    led(force({ infantry: 3 }, 'winnu'), 'rickar_rickani'),
    { ...onGround, home: true },
  ),
  battle(
    'Rickar Rickani above his home',
    force({ cruiser: 4, destroyer: 1 }),
    led(force({ flagship: 1, cruiser: 1 }, 'winnu'), 'rickar_rickani'),
    { home: true },
  ),
  battle(
    'Dannel of the Tenth comes from nowhere',
    led(force({ infantry: 3 }, 'yin'), 'dannel_of_the_tenth'),
    force({ infantry: 2, pds: 2 }, null, 'magen_defense_grid'),
    onGround,
  ),
]

const cards: readonly OddsBattle[] = [
  battle(
    'The Cavalry rides',
    playing(force({ cruiser: 2, carrier: 1, fighter: 2 }), 'the_cavalry'),
    force({ dreadnought: 1, cruiser: 2, fighter: 3 }),
  ),
  battle(
    'The Cavalry against the Fourth Moon, the cheap first',
    playing(force({ destroyer: 3, cruiser: 1 }), 'the_cavalry'),
    force({ flagship: 1, fighter: 2 }, 'mentak'),
    cheapFirst,
  ),
  battle(
    'Tekklar Legion',
    playing(force({ infantry: 4 }), 'tekklar_legion'),
    force({ infantry: 5 }),
    onGround,
  ),
  battle(
    'Tekklar Legion against the N’orr',
    playing(force({ infantry: 5 }), 'tekklar_legion'),
    force({ infantry: 4, mech: 1 }, 'sardakk'),
    onGround,
  ),
  battle(
    'Solar Flare blinds PDS',
    playing(force({ cruiser: 3 }), 'solar_flare'),
    force({ cruiser: 2, pds: 3 }, null, 'pds_ii'),
  ),
  battle(
    'Waylay and Raid Formation',
    playing(force({ destroyer: 4 }, 'argent'), 'waylay'),
    force({ dreadnought: 2, fighter: 2, carrier: 1 }),
  ),
  battle(
    'Blitz from ships without bombardment',
    playing(force({ infantry: 3, cruiser: 2, carrier: 1 }), 'blitz'),
    force({ infantry: 5, mech: 1 }, 'letnev'),
    onGround,
  ),
  battle(
    'Fire Team, Morale Boost and Mechs',
    playing(force({ infantry: 3, mech: 1 }, 'hacan'), 'fire_team', 'morale_boost'),
    led(force({ infantry: 4, mech: 1 }, 'sol'), 'evelyn_delouis'),
    onGround,
  ),
]

export const kingsBattles: readonly OddsBattle[] = [...mechs, ...factions, ...leaders, ...cards]
