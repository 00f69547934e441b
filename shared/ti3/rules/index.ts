import type { Rules } from '../../engine/rules.ts'
import { turnsWith } from '../../galaxy/turns.ts'
import '../cards/index.ts'
import { votingOrder } from '../council.ts'
import { ti3 } from '../game.ts'
import { whyNoGalaxy } from '../map.ts'
import { orderOfPlay } from '../realm.ts'
import { shapes } from '../shapes.ts'
import { spans } from '../spans.ts'
import type { Ti3 } from '../table.ts'
import { secondTactical, turn, turnEnds } from './actionPhase.ts'
import { negotiationCommands } from './agreementOffers.ts'
import { agreementCommands } from './agreements.ts'
import { playAnyTime } from './anyTime.ts'
import { leavingBarePlanets } from './barePlanets.ts'
import { captives } from './captives.ts'
import { tradeCards } from './cardTrade.ts'
import { racesInTurn, racesKept } from './choosingRaces.ts'
import { claim } from './claims.ts'
import { ambush, ambushEnds, ambushRound } from './domains/ambush.ts'
import { encounter, encounters } from './domains/encounters.ts'
import { locals, localsEnd, localsRound } from './domains/locals.ts'
import { councilDecides, galacticCouncil, vote } from './galacticCouncil.ts'
import { giftCommands } from './gifts.ts'
import { givenGalaxy } from './givenGalaxy.ts'
import { faceDownSystem, homePlaces, positions } from './homePlaces.ts'
import { invasion, invasionEnds, invasionRound, planetInvasion } from './invasion.ts'
import { landings } from './landings.ts'
import { layRing } from './layingSystems.ts'
import { migrations } from './migrations.ts'
import { lastOffers, negotiations } from './negotiation.ts'
import { gameSetup, opening } from './opening.ts'
import { nextAgendas } from './politicalDeck.ts'
import { politicalHandCommands } from './politicalHand.ts'
import { production } from './production.ts'
import { fleetsInSupply, inOrderOfPlay, redistribute, redistributeInTurn } from './redistribution.ts'
import { scuttle } from './scuttle.ts'
import { battleEnds, battleRound, spaceBattle } from './spaceBattle.ts'
import { galaxyComplete, stationing } from './startingForces.ts'
import { cardsReturn, refresh, statusPhase, supplies } from './statusPhase.ts'
import { secondaries, strategicAction } from './strategicAction.ts'
import { pick, picksEnd, strategyPhase } from './strategyPhase.ts'
import { actionEnds, tacticalAction } from './tacticalAction.ts'
import { transferAction } from './transferAction.ts'
import { endNow } from './victory.ts'

export const ti3Rules: Rules<Ti3> = {
  ...ti3,
  shapes,
  build: 'ti3-3',
  setup: gameSetup,
  refuses: whyNoGalaxy,
  spans,
  turns: turnsWith(orderOfPlay, votingOrder),
  segments: leavingBarePlanets({
    opening,
    racesInTurn,
    racesKept,
    homePlaces,
    givenGalaxy,
    positions,
    faceDownSystem,
    layRing,
    galaxyComplete,
    stationing,
    strategyPhase,
    pick,
    picksEnd,
    turn,
    strategicAction,
    secondaries,
    galacticCouncil,
    vote,
    councilDecides,
    nextAgendas,
    negotiations,
    lastOffers,
    tacticalAction,
    transferAction,
    spaceBattle,
    battleRound,
    battleEnds,
    landings,
    encounters,
    encounter,
    ambush,
    ambushRound,
    ambushEnds,
    locals,
    localsRound,
    localsEnd,
    invasion,
    planetInvasion,
    invasionRound,
    invasionEnds,
    production,
    actionEnds,
    secondTactical,
    turnEnds,
    statusPhase,
    claim,
    captives,
    refresh,
    supplies,
    redistribute,
    redistributeInTurn,
    fleetsInSupply,
    cardsReturn,
  }),
  commands: {
    ...giftCommands,
    ...negotiationCommands,
    ...agreementCommands,
    ...politicalHandCommands,
    tradeCards,
    playAnyTime,
    inOrderOfPlay,
    scuttle,
  },
  agreed: { endNow },
  migrations,
}
