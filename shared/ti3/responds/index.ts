import type { Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { PlayTime } from '../content/actionCards.ts'
import type { PlanetId } from '../content/planets.ts'
import type { StrategyCardId } from '../content/strategyCards.ts'
import type { EffectId, Fight } from '../effects.ts'
import type { Battle, Table, UnitId } from '../table.ts'
import { spread } from './bacteria.ts'
import { earlyRetreat, earlyShots } from './beforeBattle.ts'
import { buyMunitions } from './munitions.ts'
import { quash } from './quash.ts'
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

/** What is known at each named moment of the flow. The 31 play times of Action Cards are moments; these are all. */
export type Moments = Record<PlayTime, MomentAbout> & {
  /** Before the dice of a Space Battle or an Invasion Combat, in this order: Naalu, ambush, cannon, then barrage. */
  earlyRetreat: { battle: Battle }
  preCombat: { battle: Battle }
  /** Ground Forces of this seat were destroyed. */
  groundForcesLost: { of: Seat; count: number; planet?: PlanetId }
  invasionWon: { by: Seat; against: Seat; planet: PlanetId; killed: number }
  tradeGoodsGained: { by: Seat; count: number }
  strategyPhaseBegins: MomentAbout
  statusPhaseBegins: MomentAbout
  turnEnds: { of: Seat }
}
export type Moment = keyof Moments

/** What a moment is about, as far as it is about anything. */
export interface MomentAbout {
  of?: Seat
  hex?: HexId
  planet?: PlanetId
  card?: StrategyCardId | string
  battle?: Battle
  fight?: Fight
  units?: readonly UnitId[]
  /** Where it is a moment of several at once: who they are. */
  seats?: readonly Seat[]
}

/** `name` is unique within the segment: questions and rolls are named below it. */
export type Responds = {
  readonly [M in Moment]?: (table: Table, holder: Seat, about: Moments[M], name: string) => Flow
}

/** What technologies and abilities do at a moment. */
export const responds: { readonly [id in EffectId]?: Responds } = {
  naalu_early_retreat: { earlyRetreat },
  letnev_munitions: { beforeCombatRound: buyMunitions },
  dacxive_animators: { invasionWon: animateFallen },
  gen_synthesis: { groundForcesLost: regrow },
  x_89_bacterial_weapon: { beforeBombardment: spread },
  mentak_pillage: { strategyPhaseBegins: pillage, afterAllPicks: pillage },
  yssaril_spy: { strategyPhaseBegins: spy, afterAllPicks: spy },
  yssaril_skip: { turnEnds: rememberSkip },
  xxcha_veto: { afterPoliticalRead: quash },
}

/** What all who can do it do at the same time, once the others have responded. */
export const atOnce: {
  readonly [M in Moment]?: (table: Table, about: Moments[M], name: string) => Flow
} = { preCombat: earlyShots }

/** What technologies and abilities add to a turn in the Action Phase. */
export const turnActions: {
  readonly [id in EffectId]?: {
    may(table: Table, seat: Seat): boolean
    does(table: Table, seat: Seat): Flow
    /** Whether the turn is used up by it. */
    endsTurn: boolean
  }
} = {
  sol_orbital_drop: { may: canDrop, does: orbitalDrop, endsTurn: true },
  transit_diodes: { may: canBeam, does: transitDiodes, endsTurn: true },
  yssaril_skip: { may: canSkip, does: skipTurn, endsTurn: true },
}
