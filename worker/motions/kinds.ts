import type { MotionKind } from '../../shared/protocol/motions.ts'
import { clock } from './changeClock.ts'
import { endNow } from './endNow.ts'
import { handOn } from './handOn.ts'
import type { Kind } from './kind.ts'
import { goOn, pause } from './pause.ts'

export const kinds: { readonly [K in MotionKind]: Kind<K> } = { pause, goOn, endNow, clock, handOn }
