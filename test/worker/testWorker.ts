import { commitmentTo } from '../../shared/engine/chance.ts'
import { Match } from '../../shared/engine/match.ts'
import type { GameInfo, Rules } from '../../shared/engine/rules.ts'
import { games } from '../../shared/games.ts'
import { rulebooks } from '../../shared/rulebooks.ts'
import { play } from '../../worker/deeds.ts'
import type { Env } from '../../worker/env.ts'
import app from '../../worker/index.ts'
import { Lobby } from '../../worker/lobby.ts'
import { Room } from '../../worker/room.ts'
import { parley } from './parley.ts'
import { tally } from './testGame.ts'

/** The worker as it is deployed, with two test games on the shelf and a window into the room. */
Object.assign(games as Record<string, GameInfo>, { tally, parley })
Object.assign(rulebooks as Record<string, Rules>, { tally, parley })

interface TestEnv extends Env {
  /** The rules as they will be one day. */
  NEXT_BUILD?: string
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

let born = 0

export class TestRoom extends Room {
  readonly number = ++born

  constructor(ctx: DurableObjectState, env: TestEnv) {
    super(ctx, env)
    if (env.NEXT_BUILD) Object.assign(rulebooks as Record<string, Rules>, { tally: laterTally })
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
        this.startWith(url.searchParams.get('seed') ?? '')
        return Response.json({})
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

  private turnsInJournal(): number {
    return this.ctx.storage.sql.exec<{ turns: number }>('SELECT count(*) AS turns FROM journal').one().turns
  }

  /** As the host would, but with dice and bots a test can foresee. */
  private startWith(seed: string) {
    const { store, facts, rules } = this
    const seats = store.seats.map(row => row.seat)
    const { match, ok } = Match.start(rules, { options: facts.options, seats, seed }, store.match)
    const begun = { stage: 'playing', commitment: commitmentTo(seed) } as const
    this.turn(turn => {
      store.set({ ...begun, botSeed: seed })
      Object.assign(turn.shared, begun)
      play(this, turn, match, ok)
    })
  }

  private written = () => {}

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
    if (new URL(request.url).pathname === '/api/lobby-made')
      return env.LOBBY.get(env.LOBBY.idFromName('lobby')).fetch(request)
    return app.fetch(request, env, ctx)
  },
} satisfies ExportedHandler<Env>
