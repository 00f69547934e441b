import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Next, Seat } from '../../../engine/rules.ts'
import type { PlanetId } from '../../content/planets.ts'
import type { PoliticalCardId } from '../../content/politicalCards.ts'
import { subjectsOf } from '../../council.ts'
import { othersClockwise, planetsOf, worthOfPlanet } from '../../realm.ts'
import type { Table, Ti3 } from '../../table.ts'
import { drawActionCards } from '../actionCards.ts'
import { putAgenda } from '../galacticCouncil.ts'
import { drawToHand, heldPolitical, takeFromHand } from '../politicalHand.ts'
import { takeSpeaker } from '../strategyPhase.ts'
import type { StrategyCardRules } from './strategyCard.ts'

const most = 6

/** [SE 14–15] */
export const assembly: StrategyCardRules<PlanetId[]> = {
  *primary(table, seat) {
    yield* drawToHand(table, seat, 1, `${seat}/senate`)
    yield* drawActionCards(table, seat, 2)
    const way = yield* choose<'take' | 'give', Ti3>(seat, ({ table: now }) => ({
      name: 'way',
      rule: 'ti3/se.assembly',
      text: 'ti3.ask.assembly',
      options: {
        shape: 'oneOf',
        of: {
          ...(now.speaker !== seat && { take: { text: 'ti3.assembly.take' } }),
          ...(receivers(now, seat).length > 0 && { give: { text: 'ti3.assembly.give' } }),
        },
      },
    }))
    const named = yield* askOther(seat, way)
    yield* takeSpeaker(table, way === 'take' ? seat : named)
    return yield* convene(table, seat, way === 'take' ? named : seat)
  },

  secondary: {
    may: (table, seat) => fitting(table, seat, []).length > 0,
    *aim(_table, seat, name) {
      const chosen: PlanetId[] = []
      for (;;) {
        const next = yield* askPlanet(seat, `${name}/planet${chosen.length + 1}`, [...chosen])
        if (next === undefined) return chosen.length > 0 ? chosen : undefined
        chosen.push(next)
      }
    },
    fits: (table, seat, chosen) =>
      chosen.every(
        (planet, i) => fitting(table, seat, []).includes(planet) && chosen.indexOf(planet) === i,
      ) && worthOf(table, chosen) <= most,
    *does(table, seat, chosen) {
      for (const planet of chosen) {
        delete table.planets[planet]?.exhausted
        yield* tell('everyone', { text: 'ti3.log.refreshes', about: { seat, planet } })
      }
    },
  },
}

/** Of two players who are left the other one may have the token. */
const receivers = (table: Table, seat: Seat): Seat[] =>
  othersClockwise(table, seat).filter(other => other !== table.speaker)

/** Who plays a card, or who gets the token: the Speaker has it already. */
function* askOther(seat: Seat, way: 'take' | 'give'): Flow<Seat> {
  return yield* choose<Seat, Ti3>(seat, ({ table }) => ({
    name: way,
    rule: 'ti3/se.assembly',
    text: way === 'take' ? 'ti3.ask.assemblyPlays' : 'ti3.ask.assemblySpeaker',
    hint: { helps: 'seat' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        (way === 'take' ? othersClockwise(table, seat) : receivers(table, seat)).map(other => [
          other,
          { on: { seat: other } },
        ]),
      ),
    },
  }))
}

/** A card of one's own hand is voted on; whoever has none that could be draws the top one. */
function* convene(table: Table, seat: Seat, plays: Seat): Flow<Next> {
  const card = yield* choose<PoliticalCardId | undefined, Ti3>(plays, ({ table: now, hand }) => {
    const held = heldPolitical(hand)
    const cards = held.filter(id => subjectsOf(now, id).length > 0)
    if (cards.length === 0) return { skip: undefined }
    return {
      // That the others have nothing to elect is nobody's business.
      ...(held.length > 1 && { always: true as const }),
      name: `${plays}/agenda`,
      rule: 'ti3/se.assembly',
      text: 'ti3.ask.assemblyAgenda',
      options: { shape: 'oneOf', of: Object.fromEntries(cards.map(id => [id, { on: { card: id } }])) },
    }
  })
  if (card === undefined) return { segment: 'galacticCouncil', args: { seat } }
  yield* takeFromHand(table, plays, card)
  putAgenda(table, card)
  yield* tell('everyone', { text: 'ti3.log.playsPolitical', about: { seat: plays, card } })
  return { segment: 'galacticCouncil', args: { seat, isOpen: true } }
}

const worthOf = (table: Table, planets: readonly PlanetId[]): number =>
  planets.reduce(
    (sum, planet) =>
      sum + worthOfPlanet(table, planet, 'resources') + worthOfPlanet(table, planet, 'influence'),
    0,
  )

/** Exhausted planets that still fit beside those chosen. */
const fitting = (table: Table, seat: Seat, chosen: readonly PlanetId[]): PlanetId[] =>
  planetsOf(table, seat).filter(
    planet =>
      table.planets[planet]?.exhausted &&
      !chosen.includes(planet) &&
      worthOf(table, [...chosen, planet]) <= most,
  )

function* askPlanet(seat: Seat, name: string, chosen: readonly PlanetId[]): Flow<PlanetId | undefined> {
  const said = yield* choose<PlanetId | 'none', Ti3>(seat, ({ table }) => {
    const offered = fitting(table, seat, chosen)
    if (offered.length === 0) return { skip: 'none' }
    const none = { text: chosen.length > 0 ? 'ti3.ask.enoughRefreshed' : 'ti3.ask.useNone' }
    return {
      name,
      rule: 'ti3/se.morale',
      text: 'ti3.ask.morale',
      hint: { gains: 'planet' },
      about: { count: most - worthOf(table, chosen) },
      options: {
        shape: 'oneOf',
        of: { ...Object.fromEntries(offered.map(planet => [planet, { on: { planet } }])), none },
      },
    }
  })
  return said === 'none' ? undefined : said
}
