import { jolnar } from './jolnar.ts'
import type { OfFaction } from './means.ts'
import { mentak } from './mentak.ts'
import { naalu } from './naalu.ts'
import { nekro } from './nekro.ts'
import { sardakk } from './sardakk.ts'
import { winnu } from './winnu.ts'
import { xxcha } from './xxcha.ts'
import { yin } from './yin.ts'
import { yssaril } from './yssaril.ts'

/** Factions of the base game from Mentak on. */
export const mentakToYssaril: OfFaction = {
  ...mentak,
  ...naalu,
  ...nekro,
  ...sardakk,
  ...jolnar,
  ...winnu,
  ...xxcha,
  ...yin,
  ...yssaril,
}
