import { choose, draw, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { offer } from '../../../galaxy/components/aims.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { PlanetId } from '../../content/planets.ts'
import { faceDownAt, kindOfCounter } from '../../domains.ts'
import { fleet } from '../../forces.ts'
import type { Hand, Table, Ti3 } from '../../table.ts'
import { drawActionCards } from '../actionCards.ts'
import { score } from '../victory.ts'
import { discardCounter, reveal } from './counters.ts'

const mayProbe = (table: Table, seat: Seat, hex: HexId): boolean =>
  faceDownAt(table, hex).length > 0 && fleet(table, seat, hex).some(({ kind }) => kind === 'fighter')

/** With a Fighter there he looks alone at all that lies face down, or at nothing; nowhere there does he land in this
 *  activation. [p. 33] */
export function* probe(table: Table, seat: Seat, hex: HexId): Flow {
  if (!mayProbe(table, seat, hex)) return
  const probes = yield* offer<Ti3>(seat, ({ table }) =>
    mayProbe(table, seat, hex)
      ? {
          name: 'probe',
          rule: 'ti3/33.probing',
          text: 'ti3.ask.probe',
          hint: { shows: 'domain' },
          about: { hex },
          yes: 'ti3.ask.probeYes',
          no: 'ti3.ask.probeNo',
        }
      : undefined,
  )
  if (!probes || !table.doing) return
  const planets = faceDownAt(table, hex)
  table.doing.probed = planets
  yield* tell('everyone', { text: 'ti3.log.probes', about: { seat, hex } })
  const found = yield* lookAt(seat, planets)
  for (const [planet, id] of found)
    if (kindOfCounter(id) === 'lazax_survivors') yield* findSurvivors(table, seat, planet)
}

/** Seen by one player alone, who notes it. */
export function* lookAt(seat: Seat, planets: readonly PlanetId[]): Flow<[PlanetId, string][]> {
  const found = yield* draw<Ti3, [PlanetId, string][]>(({ box, hands }) => {
    const seen = planets.map((planet): [PlanetId, string] => [planet, box.domains?.[planet] ?? ''])
    const hand = hands[seat] as Hand
    hand.domains = { ...hand.domains, ...Object.fromEntries(seen) }
    return seen
  })
  for (const [planet, id] of found)
    yield* tell(seat, { text: 'ti3.log.probeShows', about: { planet, domain: kindOfCounter(id) } })
  return found
}

const survivorsPoints = 1
const survivorsCards = 3

/** They are shown and leave the game. */
function* findSurvivors(table: Table, seat: Seat, planet: PlanetId): Flow {
  yield* reveal(table, planet)
  discardCounter(table, planet)
  yield* tell('everyone', { text: 'ti3.log.survivorsFound', about: { seat, planet } })
  yield* score(table, seat, survivorsPoints)
  const drawn = yield* choose<string, Ti3>(seat, () => ({
    name: `survivors/${planet}`,
    rule: 'ti3/33.survivors',
    text: 'ti3.ask.survivorsCards',
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        Array.from({ length: survivorsCards + 1 }, (_, i) => survivorsCards - i).map(count => [
          `${count}`,
          {
            text: count > 0 ? 'ti3.ask.survivorsDraw' : 'ti3.ask.survivorsNone',
            about: { count },
            hint: { helps: 'you', by: count },
          },
        ]),
      ),
    },
    otherwise: '0',
  }))
  yield* drawActionCards(table, seat, Number(drawn))
}
