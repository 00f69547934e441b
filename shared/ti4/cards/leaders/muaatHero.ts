import { type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { unitKinds } from '../../content/units.ts'
import { isLanding, piecesAt } from '../../forces.ts'
import { systemAt } from '../../galaxy.ts'
import { isHome, isMecatol } from '../../places.ts'
import { planetsAt } from '../../realm.ts'
import { loseUnits } from '../../rules/combat.ts'
import { noteDestroyed } from '../../rules/deeds.ts'
import { heroIsDone } from '../../rules/leaders.ts'
import { unit } from '../../rules/pieces.ts'
import { purgePlanet } from '../../rules/planets.ts'
import { removeUnits } from '../../rules/removing.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { Table, UnitId } from '../../table.ts'
import { removeToken, tokensAt } from '../../tokens.ts'
import type { Component } from '../act.ts'

const isFit = (table: Table, hex: HexId): boolean =>
  !isHome(table, hex) && !isMecatol(table, hex) && systemAt(table, hex)?.offMap !== true

const isSun = (table: Table, hex: HexId, id: UnitId): boolean =>
  table.units[id]?.kind === 'war_sun' && table.units[id].at === hex

/** All of the others, player by player. */
function* destroyOthers(table: Table, by: Seat, hex: HexId, name: string): Flow {
  for (const of of table.order) {
    const theirs = of === by ? [] : piecesAt(table, hex).filter(piece => piece.of === of)
    if (theirs.length === 0) continue
    const ids = theirs.map(({ id }) => id)
    yield* loseUnits(table, of, `${name}/${of}`, ids)
    noteDestroyed(table, by, theirs)
  }
}

/** Own ground forces are in space from then on, own structures in reinforcements. */
function* liftOwn(table: Table, by: Seat, hex: HexId): Flow {
  const own = piecesAt(table, hex).filter(({ of, planet }) => of === by && planet !== undefined)
  const structures = own.filter(({ kind }) => unitKinds[kind].type === 'structure')
  yield* removeUnits(
    table,
    by,
    structures.map(({ id }) => id),
  )
  for (const { id, kind } of own) if (isLanding(kind) && table.units[id]) delete unit(table, id).planet
}

/** Where a War Sun of his has come to. */
export const adjudicatorBaal: Component = {
  at: {
    afterShipsMove: {
      choice: {
        hint: { harms: 'others' },
        may: (table, by, { of, hex, units }) =>
          of === by && isFit(table, hex) && units.some(id => isSun(table, hex, id)),
      },
      *does(table, { by, name, about: { hex } }) {
        const lost = planetsAt(table, hex)
        table.doomed = lost
        yield* destroyOthers(table, by, hex, name)
        yield* liftOwn(table, by, hex)
        for (const planet of lost) yield* purgePlanet(table, planet)
        delete table.doomed
        for (const key of tokensAt(table, hex)) removeToken(table, key)
        table.galaxy.tiles[hex] = { ...table.galaxy.tiles[hex], system: 's81' }
        yield* tell('everyone', { text: 'ti4.log.novaSeed', about: { seat: by, hex } })
        yield* heroIsDone(table, by, 'adjudicator_baal')
        yield* enforceSupply(table, by, hex, `${name}/supply`)
      },
    },
  },
}
