import { choose, type Flow, shuffle, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { dealtTogether, factionsOpen } from '../draft/factions.ts'
import { dearestIn, miltyOf, pickNamed, pickOptions, picksAt, picksInAll } from '../draft/milty.ts'
import { slicePlaces } from '../draft/places.ts'
import { setupOf } from '../galaxy.ts'
import { sheet } from '../realm.ts'
import type { MiltyDraft, Pick, Table, Ti4 } from '../table.ts'

function draftOf(table: Table): MiltyDraft {
  const draft = miltyOf(table)
  if (!draft) throw new Error('Nothing is drafted')
  return draft
}

/** Some factions are dealt for all to pick from; slices and places lie there from the beginning. */
export function* miltyDraft(table: Table, { spare }: { spare: number }): Flow<Next> {
  const drawn = yield* shuffle('factions', factionsOpen(table))
  const dealt = dealtTogether(drawn, table.order.length + spare)
  const draft = draftOf(table)
  draft.factions = factionsOpen(table).filter(id => dealt.includes(id))
  yield* tell('everyone', {
    text: 'ti4.log.draft',
    about: { slices: Object.keys(draft.slices).length, factions: draft.factions.length },
  })
  return { segment: 'miltyPick' }
}

const told = {
  slice: 'ti4.log.picksSlice',
  faction: 'ti4.log.picksFaction',
  place: 'ti4.log.picksPlace',
} as const

/** One pick, there and back again, until all have picked one of each. */
export function* miltyPick(table: Table): Flow<Next> {
  const { made } = draftOf(table)
  const seat = picksAt(table.order, made)
  const name = yield* choose<string, Ti4>(seat, seen => {
    const options = pickOptions(draftOf(seen.table), seat)
    const dearest = dearestIn(options)
    return {
      name: 'pick',
      rule: 'ti4/draft',
      text: 'ti4.ask.draftPick',
      options,
      ...(dearest !== undefined && { otherwise: dearest }),
    }
  })
  const draft = draftOf(table)
  const picked = pickNamed(name)
  draft.picks[seat] = { ...draft.picks[seat], ...picked }
  draft.made++
  const [category, id] = Object.entries(picked)[0] as [keyof Pick, string | number]
  yield* tell('everyone', { text: told[category], about: { seat, [category]: id } })
  layPicked(table, seat)
  return { segment: draft.made < picksInAll(table.order) ? 'miltyPick' : 'miltyDraftEnds' }
}

/** His home is where his place is, and his slice lies before it as soon as both are known. */
function layPicked(table: Table, seat: Seat) {
  const { slices, homes, picks } = draftOf(table)
  const { slice, place } = picks[seat] ?? {}
  const home = place === undefined ? undefined : homes[place - 1]
  if (home === undefined) return
  const setup = setupOf(table)
  sheet(table, seat).home = home
  const places = slicePlaces[setup.id][setup.homes.indexOf(home)] ?? []
  for (const [i, system] of (slices[slice ?? ''] ?? []).entries()) {
    const hex = places[i]
    if (hex !== undefined) table.galaxy.tiles[hex] = { system, by: seat }
  }
}

/** They sit as they picked, clockwise from the Speaker. */
export function* miltyDraftEnds(table: Table): Flow<Next> {
  const { picks } = draftOf(table)
  const placeOf = (seat: Seat) => picks[seat]?.place ?? 0
  const order = table.order.slice().sort((a, b) => placeOf(a) - placeOf(b))
  for (const seat of order) {
    const { faction } = picks[seat] ?? {}
    if (faction !== undefined) sheet(table, seat).faction = faction
  }
  table.order = order
  table.speaker = order[0] ?? table.speaker
  delete table.draft
  return { segment: 'opening' }
}
