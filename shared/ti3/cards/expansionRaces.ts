import { troopsOn } from '../battles.ts'
import { isCalled } from '../content/strategyCards.ts'
import { holds } from '../effects.ts'
import { homeWorlds, ownerOf, worthOfPlanet } from '../realm.ts'
import type { Abilities } from './act.ts'
import { canForge, forge } from './muaat.ts'
import { scavenge } from './saar.ts'
import { canReverse, devotion, indoctrinate, reverse, reversed } from './yin.ts'

/** What the peoples of Shattered Empire can do. */
export const expansionAbilities: Abilities = {
  muaat_war_sun: {
    numbers: {
      move: ({ table, holder, kind }) =>
        kind === 'war_sun' && !holds(table, holder, 'deep_space_cannon') ? -1 : 0,
    },
  },
  muaat_forge: {
    action: { hint: { gains: 'ship', costs: 'counters' }, may: canForge, does: forge, endsTurn: true },
  },
  muaat_supernova: { permits: { throughSupernovas: () => true } },
  saar_scavenge: {
    at: {
      afterNeutralPlanetTaken: scavenge(({ by, about }) => about.of === by),
      afterPlanetLost: scavenge(({ by, about }, table) => ownerOf(table, about.planet) === by),
      neutralPlanetJoined: scavenge(({ by, about }) => about.of === by),
    },
  },
  saar_nomads: { permits: { claimsAbroad: () => true } },
  winnu_votes: {
    numbers: {
      planetVotes: ({ table, holder, planet }) =>
        homeWorlds(table, holder).includes(planet) && table.planets[planet]?.exhausted
          ? worthOfPlanet(table, planet, 'influence')
          : 0,
    },
  },
  winnu_calm: {
    permits: {
      suffersUnrest: ({ table, holder, planet }) =>
        troopsOn(table, planet, holder).length > 0 ? false : undefined,
    },
  },
  winnu_tech: {
    permits: { secondaryFree: ({ card }) => (isCalled(card, 'base_technology') ? true : undefined) },
  },
  yin_indoctrinate: { at: { beforeInvasionCombat: indoctrinate } },
  yin_devotion: { at: { beforeSpaceBattleRound: devotion } },
  yin_reverse: { action: { may: canReverse, does: reverse, endsTurn: true }, lasts: reversed },
}
