import { batch, computed, signal } from '@preact/signals'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Lay } from '../../../shared/galaxy/shapes/lay.ts'
import { problem } from '../../room/answering.ts'
import { asked, touch } from '../../room/beforeMe.ts'
import { because } from '../edition.ts'
import { galaxyTable } from '../table.ts'
import { claim } from './claims.ts'

/** What the player holds between two fingers: nothing of it is sent before it is confirmed. */
export const chosenSystem = signal<string | undefined>()
export const chosenHex = signal<HexId | undefined>()
/** The hex whose dossier is open. */
export const lookedAt = signal<HexId | undefined>()
/** What lies over the map while a hex is looked at. */
export const covered = signal<{ hex: HexId; cover: DOMRect } | undefined>()
/** A system of one's hand, looked at while it is not one's turn. */
export const lookedInHand = signal<string | undefined>()

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

export const lit = computed<ReadonlySet<HexId>>(() => {
  if (claim.value) return claim.value.lit
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

export function takeSystem(system: string): void {
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
    touch()
    problem.value = undefined
    if (claim.value?.tap(hex)) lookedAt.value = undefined
    else if (!claim.value && lit.value.has(hex)) {
      chosenHex.value = hex
      lookedAt.value = undefined
    } else if (!claim.value && chosenSystem.value && laying.value && !galaxyTable.value?.galaxy.tiles[hex]) {
      problem.value = laying.value.held[chosenSystem.value] ?? whyNot(laying.value, hex)
    } else {
      lookedInHand.value = undefined
      lookedAt.value = lookedAt.value === hex ? undefined : hex
    }
  })
}

const whyNot = ({ hexes }: Lay, hex: HexId) =>
  hexes.includes(hex) ? because('specialBesideSpecial') : because('notThisRing')
