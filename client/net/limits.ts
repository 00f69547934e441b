import type { longestChat as chat } from '../../shared/protocol/talk.ts'
import type {
  closed as codes,
  longestName as name,
  socketProtocol as protocol,
} from '../../shared/protocol.ts'

/** As the protocol has them, apart from its schemas, which a browser does not need. A wrong number fails to compile. */
export const longestName: typeof name = 24
export const longestChat: typeof chat = 500
export const closed: typeof codes = {
  seatGone: 4401,
  noRoom: 4404,
  unread: 4408,
  tooFast: 4429,
  malformed: 1008,
  moved: 4409,
}
export const socketProtocol: typeof protocol = 'throneward'
