import { choose, draw, type Flow, roll, tell } from '../../engine/flow.ts'
import type { Next } from '../../engine/rules.ts'
import { layingWith } from '../../galaxy/rules/layingSystems.ts'
import { everyLaying, type Laid } from '../../galaxy/shapes/lay.ts'
import { factions } from '../content/factions.ts'
import type { SystemId } from '../content/systems.ts'
import { edition } from '../edition.ts'
import { isExploring } from '../exploring.ts'
import { freePlaces, laysNext, setupOf, systemAt } from '../galaxy.ts'
import { homeSystemOf } from '../homes.ts'
import { layingOptions } from '../laying.ts'
import { sheet } from '../realm.ts'
import type { Hand, Table, Ti4 } from '../table.ts'
import { layTokenAt } from '../tokens.ts'

/** In some galaxies the speaker draws systems first and lays them around Mecatol Rex. [S6] */
export function* speakerLays(table: Table): Flow<Next> {
  const seat = table.speaker
  const { blue, red } = setupOf(table).laidBySpeaker
  const backs = [...Array<'red'>(red).fill('red'), ...Array<'blue'>(blue).fill('blue')]
  for (const [i, back] of backs.entries()) {
    const system = yield* draw<Ti4, SystemId>(({ box }) => {
      const [drawn, ...others] = box.systems[back].slice()
      if (drawn === undefined) throw new Error(`No ${back} system is left`)
      box.systems[back] = others
      return drawn
    })
    const hand = { systems: { [system]: true as const } }
    const { hex } =
      table.galaxy.built === 'random'
        ? yield* atRandom(`speaker/${i}`, everyLaying(layingOptions({ table, hand: hand as Hand })))
        : yield* choose<Laid, Ti4>(seat, seen => ({
            name: `speaker/${i}`,
            rule: 'ti4/S6',
            text: 'ti4.ask.speakerLays',
            about: { system },
            options: layingOptions({ ...seen, hand: hand as Hand }),
          }))
    table.galaxy.tiles[hex] = { system, by: seat }
    yield* tell('everyone', { text: 'ti4.log.laid', about: { seat, system, hex } })
  }
  return { segment: 'layRing', args: { ring: 1 } }
}

/** And then all in turn, ring by ring. [S6] */
export const { layRing } = layingWith<Ti4>(edition.name, {
  lastRing: table => setupOf(table).rings,
  freePlaces,
  laysNext,
  options: layingOptions,
  asks: () => ({ rule: 'ti4/S6', text: 'ti4.ask.lay' }),
})

function* atRandom(name: string, legal: readonly Laid[]): Flow<Laid> {
  const [die] = yield* roll(name, 1, legal.length)
  return legal[(die ?? 1) - 1] as Laid
}

/** Homes are attached last, wherever they come to lie; cramped ones are paid. [S6] */
export function* galaxyComplete(table: Table): Flow<Next> {
  const { tradeGoods, rings } = setupOf(table)
  const hasOwnShape = table.galaxy.homes !== undefined
  table.galaxy.ring = rings
  for (const seat of table.order) {
    const player = sheet(table, seat)
    const { gate } = factions[player.faction]
    const homeSystem = homeSystemOf(player)
    if (homeSystem === undefined) throw new Error(`${player.faction} has no home of its own`)
    const place = player.home
    table.galaxy.tiles[place] = { system: gate ?? homeSystem, by: seat }
    if (gate) {
      // What lies beside the map stands under its own name.
      table.galaxy.tiles[homeSystem] = { system: homeSystem, by: seat }
      player.home = homeSystem
    }
    const count = hasOwnShape ? 0 : (tradeGoods[place] ?? 0)
    if (count === 0) continue
    player.tradeGoods += count
    yield* tell('everyone', { text: 'ti4.log.gainsTradeGoods', about: { seat, count } })
  }
  if (isExploring(table)) {
    layFrontiers(table)
    table.galaxy.tiles[nexus] = { system: nexus }
  }
  yield* tell('everyone', { text: 'ti4.log.galaxyComplete' })
  return { segment: 'startingTechnologies' }
}

/** Beside the map from the beginning, with its gamma wormhole alone. [100.1] */
const nexus: SystemId = 's82'

/** One in every system without planets, anomalies too. [38.1] */
function layFrontiers(table: Table) {
  for (const hex of Object.keys(table.galaxy.tiles))
    if (systemAt(table, hex)?.planets.length === 0) layTokenAt(table, 'frontier', hex)
}
