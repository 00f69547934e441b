import { commonShapes, type Shapes } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { hexesOfRing, middle, ringOf } from '../../shared/galaxy/hexes.ts'
import { laysNext } from '../../shared/galaxy/laying.ts'
import { lay, station } from '../../shared/galaxy/shapes/lay.ts'
import { basePlanets } from '../../shared/ti4/content/basePlanets.ts'
import { baseSetups } from '../../shared/ti4/content/baseSetups.ts'
import { baseSystems } from '../../shared/ti4/content/baseSystems.ts'
import type { FactionId } from '../../shared/ti4/content/factionIds.ts'
import { factionNames } from '../../shared/ti4/content/factionNames.ts'
import type { Planet } from '../../shared/ti4/content/planets.ts'
import type { Setup } from '../../shared/ti4/content/setups.ts'
import type { System, SystemId } from '../../shared/ti4/content/systems.ts'
import { rulesOfRefusals } from '../../shared/ti4/refusals.ts'
import type { Table } from '../../shared/ti4/table.ts'
import type { GalaxyEdition, PlanetPrint, SystemPrint } from '../galaxy/edition.ts'
import { inPlay } from '../galaxy/playing.tsx'
import { say } from '../text/text.ts'
import { GravityRift } from './art/GravityRift.tsx'
import { FirstPlayer } from './Player.tsx'

/** Of later boxes nothing is fetched for a table that is not played with them. */
const systems: Readonly<Record<string, System>> = baseSystems
const planets: Readonly<Record<string, Planet>> = basePlanets
const setupOf = ({ setup }: Table): Setup => (baseSetups as Readonly<Record<string, Setup>>)[setup] as Setup

const nowhere: SystemPrint = { planets: [], wormholes: [] }

const printedSystems: Readonly<Record<string, SystemPrint>> = Object.fromEntries(
  Object.values(systems).map(({ id, planets: within, wormholes = [], anomalies, home }) => {
    const [special] = anomalies ?? []
    return [id, { planets: within, wormholes, ...(special && { special }), ...(home && { home }) }]
  }),
)

/** Those that lie on no tile are found where a card puts them. */
const printedPlanet = ({ trait, system, resources, influence, specialty }: Planet): PlanetPrint => ({
  system: system ?? '',
  resources,
  influence,
  ...(trait && { traits: [trait] }),
  ...(specialty && { specialty }),
})
const printedPlanets: Readonly<Record<string, PlanetPrint>> = Object.fromEntries(
  Object.values(planets).map(planet => [planet.id, printedPlanet(planet)]),
)

const homes = Object.values(systems).flatMap(({ id, home }) => (home ? [[home, id] as const] : []))
const homeOf = new Map<FactionId, SystemId>(homes)

const names: Readonly<Record<string, (id: string) => string | undefined>> = {
  system: id => systems[id]?.name,
  planet: id => planets[id]?.name,
  faction: id => factionNames[id as FactionId],
}

const PeopleDock = inPlay(async () => (await import('../galaxy/setup/PeopleDock.tsx')).PeopleDock)

const besideMap = Object.values(systems).flatMap(({ id, offMap }) => (offMap ? [id] : []))

const systemsToLay = ({ players }: Table): number =>
  Object.values(players).reduce((sum, { systems: left }) => sum + left, 0)

const shownAhead = 5

function laysAfter(table: Table): Seat[] {
  const left = systemsToLay(table) - 1
  return Array.from({ length: Math.max(0, Math.min(shownAhead, left)) }, (_, i) =>
    laysNext({ ...table, galaxy: { ...table.galaxy, laid: table.galaxy.laid + 1 + i } }),
  )
}

/** The fourth edition as the galaxy's screens know it while it is built. */
export const ti4Edition: GalaxyEdition<Table> = {
  middle: 's18',
  besideMap,
  system: id => printedSystems[id] ?? nowhere,
  planet: id => printedPlanets[id],
  printedName: (kind, id) => names[kind]?.(id),
  hazards: { gravityRift: GravityRift },
  places(table) {
    const { rings, unused, hyperlanes } = setupOf(table)
    const bare = new Set([...unused, ...hyperlanes.map(({ hex }) => hex)])
    const onMap = [middle, ...Array.from({ length: rings }, (_, ring) => hexesOfRing(ring + 1)).flat()]
    return [
      ...onMap.filter(hex => !bare.has(hex)),
      ...besideMap.filter(id => table.galaxy.tiles[id] !== undefined),
    ]
  },
  emptyAt(table, hex) {
    if (setupOf(table).homes.includes(hex)) return 'home'
    return ringOf(hex) === table.galaxy.ring && table.phase === 'galaxy' ? 'open' : 'later'
  },
  // Before it is chosen what stands on a sheet means nothing.
  homeSystemOf({ phase, players }, seat) {
    const faction = players[seat]?.faction
    return phase === 'factions' || faction === undefined ? undefined : homeOf.get(faction)
  },
  isInPlay: ({ phase }) => phase !== 'galaxy',
  isLaying: ({ phase }) => phase === 'galaxy',
  systemsIn: held => Object.keys(systems).filter(id => held[id]),
  stage: table => say(`ti4.stage.${table.phase}`, { ring: table.galaxy.ring, left: systemsToLay(table) }),
  next: table => (table.phase === 'galaxy' ? laysAfter(table) : []),
  layingRules: rulesOfRefusals,
  shapes: { ...commonShapes, lay, station } as unknown as Shapes,
  dockFor: ({ text }) => (text === 'ti4.ask.faction' ? PeopleDock : undefined),
  peoples: 'faction',
  FirstMine: inPlay(async () => (await import('./Mine.tsx')).FirstMine),
  FirstPlayer,
  Player: inPlay(async () => (await import('../galaxy/pages/PlayPlayer.tsx')).PlayPlayer),
  books: {
    en: {
      first: async () => (await import('../text/ti4/en/laying.ts')).layingEn,
      play: async () => (await import('../text/ti4/en/play.ts')).playEn,
      cards: async () => ({}),
    },
    it: {
      first: async () => (await import('../text/ti4/it/first.ts')).firstIt,
      play: async () => (await import('../text/ti4/it/inPlay.ts')).inPlayIt,
      cards: async () => (await import('../text/ti4/it/printed.ts')).printedIt,
    },
  },
  reads: async () => (await import('./reads.ts')).ti4Reads,
}
