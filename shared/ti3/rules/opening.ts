import type { Chance } from '../../engine/chance.ts'
import { draw, type Flow, tell } from '../../engine/flow.ts'
import type { ChosenOptions, Next, Seat } from '../../engine/rules.ts'
import { middle } from '../../galaxy/hexes.ts'
import { type ObjectiveId, objectives } from '../content/objectives.ts'
import { type RaceId, races } from '../content/races.ts'
import { idsIn, setsChosen } from '../content/sets.ts'
import { type PlayerCount, setups } from '../content/setups.ts'
import { type SystemId, systems } from '../content/systems.ts'
import { givenTiles } from '../map.ts'
import { plays, type Variants, variantsOf } from '../options.ts'
import { actionDeck, holdsPoliticalCards, politicalDeck, strategyCardsFor } from '../strategySet.ts'
import type { Box, Hand, PlayerSheet, Table, Ti3 } from '../table.ts'
import { drawToHand } from './politicalHand.ts'
import { revealObjective } from './victory.ts'

/** Stage I above some of stage II shuffled with Imperium Rex; the rest goes back unseen. [p. 7; the Long War: p. 32] */
function objectiveDeck(all: readonly ObjectiveId[], variants: Variants, chance: Chance) {
  const longWar = plays({ variants }, 'longWar')
  const [ofFirst, stage2] = longWar ? [8, 5] : [6, 3]
  const ofSecond = plays({ variants }, 'strategyCards') ? stage2 + 1 : stage2
  // Those of the expansion are a deck of their own, and Imperium Rex belongs to both.
  const isOut = (id: ObjectiveId) =>
    plays({ variants }, 'expansionObjectives') === 'instead' &&
    objectives[id].set === 'base' &&
    objectives[id].kind !== 'secret' &&
    id !== 'pub2_imperium_rex'
  const ofKind = (kind: string) => all.filter(id => objectives[id].kind === kind && !isOut(id))
  const first = chance.shuffle('setup/stage1', ofKind('stage1'))
  const second = chance.shuffle(
    'setup/stage2',
    ofKind('stage2').filter(id => id !== 'pub2_imperium_rex'),
  )
  const rex: readonly ObjectiveId[] = longWar === 'withoutImperiumRex' ? [] : ['pub2_imperium_rex']
  const boxed: readonly ObjectiveId[] = rex.length > 0 ? [] : ['pub2_imperium_rex']
  const below = chance.shuffle('setup/imperiumRex', [...second.slice(0, ofSecond), ...rex])
  return {
    deck: [...first.slice(0, ofFirst), ...below],
    unused: [...all.filter(isOut), ...first.slice(ofFirst), ...second.slice(ofSecond), ...boxed],
  }
}

/** Age of Empire: from the top until Imperium Rex lies; the rest of the deck is seen by nobody. [pp. 32–33] */
function layLine(deck: readonly ObjectiveId[]) {
  const length = deck.indexOf('pub2_imperium_rex') + 1
  return { line: deck.slice(0, length), rest: deck.slice(length) }
}

/** With those of the expansion some of each kind are put back, seen by nobody: empty, special, and with planets. [SE 7] */
function removedByKind(common: readonly SystemId[], count: PlayerCount, chance: Chance): SystemId[] {
  const kinds = {
    empty: (id: SystemId) => id.startsWith('empty'),
    special: (id: SystemId) => systems[id].special !== undefined,
    planets: (id: SystemId) => systems[id].planets.length > 0,
  }
  const [empty, special, planets] = count === 3 ? [7, 6, 18] : [4, 5, 14]
  const removed = { empty, special, planets }
  return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap(kind =>
    chance.shuffle(`setup/removed/${kind}`, common.filter(kinds[kind])).slice(0, removed[kind]),
  )
}

/** Steps 1–8 of the setup pages: everything that lies ready before the galaxy is built. [pp. 6–7] */
export function gameSetup(options: ChosenOptions, seats: readonly Seat[], chance: Chance) {
  const count = seats.length as PlayerCount
  const setup = setups[count]
  const sets = setsChosen(options)
  const variants = variantsOf(options)
  const playing = { sets, variants, seats: count }
  const ids = <T extends string>(records: Parameters<typeof idsIn<T>>[1]) => idsIn({ sets }, records)
  const drawn = chance.shuffle('setup/races', ids(races))
  const first = chance.below('setup/firstPlayer', count)
  const order = [...seats.slice(first), ...seats.slice(0, first)]
  const secrets = chance.shuffle(
    'setup/secretObjectives',
    ids(objectives).filter(id => objectives[id].kind === 'secret'),
  )
  const beside = ids(systems).filter(id => systems[id].besideMap)
  const common = ids(systems).filter(
    id => systems[id].home === undefined && id !== 'mecatol_rex' && !beside.includes(id),
  )
  const expanded = plays({ variants }, 'expansionSystems') !== undefined
  const removedFirst = expanded ? removedByKind(common, count, chance) : setup.removedFirst
  const removedUnseen = expanded && count < 5 ? 0 : setup.removedUnseen
  const shuffled = chance.shuffle(
    'setup/systems',
    common.filter(id => !removedFirst.includes(id)),
  )
  const given = givenTiles(options, count)
  const { races: chosenHow = 'lot' } = options
  const built = objectiveDeck(ids(objectives), variants, chance)
  const { line, rest: neverSeen } = plays({ variants }, 'ageOfEmpire')
    ? layLine(built.deck)
    : { line: undefined, rest: [] }
  const deck = line ? [] : built.deck
  const players: Record<Seat, PlayerSheet> = {}
  const hands: Record<Seat, Hand> = {}
  seats.forEach((seat, i) => {
    // Until it is chosen what stands there means nothing, and tells nothing of what was dealt.
    players[seat] = newPlayer((chosenHow === 'lot' ? drawn : ids(races))[i] as RaceId)
    hands[seat] = { systems: {}, actionCards: {}, secretObjective: secrets[i] as ObjectiveId }
    if (chosenHow === 'twoDealt') hands[seat].races = [drawn[i], drawn[i + count]] as RaceId[]
  })
  const box: Box = {
    systems: given ? [] : shuffled.slice(removedUnseen),
    removed: given
      ? common.filter(id => !Object.values(given).includes(id))
      : [...removedFirst, ...shuffled.slice(0, removedUnseen)],
    actionCards: chance.shuffle('setup/actionCards', actionDeck(playing)),
    politicalCards: chance.shuffle('setup/politicalCards', politicalDeck(playing)),
    objectives: deck,
    unused: [...built.unused, ...neverSeen, ...secrets.slice(count)],
  }
  const table: Table = {
    phase: chosenHow === 'lot' ? 'homes' : 'races',
    sets,
    ...(Object.keys(variants).length > 0 ? { variants } : {}),
    seats: count,
    speaker: order[0] as Seat,
    order,
    players,
    galaxy: {
      built: given ? 'given' : options['galaxy'] === 'random' ? 'random' : 'together',
      ring: 1,
      laid: 0,
      tiles: {
        ...Object.fromEntries(
          Object.entries(given ?? { [middle]: 'mecatol_rex' as const }).map(([hex, system]) => [
            hex,
            { system },
          ]),
        ),
        ...Object.fromEntries(beside.map(system => [system, { system }])),
      },
    },
    round: 0,
    units: {},
    unitsMade: 0,
    planets: {},
    activated: {},
    strategyCards: Object.fromEntries(
      strategyCardsFor(playing).map(id => [id, { bonus: 0 }]),
    ) as Table['strategyCards'],
    laws: {},
    objectives: Object.fromEntries((line ?? []).map(id => [id, {}])),
    ...(line ? { line } : {}),
    lasting: {},
    discards: { action: [], political: [] },
    decks: { action: box.actionCards.length, political: box.politicalCards.length, objective: deck.length },
    supply: { tradeGoods: 40 },
  }
  const segments: Record<string, string> = { inTurn: 'racesInTurn', twoDealt: 'racesKept' }
  return { state: { table, hands, box }, at: { segment: segments[chosenHow] ?? 'opening' } }
}

const newPlayer = (race: RaceId): PlayerSheet => ({
  race,
  systems: 0,
  points: 0,
  tradeGoods: 0,
  counters: { strategy: 0, pool: 0, fleet: 0, reinforcements: 16 },
  technologies: {},
  contracts: {},
  agreements: {},
  actionCards: 0,
  secretObjectives: 1,
  memory: {},
})

export function* opening(table: Table): Flow<Next> {
  for (const seat of table.order)
    yield* tell('everyone', { text: 'ti3.log.race', about: { seat, race: table.players[seat]?.race ?? '' } })
  yield* tell('everyone', { text: 'ti3.log.firstPlayer', about: { seat: table.speaker } })
  yield* tell('everyone', { text: 'ti3.log.secretObjectives' })
  if (table.line) yield* tell('everyone', { text: 'ti3.log.line', about: { count: table.line.length - 1 } })
  if (holdsPoliticalCards(table)) yield* dealExpansion(table)
  if (setups[table.seats].faceDown) return { segment: 'positions' }
  if (table.galaxy.built !== 'given') yield* dealSystems(table)
  return { segment: 'homePlaces' }
}

/** One at a time, clockwise from the first player, as a deal goes round a table. */
export function* dealSystems(table: Table): Flow {
  const { dealtEach } = setups[table.seats]
  yield* draw<Ti3, void>(({ box, hands }) => {
    const deck = box.systems.slice()
    for (let round = 0; round < dealtEach; round++)
      for (const seat of table.order) {
        const hand = hands[seat] as Hand
        hand.systems[deck.shift() as SystemId] = true
      }
    box.systems = deck
  })
  for (const seat of table.order) (table.players[seat] as PlayerSheet).systems = dealtEach
  yield* tell('everyone', { text: 'ti3.log.dealt', about: { count: dealtEach } })
}

const politicalCardsEach = 2

/** With the expansion's strategy cards political cards are held from the beginning, and the first objective lies open. */
function* dealExpansion(table: Table): Flow {
  for (const seat of table.order) yield* drawToHand(table, seat, politicalCardsEach, `political/${seat}`)
  yield* revealObjective(table)
}
