import type { Rules } from '../../engine/rules.ts'
import { inscription } from '../game.ts'
import { shapes } from '../shapes/index.ts'
import type { Inscription } from '../table.ts'
import { castVotes, council, outcome } from './council.ts'
import { declareCommands } from './declaring.ts'
import { endNow, throne } from './ending.ts'
import { markersDown } from './markersDown.ts'
import { chooseFactions, factionSetup, gameSetup, revealObjectives } from './opening.ts'
import { production } from './production.ts'
import { nextRound, pause } from './rounds.ts'
import { cardResources, diceResources, rollDice } from './strategyEvent.ts'
import { spoils, war, warResults } from './war.ts'

export const inscriptionRules: Rules<Inscription> = {
  ...inscription,
  shapes,
  build: 'inscription-4',
  setup: gameSetup as unknown as Rules<Inscription>['setup'],
  segments: {
    chooseFactions,
    factionSetup,
    revealObjectives,
    nextRound,
    cardResources,
    rollDice,
    diceResources,
    war,
    warResults,
    spoils,
    council,
    castVotes,
    outcome,
    production,
    pause,
    markersDown,
    throne,
  },
  commands: declareCommands,
  agreed: { endNow },
  migrations: [],
}
