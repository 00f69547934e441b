import type { ChosenOptions, Seat } from '../shared/engine/rules.ts'
import type { Language, OpenTable, RoomMade, SeatTaken } from '../shared/protocol.ts'
import type { Preview } from './previewWords.ts'
import type { Again } from './rematch/again.ts'

/** The table somebody wants. */
export interface Wish {
  game: string
  options: ChosenOptions
  name: string | undefined
  language: Language | undefined
  alone: true | undefined
  /** It follows another table, whose people find their seats here. */
  again?: Again
}

/** What a room is asked from outside, beside its requests. */
export interface RoomCalls extends Rpc.DurableObjectBranded {
  make(room: string, wish: Wish): Promise<RoomMade | undefined>
  /** For the table it follows: whoever sat there finds the seat kept here. */
  claim(from: string, seat: Seat, token: string): Promise<SeatTaken | undefined>
  /** What its link shows where it is shared. */
  preview(): Promise<Preview | undefined>
  /** By whoever runs the house. A closed room keeps what it holds and can be opened again. */
  operate(deed: 'unlist' | 'close' | 'open'): Promise<boolean>
}

export interface LobbyCalls extends Rpc.DurableObjectBranded {
  /** Of an hour, and of a day. */
  mayMake(address: string, anHour: number, aDay: number): boolean
  /** Whether this network may list one more; the room is remembered as its own. */
  mayList(room: string, address: string): boolean
  list(table: OpenTable): void
  unlist(room: string): void
  tables(): OpenTable[]
}

export interface Env {
  ROOMS: DurableObjectNamespace<RoomCalls>
  LOBBY: DurableObjectNamespace<LobbyCalls>
  ASSETS: Fetcher
  /** The platform's own limits; a test that does not ask for them has none. */
  MAKES?: RateLimit
  READS?: RateLimit
  /** Milliseconds a bot takes over a decision; without it, as long as a person might. */
  BOT_DELAY_MS?: string
  /** Milliseconds a window stays open at least; without it, as drawn or as the table chose. */
  WINDOW_MS?: string
  /** The client that is served now, so that older ones learn of it. */
  BUILD?: string
  /** Milliseconds a table's clock allows; after which one without asks for a bot; and which whoever is asked has to answer. */
  CLOCK_MS?: string
  SLOW_MS?: string
  ASK_MS?: string
  /** Milliseconds after which silence is a yes to what somebody moved. */
  MOTION_MS?: string
  /** Milliseconds without a turn after which what was kept goes into its tables. */
  LULL_MS?: string
  /** Milliseconds after which a knock nobody answers opens the door. */
  KNOCK_MS?: string
  /** Both halves of the key pair in whose name browsers are sent notices, divided by a dot; without it they are sent none. */
  PUSH_KEYS?: string
  /** Hosts of push services besides those we know, for tests. */
  PUSH_SERVICES?: string
  /** Hosts webhooks may lead to besides Discord's and Telegram's, divided by commas. */
  HOOK_HOSTS?: string
  /** Milliseconds from a turn to what seats are told of it elsewhere; and from one notice to a seat to the next. */
  NOTICE_MS?: string
  NOTICE_GAP_MS?: string
  /** Milliseconds after which somebody who was reminded may be reminded again. */
  NUDGE_MS?: string
  /** Milliseconds between two words on who is here. */
  PRESENCE_MS?: string
  /** Milliseconds for which the list of open tables is kept. */
  LISTED_MS?: string
  /** Where players send what went wrong, `mailto:…` or `https://…`: shown to anybody. */
  REPORT_TO?: string
  /** The secret of whoever runs the house, 22 characters or more; without it there are no operator's routes. */
  OPERATOR?: string
  /** Rooms one address may make in an hour. */
  ROOMS_AN_HOUR?: string
  /** The same in a day. */
  ROOMS_A_DAY?: string
  /** Rows each seat may have written in a day. */
  ROWS_A_DAY?: string
  /** Milliseconds bots play on where no person sits and nobody watches. */
  ALONE_MS?: string
  /** Messages a seat may send in a second, and ten times as many at once. */
  MESSAGES_A_SECOND?: string
  /** Milliseconds after which an abandoned lobby, or game, is cleared away. */
  LOBBY_IDLE_MS?: string
  GAME_IDLE_MS?: string
}
