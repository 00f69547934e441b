import { computed } from '@preact/signals'
import type { AskFrame } from '../../../shared/engine/frames.ts'
import { answeredBy, isCareful } from '../../../shared/orders.ts'
import { room } from '../../net/room.ts'

/** Why the room is about to answer the open window for me; undefined where I am asked myself. */
export const answered = computed<'order' | 'nothing' | undefined>(() => {
  const { asks = [], window, spoken, orders = {}, options = {} } = room.value ?? {}
  const [ask] = asks
  return ask && window && !spoken ? answeredBy(ask, orders, isCareful(options)) : undefined
})

const none: readonly AskFrame[] = []

/** All I am really asked: what the room answers for me stands in nobody's way. */
export const asks = computed<readonly AskFrame[]>(() =>
  answered.value === undefined ? (room.value?.asks ?? none) : none,
)
