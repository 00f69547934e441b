import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { Piece } from '../../../galaxy/forces.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { type TechnologyId, technologies } from '../../content/technologies.ts'
import { piecesOf } from '../../forces.ts'
import { sheet } from '../../realm.ts'
import { deckOf } from '../../research.ts'
import { removeUnits } from '../../rules/removing.ts'
import { gainTechnology } from '../../rules/research.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import { unitChoices } from '../../unitChoices.ts'
import type { Component } from '../act.ts'
import { exhaustedAt, heroic } from '../costs.ts'
import { pickOf } from '../factions/placing.ts'
import { orNone, servingOf } from './helping.ts'

const infantry = (table: Table, seat: Seat): Piece<Table>[] =>
  piecesOf(table, seat).filter(({ kind }) => kind === 'infantry')

/** No more of them than what they make up for. */
const askGiven = (seat: Seat, count: number, name: string) =>
  choose<UnitId[], Ti4>(seat, ({ table }) => {
    const own = infantry(table, seat)
    return {
      name: `${name}/infantry`,
      rule: 'ti4/51.3',
      text: 'ti4.ask.sucaban',
      about: { count },
      hint: { loses: 'troops' },
      options: {
        shape: 'someOf',
        of: unitChoices(own),
        least: 0,
        most: Math.min(count, own.length),
      },
      otherwise: [],
    }
  })

const doctorSucaban: Component = {
  at: {
    whenResearchPaid: exhaustedAt('doctor_sucaban', {
      choice: { may: (table, _, { of }) => infantry(table, of).length > 0, line: servingOf },
      *does(table, { by, about: { of, count }, name }) {
        const given = yield* askGiven(of, count, name)
        if (given.length === 0) return
        yield* removeUnits(table, of, given)
        begin(table, {
          effect: 'doctor_sucaban',
          by,
          on: of,
          until: 'research',
          adds: { researchDiscount: given.length },
        })
      },
    }),
  },
}

const taZern: Component = { permits: { rerollsAbilities: () => true } }

/** Of its colour, and in the deck from the beginning. */
const replacements = (
  table: Table,
  seat: Seat,
  id: TechnologyId,
  gone: readonly TechnologyId[],
): TechnologyId[] =>
  deckOf(table, seat).filter(
    other => technologies[other].colour === technologies[id].colour && !gone.includes(other),
  )

const cards = (ids: readonly TechnologyId[]): Record<string, Choice> =>
  Object.fromEntries(ids.map(id => [id, { on: { card: id } }]))

const hero = 'rin_the_masters_legacy'

const plain = (table: Table, seat: Seat): TechnologyId[] =>
  (Object.keys(sheet(table, seat).technologies) as TechnologyId[]).filter(
    id => technologies[id].colour !== undefined && !technologies[id].unit,
  )

function* exchange(table: Table, seat: Seat): Flow {
  const own = plain(table, seat)
  const gone: TechnologyId[] = []
  for (let nth = 1; ; nth++) {
    const ask = { name: `rin/${nth}`, card: hero, text: 'ti4.ask.rin', rule: 'ti4/51.12' } as const
    const left = (now: Table) =>
      own.filter(id => !gone.includes(id) && replacements(now, seat, id, gone).length > 0)
    const old = yield* pickOf<TechnologyId>(seat, ask, now => orNone(cards(left(now))))
    if (old === 'none') return
    const text = 'ti4.ask.rin.replacement'
    const anew = yield* pickOf<TechnologyId>(seat, { ...ask, name: `rin/${nth}/anew`, text }, now =>
      cards(replacements(now, seat, old, gone)),
    )
    if (anew === 'none') return
    gone.push(old)
    delete sheet(table, seat).technologies[old]
    yield* tell('everyone', { text: 'ti4.log.exchanges', about: { seat, technology: old } })
    yield* gainTechnology(table, seat, anew)
  }
}

const rin: Component = {
  action: heroic(hero, {
    hint: { trades: 'technology', by: 2 },
    may: (table, seat) => plain(table, seat).some(id => replacements(table, seat, id, []).length > 0),
    does: exchange,
    endsTurn: true,
  }),
}

export const jolnarLeaders = {
  doctor_sucaban: doctorSucaban,
  ta_zern: taZern,
  rin_the_masters_legacy: rin,
} as const
