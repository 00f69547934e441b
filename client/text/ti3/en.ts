import { abilitiesEn } from './en/abilities.ts'
import { battleEn } from './en/battle.ts'
import { buildingEn } from './en/building.ts'
import { councilEn } from './en/council.ts'
import { fleetsEn } from './en/fleets.ts'
import { galaxyEn } from './en/galaxy.ts'
import { movingEn } from './en/moving.ts'
import { roundsEn } from './en/rounds.ts'
import { screenEn } from './en/screen.ts'
import { strategyEn } from './en/strategy.ts'

/** What TI3 says on screen; what is printed on its components stands in the records. */
export const ti3En = {
  ...galaxyEn,
  ...roundsEn,
  ...strategyEn,
  ...councilEn,
  ...movingEn,
  ...battleEn,
  ...buildingEn,
  ...abilitiesEn,
  ...screenEn,
  ...fleetsEn,
} as const
