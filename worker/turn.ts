import { frameFor, type Moment, publicFrame } from '../shared/engine/frames.ts'
import type { Match, Outcome } from '../shared/engine/match.ts'
import type { Seat } from '../shared/engine/rules.ts'
import type { Commit } from '../shared/protocol.ts'
import { asSent, type StruckLine, type ToldLine } from './log.ts'
import type { Viewer } from './sockets.ts'

/** What happens at one moment: written together, told together. */
export class Turn {
  readonly at = Date.now()
  readonly shared: Omit<Commit, 'v' | 'log' | 'struck'> = {}
  readonly lines: ToldLine[] = []
  struck: readonly StruckLine[] = []
  /** The match, where this turn moved it. */
  moved: Match | undefined
  /** Who decided. */
  by: Seat | undefined
  /** Whose clock begins anew, and how long it runs; false where it stops. Only that seat is told. */
  readonly clocks = new Map<Viewer, number | false>()

  constructor(readonly v: number) {}

  tell(line: Omit<ToldLine, 'at'>) {
    this.lines.push({ at: this.at, ...line })
  }

  move(match: Match, { log, decision, begun }: Pick<Outcome, 'log' | 'decision' | 'begun'>) {
    this.moved = match
    this.by = decision?.by
    for (const [at, line] of log.entries()) {
      const segment = begun.findLast(({ told }) => told <= at)?.number ?? decision?.segment
      this.tell({
        ...(decision && { n: decision.n }),
        ...line,
        ...(segment !== undefined && { segment }),
      })
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

const isTold = ({ to }: { to?: Viewer }, viewer: Viewer) => to === undefined || to === viewer
const body = (members: object) => JSON.stringify(members).slice(1, -1)

/** The part all share is put into words once; who has nothing to hear is not in the map. */
export function newsOf(turn: Turn, viewers: Iterable<Viewer>, before: Moment, after: Moment): News {
  const { v, lines, struck } = turn
  const shared: Partial<Commit> = {
    ...turn.shared,
    ...(turn.moved && publicFrame(before, after)),
  } as Partial<Commit>
  const personal = [...lines, ...struck].some(line => line.to !== undefined)
  const told = (viewer: Viewer): Partial<Commit> => {
    const log = lines.filter(line => isTold(line, viewer)).map(asSent)
    const gone = [...new Set(struck.filter(line => isTold(line, viewer)).map(line => line.n))]
    return { ...(log.length > 0 && { log }), ...(gone.length > 0 && { struck: gone }) }
  }
  const everybody = body(personal ? shared : { ...shared, ...told(undefined) })
  const texts = new Map<Viewer, string>()
  for (const viewer of viewers) {
    const frame = turn.moved && frameFor(viewer, {}, before, after, [])
    const left = turn.clocks.get(viewer)
    const timed = left !== undefined && { left }
    const own = frame || personal || timed ? body({ ...frame, ...timed, ...(personal && told(viewer)) }) : ''
    const members = [everybody, own].filter(text => text !== '').join(',')
    if (members !== '') texts.set(viewer, `{"commit":{"v":${v},${members}}}`)
  }
  return { texts, isPublic: everybody !== '' || (personal && body(told(undefined)) !== '') }
}
