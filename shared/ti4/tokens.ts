import { behind } from '../engine/draft.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { Wormhole } from './content/systems.ts'
import { type TokenId, tokens } from './content/tokens.ts'
import type { Table, TokenKey } from './table.ts'

/** What lies in systems beside Command Tokens: wormholes, storms, tears, frontiers, a planet. */

const none: readonly TokenKey[] = []
const flipped = 'flipped'

/** Of several there is a number behind it, and a word on one that was turned over: `gamma_wormhole.2`, `ion_storm.flipped`. */
export const tokenOf = (key: TokenKey): TokenId => key.split('.')[0] as TokenId

export function tokensAt(table: Table, hex: HexId): readonly TokenKey[] {
  const laid = behind(table).tokens
  return laid ? Object.keys(laid).filter(key => laid[key] === hex) : none
}

/** The wormholes it shows. */
export function shownBy(key: TokenKey): readonly Wormhole[] {
  const { wormholes = [], otherSide } = tokens[tokenOf(key)]
  return key.endsWith(flipped) ? (otherSide?.wormholes ?? []) : wormholes
}

export const hasToken = (table: Table, hex: HexId, id: TokenId): boolean =>
  tokensAt(table, hex).some(key => tokenOf(key) === id)

/** One more of them comes to lie there; where there is one of a kind alone, it lies nowhere else from then on. */
export function layTokenAt(table: Table, id: TokenId, hex: HexId) {
  const laid = table.tokens ?? {}
  const { copies } = tokens[id]
  const key = copies === 1 ? id : `${id}.${nextNumber(Object.keys(laid), id)}`
  table.tokens = { ...laid, [key]: hex }
}

function nextNumber(keys: readonly TokenKey[], id: TokenId): number {
  let number = 1
  while (keys.includes(`${id}.${number}`)) number++
  return number
}

export function removeToken(table: Table, key: TokenKey) {
  const { [key]: _, ...others } = table.tokens ?? {}
  if (Object.keys(others).length > 0) table.tokens = others
  else delete table.tokens
}

/** Its other side is up from now on. */
export function flipToken(table: Table, key: TokenKey) {
  const hex = table.tokens?.[key]
  if (hex === undefined) return
  removeToken(table, key)
  const turned = key.endsWith(flipped) ? tokenOf(key) : `${key}.${flipped}`
  table.tokens = { ...table.tokens, [turned]: hex }
}
