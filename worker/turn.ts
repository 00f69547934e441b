import { type Moment, ownFrame, publicFrame } from '../shared/engine/frames.ts'
import type { Match, Outcome } from '../shared/engine/match.ts'
import type { Seat } from '../shared/engine/rules.ts'
import type { Commit } from '../shared/protocol.ts'
import { asSent, type NewLine, type StruckLine, type ToldLine, toldLine } from './log.ts'
import type { Viewer } from './sockets.ts'
import { membersOf } from './words.ts'

type Own = Pick<Commit, 'orders' | 'spoken' | 'lessons' | 'talk'>

/** What happens at one moment: written together, told together. */
export class Turn {
  readonly at = Date.now()
  readonly shared: Omit<Commit, 'v' | 'log' | 'struck'> = {}
  readonly lines: ToldLine[] = []
  struck: readonly StruckLine[] = []
  /** The match, where this turn moved it. */
  moved: Match | undefined
  /** So much is otherwise that everybody is welcomed anew. */
  isAnew = false
  /** What is done once everybody was told. */
  readonly after: (() => void)[] = []
  /** Who decided, or had the room decide. */
  readonly by = new Set<Seat>()
  /** Who took something back. */
  tookBack: Seat | undefined
  /** What one seat alone is told, or those who watch: of its orders, lessons and whispers. */
  readonly own = new Map<Viewer, Own>()

  constructor(readonly v: number) {}

  tellOwn(viewer: Viewer, told: Own) {
    this.own.set(viewer, { ...this.own.get(viewer), ...told })
  }

  tell(line: Omit<NewLine, 'at'>, to?: Seat, segment?: number) {
    this.lines.push(toldLine({ at: this.at, ...line }, to, segment))
  }

  move(match: Match, { log, decision, begun }: Pick<Outcome, 'log' | 'decision' | 'begun'>) {
    this.moved = match
    if (decision) this.by.add(decision.by)
    for (const [at, line] of log.entries()) {
      const segment = begun.findLast(({ told }) => told <= at)?.number ?? decision?.segment
      const { to, ...said } = line
      this.tell(decision ? { n: decision.n, ...said } : said, to, segment)
    }
  }
}

/** A game nobody has seen anything of yet. */
export const unseen: Moment = {
  state: { table: {}, hands: {}, box: { seed: '' } },
  waiting: [],
  asks: {},
  may: {},
  undo: {},
}

export interface News {
  texts: Map<Viewer, string>
  /** Whether everybody was told something, or some were told in private. */
  isPublic: boolean
}

const isPrivate = ({ to }: { to?: Viewer }) => to !== undefined
const isTold = ({ to }: { to?: Viewer }, viewer: Viewer) => to === undefined || to === viewer

/** The part all share is put into words once; who has nothing to hear is not in the map. */
export function newsOf(turn: Turn, viewers: Iterable<Viewer>, before: Moment, after: Moment): News {
  const { v, lines, struck } = turn
  const changes = turn.moved ? publicFrame(before, after) : {}
  const othersHear = Object.keys(changes).length > 0
  const personal = lines.some(isPrivate) || struck.some(isPrivate)
  const toAll = toldOf(turn, undefined)
  const everybody = joined(membersOf(turn.shared), membersOf(changes), personal ? '' : toAll)
  const begin = `{"commit":{"v":${v}${everybody && ','}${everybody}`
  const toEachAlike = `${begin}}}`
  const texts = new Map<Viewer, string>()
  for (const viewer of viewers) {
    const frame = turn.moved && viewer !== undefined && ownFrame(viewer, othersHear, before, after)
    const orders = turn.own.get(viewer)
    const isOwn = frame || orders || personal
    const own = isOwn ? joined(membersOf({ ...frame, ...orders }), personal ? toldOf(turn, viewer) : '') : ''
    if (own) texts.set(viewer, `${begin},${own}}}`)
    else if (everybody) texts.set(viewer, toEachAlike)
  }
  return { texts, isPublic: everybody !== '' || (personal && toAll !== '') }
}

/** Members of the commit, in words. */
function toldOf({ lines, struck }: Turn, viewer: Viewer): string {
  const log = lines.filter(line => isTold(line, viewer)).map(asSent)
  const gone = new Set(struck.filter(line => isTold(line, viewer)).map(line => line.n))
  return joined(
    log.length > 0 ? `"log":[${log.join()}]` : '',
    gone.size > 0 ? `"struck":[${[...gone].join()}]` : '',
  )
}

const joined = (...members: string[]): string => members.filter(member => member !== '').join()
