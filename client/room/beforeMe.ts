import { computed, signal } from '@preact/signals'
import { room } from '../net/room.ts'
import type { Asked } from './asked.ts'
import { gameView } from './gameView.ts'
import { asks } from './windows/answered.ts'

export const commands = computed<readonly Asked[]>(() =>
  Object.entries(room.value?.may ?? {}).map(([key, options]) => ({
    key,
    text: gameView.value?.command?.(key, options) ?? `may.${key}`,
    options,
    command: true,
  })),
)

/** Which of several was turned to, by its key. */
const turnedTo = signal<string | undefined>()

export const turnTo = (key: string | undefined): void => {
  turnedTo.value = key
}

/** The one on the table before me: what I turned to, else what was asked first. */
export const asked = computed<Asked | undefined>(() => {
  const all: readonly Asked[] = [...asks.value, ...commands.value]
  return all.find(({ key }) => key === turnedTo.value) ?? asks.value[0]
})

/** The question whose answer has been begun: what is seen beside it stays as it is until it is another. */
const begun = signal<string | undefined>()

export const touch = (): void => {
  begun.value = asked.peek()?.key
}

export const isTouched = computed(() => begun.value !== undefined && begun.value === asked.value?.key)

/** What is still shown to me before I am asked on, and how to have done with it. */
export const held = signal<(() => void) | undefined>()
