import { commonShapes, type Shapes } from '../../engine/options.ts'
import { ballotShape } from './ballot.ts'
import { deployShape } from './deploy.ts'
import { markShape } from './mark.ts'

export const shapes: Shapes = {
  ...commonShapes,
  mark: markShape,
  deploy: deployShape,
  ballot: ballotShape,
} as unknown as Shapes
