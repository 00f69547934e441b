import { tell } from '../../../engine/flow.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { aimAt } from '../../aims.ts'
import { fleet } from '../../forces.ts'
import { couldCome, couldSlip, hurriedAs } from '../../movement.ts'
import { dockyards } from '../../reach.ts'
import { sheet } from '../../realm.ts'
import { begin } from '../../rules/lasting.ts'
import type { UnitId } from '../../table.ts'
import type { ActionCards, ActsAt } from '../act.ts'

/** Between activation and the first shot. */

const faster = 1
const shots = 3

export const moving = {
  flank_speed: {
    may: (table, by, { hexes }) => couldCome(table, by, hexes, faster),
    *does(table, { by }) {
      begin(table, { effect: 'flank_speed', by, until: 'movement' })
    },
  },

  in_the_silence_of_space: {
    aims: aimAt.hex((table, by, { hexes = [] }) => {
      const [to] = hexes
      return to === undefined || hexes.length > 1 ? [] : couldSlip(table, by, to)
    }),
    *does(table, { by }, from: HexId) {
      const effect = 'in_the_silence_of_space'
      begin(table, {
        effect,
        by,
        hex: from,
        until: 'movement',
        allows: { slipsThrough: true },
        where: { from },
      })
    },
  },

  experimental_battlestation: {
    may: (table, _by, { of, hex, units }) => units.length > 0 && fleet(table, of, hex).length > 0,
    aims: aimAt.unit((table, by, { hex = '' }) => dockyards(table, by, hex).map(({ id }) => id)),
    *does(table, { by }, unit: UnitId) {
      const effect = 'experimental_battlestation'
      begin(table, { effect, by, until: 'movement', adds: { dockShots: shots }, where: { unit } })
    },
  },

  minelayers: {
    may: (table, by, { units, hex }) =>
      units.length > 0 && fleet(table, by, hex).some(({ kind }) => kind === 'cruiser'),
    *does(table, { by, about: { of, hex } }) {
      const count = fleet(table, by, hex).filter(({ kind }) => kind === 'cruiser').length
      begin(table, {
        effect: 'minelayers',
        by,
        on: of,
        hex,
        until: 'casualties',
        adds: { waitingHits: count },
        where: { hex },
      })
      yield* tell('everyone', { text: 'ti3.log.mines', about: { seat: of, hex, count } })
    },
  },
} satisfies ActionCards

/** Ships that came by it are not made faster again in this round. */
export const remembersHurried: ActsAt<'afterEnemyMovement'> = {
  *does(table, { by, about: { of, units } }) {
    if (of === by) for (const id of units) sheet(table, by).memory[hurriedAs(id)] = 'round'
  },
}
