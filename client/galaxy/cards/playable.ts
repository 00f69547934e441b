import { computed, signal } from '@preact/signals'
import type { OneOf, Options } from '../../../shared/engine/options.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import type { Asked } from '../../room/asked.ts'
import { commands, turnTo } from '../../room/beforeMe.ts'
import { openTab } from '../../room/openTab.ts'
import { asks } from '../../room/windows/answered.ts'
import { galaxyHand } from '../table.ts'
import { cardOf } from './cards.ts'

/** Cards of my hand that can be played now: as an answer, as an action, or by command. */

const offered = (options: Options): readonly string[] =>
  options.shape === 'turn'
    ? Object.keys((options as Turn).special)
    : options.shape === 'oneOf'
      ? Object.keys((options as OneOf).of)
      : []

/** Questions that offer a card for something else than playing it: discarding, giving, trading. */
const plays = ({ window, command, key, options }: Asked) =>
  options.shape === 'turn' || window !== undefined || (command && key === 'playAnyTime')

export const playableNow = computed<ReadonlyMap<string, Asked>>(() => {
  const held = galaxyHand.value?.actionCards ?? {}
  const found = new Map<string, Asked>()
  for (const ask of [...commands.value, ...asks.value] as readonly Asked[])
    if (plays(ask)) for (const id of offered(ask.options)) if (id in held) found.set(id, ask)
  return found
})

/** Taken from the hand, to be chosen where it is asked for. */
export const wanted = signal<string | undefined>()

export function playFromHand(id: string): void {
  const ask = playableNow.peek().get(id)
  if (!ask) return
  wanted.value = id
  turnTo(ask.key)
  openTab.value = undefined
}

/** What can be done at any time: cards, laws, or both. */
export function anyTimeName({ of }: OneOf): string {
  const laws = Object.keys(of).filter(id => cardOf(id)?.vote !== undefined).length
  if (laws === 0) return 'may.playAnyTime'
  return laws === Object.keys(of).length ? 'may.playAnyTime.law' : 'may.playAnyTime.both'
}
