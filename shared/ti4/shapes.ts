import { shapesWith } from '../galaxy/shapes/index.ts'
import { rulesOfRefusals } from './refusals.ts'

export const shapes = shapesWith(rulesOfRefusals)
