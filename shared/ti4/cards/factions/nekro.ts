import type { OfFaction } from './means.ts'

export const nekro: OfFaction = {
  propagation: { numbers: { tokensForResearch: { set: () => 3 } } },
}
