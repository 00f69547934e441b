import type { PoliticalCardId } from '../content/politicalCards.ts'
import type { AbilityId } from '../content/races.ts'
import type { TechnologyId } from '../content/technologies.ts'
import type { ActionCards, Acts, Agenda } from './act.ts'
import { anyTime } from './action/anyTime.ts'
import { battles } from './action/battles.ts'
import { counters } from './action/counters.ts'
import { economy } from './action/economy.ts'
import { fleets } from './action/fleets.ts'
import { invading } from './action/invading.ts'
import { moving, remembersHurried } from './action/moving.ts'
import { planetCards } from './action/planets.ts'
import { strategyPhaseCards } from './action/strategyPhase.ts'
import { touchOfGenius } from './action/touchOfGenius.ts'
import { transport } from './action/transport.ts'
import { foil } from './agent.ts'
import { earlyRetreat } from './beforeBattle.ts'
import { buyMunitions } from './munitions.ts'
import { quash } from './quash.ts'
import { register } from './registry.ts'
import { graviton, oddsmakers } from './rerolls.ts'
import { pillage, spy } from './strategyPhase.ts'
import { animateFallen, regrow } from './troops.ts'
import {
  canBeam,
  canDrop,
  canSkip,
  orbitalDrop,
  rememberSkip,
  skipTurn,
  transitDiodes,
} from './turnActions.ts'
import { bacteria } from './x89BacterialWeapon.ts'

/** What happens by components, under their ids, put where rules find it. What is so while one is held stands in `cards/`, for client and bots too. */

const technologies: { readonly [Id in TechnologyId]?: Acts } = {
  graviton_laser_system: { rerolls: graviton },
  dacxive_animators: { at: { invasionWon: animateFallen } },
  gen_synthesis: { at: { groundForcesLost: regrow } },
  x_89_bacterial_weapon: { at: { bombardment: bacteria } },
  transit_diodes: { action: { may: canBeam, does: transitDiodes, endsTurn: true } },
}

const abilities: { readonly [Id in AbilityId]?: Acts } = {
  naalu_early_retreat: { at: { earlyRetreat } },
  letnev_munitions: { at: { beforeCombatRound: buyMunitions } },
  mentak_pillage: { at: { strategyPhaseBegins: pillage, afterAllPicks: pillage } },
  sol_orbital_drop: { action: { may: canDrop, does: orbitalDrop, endsTurn: true } },
  jol_nar_reroll: { rerolls: oddsmakers },
  xxcha_veto: { at: { afterPoliticalRead: quash } },
  yssaril_spy: { at: { strategyPhaseBegins: spy, afterAllPicks: spy } },
  yssaril_skip: { at: { turnEnds: rememberSkip }, action: { may: canSkip, does: skipTurn, endsTurn: true } },
}

const agendas: { readonly [Id in PoliticalCardId]?: Agenda } = {}

const actionEffects: ActionCards = {
  ...anyTime,
  ...battles,
  ...moving,
  ...invading,
  ...touchOfGenius,
  ...economy,
  ...counters,
  ...planetCards,
  ...fleets,
  ...transport,
  ...strategyPhaseCards,
}

const lasting: Readonly<Record<string, Acts>> = {
  flank_speed: { at: { afterEnemyMovement: remembersHurried } },
}

/** Leaders act too, where the table plays with them. */
const leaders: Readonly<Record<string, Acts>> = { leader_agent: { at: { afterActionCard: foil } } }

register({ held: { ...technologies, ...abilities, ...leaders }, agendas, actionEffects, lasting })
