import { abilitiesIt } from './it/abilities.ts'
import { battleIt } from './it/battle.ts'
import { buildingIt } from './it/building.ts'
import { councilIt } from './it/council.ts'
import { fleetsIt } from './it/fleets.ts'
import { galaxyIt } from './it/galaxy.ts'
import { movingIt } from './it/moving.ts'
import { roundsIt } from './it/rounds.ts'
import { screenIt } from './it/screen.ts'
import { strategyIt } from './it/strategy.ts'

export const ti3It = {
  ...galaxyIt,
  ...roundsIt,
  ...strategyIt,
  ...councilIt,
  ...movingIt,
  ...battleIt,
  ...buildingIt,
  ...abilitiesIt,
  ...screenIt,
  ...fleetsIt,
}
