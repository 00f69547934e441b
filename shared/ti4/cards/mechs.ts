import { buildingMechs } from './mechs/building.ts'
import type { Mechs } from './mechs/deploy.ts'
import { deployingMechs } from './mechs/deploying.ts'
import { fightingMechs } from './mechs/fighting.ts'

/** What mechs say beside what is printed on them as numbers. [55] */
export const mechFamilies: Mechs = { ...deployingMechs, ...fightingMechs, ...buildingMechs }
