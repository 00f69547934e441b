import { type Flow, roll, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { offer } from '../../../galaxy/components/aims.ts'
import { troopsOn } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import { units } from '../../content/units.ts'
import { fleet, onPlanet } from '../../forces.ts'
import { piecesLeft } from '../../pieceLimits.ts'
import { hexOf } from '../../realm.ts'
import type { Table, Ti3 } from '../../table.ts'
import { loseUnits, takeHits } from '../casualties.ts'
import { place } from '../pieces.ts'
import { discardCounter } from './counters.ts'
import type { Landing } from './returning.ts'

const shots = 2
const hitsFrom = 6

/** It fires at each landing while it lies: every hit takes a ship of the system and one who has landed. [SE 20] */
export function* defend(table: Table, seat: Seat, { planet, from }: Landing): Flow<boolean> {
  const dice = yield* roll(`defenses/${planet}`, shots)
  const hits = dice.filter(die => die >= hitsFrom).length
  yield* tell('everyone', { text: 'ti3.log.defends', about: { seat, planet, needs: hitsFrom, hits }, dice })
  const landed = troopsOn(table, planet, seat).filter(({ id }) => id in from)
  yield* loseUnits(
    table,
    seat,
    `defenses/${planet}/landed`,
    landed.slice(0, hits).map(({ id }) => id),
  )
  const hex = hexOf(table, planet)
  if (hex !== undefined)
    yield* takeHits(table, seat, `defenses/${planet}/ships`, hits, fleet(table, seat, hex))
  return false
}

/** Whoever takes the planet is rid of it, and may have a PDS of his own in its place. */
export function* takeOver(table: Table, seat: Seat, planet: PlanetId): Flow {
  discardCounter(table, planet)
  const at = hexOf(table, planet)
  const may = (now: Table) =>
    piecesLeft(now, seat, 'pds') > 0 && onPlanet(now, planet, 'pds').length < (units.pds.perPlanet ?? 0)
  const places = yield* offer<Ti3>(seat, ({ table }) =>
    may(table)
      ? {
          name: `takesOver/${planet}`,
          rule: 'ti3/se.domains',
          text: 'ti3.ask.takesOver',
          hint: { helps: 'you' },
          about: { planet },
          yes: 'ti3.ask.takesOverYes',
          no: 'ti3.ask.takesOverNo',
        }
      : undefined,
  )
  if (!places || at === undefined) return
  place(table, { kind: 'pds', of: seat, at, planet })
  yield* tell('everyone', { text: 'ti3.log.buildsOn', about: { seat, unit: 'pds', count: 1, planet } })
}
