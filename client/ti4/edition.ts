import { signal } from '@preact/signals'
import { commonShapes, type Shapes } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { type HexId, hexesOfRing, middle, ringOf } from '../../shared/galaxy/hexes.ts'
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
import { fetchPlay, inPlay, play } from '../galaxy/playing.tsx'
import { fetchLate } from '../net/late.ts'
import { say } from '../text/text.ts'
import { GravityRift } from './art/GravityRift.tsx'
import { FirstPlayer } from './Player.tsx'

const first = { systems: baseSystems, planets: basePlanets, setups: baseSetups }
/** They come with the screens of play. */
export const later = signal<typeof import('./boxes.ts').boxes | undefined>()

const printed = () => later.value ?? first
const systemOf = (id: string) => (printed().systems as Readonly<Record<string, System>>)[id]
const planetOf = (id: string) => (printed().planets as Readonly<Record<string, Planet>>)[id]
const setupOf = ({ setup }: Table) => (printed().setups as Readonly<Record<string, Setup>>)[setup]

const homesOf = (table: Table): readonly HexId[] => table.galaxy.homes ?? setupOf(table)?.homes ?? []

const nowhere: SystemPrint = { planets: [], wormholes: [] }

const systemPrint = ({ planets, wormholes = [], anomalies, home }: System): SystemPrint => {
  const [special] = anomalies ?? []
  return { planets, wormholes, ...(special && { special }), ...(home && { home }) }
}

/** Those that lie on no tile are found where a card puts them. */
const planetPrint = ({ trait, system, resources, influence, specialty }: Planet): PlanetPrint => ({
  system: system ?? '',
  resources,
  influence,
  ...(trait && { traits: [trait] }),
  ...(specialty && { specialty }),
})

const names: Readonly<Record<string, (id: string) => string | undefined>> = {
  system: id => systemOf(id)?.name,
  planet: id => planetOf(id)?.name,
  faction: id => factionNames[id as FactionId],
}

const PeopleDock = inPlay(async () => (await import('../galaxy/setup/PeopleDock.tsx')).PeopleDock)
const FormDock = inPlay(async () => (await import('./setup/FormDock.tsx')).FormDock)
/** What is read before it is chosen. */
const docks: Readonly<Record<string, typeof PeopleDock>> = {
  'ti4.ask.faction': PeopleDock,
  'ti4.ask.form': FormDock,
}

/** The home of Creuss, and the nexus of a later box. */
const besideMap: readonly SystemId[] = ['s51', 's82']

const onMap = [middle, ...[1, 2, 3, 4].flatMap(hexesOfRing)]

/** One with a shape of its own is what lies there; so is any other until its board is fetched. */
function isPlace(table: Table, hex: HexId): boolean {
  const { tiles, lanes = {}, homes } = table.galaxy
  const setup = setupOf(table)
  if (setup && !homes) return ringOf(hex) <= setup.rings && !setup.unused.includes(hex)
  return hex in { ...tiles, ...lanes } || homesOf(table).includes(hex)
}

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
  id: 'ti4',
  middle: 's18',
  besideMap,
  system(id) {
    const system = systemOf(id)
    return system ? systemPrint(system) : nowhere
  },
  planet(id) {
    const planet = planetOf(id)
    return planet && planetPrint(planet)
  },
  printedName: (kind, id) => names[kind]?.(id),
  hazards: { gravityRift: GravityRift },
  places(table) {
    // For a table that is not played with later boxes nothing of them is fetched before play.
    if (table.sets.length > 1 && !play.value) void fetchLate(fetchPlay)
    return [
      ...onMap.filter(hex => isPlace(table, hex)),
      ...besideMap.filter(id => table.galaxy.tiles[id] !== undefined),
    ]
  },
  emptyAt(table, hex) {
    if (homesOf(table).includes(hex)) return 'home'
    return ringOf(hex) === table.galaxy.ring && table.phase === 'galaxy' ? 'open' : 'later'
  },
  // Before it is chosen what stands on a sheet means nothing.
  homeSystemOf({ phase, draft, players }, seat) {
    const { faction, form } = players[seat] ?? {}
    const chosen = draft || phase === 'factions' ? draft?.picks?.[seat]?.faction : faction
    // Who has no home lives in that of another, as the name of its form says.
    const like = form?.split('_')[1] ?? chosen
    return Object.values<System>(printed().systems).find(({ home }) => home && home === like)?.id
  },
  isInPlay: ({ phase }) => phase !== 'galaxy',
  isLaying: ({ phase }) => phase === 'galaxy',
  systemsIn: held => Object.keys(printed().systems).filter(id => held[id]),
  stage: table => say(`ti4.stage.${table.phase}`, { ring: table.galaxy.ring, left: systemsToLay(table) }),
  next: table => (table.phase === 'galaxy' ? laysAfter(table) : []),
  layingRules: rulesOfRefusals,
  shapes: { ...commonShapes, lay, station } as unknown as Shapes,
  dockFor: ({ text }) => docks[text],
  choosing: 'factions',
  peoples: 'faction',
  FirstMine: inPlay(async () => (await import('./Mine.tsx')).FirstMine),
  FirstPlayer,
  Player: inPlay(async () => (await import('../galaxy/pages/PlayPlayer.tsx')).PlayPlayer),
  books: {
    en: {
      first: async () => (await import('../text/ti4/en/laying.ts')).layingEn,
      play: async () => (await import('../text/ti4/en/play.ts')).playEn,
      cards: async () => ({}),
      terms: async () => (await import('../text/ti4/terms/en.ts')).termsEn,
    },
    it: {
      first: async () => (await import('../text/ti4/it/first.ts')).firstIt,
      play: async () => (await import('../text/ti4/it/inPlay.ts')).inPlayIt,
      cards: async () => (await import('../text/ti4/it/printed.ts')).printedIt,
      terms: async () => (await import('../text/ti4/terms/it.ts')).termsIt,
    },
  },
  async reads() {
    const { boxes, ti4Reads } = await import('./reads.ts')
    later.value = boxes
    return ti4Reads
  },
}
