import type { Rules } from '../../engine/rules.ts'
import { turnsWith } from '../../galaxy/turns.ts'
import '../cards/index.ts'
import { votingOrder } from '../council.ts'
import './foretold.ts'
import { ti4 } from '../game.ts'
import { whyNoGalaxy } from '../map.ts'
import { orderOfPlay } from '../realm.ts'
import { shapes } from '../shapes.ts'
import type { Ti4 } from '../table.ts'
import { actionOver, turn, turnEnds } from './actionPhase.ts'
import { agenda, agendaRevealed } from './agenda.ts'
import { agendaAlone } from './agendaAlone.ts'
import { agendaEnds, agendaPhase, agendaPhaseEnds, secondAgenda } from './agendaPhase.ts'
import { bagDraft, bagsPass } from './bagDraft.ts'
import { bans } from './bans.ts'
import { factionsDrawn, factionsInTurn, factionsKept } from './choosingFactions.ts'
import { councilResearch, wormholesCollapse } from './councilResearch.ts'
import { descent } from './descent.ts'
import { groundCombatRound, groundCombats } from './groundCombat.ts'
import { establishControl, invasion } from './invasion.ts'
import { galaxyComplete, layRing, speakerLays } from './layingSystems.ts'
import { lendCommodities } from './lending.ts'
import { miltyDraft, miltyDraftEnds, miltyPick } from './miltyDraft.ts'
import { gameSetup, opening } from './opening.ts'
import { production } from './production.ts'
import { scoring } from './scoring.ts'
import { spaceCombat, spaceCombatEnds, spaceCombatRound } from './spaceCombat.ts'
import { useSpecialties } from './specialties.ts'
import { secretObjectives, startingForces, startingTechnologies } from './starting.ts'
import { fleetsInSupply, readying, revealing, statusCards, statusPhase, statusTokens } from './statusPhase.ts'
import { imperialSeal, secondaries, strategicAction } from './strategicAction.ts'
import { pick, picksEnd, strategyPhase } from './strategyPhase.ts'
import { actionEnds, tacticalAction } from './tacticalAction.ts'
import { dealCommands } from './transactions.ts'
import { endNow } from './victory.ts'
import { agendaDecided, agendaOutcome, vote } from './voting.ts'

export const ti4Rules: Rules<Ti4> = {
  ...ti4,
  shapes,
  turns: turnsWith(orderOfPlay, votingOrder),
  build: 'ti4-0',
  setup: gameSetup,
  refuses: whyNoGalaxy,
  segments: {
    bans,
    miltyDraft,
    miltyPick,
    miltyDraftEnds,
    bagDraft,
    bagsPass,
    factionsDrawn,
    factionsInTurn,
    factionsKept,
    opening,
    speakerLays,
    layRing,
    galaxyComplete,
    startingTechnologies,
    startingForces,
    secretObjectives,
    strategyPhase,
    pick,
    picksEnd,
    turn,
    actionOver,
    strategicAction,
    secondaries,
    imperialSeal,
    descent,
    tacticalAction,
    spaceCombat,
    spaceCombatRound,
    spaceCombatEnds,
    invasion,
    groundCombats,
    groundCombatRound,
    establishControl,
    production,
    actionEnds,
    turnEnds,
    statusPhase,
    scoring,
    revealing,
    statusCards,
    statusTokens,
    fleetsInSupply,
    readying,
    agendaPhase,
    agenda,
    secondAgenda,
    agendaRevealed,
    vote,
    agendaDecided,
    agendaOutcome,
    agendaEnds,
    agendaAlone,
    agendaPhaseEnds,
    councilResearch,
    wormholesCollapse,
  },
  commands: { ...dealCommands, lendCommodities, useSpecialties },
  agreed: { endNow },
  migrations: [],
}
