import type { ComponentType } from 'preact'
import type { Motion, MotionKind, WishedOf } from '../../../shared/protocol/motions.ts'
import { room } from '../../net/room.ts'
import { Say } from '../../parts/Say.tsx'
import { t } from '../../text/text.ts'

export interface MotionOf<K extends MotionKind> extends Omit<Motion, 'wished'> {
  wished: WishedOf<K>
}

/** How each kind of motion reads to those who are asked, and to who moved it. */
export const wordings: { readonly [K in MotionKind]: ComponentType<MotionOf<K>> } = {
  pause: ({ by }) => <Plain by={by} asks="motion.asks.pause" mine="motion.mine.pause" />,
  goOn: ({ by }) => <Plain by={by} asks="motion.asks.goOn" mine="motion.mine.goOn" />,
  endNow: ({ by }) => <Plain by={by} asks="motion.asks.endNow" mine="motion.mine.endNow" />,
}

interface PlainProps {
  by: string
  asks: `motion.asks.${'pause' | 'goOn' | 'endNow'}`
  mine: `motion.mine.${'pause' | 'goOn' | 'endNow'}`
}

const Plain = ({ by, asks, mine }: PlainProps) => (
  <p>{by === room.value?.seat ? t(mine) : <Say text={asks} about={{ seat: by }} />}</p>
)
