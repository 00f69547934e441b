import type { Shapes } from '../engine/options.ts'
import { shapesWith } from '../galaxy/shapes/index.ts'
import { rulesOfRefusals } from './refusals.ts'
import { transaction } from './shapes/transaction.ts'
import { promise, show } from './shapes/words.ts'

const own = { transaction, promise, show } as unknown as Shapes

export const shapes = shapesWith(rulesOfRefusals, own)
