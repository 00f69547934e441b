import type { ComponentType } from 'preact'
import type { Motion, MotionKind, WishedOf } from '../../../shared/protocol/motions.ts'
import { room } from '../../net/room.ts'
import { Say } from '../../parts/Say.tsx'
import { t } from '../../text/text.ts'
import { clockSays } from '../clock/clockSays.ts'

export interface MotionOf<K extends MotionKind> extends Omit<Motion, 'wished'> {
  wished: WishedOf<K>
}

/** How each kind of motion reads to those who are asked, and to who moved it. */
export const wordings: { readonly [K in MotionKind]: ComponentType<MotionOf<K>> } = {
  pause: ({ by }) => <Plain by={by} asks="motion.asks.pause" mine="motion.mine.pause" />,
  goOn: ({ by }) => <Plain by={by} asks="motion.asks.goOn" mine="motion.mine.goOn" />,
  clock: ({ by, wished }) => (
    <>
      <p>
        {by === room.value?.seat ? (
          t('motion.mine.clock')
        ) : (
          <Say text="motion.asks.clock" about={{ seat: by }} />
        )}
      </p>
      <p>{clockSays(wished.clock)}</p>
      {wished.windows !== undefined && room.value?.options['windows'] !== undefined && (
        <p class="hint">{t(`clock.windows.${wished.windows === 'quick' ? 'quick' : '8h'}`)}</p>
      )}
    </>
  ),
  handOn: ({ wished: { seat, to } }) => (
    <p>
      <Say text={to === 'bot' ? 'motion.asks.handOn.bot' : 'motion.asks.handOn.free'} about={{ seat }} />
    </p>
  ),
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
