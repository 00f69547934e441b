import { seedFrom } from '../../shared/engine/chance.ts'
import type { Next, Seat } from '../../shared/engine/rules.ts'
import { political } from '../../shared/ti3/cards/registry.ts'
import type { UnitKind } from '../../shared/ti3/content/units.ts'
import type { Effect } from '../../shared/ti3/effects.ts'
import { fleet, onPlanet, piecesAt } from '../../shared/ti3/forces.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'
import { thrownBy } from '../galaxy/battlefield.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'

export { diceWhere, hits, pickOf } from '../galaxy/battlefield.ts'
export { orphans } from '../galaxy/fleets.ts'

/** Where fights are staged: empty space `a1` beside `a0` with the planets Abyz and Fria. Nobody has an ability that matters. */
const ground = {
  races: { p1: 'hacan', p2: 'yssaril', p3: 'sol' },
  technologies: { p1: [], p2: [], p3: [] },
  tiles: { a0: 'sys_abyz__fria', a1: 'empty_1', a2: 'empty_2', b2: 'empty_3', b3: 'empty_4' },
} satisfies Situation

export interface Staged extends Situation {
  /** What dice fall follows from this name. */
  dice?: string
}

export function stage(at: Next, { dice = 'calm', ...situation }: Staged): Midgame {
  return midgame(at, {
    ...ground,
    ...situation,
    technologies: { ...ground.technologies, ...situation.technologies },
    tiles: { ...ground.tiles, ...situation.tiles },
    change(state) {
      state.box.seed = seedFrom(dice)
      state.table.active = 'p1'
      state.table.doing = { kind: 'tactical', of: 'p1', hexes: ['a1'], fired: {} }
      situation.change?.(state)
    },
  })
}

/** p1 attacks p2 in empty space. */
export const attack = (p1: Forces, p2: Forces, more: Staged = {}): Midgame =>
  stage(
    { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a1' } },
    { units: { p1: { a1: p1 }, p2: { a1: p2 } }, ...more },
  )

export type Forces = Partial<Record<UnitKind, number>>

export const thrown = thrownBy('ti3.log.fires')

export const kindsAt = (game: Midgame, seat: Seat, hex: string): UnitKind[] =>
  fleet(game.table, seat, hex)
    .map(({ kind }) => kind)
    .sort()

export const kindsOn = (game: Midgame, planet: 'abyz' | 'fria'): string[] =>
  onPlanet(game.table, planet).map(({ of, kind }) => `${of}:${kind}`)

export const aboard = (game: Midgame, hex: string) => piecesAt(game.table, hex).filter(piece => piece.aboard)

/** p1 has agreements with p2 and with p3. */
export function allied({ table }: Ti3) {
  const { p1, p2, p3 } = table.players
  if (!p1 || !p2 || !p3) throw new Error('Three sit at this table')
  p1.contracts = {}
  p1.agreements = { trade_yssaril_1: true, trade_sol_1: true }
  p2.contracts = { trade_yssaril_2: true }
  p2.agreements = { trade_hacan_1: true }
  p3.contracts = { trade_sol_2: true }
  p3.agreements = { trade_hacan_2: true }
}

/** While it plays, a law with this effect is in force. */
export function underLaw(effect: Effect, play: (change: (state: Ti3) => void) => void) {
  const laws = political as Record<string, Effect>
  const { code_of_honor: before } = political
  laws['code_of_honor'] = effect
  play(({ table }) => {
    table.laws['code_of_honor'] = {}
  })
  if (before) laws['code_of_honor'] = before
  else delete laws['code_of_honor']
}
