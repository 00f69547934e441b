import { batch, computed, signal } from '@preact/signals'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Lay } from '../../../shared/galaxy/shapes/lay.ts'
import type { SystemId } from '../../../shared/ti3/content/systems.ts'
import { because } from '../../../shared/ti3/refusals.ts'
import { problem } from '../../room/answering.ts'
import { asked } from '../../room/beforeMe.ts'
import { ti3Table } from '../table.ts'

/** What the player holds between two fingers: nothing of it is sent before it is confirmed. */
export const chosenSystem = signal<SystemId | undefined>()
export const chosenHex = signal<HexId | undefined>()
/** The hex whose dossier is open. */
export const lookedAt = signal<HexId | undefined>()
/** A system of one's hand, looked at while it is not one's turn. */
export const lookedInHand = signal<SystemId | undefined>()

export const laying = computed(() =>
  asked.value?.options.shape === 'lay' ? (asked.value.options as Lay) : undefined,
)

/** The choice each hex stands for, where the question is which hex. */
export const hexChoices = computed<ReadonlyMap<HexId, string> | undefined>(() => {
  if (asked.value?.options.shape !== 'oneOf') return undefined
  const choices = Object.entries((asked.value.options as OneOf).of).flatMap(([id, { on }]) =>
    on && 'hex' in on ? [[on.hex, id] as const] : [],
  )
  return choices.length > 0 ? new Map(choices) : undefined
})

/** What a question of the game in play makes of the map while it is open. */
export interface InPlay {
  readonly lit: ReadonlySet<HexId>
  /** What is worth looking at from near by. */
  readonly attend: readonly HexId[]
  /** Whether it took the tap; else the hex is looked at. */
  tap(hex: HexId): boolean
  /** What a hex is to it, for those who hear the map. */
  describe(hex: HexId): string | undefined
}
export const inPlay = signal<InPlay | undefined>()

export const lit = computed<ReadonlySet<HexId>>(() => {
  if (inPlay.value) return inPlay.value.lit
  if (hexChoices.value) return new Set(hexChoices.value.keys())
  const system = chosenSystem.value
  const offered = system === undefined ? undefined : laying.value?.systems[system]
  return new Set(offered && laying.value?.hexes.filter(hex => !offered.not?.includes(hex)))
})

export function letGo(): void {
  batch(() => {
    chosenSystem.value = chosenHex.value = lookedAt.value = lookedInHand.value = problem.value = undefined
  })
}

/** Back to choosing a hex. */
export const unpick = (): void => {
  chosenHex.value = undefined
}

/** Without closing it again, as a second tap on the map would. */
export const lookAt = (hex: HexId): void =>
  batch(() => {
    lookedInHand.value = undefined
    lookedAt.value = hex
  })

export function takeSystem(system: SystemId): void {
  batch(() => {
    lookedAt.value = lookedInHand.value = undefined
    chosenSystem.value = system
    problem.value =
      laying.value?.held[system] ?? (lit.value.size === 0 ? because('specialBesideSpecial') : undefined)
    if (chosenHex.value && !lit.value.has(chosenHex.value)) chosenHex.value = undefined
  })
}

export function pick(hex: HexId): void {
  batch(() => {
    problem.value = undefined
    if (inPlay.value?.tap(hex)) lookedAt.value = undefined
    else if (!inPlay.value && lit.value.has(hex)) {
      chosenHex.value = hex
      lookedAt.value = undefined
    } else if (!inPlay.value && chosenSystem.value && laying.value && !ti3Table.value?.galaxy.tiles[hex]) {
      problem.value = laying.value.held[chosenSystem.value] ?? whyNot(laying.value, hex)
    } else {
      lookedInHand.value = undefined
      lookedAt.value = lookedAt.value === hex ? undefined : hex
    }
  })
}

const whyNot = ({ hexes }: Lay, hex: HexId) =>
  hexes.includes(hex) ? because('specialBesideSpecial') : because('notThisRing')
