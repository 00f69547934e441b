import { supplyLimitsWith } from '../../galaxy/rules/supplyLimits.ts'
import { edition } from '../edition.ts'

/** Units that go where there are too many: returned, not destroyed. [16.3, 37.3] */

export const { enforceSupply, enforceEverywhere } = supplyLimitsWith(edition, {
  rules: { fleet: 'ti4/37.3', support: 'ti4/16.3' },
  // In a space combat nobody looks at capacity.
  isSpared: ({ battle }, hex) => battle?.hex === hex && battle.planet === undefined,
})
