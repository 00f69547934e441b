import { useEffect } from 'preact/hooks'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { inPlay } from './picking.ts'

/** The map shows where it happens; a tap only looks. */
export function useAttention(hex: HexId | undefined) {
  useEffect(() => {
    if (hex === undefined) return
    inPlay.value = { lit: new Set(), attend: [hex], tap: () => false, describe: () => undefined }
    return () => {
      inPlay.value = undefined
    }
  }, [hex])
}
