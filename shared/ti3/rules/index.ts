import type { Rules } from '../../engine/rules.ts'
import { ti3 } from '../game.ts'
import type { Ti3 } from '../table.ts'
import { turn, turnEnds } from './actionPhase.ts'
import { faceDownSystem, homePlaces, positions } from './homePlaces.ts'
import { landings } from './landings.ts'
import { layRing } from './layingSystems.ts'
import { gameSetup, opening } from './opening.ts'
import { production } from './production.ts'
import { spaceBattle } from './spaceBattle.ts'
import { galaxyComplete, stationing } from './startingForces.ts'
import { statusPhase } from './statusPhase.ts'
import { strategicAction } from './strategicAction.ts'
import { strategyPhase } from './strategyPhase.ts'
import { actionEnds, tacticalAction } from './tacticalAction.ts'
import { transferAction } from './transferAction.ts'

export const ti3Rules: Rules<Ti3> = {
  ...ti3,
  build: 'ti3-2',
  setup: gameSetup,
  segments: {
    opening,
    homePlaces,
    positions,
    faceDownSystem,
    layRing,
    galaxyComplete,
    stationing,
    strategyPhase,
    turn,
    strategicAction,
    tacticalAction,
    transferAction,
    spaceBattle,
    landings,
    production,
    actionEnds,
    turnEnds,
    statusPhase,
  },
  commands: {},
  migrations: [],
}
