import { clockChosen } from './clock.ts'
import type { ChosenOptions, Clash, GameInfo, GameOption } from './engine/rules.ts'
import { inscription } from './inscription/game.ts'
import { ti3 } from './ti3/game.ts'
import { ti4 } from './ti4/game.ts'

/** What is on the shelf. */
export const shelf = ['ti3', 'ti4', 'inscription'] as const

export const games: Readonly<Record<string, GameInfo>> = { ti3, ti4, inscription }

/** Options every table has, whatever is played on it. */
const tableOptions = [
  { id: 'listing', values: ['invited', 'open'], otherwise: 'invited' },
  { id: 'door', values: ['free', 'knock'], otherwise: 'free', group: 'table' },
  { id: 'clock', values: ['none', '3m', '30m', '12h', '2d'], otherwise: 'none', group: 'table' },
] as const

/** Options of tables at which players respond to one another. */
const windowOptions = [
  { id: 'windows', values: ['quick', '1m', '10m', '1h', '8h'], otherwise: 'quick', group: 'table' },
  { id: 'careful', values: ['no', 'yes'], otherwise: 'no', group: 'table' },
] as const

/** All that is chosen when a table is made. */
export const optionsOf = (info: GameInfo): readonly GameOption[] => [
  ...info.options,
  ...tableOptions,
  ...(info.responds ? windowOptions : []),
]

/** Those that go with the rest of what is chosen, where this option gives way to others. */
export const valuesNow = (info: GameInfo, option: GameOption, chosen: ChosenOptions): readonly string[] =>
  option.values.filter(value => clashIn(info, { ...chosen, [option.id]: value })?.yields !== option.id)

/** What changes where that is chosen: what it cannot do without comes along, and what gives way to it is as usual again. */
export function choosing(
  info: GameInfo,
  chosen: ChosenOptions,
  id: string,
  value: string,
): Record<string, string> {
  const { yields, brings = {} } = clashIn(info, { ...chosen, [id]: value }) ?? {}
  const usual = info.options.find(option => option.id === yields && yields !== id)
  return { ...brings, ...(usual && { [usual.id]: usual.otherwise }), [id]: value }
}

/** How few and how many may sit down. */
export function seatsOffered(info: GameInfo): GameInfo['seats'] {
  const option = info.options.find(({ id }) => id === 'players')
  if (!option) return info.seats
  const counts = option.values.map(Number)
  return { min: Math.min(...counts), max: Math.max(...counts) }
}

/** Asked, and played, with what else is chosen. */
export const matters = ({ where = {} }: GameOption, chosen: ChosenOptions): boolean =>
  Object.entries(where).every(([other, among]) => among.includes(chosen[other] ?? ''))

/** What cannot be played together, first of all in what was chosen. */
export const clashIn = ({ clashes = [] }: GameInfo, chosen: ChosenOptions): Clash | undefined =>
  clashes.find(({ of }) => Object.entries(of).every(([id, value]) => chosen[id] === value))

const minute = 60_000
const hour = 60 * minute
/** How long a table waits for a person where it keeps to the clock it was opened with. */
export function tableClock(options: ChosenOptions): number | undefined {
  const clock = clockChosen(options)
  return clock.kind === 'none' ? undefined : clock.seconds * 1000
}

/** Invited people come in as they like, strangers knock; a table may choose otherwise. */
export const usualDoor = ({ listing }: ChosenOptions): 'free' | 'knock' =>
  listing === 'open' ? 'knock' : 'free'

/** Tables made before there was a door have the usual one. */
export const doorOf = (options: ChosenOptions): 'free' | 'knock' =>
  options['door'] === 'free' || options['door'] === 'knock' ? options['door'] : usualDoor(options)

const windows: Readonly<Record<string, number>> = {
  '1m': minute,
  '10m': 10 * minute,
  '1h': hour,
  '8h': 8 * hour,
}

/** How long a window stays open at least; undefined at tables that play it live. */
export const slowWindow = ({ windows: chosen = 'quick' }: ChosenOptions): number | undefined =>
  windows[chosen]
