import type { RaceId } from './races.ts'
import type { SetId } from './sets.ts'

const printed = {
  trade_sol_1: { id: 'trade_sol_1', set: 'base', race: 'sol', value: 2 },
  trade_sol_2: { id: 'trade_sol_2', set: 'base', race: 'sol', value: 2 },
  trade_letnev_1: { id: 'trade_letnev_1', set: 'base', race: 'letnev', value: 1 },
  trade_letnev_2: { id: 'trade_letnev_2', set: 'base', race: 'letnev', value: 1 },
  trade_hacan_1: { id: 'trade_hacan_1', set: 'base', race: 'hacan', value: 3 },
  trade_hacan_2: { id: 'trade_hacan_2', set: 'base', race: 'hacan', value: 3 },
  trade_l1z1x_1: { id: 'trade_l1z1x_1', set: 'base', race: 'l1z1x', value: 1 },
  trade_l1z1x_2: { id: 'trade_l1z1x_2', set: 'base', race: 'l1z1x', value: 1 },
  trade_mentak_1: { id: 'trade_mentak_1', set: 'base', race: 'mentak', value: 1 },
  trade_mentak_2: { id: 'trade_mentak_2', set: 'base', race: 'mentak', value: 1 },
  trade_naalu_1: { id: 'trade_naalu_1', set: 'base', race: 'naalu', value: 1 },
  trade_naalu_2: { id: 'trade_naalu_2', set: 'base', race: 'naalu', value: 2 },
  trade_norr_1: { id: 'trade_norr_1', set: 'base', race: 'norr', value: 1 },
  trade_norr_2: { id: 'trade_norr_2', set: 'base', race: 'norr', value: 2 },
  trade_jol_nar_1: { id: 'trade_jol_nar_1', set: 'base', race: 'jol_nar', value: 1 },
  trade_jol_nar_2: { id: 'trade_jol_nar_2', set: 'base', race: 'jol_nar', value: 3 },
  trade_xxcha_1: { id: 'trade_xxcha_1', set: 'base', race: 'xxcha', value: 2 },
  trade_xxcha_2: { id: 'trade_xxcha_2', set: 'base', race: 'xxcha', value: 2 },
  trade_yssaril_1: { id: 'trade_yssaril_1', set: 'base', race: 'yssaril', value: 1 },
  trade_yssaril_2: { id: 'trade_yssaril_2', set: 'base', race: 'yssaril', value: 2 },
  trade_muaat_1: { id: 'trade_muaat_1', set: 'expansionRaces', race: 'muaat', value: 2 },
  trade_muaat_2: { id: 'trade_muaat_2', set: 'expansionRaces', race: 'muaat', value: 2 },
  trade_winnu_1: { id: 'trade_winnu_1', set: 'expansionRaces', race: 'winnu', value: 1 },
  trade_winnu_2: { id: 'trade_winnu_2', set: 'expansionRaces', race: 'winnu', value: 3 },
  trade_yin_1: { id: 'trade_yin_1', set: 'expansionRaces', race: 'yin', value: 1 },
  trade_yin_2: { id: 'trade_yin_2', set: 'expansionRaces', race: 'yin', value: 1 },
  trade_saar_1: { id: 'trade_saar_1', set: 'expansionRaces', race: 'saar', value: 1 },
  trade_saar_2: { id: 'trade_saar_2', set: 'expansionRaces', race: 'saar', value: 2 },
} as const

export type TradeCardId = keyof typeof printed

export interface TradeCard {
  readonly id: TradeCardId
  readonly set: SetId
  readonly race: RaceId
  readonly value: number
}

export const tradeCards: Readonly<Record<TradeCardId, TradeCard>> = printed
