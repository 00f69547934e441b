import type { Lobby } from './lobby.ts'
import type { Room } from './room.ts'

export interface Env {
  ROOMS: DurableObjectNamespace<Room>
  LOBBY: DurableObjectNamespace<Lobby>
  ASSETS: Fetcher
  /** Milliseconds a bot takes over a decision; without it, as long as a person might. */
  BOT_DELAY_MS?: string
  /** Milliseconds a window stays open at least; without it, as drawn or as the table chose. */
  WINDOW_MS?: string
  /** The client that is served now, so that older ones learn of it. */
  BUILD?: string
  /** Milliseconds a table's clock allows, and after which a person who is there counts as slow. */
  CLOCK_MS?: string
  SLOW_MS?: string
  /** Milliseconds without a turn after which what was kept goes into its tables. */
  LULL_MS?: string
  /** Rooms one address may make in an hour. */
  ROOMS_AN_HOUR?: string
  /** Messages a seat may send in a second. */
  MESSAGES_A_SECOND?: string
  /** Milliseconds after which an abandoned lobby, or game, is cleared away. */
  LOBBY_IDLE_MS?: string
  GAME_IDLE_MS?: string
}
