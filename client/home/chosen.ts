import { useState } from 'preact/hooks'
import type { ChosenOptions, GameInfo, GameOption } from '../../shared/engine/rules.ts'
import { optionsOf, usualDoor } from '../../shared/games.ts'

interface Choosing {
  readonly chosen: ChosenOptions
  choose(changed: ChosenOptions): void
  /** What is told to the room. */
  readonly wish: ChosenOptions
}

/** All that a table chooses, while it is being chosen. */
export function useChosen(info: GameInfo, from: (option: GameOption) => string | undefined): Choosing {
  const [options, set] = useState<Record<string, string>>(() =>
    Object.fromEntries(optionsOf(info).map(option => [option.id, from(option) ?? option.otherwise])),
  )
  // The door follows who may join until it is chosen itself.
  const [door, chooseDoor] = useState(() =>
    options['door'] === usualDoor(options) ? undefined : options['door'],
  )
  const chosen = { ...options, door: door ?? usualDoor(options) }
  // A galaxy that is not played is not sent.
  const { map, ...others } = chosen as Record<string, string>
  return {
    chosen,
    choose({ door: opened, ...changed }) {
      if (opened !== undefined) chooseDoor(opened)
      set({ ...options, ...changed })
    },
    wish: others['galaxy'] === 'pasted' && map !== undefined ? { ...others, map } : others,
  }
}
