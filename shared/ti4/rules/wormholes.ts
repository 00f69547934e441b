import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Choice, OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { isIn } from '../content/sets.ts'
import { tokens } from '../content/tokens.ts'
import { seatsInSpace } from '../forces.ts'
import { systemAt } from '../galaxy.ts'
import { ownerOf, planetsAt } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'
import { layTokenAt } from '../tokens.ts'

/** Wormhole tokens: one of each letter, which is moved once it lies somewhere. */

const showing = { alpha: 'creuss_alpha', beta: 'creuss_beta', gamma: 'creuss_gamma' } as const
type Letter = keyof typeof showing

const lettersIn = (table: Table): Letter[] =>
  (Object.keys(showing) as Letter[]).filter(letter => isIn(table, tokens[showing[letter]]))

/** Where one holds a planet, or no Home System and without ships of others. */
export const wormholeSites = (table: Table, seat: Seat): HexId[] =>
  Object.keys(table.galaxy.tiles).filter(hex => {
    const system = systemAt(table, hex)
    if (!system) return false
    if (planetsAt(table, hex).some(planet => ownerOf(table, planet) === seat)) return true
    return system.kind !== 'home' && seatsInSpace(table, hex).every(other => other === seat)
  })

const askLetter = (seat: Seat, name: string, card: string): Flow<Letter> =>
  choose<Letter, Ti4>(seat, seen => ({
    name: `${name}/token`,
    rule: 'ti4/101.1',
    text: 'ti4.ask.wormhole',
    about: { card },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        lettersIn(seen.table).map((id): [string, Choice] => [id, { text: `ti4.wormhole.${id}` }]),
      ),
    } satisfies OneOf,
  }))

export function* layWormhole(table: Table, seat: Seat, name: string, card: string): Flow {
  const letter = yield* askLetter(seat, name, card)
  const hex = yield* choose<HexId, Ti4>(seat, seen => ({
    name: `${name}/system`,
    rule: 'ti4/101.1',
    text: 'ti4.ask.wormholeTo',
    about: { card },
    hint: { aims: 'card' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        wormholeSites(seen.table, seat).map((at): [string, Choice] => [at, { on: { hex: at } }]),
      ),
    } satisfies OneOf,
  }))
  yield* lay(table, seat, letter, hex)
}

/** In this very system. */
export function* layWormholeAt(table: Table, seat: Seat, hex: HexId, name: string, card: string): Flow {
  yield* lay(table, seat, yield* askLetter(seat, name, card), hex)
}

function* lay(table: Table, seat: Seat, letter: Letter, hex: HexId): Flow {
  layTokenAt(table, showing[letter], hex)
  yield* tell('everyone', { text: `ti4.log.wormhole.${letter}`, about: { seat, hex } })
}
