import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { attach } from '../../attachments.ts'
import { opponentIn } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import { fleet } from '../../forces.ts'
import { anomaliesAt } from '../../galaxy.ts'
import { isInHome, mecatolRex } from '../../places.ts'
import { sheetOf } from '../../prints.ts'
import { planetsOf } from '../../realm.ts'
import type { Table, UnitId } from '../../table.ts'
import { unitChoices } from '../../unitChoices.ts'
import { hasPair, relicForPair } from '../explorations/fragments.ts'
import { onPlanets, pickOf } from '../factions/placing.ts'
import { mayIf, type Note, type NotePlays, ownerIn } from './plays.ts'

const sites = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(planet => !isInHome(planet) && planet !== mecatolRex)

/** Ships that may fight like the Nomad's flagship. */
const hasRiders = (table: Table, seat: Seat, hex: HexId): boolean =>
  fleet(table, seat, hex).some(({ kind }) => kind !== 'fighter')

const theCavalry: Note = {
  hint: { helps: 'fleet', by: 1.5 },
  may: mayIf(
    (table, by, owner, { battle }) =>
      battle !== undefined &&
      opponentIn(battle, by) !== owner &&
      sheetOf(table, owner, 'flagship') !== undefined &&
      hasRiders(table, by, battle.hex),
  ),
  *does(table, { by, card, name }) {
    const { battle } = table
    if (!battle) return
    const asks = {
      name: `${name}/ship`,
      card: 'the_cavalry',
      text: 'ti4.ask.aim.unit',
      hint: { helps: 'unit' },
    } as const
    const ship = yield* pickOf<UnitId>(by, asks, now =>
      unitChoices(fleet(now, by, battle.hex).filter(({ kind }) => kind !== 'fighter')),
    )
    if (ship !== 'none') battle.likened = { ...battle.likened, [ship]: ownerIn({ card }) }
  },
}

/** Notes of Naaz-Rokha, Nomad, Titans and Vuil'raith. */
export const newcomersNotes: NotePlays = {
  crucible: {
    hint: { helps: 'you' },
    may: table =>
      Object.keys(table.galaxy.tiles).some(hex => anomaliesAt(table, hex).includes('gravityRift')),
    *does(table, { by }) {
      const lasting = { effect: 'crucible', by, until: 'movement' } as const
      begin(table, { ...lasting, allows: { braves: true }, adds: { lifted: 1 } })
    },
  },
  the_cavalry: theCavalry,
  black_market_forgery: {
    hint: { helps: 'you', by: 3 },
    may: hasPair,
    does: (table, { by, name }) => relicForPair(table, by, 'black_market_forgery', name),
  },
  terraform: {
    hint: { helps: 'planet', by: 2 },
    may: (table, by) => sites(table, by).length > 0,
    *does(table, { by, name }) {
      const asks = {
        name: `${name}/planet`,
        card: 'terraform',
        text: 'galaxy.ask.aim.planet',
        hint: { helps: 'planet' },
      } as const
      const planet = yield* pickOf<PlanetId>(by, asks, now => onPlanets(sites(now, by)))
      if (planet === 'none') return
      attach(table, planet, 'terraform')
      yield* tell('everyone', { text: 'ti4.log.attaches', about: { seat: by, card: 'terraform', planet } })
    },
  },
}
