import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, commitmentTo, seedFrom } from '../../shared/engine/chance.ts'
import { type Flow, tell } from '../../shared/engine/flow.ts'
import { Match } from '../../shared/engine/match.ts'
import type { GameInfo, Next, Rules, State } from '../../shared/engine/rules.ts'
import { games } from '../../shared/games.ts'
import { rulebooks } from '../../shared/rulebooks.ts'
import { play } from '../../worker/deeds.ts'
import type { Env } from '../../worker/env.ts'
import app from '../../worker/index.ts'
import { Lobby } from '../../worker/lobby.ts'
import { hear } from '../../worker/messages.ts'
import { Room } from '../../worker/room.ts'
import { interrupting, parley } from './parley.ts'
import { saboteurs } from './saboteurs.ts'
import { tally } from './testGame.ts'

/** The worker as it is deployed, with test games on the shelf and a window into the room. */
Object.assign(games as Record<string, GameInfo>, { tally, parley, saboteurs })
Object.assign(rulebooks as Record<string, Rules>, { tally, parley, saboteurs })

interface TestEnv extends Env {
  /** The rules as they will be one day: `yes`, or with a fault: `throws` where all bid, `misses` a field in every turn. */
  NEXT_BUILD?: string
}

/** Where a game stands, and what lies there. */
interface Begun {
  state: State
  at: Next
}

/** Rules of a later build keep the era on the table. */
const laterTally: Rules = {
  ...tally,
  build: 'tally-2',
  migrations: [
    {
      name: 'era',
      does({ state }) {
        const { era = 1 } = state.table as { era?: number }
        Object.assign(state.table, { era: era + 1 })
      },
    },
  ],
}

const broken = (why: string) =>
  function* (): Flow<Next> {
    yield* tell('everyone', { text: 'tally.broken' })
    throw new TypeError(why)
  } as never

const faulty: Record<string, Rules> = {
  throws: {
    ...tally,
    build: 'tally-throws',
    segments: { ...tally.segments, bidding: broken('a rule threw') },
  },
  misses: {
    ...tally,
    build: 'tally-misses',
    segments: { ...tally.segments, bidding: broken('no such field'), turn: broken('no such field') },
  },
}

interface Counted {
  rows: number
  by: Record<string, number>
}

const counts = new WeakMap<DurableObjectState, Counted>()

function takeCount(ctx: DurableObjectState): Counted {
  const count = counts.get(ctx) ?? { rows: 0, by: {} }
  counts.set(ctx, { rows: 0, by: {} })
  return count
}

/** Rows as they are billed: an index has its own, and so has the alarm. */
function counted(ctx: DurableObjectState): DurableObjectState {
  takeCount(ctx)
  const add = (rows: number, what: string) => {
    const count = counts.get(ctx)
    if (!count || rows === 0) return
    count.rows += rows
    count.by[what] = (count.by[what] ?? 0) + rows
  }
  const { sql } = ctx.storage
  const exec = sql.exec.bind(sql)
  Object.defineProperty(sql, 'exec', {
    value: (statement: string, ...values: SqlStorageValue[]) => {
      const cursor = exec(statement, ...values)
      const fact = statement.includes('facts') ? ` ${values[0]}` : ''
      add(cursor.rowsWritten, statement.trim().split(/\s+/).slice(0, 5).join(' ') + fact)
      return cursor
    },
  })
  const setAlarm = ctx.storage.setAlarm.bind(ctx.storage)
  Object.defineProperty(ctx.storage, 'setAlarm', {
    value: (at: number) => {
      add(1, 'alarm')
      return setAlarm(at)
    },
  })
  return ctx
}

let born = 0

export class TestRoom extends Room {
  readonly number = ++born

  constructor(ctx: DurableObjectState, env: TestEnv) {
    super(counted(ctx), env)
    if (env.NEXT_BUILD)
      Object.assign(rulebooks as Record<string, Rules>, {
        tally: faulty[env.NEXT_BUILD] ?? laterTally,
        ...(env.NEXT_BUILD === 'interrupts' && { parley: interrupting }),
      })
  }

  override fetch(request: Request) {
    const url = new URL(request.url)
    if (url.pathname.endsWith('/peek-journal')) return Response.json({ turns: this.turnsInJournal() })
    if (url.pathname.includes('/peek-')) this.store.journal.settle()
    switch (url.pathname.split('/').pop()) {
      case 'peek-born':
        return Response.json({ born: this.number })
      case 'peek-abort':
        this.ctx.abort('asked to')
        return new Response()
      case 'peek-late-preview':
        this.slow = 2000
        return new Response()
      case 'peek-rows': {
        const table = url.searchParams.get('table') ?? ''
        return Response.json(this.ctx.storage.sql.exec(`SELECT * FROM ${table}`).toArray())
      }
      case 'peek-sql':
        return Response.json(this.ctx.storage.sql.exec(url.searchParams.get('sql') ?? '').toArray())
      case 'peek-deaf':
        for (const socket of this.sockets.of(url.searchParams.get('seat') ?? ''))
          socket.send = () => {
            throw new Error('cannot be reached')
          }
        return new Response()
      case 'peek-start':
        return this.startWith(url.searchParams.get('seed') ?? '', request)
      case 'peek-counted':
        return Response.json(takeCount(this.ctx))
      case 'peek-decide':
        return this.decide(url.searchParams)
      case 'peek-forget':
        this.forget()
        return new Response()
      case 'peek-slow':
        this.slowDisk()
        return new Response()
      case 'peek-written':
        this.written()
        return new Response()
      case 'peek-fail':
        this.failNextWrite()
        return new Response()
      default:
        return super.fetch(request)
    }
  }

  override async preview() {
    if (this.slow > 0) await new Promise(resolve => setTimeout(resolve, this.slow))
    return super.preview()
  }

  /** People decide as a bot would, one after the other, with a lull after every so many; and what was written for it. */
  private async decide(wish: URLSearchParams): Promise<Response> {
    const [count = 0, burst = 1, lull = 0] = ['count', 'burst', 'lull'].map(name => Number(wish.get(name)))
    takeCount(this.ctx)
    let decisions = 0
    while (decisions < count) {
      const { match, moment, facts } = this
      const [seat, asks] = Object.entries(moment.asks)[0] ?? []
      if (!match || !seat || !asks?.[0] || match.winners) break
      const chance = chanceOf(seedFrom(`${facts.game}/${decisions}/${match.segment}`))
      const value = botAnswer(facts.game, 'sensible', match.view(seat), asks[0], chance)
      const answer = {
        id: `decided-${++decisions}-${asks[0].key}`.slice(0, 36).replace(/[^\w-]/g, '_'),
        key: asks[0].key,
        value,
      }
      hear(this, this.sockets.of(seat)[0] as WebSocket, { answer })
      if (decisions % burst === 0) await new Promise(resolve => setTimeout(resolve, lull))
    }
    return Response.json({ decisions, ...takeCount(this.ctx) })
  }

  private turnsInJournal(): number {
    return this.ctx.storage.sql.exec<{ turns: number }>('SELECT count(*) AS turns FROM journal').one().turns
  }

  /** As the host would, but with dice and bots a test can foresee; or in the middle of a game that was never played. */
  private async startWith(seed: string, request: Request): Promise<Response> {
    const { store, facts } = this
    const midway = request.method === 'POST' ? ((await request.json()) as Begun) : undefined
    const rules = midway ? { ...this.rules, setup: () => midway } : this.rules
    const seats = store.seats.map(row => row.seat)
    const { match, ok } = Match.start(rules, { options: facts.options, seats, seed }, store.match)
    const begun = { stage: 'playing', commitment: commitmentTo(seed) } as const
    this.turn(turn => {
      store.set({ ...begun, botSeed: seed })
      Object.assign(turn.shared, begun)
      play(this, turn, match, ok)
    })
    return Response.json({})
  }

  private written = () => {}

  /** Milliseconds it takes to say what its link shows. */
  private slow = 0

  /** What is written stays on its way until `written`. */
  private slowDisk() {
    const disk = new Promise<void>(resolve => {
      this.written = resolve
    })
    Object.defineProperty(this.storage, 'sync', { value: () => disk, configurable: true })
  }

  /** The next acknowledgement cannot be written: a turn that fails at its last step. */
  private failNextWrite() {
    const addAck = this.store.addAck
    this.store.addAck = () => {
      this.store.addAck = addAck
      throw new Error('the disk is full, for once')
    }
  }
}

export class TestLobby extends Lobby {
  override fetch() {
    return Response.json(this.ctx.storage.sql.exec('SELECT * FROM made').toArray())
  }
}

export default {
  fetch(request, env, ctx) {
    const { pathname } = new URL(request.url)
    // A whole table is more than anybody may post.
    const [, room] = /^\/api\/rooms\/(\w+)\/peek-start$/.exec(pathname) ?? []
    if (room !== undefined) return env.ROOMS.get(env.ROOMS.idFromName(room)).fetch(request)
    if (pathname === '/api/lobby-made') return env.LOBBY.get(env.LOBBY.idFromName('making')).fetch(request)
    return app.fetch(request, env, ctx)
  },
} satisfies ExportedHandler<Env>
