import { commonShapes, type Shapes } from '../../engine/options.ts'
import { casualties } from './casualties.ts'
import { deal } from './deal.ts'
import { lay, station } from './galaxy.ts'
import { gift } from './gift.ts'
import { land } from './land.ts'
import { move } from './move.ts'
import { pay } from './pay.ts'
import { produce } from './produce.ts'
import { turn } from './turn.ts'

export const shapes: Shapes = {
  ...commonShapes,
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
