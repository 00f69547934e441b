import { computed, signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { HexId } from '../../../shared/galaxy/hexes.ts'

/** What a question of the game in play makes of the map while it is open. */
export interface Claim {
  readonly lit: ReadonlySet<HexId>
  /** What is worth looking at from near by. */
  readonly attend: readonly HexId[]
  /** Whether it took the tap; else the hex is looked at. */
  tap(hex: HexId): boolean
  /** What a hex is to it, for those who hear the map. */
  describe(hex: HexId): string | undefined
}

/** Whoever claims the map, the last to come on top: a question that closes uncovers the one below it. */
const claims = signal<readonly { readonly by: object; readonly claim: Claim }[]>([])

/** The one that holds now. */
export const claim = computed(() => claims.value.at(-1)?.claim)

/** As `by` claims it now; with nothing it lets go, wherever in the pile it lies. */
export function claimMap(by: object, made: Claim | undefined): void {
  const now = claims.peek()
  const held = now.some(one => one.by === by)
  if (!made) claims.value = held ? now.filter(one => one.by !== by) : now
  else if (held) claims.value = now.map(one => (one.by === by ? { by, claim: made } : one))
  else claims.value = [...now, { by, claim: made }]
}

/** Claims the map as long as this view is drawn, in the way it was made last. */
export function useClaim(make: () => Claim | undefined, inputs: readonly unknown[]): void {
  const by = useRef({}).current
  useEffect(() => claimMap(by, make()), inputs)
  useEffect(() => () => claimMap(by, undefined), [])
}

/** The map shows where it happens; a tap only looks. */
export const useAttention = (hex: HexId | undefined): void =>
  useClaim(
    () =>
      hex === undefined
        ? undefined
        : { lit: new Set(), attend: [hex], tap: () => false, describe: () => undefined },
    [hex],
  )
