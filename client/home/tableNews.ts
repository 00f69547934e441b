import type { Seat } from '../../shared/engine/rules.ts'
import type { RoomInfo, SeatInfo } from '../../shared/protocol.ts'
import type { KeptTable } from '../net/kept.ts'
import { language, say, t } from '../text/text.ts'

/** A table of mine and what was last heard of it. */
export interface MyTable {
  readonly kept: KeptTable
  readonly info: RoomInfo | undefined
}

export const sits = ({ token, knock }: KeptTable): boolean => token !== undefined && knock === undefined

const mySeat = ({ kept }: MyTable): Seat | undefined => (sits(kept) ? kept.seat : undefined)

/** Who has answered in secret is still waited for, as all see it; the room tells the seat itself. */
export const isMyTurn = (table: MyTable): boolean => {
  const seat = mySeat(table)
  const { mine, progress } = table.info ?? {}
  return seat !== undefined && (mine ?? progress?.waiting.includes(seat) === true)
}

export const isOver = ({ info }: MyTable): boolean => info?.stage === 'over'

/** Mine first; then what is played, what gathers and what I only watch. */
function rank(table: MyTable): number {
  if (isMyTurn(table)) return 0
  if (!sits(table.kept)) return 3
  return table.info?.stage === 'lobby' ? 2 : 1
}

/** A room counts in the time of its last commit. */
const stirred = ({ kept, info }: MyTable) => info?.v ?? kept.at

export const inOrder = (tables: readonly MyTable[]): MyTable[] =>
  [...tables].sort((one, other) => rank(one) - rank(other) || stirred(other) - stirred(one))

const nameOf = ({ name, emblem }: SeatInfo): string =>
  name ?? t('seat.botNamed', { emblem: t(`emblem.${emblem}`) })

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names)

/** The people by name, the bots by their number. */
export function withWhom(table: MyTable): string | undefined {
  const { info, kept } = table
  if (!info) return kept.people || undefined
  const others = info.seats.filter(({ seat, taken }) => taken && seat !== mySeat(table))
  const people = others.flatMap(({ name }) => name ?? [])
  const bots = others.length - people.length
  const all = bots > 0 ? [...people, t('home.bots', { count: bots })] : people
  return all.length > 0 ? t('home.with', { names: listed(all) }) : undefined
}

/** Where it stands. */
export function whereItStands({ info }: MyTable): string | undefined {
  if (info?.stage !== 'playing') return undefined
  const { round } = info.progress ?? {}
  if (round !== undefined) return t('home.round', { round })
  return info.progress ? t('home.beginning') : undefined
}

/** Whom it waits for, or how it ended. */
export function whatNow(table: MyTable): string | undefined {
  const { info } = table
  if (!info) return undefined
  const seatsOf = (seats: readonly Seat[] = []) => info.seats.filter(({ seat }) => seats.includes(seat))
  if (info.stage === 'lobby') {
    const free = info.seats.filter(({ taken }) => !taken).length
    return free > 0 ? t('home.open.free', { free, seats: info.seats.length }) : t('home.full')
  }
  const { waiting, winners } = info.progress ?? {}
  if (info.stage === 'over') {
    const won = seatsOf(winners)
    if (won.length === 0) return undefined
    const mine = won.length === 1 && won[0]?.seat === mySeat(table)
    return mine ? t('home.youWon') : t('home.won', { names: listed(won.map(nameOf)) })
  }
  if (isMyTurn(table)) return t('bar.yourTurn')
  const others = seatsOf(waiting?.filter(seat => seat !== mySeat(table)))
  if (others.length === 0) return undefined
  return say('home.waits', { names: listed(others.map(nameOf)) })
}
