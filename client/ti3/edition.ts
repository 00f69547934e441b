import { commonShapes, type Shapes } from '../../shared/engine/options.ts'
import { hexesOfRing, middle, ringOf } from '../../shared/galaxy/hexes.ts'
import { lay, station } from '../../shared/galaxy/shapes/lay.ts'
import { peoples } from '../../shared/ti3/content/peoples.ts'
import { planets } from '../../shared/ti3/content/planets.ts'
import { systems } from '../../shared/ti3/content/systems.ts'
import { lastRing, laysNext, setupOf, systemsToLay } from '../../shared/ti3/galaxy.ts'
import { systemsIn } from '../../shared/ti3/laying.ts'
import { layingRules } from '../../shared/ti3/layingRules.ts'
import type { Table } from '../../shared/ti3/table.ts'
import type { GalaxyEdition, PlanetPrint, SystemPrint } from '../galaxy/edition.ts'
import { inPlay } from '../galaxy/playing.tsx'
import { say } from '../text/text.ts'
import { IonStorm } from './art/IonStorm.tsx'
import { FirstPlayer } from './Player.tsx'

type Records = Readonly<Record<string, { readonly name: string } | undefined>>
const named: Readonly<Record<string, Records>> = {
  system: systems,
  planet: planets,
  race: peoples,
}

const printed: Readonly<Record<string, SystemPrint>> = Object.fromEntries(
  Object.values(systems).map(({ wormhole, wormholes = wormhole ? [wormhole] : [], ...system }) => [
    system.id,
    { ...system, wormholes },
  ]),
)
const nowhere: SystemPrint = { planets: [], wormholes: [] }

const PeopleDock = inPlay(async () => (await import('../galaxy/setup/PeopleDock.tsx')).PeopleDock)

const besideMap = Object.values(systems).flatMap(({ id, besideMap }) => (besideMap ? [id] : []))

const shownAhead = 5

function laysAfter(table: Table): string[] {
  const left = systemsToLay(table) - table.galaxy.laid - 1
  return Array.from({ length: Math.max(0, Math.min(shownAhead, left)) }, (_, i) =>
    laysNext({ ...table, galaxy: { ...table.galaxy, laid: table.galaxy.laid + 1 + i } }),
  )
}

const beforeForces = ['homes', 'faceDown', 'galaxy']

/** The third edition as the galaxy's screens know it while it is built. */
export const ti3Edition: GalaxyEdition<Table> = {
  id: 'ti3',
  middle: 'mecatol_rex',
  besideMap,
  system: id => printed[id] ?? nowhere,
  planet: id => (planets as Readonly<Record<string, PlanetPrint>>)[id],
  printedName: (kind, id) => named[kind]?.[id]?.name,
  hazards: { ionStorm: IonStorm },
  places(table) {
    const { unused } = setupOf(table)
    const onMap = [middle, ...[1, 2, lastRing].flatMap(hexesOfRing)].filter(hex => !unused.includes(hex))
    return [...onMap, ...besideMap.filter(hex => table.galaxy.tiles[hex])]
  },
  emptyAt(table, hex) {
    if (setupOf(table).homes.includes(hex)) return 'home'
    return ringOf(hex) === table.galaxy.ring && table.phase !== 'homes' ? 'open' : 'later'
  },
  homeSystemOf({ players }, seat) {
    const race = players[seat]?.race
    return race && peoples[race].homeSystem
  },
  isInPlay: ({ phase }) => !beforeForces.includes(phase),
  isLaying: ({ phase }) => phase === 'galaxy',
  systemsIn,
  stage(table) {
    if (table.phase !== 'galaxy') return say(`ti3.stage.${table.phase}`)
    return say('ti3.stage.galaxy', { ring: table.galaxy.ring, left: systemsToLay(table) - table.galaxy.laid })
  },
  next(table, waiting) {
    if (table.phase === 'galaxy') return laysAfter(table)
    if (table.phase !== 'homes') return []
    return table.order.filter(seat => table.players[seat]?.home === undefined && !waiting.includes(seat))
  },
  layingRules,
  shapes: { ...commonShapes, lay, station } as unknown as Shapes,
  dockFor: ({ text }) => (text === 'ti3.ask.race' ? PeopleDock : undefined),
  choosing: 'races',
  peoples: 'race',
  FirstMine: inPlay(async () => (await import('./Mine.tsx')).FirstMine),
  FirstPlayer,
  Player: inPlay(async () => (await import('../galaxy/pages/PlayPlayer.tsx')).PlayPlayer),
  books: {
    en: {
      first: async () => (await import('../text/ti3/en/laying.ts')).layingEn,
      play: async () => (await import('../text/ti3/en/play.ts')).playEn,
      cards: async () => ({}),
      terms: async () => (await import('../text/ti3/terms/en.ts')).termsEn,
    },
    it: {
      first: async () => (await import('../text/ti3/it/first.ts')).firstIt,
      play: async () => (await import('../text/ti3/it/inPlay.ts')).inPlayIt,
      cards: async () => (await import('../text/ti3/it/printed.ts')).printedIt,
      terms: async () => (await import('../text/ti3/terms/it.ts')).termsIt,
    },
  },
  reads: async () => (await import('./reads.ts')).ti3Reads,
}
