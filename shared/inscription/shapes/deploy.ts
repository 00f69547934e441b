import type { Options, Refusal, Shape } from '../../engine/options.ts'
import type { UnitName } from '../content/effects.ts'

/** Where a unit is drawn: the lower left corner of its shape and which way it is turned, `4,3,1`. */
export interface DeployOptions extends Options {
  readonly shape: 'deploy'
  readonly unit: UnitName
  readonly at: readonly string[]
}

const refused: Refusal = { code: 'notOffered', why: 'refused.cannotDeployThere' }

export const deployShape: Shape<DeployOptions, string> = {
  check: ({ at }, value) => (typeof value === 'string' && at.includes(value) ? undefined : refused),
  sample: ({ at }, chance) => at[chance.below('deploy', at.length)] as string,
  only: ({ at }) => (at.length === 1 ? at[0] : undefined),
  impossible: ({ at }) => at.length === 0,
  count: ({ at }) => at.length,
}
