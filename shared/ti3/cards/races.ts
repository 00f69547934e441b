import { isCalled } from '../content/strategyCards.ts'
import { spaceSteps } from '../effects.ts'
import type { Abilities, Lasts } from './act.ts'
import { earlyRetreat } from './beforeBattle.ts'
import { buyMunitions } from './munitions.ts'
import { quash } from './quash.ts'
import { oddsmakers } from './rerolls.ts'
import { pillage, spy } from './strategyPhase.ts'
import { canDrop, canSkip, orbitalDrop, rememberSkip, skipTurn } from './turnActions.ts'

/** In Space Battles and Invasion Combat, whatever the unit; PDS fire after movement is neither. */
const always = (bonus: number): Lasts => ({
  numbers: { combat: ({ step }) => (step === 'pdsFire' ? 0 : bonus) },
})

/** More than all action cards there are. */
const noLimit = 1000

export const abilities: Abilities = {
  sol_extra_counter: { numbers: { statusCounters: () => 1 } },
  sol_orbital_drop: {
    action: { hint: { gains: 'troops', costs: 'counters' }, may: canDrop, does: orbitalDrop, endsTurn: true },
  },
  letnev_munitions: { at: { beforeCombatRound: buyMunitions } },
  letnev_fleet: { numbers: { fleetSupply: () => 1 } },
  hacan_no_approval: { permits: { agreesFreely: () => true } },
  hacan_trade_secondary: {
    numbers: { agreement: () => 1 },
    permits: { secondaryFree: ({ card }) => (isCalled(card, 'base_trade') ? true : undefined) },
  },
  hacan_unbreakable: {
    wide: true,
    permits: {
      breaksWith: ({ of, holder, partner }) => (of !== holder && partner === holder ? false : undefined),
    },
  },
  hacan_card_trading: { permits: { tradesCards: () => true } },
  l1z1x_cheap_dreadnoughts: { numbers: { cost: ({ kind }) => (kind === 'dreadnought' ? -1 : 0) } },
  l1z1x_combat: {
    numbers: {
      combat: ({ kind, step, side }) =>
        (kind === 'dreadnought' && spaceSteps.includes(step)) ||
        (kind === 'ground_force' && step === 'invasion' && side === 'attacker')
          ? 1
          : 0,
    },
  },
  naalu_early_retreat: { at: { earlyRetreat } },
  naalu_initiative: { numbers: { initiative: { set: () => 0 } } },
  naalu_fighters: {
    numbers: { combat: ({ kind, step }) => (kind === 'fighter' && spaceSteps.includes(step) ? 1 : 0) },
  },
  mentak_pillage: { at: { strategyPhaseBegins: pillage, afterAllPicks: pillage } },
  norr_combat: always(1),
  jol_nar_combat: always(-1),
  jol_nar_reroll: { rerolls: oddsmakers },
  jol_nar_tech: {
    permits: { primaryAsWell: ({ card }) => (isCalled(card, 'base_technology') ? true : undefined) },
  },
  xxcha_veto: { at: { afterPoliticalRead: quash } },
  xxcha_diplomacy: {
    permits: { primaryInstead: ({ card }) => (isCalled(card, 'base_diplomacy') ? true : undefined) },
  },
  xxcha_defence: {
    wide: true,
    numbers: {
      combat: ({ of, holder, against, round, step }) =>
        of !== holder && against === holder && round === 1 && (step === 'battle' || step === 'invasion')
          ? -1
          : 0,
    },
  },
  yssaril_spy: { at: { strategyPhaseBegins: spy, afterAllPicks: spy } },
  yssaril_skip: { at: { turnEnds: rememberSkip }, action: { may: canSkip, does: skipTurn, endsTurn: true } },
  yssaril_cards: { numbers: { statusCards: () => 1, handLimit: () => noLimit } },
}
