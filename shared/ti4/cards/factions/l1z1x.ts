import type { Flow } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { opponentIn, troopsOn } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import type { UnitKind } from '../../content/units.ts'
import { onPlanet } from '../../forces.ts'
import { piecesLeft } from '../../pieceLimits.ts'
import { bombardPlanet } from '../../rules/bombardment.ts'
import { noteBombarded } from '../../rules/deeds.ts'
import { destroy } from '../../rules/pieces.ts'
import type { Battle, Table } from '../../table.ts'
import { canBombard } from '../../volleys.ts'
import type { OfFaction } from './means.ts'
import { flagshipOf, putUnits } from './placing.ts'

/** On the planet that is fought for, once the round is over. */
function canHarrow(table: Table, seat: Seat, battle: Battle): battle is Battle & { planet: PlanetId } {
  const { planet, hex, attacker, defender } = battle
  if (planet === undefined || (seat !== attacker && seat !== defender)) return false
  if (troopsOn(table, planet, opponentIn(battle, seat)).length === 0) return false
  return canBombard(table, seat, hex, planet)
}

const structures: readonly UnitKind[] = ['pds', 'space_dock']

/** Those of others become his own before they would fall, as far as he has pieces. */
function* assimilate(table: Table, seat: Seat, planet: PlanetId): Flow {
  for (const kind of structures) {
    const others = onPlanet(table, planet, kind).filter(({ of }) => of !== seat)
    const taken = others.slice(0, piecesLeft(table, seat, kind)).map(({ id }) => id)
    if (taken.length === 0) continue
    destroy(table, taken)
    yield* putUnits(table, seat, kind, taken.length, { planet })
  }
}

export const l1z1x: OfFaction = {
  assimilate: {
    at: {
      whenPlanetGained: {
        *does(table, { by, about: { of, planet } }) {
          if (of === by) yield* assimilate(table, by, planet)
        },
      },
    },
  },
  harrow: {
    at: {
      combatRoundEnd: {
        choice: {
          hint: { harms: 'foe' },
          may: (table, by, { battle }) => canHarrow(table, by, battle),
        },
        *does(table, { by, name, about: { battle } }) {
          if (!canHarrow(table, by, battle)) return
          const enemy = yield* bombardPlanet(
            table,
            { seat: by, hex: battle.hex },
            battle.planet,
            `${name}/harrow`,
            {
              isFavoured: true,
            },
          )
          // As first printed, any bombardment may take the last of them.
          if (table.printing === 'first') noteBombarded(table, by, battle.planet, enemy)
        },
      },
    },
  },
  zero_zero_one: {
    permits: {
      sparesFighters: ({ table, of, kind, hex }) =>
        (kind === 'flagship' || kind === 'dreadnought') && flagshipOf(table, of)?.at === hex
          ? true
          : undefined,
    },
  },
}
