import { choose, roll, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { PlanetId } from '../../content/planets.ts'
import { unitPrints } from '../../content/units.ts'
import { reaches } from '../../pieceLimits.ts'
import { sheetOf } from '../../prints.ts'
import { hexOf, homeWorlds, ownerOf, sheet } from '../../realm.ts'
import { bring } from '../../rules/pieces.ts'
import type { Table, Ti4 } from '../../table.ts'
import type { Component } from '../act.ts'
import { profit } from '../factions/mahact.ts'

/** Infantry that was destroyed and comes back: it waits on the card of its upgrade, and is lost with it. */

const unit = 'infantry'

const waitingOn = (table: Table, seat: Seat, card: Returning): number =>
  sheet(table, seat).technologies[card]?.units ?? 0

/** Planets of the own home system that he holds, as far as a piece is left for them. [46.3] */
const havens = (table: Table, seat: Seat): PlanetId[] =>
  homeWorlds(table, seat).filter(
    planet => ownerOf(table, planet) === seat && reaches(table, seat, unit, planet),
  )

type Returning = 'infantry_ii' | 'letani_warrior_ii' | 'spec_ops_ii' | 'crimson_legionnaire_ii'

/** The lowest die by which one is saved. */
const savedBy = (card: Returning): number => unitPrints[card].reborn ?? 1

const returning = (card: Returning): Component => ({
  at: {
    afterUnitDestroyed: {
      *does(table, { by, name, about: { of, kinds } }) {
        const fallen = kinds[unit] ?? 0
        // Another card may lie over it. [97.1]
        if (of !== by || fallen === 0 || sheetOf(table, by, unit)?.id !== card) return
        if (card === 'crimson_legionnaire_ii') yield* profit(table, by, fallen, `${name}/${card}`)
        const needs = savedBy(card)
        const dice = needs > 1 ? yield* roll(`${name}/${card}`, fallen) : []
        const count = needs > 1 ? dice.filter(die => die >= needs).length : fallen
        const about = { seat: by, unit, count, most: fallen, card }
        yield* tell('everyone', { text: 'ti4.log.waitsOnCard', about, ...(dice.length > 0 && { dice }) })
        const lies = sheet(table, by).technologies[card]
        if (lies && count > 0) lies.units = (lies.units ?? 0) + count
      },
    },
    turnStart: {
      *does(table, { by, name, about: { of } }) {
        const count = waitingOn(table, by, card)
        if (of !== by || count === 0) return
        const back = yield* choose<Record<string, number>, Ti4>(by, seen => {
          const open = havens(seen.table, by)
          if (open.length === 0) return { skip: {} }
          const [only] = open
          if (open.length === 1 && only !== undefined) return { skip: { [only]: count } }
          return {
            name: `${name}/${card}`,
            rule: 'ti4/97.4',
            text: 'ti4.ask.return',
            about: { card, count, unit },
            hint: { gains: 'troops' },
            options: {
              shape: 'amounts',
              of: Object.fromEntries(open.map(planet => [planet, { on: { planet }, most: count }])),
              least: count,
              most: count,
            },
          }
        })
        delete sheet(table, by).technologies[card]?.units
        for (const [planet, landing] of Object.entries(back) as [PlanetId, number][]) {
          const at = hexOf(table, planet)
          if (at === undefined || bring(table, { kind: unit, of: by, at, planet }, landing) === 0) continue
          const about = { seat: by, unit, count: landing, planet }
          yield* tell('everyone', { text: 'ti4.log.bringsOn', about })
        }
      },
    },
  },
})

export const returningInfantry = {
  infantry_ii: returning('infantry_ii'),
  letani_warrior_ii: returning('letani_warrior_ii'),
  spec_ops_ii: returning('spec_ops_ii'),
  crimson_legionnaire_ii: returning('crimson_legionnaire_ii'),
}
