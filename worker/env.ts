import type { Lobby } from './lobby.ts'
import type { Room } from './room.ts'

export interface Env {
  ROOMS: DurableObjectNamespace<Room>
  LOBBY: DurableObjectNamespace<Lobby>
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
  /** Milliseconds without a turn after which what was kept goes into its tables. */
  LULL_MS?: string
  /** Milliseconds after which a knock nobody answers opens the door. */
  KNOCK_MS?: string
  /** Milliseconds between two words on who is here. */
  PRESENCE_MS?: string
  /** Milliseconds for which the list of open tables is kept. */
  LISTED_MS?: string
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
