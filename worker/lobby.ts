import { DurableObject } from 'cloudflare:workers'
import type { OpenTable } from '../shared/protocol.ts'
import type { Env, LobbyCalls } from './env.ts'
import { hashed, newToken } from './keys.ts'

const hour = 3_600_000
const day = 24 * hour
const week = 7 * day
const longestListing = 100
const mostListed = 3

/** Tables anybody may join, and how many rooms an address made lately. */
export class Lobby extends DurableObject<Env> implements LobbyCalls {
  readonly #sql: SqlStorage

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#sql = ctx.storage.sql
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS tables (room TEXT PRIMARY KEY, at INTEGER NOT NULL, json TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS made (address TEXT NOT NULL, at INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS listers (room TEXT PRIMARY KEY, who TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS madeBy ON made (address, at);
      CREATE TABLE IF NOT EXISTS salt (day INTEGER PRIMARY KEY, salt TEXT NOT NULL);
    `)
  }

  mayMake(address: string, anHour: number, aDay: number): boolean {
    const now = Date.now()
    const who = hashed(this.#saltOf(Math.floor(now / day)), 'address', address)
    const { today, lately } = this.#sql
      .exec<{ today: number; lately: number }>(
        'SELECT count(*) AS today, coalesce(sum(at >= ?), 0) AS lately FROM made WHERE address = ?',
        now - hour,
        who,
      )
      .one()
    if (lately >= anHour || today >= aDay) return false
    this.#sql.exec('INSERT INTO made VALUES (?, ?)', who, now)
    return true
  }

  mayList(room: string, address: string): boolean {
    const now = Date.now()
    const who = hashed(this.#saltOf(Math.floor(now / day)), 'address', address)
    if (this.#listedBy(who, room) >= mostListed) return false
    this.#sql.exec('DELETE FROM listers WHERE at < ?', now - week)
    this.#sql.exec('INSERT OR REPLACE INTO listers VALUES (?, ?, ?)', room, who, now)
    return true
  }

  #listedBy(who: string, but: string): number {
    const found = this.#sql.exec<{ count: number }>(
      'SELECT count(*) AS count FROM listers JOIN tables USING (room) WHERE who = ? AND room <> ?',
      who,
      but,
    )
    return found.one().count
  }

  list(table: OpenTable): void {
    const [lister] = this.#sql.exec<{ who: string }>('SELECT who FROM listers WHERE room = ?', table.room)
    if (lister && this.#listedBy(lister.who, table.room) >= mostListed) return
    this.#sql.exec(
      'INSERT OR REPLACE INTO tables VALUES (?, ?, ?)',
      table.room,
      table.at,
      JSON.stringify(table),
    )
  }

  unlist(room: string): void {
    this.#sql.exec('DELETE FROM tables WHERE room = ?', room)
  }

  tables(): OpenTable[] {
    this.#sql.exec('DELETE FROM tables WHERE at < ?', Date.now() - week)
    return this.#sql
      .exec<{ json: string }>('SELECT json FROM tables ORDER BY at DESC LIMIT ?', longestListing)
      .toArray()
      .map(row => JSON.parse(row.json) as OpenTable)
  }

  /** A new salt each day: what is stored cannot be told to be the same address tomorrow. */
  #saltOf(today: number): string {
    const [row] = this.#sql.exec<{ salt: string }>('SELECT salt FROM salt WHERE day = ?', today)
    if (row) return row.salt
    const salt = newToken()
    this.#sql.exec('DELETE FROM salt')
    this.#sql.exec('DELETE FROM made')
    this.#sql.exec('INSERT INTO salt VALUES (?, ?)', today, salt)
    return salt
  }
}
