/** Who there is to play, and where they live: all that is known of them while the galaxy is built. */
import type { SetId } from './sets.ts'
import type { SystemId } from './systems.ts'

const printed = {
  sol: { id: 'sol', set: 'base', name: 'The Federation of Sol', homeSystem: 'home_sol' },
  letnev: { id: 'letnev', set: 'base', name: 'The Barony of Letnev', homeSystem: 'home_letnev' },
  hacan: { id: 'hacan', set: 'base', name: 'The Emirates of Hacan', homeSystem: 'home_hacan' },
  l1z1x: { id: 'l1z1x', set: 'base', name: 'The L1Z1X Mindnet', homeSystem: 'home_l1z1x' },
  mentak: { id: 'mentak', set: 'base', name: 'The Mentak Coalition', homeSystem: 'home_mentak' },
  naalu: { id: 'naalu', set: 'base', name: 'The Naalu Collective', homeSystem: 'home_naalu' },
  norr: { id: 'norr', set: 'base', name: "Sardakk N'orr", homeSystem: 'home_norr' },
  jol_nar: { id: 'jol_nar', set: 'base', name: 'The Universities of Jol-Nar', homeSystem: 'home_jol_nar' },
  xxcha: { id: 'xxcha', set: 'base', name: 'The Xxcha Kingdom', homeSystem: 'home_xxcha' },
  yssaril: { id: 'yssaril', set: 'base', name: 'The Yssaril Tribes', homeSystem: 'home_yssaril' },
  muaat: { id: 'muaat', set: 'expansionRaces', name: 'The Embers of Muaat', homeSystem: 'home_muaat' },
  winnu: { id: 'winnu', set: 'expansionRaces', name: 'The Winnu', homeSystem: 'home_winnu' },
  yin: { id: 'yin', set: 'expansionRaces', name: 'The Yin Brotherhood', homeSystem: 'home_yin' },
  saar: { id: 'saar', set: 'expansionRaces', name: 'The Clan of Saar', homeSystem: 'home_saar' },
} as const

export type RaceId = keyof typeof printed

export interface People {
  readonly id: RaceId
  readonly set: SetId
  readonly name: string
  readonly homeSystem: SystemId
}

export const peoples: Readonly<Record<RaceId, People>> = printed
