import type { AbilityId } from '../content/races.ts'
import type { Effect, Fight } from '../effects.ts'

type Step = Fight['step']

/** What "in Space Battles" touches, shots before the first round too. */
export const spaceSteps: readonly Step[] = ['barrage', 'ambush', 'cannon', 'battle']

/** In Space Battles and Invasion Combat, whatever the unit; PDS fire after movement is neither. */
const always = (bonus: number): Effect => ({
  numbers: { combat: ({ step }) => (step === 'pdsFire' ? 0 : bonus) },
})

/** More than all action cards there are. */
const noLimit = 1000

export const abilityEffects: { readonly [id in AbilityId]?: Effect } = {
  sol_extra_counter: { numbers: { statusCounters: () => 1 } },
  letnev_fleet: { numbers: { fleetSupply: () => 1 } },
  hacan_no_approval: { permits: { agreesFreely: () => true } },
  hacan_trade_secondary: {
    numbers: { agreement: () => 1 },
    permits: { secondaryFree: ({ card }) => (card === 'base_trade' ? true : undefined) },
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
  naalu_initiative: { numbers: { initiative: { set: () => 0 } } },
  naalu_fighters: {
    numbers: { combat: ({ kind, step }) => (kind === 'fighter' && spaceSteps.includes(step) ? 1 : 0) },
  },
  norr_combat: always(1),
  jol_nar_combat: always(-1),
  jol_nar_tech: { permits: { primaryAsWell: ({ card }) => (card === 'base_technology' ? true : undefined) } },
  xxcha_diplomacy: {
    permits: { primaryInstead: ({ card }) => (card === 'base_diplomacy' ? true : undefined) },
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
  yssaril_cards: { numbers: { statusCards: () => 1, handLimit: () => noLimit } },
}
