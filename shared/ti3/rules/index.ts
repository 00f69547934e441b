import type { Rules } from '../../engine/rules.ts'
import { ti3 } from '../game.ts'
import type { Ti3 } from '../table.ts'
import { faceDownSystem, homePlaces, positions } from './homePlaces.ts'
import { layRing } from './layingSystems.ts'
import { gameSetup, opening } from './opening.ts'
import { galaxyComplete, stationing } from './startingForces.ts'

export const ti3Rules: Rules<Ti3> = {
  ...ti3,
  build: 'ti3-1',
  setup: gameSetup,
  segments: { opening, homePlaces, positions, faceDownSystem, layRing, galaxyComplete, stationing },
  commands: {},
  migrations: [],
}
