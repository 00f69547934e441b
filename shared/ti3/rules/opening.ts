import type { Chance } from '../../engine/chance.ts'
import { draw, type Flow, tell } from '../../engine/flow.ts'
import type { ChosenOptions, Next, Seat } from '../../engine/rules.ts'
import { middle } from '../../galaxy/hexes.ts'
import { type ObjectiveId, objectives } from '../content/objectives.ts'
import { type RaceId, races } from '../content/races.ts'
import { idsIn, setsChosen } from '../content/sets.ts'
import { type PlayerCount, setups } from '../content/setups.ts'
import { type SystemId, systems } from '../content/systems.ts'
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
  const ofKind = (kind: string) => all.filter(id => objectives[id].kind === kind)
  const first = chance.shuffle('setup/stage1', ofKind('stage1'))
  const second = chance.shuffle(
    'setup/stage2',
    ofKind('stage2').filter(id => id !== 'pub2_imperium_rex'),
  )
  const rex: readonly ObjectiveId[] = longWar === 'withoutImperiumRex' ? [] : ['pub2_imperium_rex']
  const below = chance.shuffle('setup/imperiumRex', [...second.slice(0, ofSecond), ...rex])
  return {
    deck: [...first.slice(0, ofFirst), ...below],
    unused: [...first.slice(ofFirst), ...second.slice(ofSecond)],
  }
}

/** Steps 1–8 of the setup pages: everything that lies ready before the galaxy is built. [pp. 6–7] */
export function gameSetup(options: ChosenOptions, seats: readonly Seat[], chance: Chance) {
  const count = seats.length as PlayerCount
  const setup = setups[count]
  const sets = setsChosen(options)
  const variants = variantsOf(options)
  const ids = <T extends string>(records: Parameters<typeof idsIn<T>>[1]) => idsIn({ sets }, records)
  const drawn = chance.shuffle('setup/races', ids(races))
  const first = chance.below('setup/firstPlayer', count)
  const order = [...seats.slice(first), ...seats.slice(0, first)]
  const secrets = chance.shuffle(
    'setup/secretObjectives',
    ids(objectives).filter(id => objectives[id].kind === 'secret'),
  )
  const common = ids(systems).filter(id => systems[id].home === undefined && id !== 'mecatol_rex')
  const shuffled = chance.shuffle(
    'setup/systems',
    common.filter(id => !setup.removedFirst.includes(id)),
  )
  const { deck, unused } = objectiveDeck(ids(objectives), variants, chance)
  const players: Record<Seat, PlayerSheet> = {}
  const hands: Record<Seat, Hand> = {}
  seats.forEach((seat, i) => {
    players[seat] = newPlayer(drawn[i] as RaceId)
    hands[seat] = { systems: {}, actionCards: {}, secretObjective: secrets[i] as ObjectiveId }
  })
  const box: Box = {
    systems: shuffled.slice(setup.removedUnseen),
    removed: [...setup.removedFirst, ...shuffled.slice(0, setup.removedUnseen)],
    actionCards: chance.shuffle('setup/actionCards', actionDeck({ sets, variants })),
    politicalCards: chance.shuffle('setup/politicalCards', politicalDeck({ sets, variants })),
    objectives: deck,
    unused: [...unused, ...secrets.slice(count)],
  }
  const table: Table = {
    phase: 'homes',
    sets,
    ...(Object.keys(variants).length > 0 ? { variants } : {}),
    seats: count,
    speaker: order[0] as Seat,
    order,
    players,
    galaxy: {
      built: options['galaxy'] === 'random' ? 'random' : 'together',
      ring: 1,
      laid: 0,
      tiles: { [middle]: { system: 'mecatol_rex' } },
    },
    round: 0,
    units: {},
    unitsMade: 0,
    planets: {},
    activated: {},
    strategyCards: Object.fromEntries(
      strategyCardsFor({ sets, variants }).map(id => [id, { bonus: 0 }]),
    ) as Table['strategyCards'],
    laws: {},
    objectives: {},
    lasting: {},
    discards: { action: [], political: [] },
    decks: { action: box.actionCards.length, political: box.politicalCards.length, objective: deck.length },
    supply: { tradeGoods: 40 },
  }
  return { state: { table, hands, box }, at: { segment: 'opening' } }
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
  if (holdsPoliticalCards(table)) yield* dealExpansion(table)
  if (setups[table.seats].faceDown) return { segment: 'positions' }
  yield* dealSystems(table)
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
