import { kept } from '../engine/kept.ts'
import type { Effect, Moment, Passive, PassiveId, Trigger } from './content/effects.ts'
import { factions } from './content/factions.ts'
import { type TechnologyId, technologies } from './content/technologies.ts'
import type { Marks } from './table.ts'

/** What a player's faction and unlocked technologies do: the one place where effects are found. */

export interface Held<E extends Effect = Effect> {
  /** The faction or technology. */
  readonly by: string
  readonly effect: E
}

export const isUnlocked = ({ technologies }: Marks, id: TechnologyId) => technologies[id]?.unlocked === true

export function unlockedTechnologies(marks: Marks): TechnologyId[] {
  return (Object.keys(technologies) as TechnologyId[]).filter(id => isUnlocked(marks, id))
}

export const effectsHeld = (marks: Marks): readonly Held[] =>
  kept(marks.technologies, `held with ${marks.faction}`, () => heldBy(marks))

function heldBy(marks: Marks): Held[] {
  const faction = marks.faction && factions[marks.faction]
  return [
    ...(faction?.ability.effects ?? []).map(effect => ({ by: faction?.id ?? '', effect })),
    ...unlockedTechnologies(marks).flatMap(by =>
      technologies[by].effects.map(effect => ({ by: by as string, effect })),
    ),
  ]
}

export function passives(marks: Marks, id: PassiveId): Passive[] {
  return effectsHeld(marks).flatMap(({ effect }) =>
    effect.op === 'passive' && effect.id === id ? [effect] : [],
  )
}

export const has = (marks: Marks, id: PassiveId): boolean => passives(marks, id).length > 0

export function triggers(marks: Marks, on: Moment): Held<Trigger>[] {
  return effectsHeld(marks).flatMap(({ by, effect }) =>
    effect.op === 'trigger' && effect.on === on ? [{ by, effect }] : [],
  )
}
