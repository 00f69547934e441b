import { computed, signal } from '@preact/signals'
import type { ComponentType } from 'preact'

/** Whatever has a name in a game and can be read about: a card, a unit, a word of the rules, a player. */
export interface Thing {
  readonly kind: string
  readonly id: string
}

/** What the game that is open can tell of its things. */
export interface Lore {
  knows(thing: Thing): boolean
  titleOf(thing: Thing): string
  /** In a sentence, for whoever rests the mouse on it. */
  brief(thing: Thing): string
  /** What is not read about but looked at where it lies. */
  placeOf(thing: Thing): (() => void) | undefined
  /** A place of the board that a finger rests on. */
  boardAt(part: Element): (() => void) | undefined
  readonly About: ComponentType<{ thing: Thing }>
  /** A text, cut where words of the game stand in it; whole until they are known. `not` is what it is about itself. */
  wordsIn(text: string, not?: string): readonly Part[]
  /** They are fetched once a text with words in it is drawn. */
  askForWords(): void
}

export type Part = string | { readonly said: string; readonly thing: Thing }

/** How the open game tells of them, once it can. */
export const loreOf = signal<(() => Lore | undefined) | undefined>()
export const lore = computed(() => loreOf.value?.())
/** What is read about, one over the other. */
export const lookedUp = signal<readonly Thing[]>([])

export function lookUp(thing: Thing): void {
  const look = lore.peek()?.placeOf(thing)
  lookedUp.value = look ? [] : [...lookedUp.peek(), thing]
  look?.()
}

export const putAway = (): void => {
  lookedUp.value = lookedUp.peek().slice(0, -1)
}

/** Marks a picture or a word with what it stands for: `data-about={about('unit', 'cruiser')}`. */
export const about = (kind: string, id: string): string => `${kind}:${id}`

export function thingOf(part: Element | null | undefined): Thing | undefined {
  const marked = part?.closest('[data-about]')?.getAttribute('data-about')
  if (!marked) return undefined
  const [kind = '', ...id] = marked.split(':')
  const thing = { kind, id: id.join(':') }
  return lore.peek()?.knows(thing) ? thing : undefined
}
