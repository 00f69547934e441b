import { commonShapes, type Shape, type Shapes } from '../../engine/options.ts'
import { type RulesOfRefusals, ruled } from '../refuse.ts'
import { casualties } from './casualties.ts'
import { deal } from './deal.ts'
import { gift } from './gift.ts'
import { land } from './land.ts'
import { lay, station } from './lay.ts'
import { move } from './move.ts'
import { pay } from './pay.ts'
import { produce } from './produce.ts'
import { turn } from './turn.ts'

const galaxyShapes = {
  lay,
  station,
  turn,
  move,
  land,
  produce,
  pay,
  casualties,
  gift,
  deal,
} as unknown as Shapes

/** All shapes of answers, and those `own` to an edition, refusing with its rules. */
export function shapesWith(rules: RulesOfRefusals, own: Shapes = {}): Shapes {
  const told = Object.entries({ ...galaxyShapes, ...own }).map(([name, shape]): [string, Shape] => [
    name,
    {
      ...shape,
      check(options, value) {
        const refused = shape.check(options, value)
        return refused && ruled(rules, refused)
      },
    },
  ])
  return { ...commonShapes, ...Object.fromEntries(told) }
}
