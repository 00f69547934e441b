import { behind } from '../../engine/draft.ts'
import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { RuleId, Seat, State, View } from '../../engine/rules.ts'
import type { Edition } from '../edition.ts'
import { forcesWith, type Piece } from '../forces.ts'
import type { HexId } from '../hexes.ts'
import { leastPain } from '../leastPain.ts'
import {
  type Casualties,
  type Casualty,
  casualties,
  dueOf,
  type Fallen,
  hitsTaken,
} from '../shapes/casualties.ts'
import type { KindOf, PlanetOf, Table, UnitId, UnitOf } from '../table.ts'
import { piecesWith } from './pieces.ts'

/** Hits that are taken, and units that are lost. */

/** Units of one player that left the board. */
export interface Lost<T extends Table> {
  readonly gone: readonly UnitId[]
  /** The same as they were. */
  readonly pieces: readonly Piece<T>[]
  readonly kinds: Readonly<Partial<Record<KindOf<T>, number>>>
  /** Where those stood that were hit, if it was a planet. */
  readonly planet?: string
  /** The system they were in, if any was lost. */
  readonly hex?: HexId
}

interface Pauses {
  readonly couldPause: boolean
  readonly pauses: boolean
}

/** What an edition knows of those who are hit, and what follows. */
export interface Losses<T extends Table, S extends State<T>> {
  /** By the name of the question, where hits of several kinds are taken. */
  readonly rule: RuleId | ((name: string) => RuleId)
  sustains(table: T, seat: Seat, kind: KindOf<T>, planet?: PlanetOf<T>, id?: UnitId): boolean
  /** Who else goes with a unit, and how much more is lost by it. */
  about?(table: T, seat: Seat, id: UnitId): Partial<Casualty>
  /** Whether he could play something between two hits, once `sound` are damaged in this view: as far as the table can
   *  know, and with his own hand. */
  between?(seen: View<S>, seat: Seat, sound: readonly UnitId[]): Pauses
  /** Whether anybody could answer it, once one of these was damaged in this view: as far as the table can know. Then each
   *  takes its hit alone, and what comes of that comes before the next. */
  answered?(seen: View<S>, seat: Seat, sound: readonly UnitId[]): boolean
  /** Sustaining damage is its owner's choice. True: it could serve him that one of these falls, so that he is asked though
   *  nothing else can be chosen. */
  spurns?(table: T, seat: Seat, sound: readonly UnitId[]): boolean
  /** Repaired in between, a unit sustains damage anew among the same hits. */
  readonly sustainsAnew?: true
  /** It is about to be damaged. */
  strikes?(table: T, seat: Seat, id: UnitId): void
  damaged?(table: T, seat: Seat, name: string, ids: readonly UnitId[]): Flow
  lost?(table: T, seat: Seat, name: string, lost: Lost<T>): Flow
}

export function casualtiesWith<T extends Table, S extends State<T> = State<T>>(
  edition: Edition<T>,
  { rule, sustains, about, between, answered, spurns, sustainsAnew, strikes, damaged, lost }: Losses<T, S>,
) {
  const { name: game, print } = edition
  const { cargoOf } = forcesWith(edition)
  const { destroy, unit } = piecesWith(edition)

  /** The owner shares out hits among `pieces`: damage or destruction, as he chooses, and one by one where something could
   *  be played between two of them. Returns what left the board. */
  function* takeHits(
    table: T,
    seat: Seat,
    name: string,
    hits: number,
    pieces: readonly Piece<T>[],
  ): Flow<UnitId[]> {
    return (yield* shareHits(table, seat, name, hits, pieces)).gone
  }

  /** The same; `spare` are hits the last to be damaged could have taken besides. */
  function* shareHits(
    table: T,
    seat: Seat,
    name: string,
    hits: number,
    pieces: readonly Piece<T>[],
  ): Flow<{ gone: UnitId[]; spare: number }> {
    return yield* shareLeft(table, seat, name, hits, pieces, [])
  }

  /** `used` have sustained damage among the same hits, and do not once more, whatever has repaired them meanwhile. */
  function* shareLeft(
    table: T,
    seat: Seat,
    name: string,
    hits: number,
    pieces: readonly Piece<T>[],
    used: readonly UnitId[],
  ): Flow<{ gone: UnitId[]; spare: number }> {
    if (hits < 1) return { gone: [], spare: 0 }
    const ids = pieces.map(({ id }) => id)
    const left = ids.filter(id => !used.includes(id))
    const fallen = yield* choose<Fallen, S>(seat, seen => {
      const { couldPause, pauses } = betweenHits(seen, seat, hits, left)
      const all = freely(seen.table, seat, sharing(seen.table, seat, hits, ids, used))
      const options: Casualties = isAnswered(seen, seat, hits, left)
        ? { ...all, oneByOne: true }
        : pauses
          ? { ...all, least: 1 }
          : all
      const otherwise = leastPain(options)
      const text = `${game}.ask.casualties`
      const paragraph = typeof rule === 'string' ? rule : rule(name)
      const question = { name, rule: paragraph, text, about: { count: hits }, options, otherwise }
      // Asked whenever he might have something to play, so that being asked shows nothing.
      return couldPause ? { ...question, always: true } : question
    })
    const options = sharing(table, seat, hits, ids, used)
    const taken = hitsTaken(options, fallen)
    for (const id of fallen.damaged) strikes?.(table, seat, id)
    yield* damage(table, seat, name, fallen.damaged)
    const gone = yield* loseUnits(table, seat, name, [...fallen.destroyed, ...(fallen.spurned ?? [])])
    const spare = Math.max(0, taken - hits)
    if (taken >= dueOf(options, fallen)) return { gone, spare }
    const others = pieces.filter(({ id }) => table.units[id])
    const sustained = sustainsAnew ? [] : [...used, ...fallen.damaged]
    const rest = yield* shareLeft(table, seat, `${name}/rest`, hits - taken, others, sustained)
    return { ...rest, gone: [...gone, ...rest.gone] }
  }

  function freely(table: T, seat: Seat, all: Casualties): Casualties {
    const sound = Object.keys(all.units).filter(id => all.units[id]?.sustains)
    if (!spurns || sound.length === 0) return all
    const isForced = casualties.only?.(all) !== undefined
    return { ...all, spurns: true, ...(isForced && spurns(table, seat, sound) && { asked: true as const }) }
  }

  const isSound = (table: T, { of, kind, damaged, planet }: UnitOf<T>, id: UnitId): boolean =>
    !damaged && sustains(table, of, kind, planet, id)

  const soundAmong = (table: T, ids: readonly UnitId[]): UnitId[] =>
    ids.filter(id => table.units[id] && isSound(table, unit(table, id), id))

  function betweenHits(seen: View<S>, seat: Seat, hits: number, ids: readonly UnitId[]): Partial<Pauses> {
    const sound = soundAmong(seen.table, ids)
    if (!between || hits < 2 || sound.length === 0) return {}
    return between(onceDamaged(seen, sound), seat, sound)
  }

  function isAnswered(seen: View<S>, seat: Seat, hits: number, ids: readonly UnitId[]): boolean {
    const sound = soundAmong(seen.table, ids)
    if (!answered || hits < 2 || sound.length === 0) return false
    return answered(onceDamaged(seen, sound), seat, sound)
  }

  function onceDamaged(seen: View<S>, sound: readonly UnitId[]): View<S> {
    const { table } = seen
    const damaged = sound.map(id => [id, { ...unit(table, id), damaged: true as const }])
    const then: T = { ...table, units: { ...table.units, ...Object.fromEntries(damaged) } }
    return { ...seen, table: then }
  }

  function sharing(
    table: T,
    seat: Seat,
    hits: number,
    ids: readonly UnitId[],
    used: readonly UnitId[],
  ): Casualties {
    const offered: Record<UnitId, Casualty> = {}
    for (const id of ids) {
      if (!table.units[id]) continue
      const piece = unit(table, id)
      const cargo = cargoOf(table, id).length
      const { cost, built } = print(table, piece.of, piece.kind)
      const { loss = 0, ...more } = about?.(table, seat, id) ?? {}
      offered[id] = {
        kind: piece.kind,
        loss: cost / built + cargo / 2 + loss,
        ...(isSound(table, piece, id) && !used.includes(id) && { sustains: true as const }),
        ...(cargo > 0 && { cargo }),
        ...more,
      }
    }
    return { shape: 'casualties', hits, units: offered }
  }

  function* damage(table: T, seat: Seat, name: string, ids: readonly UnitId[]): Flow {
    for (const id of ids) {
      unit(table, id).damaged = true
      const { kind, at } = unit(table, id)
      yield* tell('everyone', { text: `${game}.log.damaged`, about: { seat, unit: kind, hex: at } })
    }
    if (damaged && ids.length > 0) yield* damaged(table, seat, name, ids)
  }

  /** Units leave the board with all they carry, told kind by kind. */
  function* loseUnits(table: T, seat: Seat, name: string, ids: readonly UnitId[]): Flow<UnitId[]> {
    const before = behind(table).units
    const gone = destroy(table, ids)
    const planet = ids.flatMap(id => before[id]?.planet ?? []).at(-1)
    const pieces = gone.map((id): Piece<T> => ({ ...(before[id] as UnitOf<T>), id }))
    const kinds: Record<string, number> = {}
    for (const { kind } of pieces) kinds[kind] = (kinds[kind] ?? 0) + 1
    for (const [kind, count] of Object.entries(kinds))
      yield* tell('everyone', { text: `${game}.log.loses`, about: { seat, unit: kind, count } })
    const hex = ids.flatMap(id => before[id]?.at ?? []).at(-1)
    const where = { ...(hex !== undefined && { hex }), ...(planet !== undefined && { planet }) }
    // Told even where nothing was: what answers to it may wait for losses of another cause.
    if (lost) yield* lost(table, seat, name, { gone, pieces, kinds: kinds as Lost<T>['kinds'], ...where })
    return gone
  }

  return { takeHits, shareHits, loseUnits }
}
