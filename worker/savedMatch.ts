import type { Json } from '../shared/engine/json.ts'
import type { Decision, History, Match, Outcome, Saved } from '../shared/engine/match.ts'
import type { Patch } from '../shared/engine/patch.ts'
import type { WayBack } from '../shared/engine/retell.ts'
import type { Next, Seat, State } from '../shared/engine/rules.ts'
import { type Aside, Asides, type SegmentRow } from './aside.ts'
import type { Keeps } from './facts.ts'
import type { Journal } from './journal.ts'

type DecisionRow = Record<'by' | 'key' | 'value' | 'hash', string> &
  Record<'n' | 'segment', number> &
  Record<'final' | 'pass' | 'undone', number | null>

type Earlier = NonNullable<ReturnType<History['before']>>

/** In the column of passes, where a seat's own is 1. */
const givenPass = 2

/** Nobody goes back far often; what lies further back is read again. */
const keptBefore = 50

const parts = ['table', 'hands', 'box'] as const
type Parts = Record<(typeof parts)[number], Record<string, unknown>>

function fromRow({ n, segment, by, key, value, hash, final, pass }: DecisionRow): Decision {
  return {
    n,
    segment,
    by,
    key,
    value: JSON.parse(value) as Json,
    hash,
    ...(final !== null && { final: true as const }),
    ...(pass !== null && { pass: true as const }),
    ...(pass === givenPass && { given: true as const }),
  }
}

/** The match on disk. The checkpoint lies in branches, one row for each, so that a new segment writes what changed. */
export class SavedMatch implements History {
  readonly asides: Asides
  /** The state the branches hold. */
  #written: State | undefined
  readonly #before = new Map<number, Earlier>()
  /** The segment that stands and what was decided in it, where that is known without reading. */
  #current: { number: number; at: Next; decisions: readonly Decision[] } | undefined

  constructor(
    private readonly store: Keeps,
    private readonly journal: Journal,
  ) {
    this.asides = new Asides(journal)
  }

  forget() {
    this.#written = undefined
    this.#current = undefined
    this.#before.clear()
  }

  /** The checkpoint is that of the last segment. */
  load(): Saved | undefined {
    const { facts } = this.store
    const { settled } = this.journal
    const [last] = settled.exec<{ number: number; at: string }>(
      'SELECT number, at FROM segments ORDER BY number DESC LIMIT 1',
    )
    if (!last) return undefined
    const { next } = settled
      .exec<{ next: number }>('SELECT coalesce(max(n), 0) + 1 AS next FROM decisions')
      .one()
    this.#written = this.#readState()
    const since = this.#madeIn(last.number)
    const at = JSON.parse(last.at) as Next
    this.#current = { number: last.number, at, decisions: since }
    return {
      build: facts.build ?? '',
      migrated: facts.migrated ?? 0,
      next,
      checkpoint: { number: last.number, at, state: this.#written },
      since: since.slice(),
      ...(facts.oldest !== undefined && { oldest: facts.oldest }),
    }
  }

  keep(match: Match, { decision, begun, undone }: Pick<Outcome, 'decision' | 'begun' | 'undone'>) {
    if (undone.length > 0) {
      const { checkpoint, since } = match.save()
      this.#goBack(checkpoint, since, undone)
    }
    for (const { number, at, back } of begun)
      this.journal.write(
        'INSERT OR REPLACE INTO segments VALUES (?, ?, ?)',
        number,
        JSON.stringify(at),
        back ? JSON.stringify(back) : null,
      )
    if (decision)
      this.journal.write(
        'INSERT OR REPLACE INTO decisions VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)',
        decision.n,
        decision.segment,
        decision.by,
        decision.key,
        JSON.stringify(decision.value),
        decision.hash,
        decision.final ? 1 : null,
        decision.given ? givenPass : decision.pass ? 1 : null,
      )
    this.#follow(decision, begun)
    const { checkpoint, build, migrated, oldest } = match.save()
    if (begun.length === 0 && checkpoint.state === this.#written) return
    if (begun.length === 0)
      this.journal.write(
        'UPDATE segments SET at = ? WHERE number = ?',
        JSON.stringify(checkpoint.at),
        checkpoint.number,
      )
    this.#writeState(checkpoint.state)
    this.store.set({ build, migrated, oldest })
  }

  /** Goes back to where the match fell, and keeps aside, whole, what stood until now. */
  setAside({ checkpoint, build, migrated, oldest }: Saved): Aside | undefined {
    const { number, at, state } = checkpoint
    const saved = this.load()
    if (!saved) return undefined
    const segments = this.journal.settled
      .exec<SegmentRow>('SELECT * FROM segments WHERE number >= ? ORDER BY number', number)
      .toArray()
    const aside = { saved, segments, dropped: this.#standingFrom(number) }
    this.#goBack({ number, at }, [], aside.dropped)
    this.asides.add(number, aside)
    this.journal.write('UPDATE segments SET at = ? WHERE number = ?', JSON.stringify(at), number)
    this.#writeState(state)
    this.store.set({ build, migrated, oldest })
    return aside
  }

  /** What was set aside stands again, in place of all that was decided since; gives the numbers of that. */
  bringBack({ saved, segments, dropped }: Aside): number[] {
    const { checkpoint, since, build, migrated, oldest } = saved
    const first = segments[0]?.number ?? checkpoint.number
    const undone = this.#standingFrom(first)
    this.#goBack(checkpoint, since, undone)
    for (const n of dropped) this.journal.write('UPDATE decisions SET undone = NULL WHERE n = ?', n)
    for (const { number, at, back } of segments)
      this.journal.write('INSERT OR REPLACE INTO segments VALUES (?, ?, ?)', number, at, back)
    this.journal.write('DELETE FROM segments WHERE number > ?', checkpoint.number)
    this.asides.takeNewest()
    this.#before.clear()
    this.#writeState(checkpoint.state)
    this.store.set({ build, migrated, oldest })
    return undone
  }

  #standingFrom(segment: number): number[] {
    return this.journal.settled
      .exec<{ n: number }>(
        'SELECT n FROM decisions WHERE undone IS NULL AND segment >= ? ORDER BY n',
        segment,
      )
      .toArray()
      .map(row => row.n)
  }

  before(number: number): ReturnType<History['before']> {
    const known = this.#before.get(number) ?? this.#readBefore(number)
    if (known) this.#remember(number, known)
    return known
  }

  #remember(number: number, earlier: Earlier) {
    this.#before.set(number, earlier)
    const [oldest] = this.#before.keys()
    if (oldest !== undefined && this.#before.size > keptBefore) this.#before.delete(oldest)
  }

  /** What was just written need not be read to say what came before. */
  #follow(decision: Decision | undefined, begun: Outcome['begun']) {
    let current = this.#current
    if (current && decision)
      current =
        current.number === decision.segment
          ? { ...current, decisions: [...current.decisions, decision] }
          : undefined
    for (const { number, at, back } of begun) {
      if (current) this.#remember(number, { at: current.at, back, decisions: current.decisions })
      current = { number, at, decisions: [] }
    }
    this.#current = current
  }

  /** Whether it stands and this seat was told of it: asking for others must not tell that they were made. */
  isKnownTo(seat: Seat, n: number): boolean {
    const found = this.journal.settled.exec(
      `SELECT 1 FROM decisions AS made WHERE n = ?1 AND undone IS NULL
         AND (made.by = ?2 OR EXISTS (SELECT 1 FROM log WHERE log.n = ?1 AND (told IS NULL OR told = ?2)))`,
      n,
      seat,
    )
    return found.toArray().length > 0
  }

  /** From the segment that stands back to the first whose beginning is wanted, which has no way of its own here. */
  waysBack(from: number): WayBack[] {
    return this.journal.settled
      .exec<{ number: number; back: string | null }>(
        'SELECT number, back FROM segments WHERE number > ? ORDER BY number DESC',
        from,
      )
      .toArray()
      .map(({ number, back }) => ({ number, back: back === null ? undefined : (JSON.parse(back) as Patch) }))
  }

  /** The decision a segment began with: of those before it, the last. None where the game began with it. */
  beginningOf(segment: number): number | undefined {
    const [row] = this.journal.settled.exec<{ n: number }>(
      'SELECT n FROM decisions WHERE segment < ? AND undone IS NULL ORDER BY n DESC LIMIT 1',
      segment,
    )
    return row?.n
  }

  /** In which segment each was made. */
  segmentsOf(from: number, to: number): Map<number, number> {
    const rows = this.journal.settled.exec<{ n: number; segment: number }>(
      'SELECT n, segment FROM decisions WHERE n BETWEEN ? AND ?',
      from,
      to,
    )
    return new Map(rows.toArray().map(row => [row.n, row.segment]))
  }

  everyDecision(): (Decision & { undone?: true })[] {
    return this.journal.settled
      .exec<DecisionRow>('SELECT * FROM decisions ORDER BY n')
      .toArray()
      .map(row => ({ ...fromRow(row), ...(row.undone !== null && { undone: true as const }) }))
  }

  /** What lies before the segment it goes back to stays as it is known; what was set aside there has lost its ground. */
  #goBack(
    { number, at }: { number: number; at: Next },
    since: readonly Decision[],
    undone: readonly number[],
  ) {
    for (const n of undone) this.journal.write('UPDATE decisions SET undone = 1 WHERE n = ?', n)
    this.journal.write('DELETE FROM segments WHERE number > ?', number)
    for (const known of this.#before.keys()) if (known > number) this.#before.delete(known)
    this.#current = { number, at, decisions: since }
    if (this.asides.dropBeyond(number)) this.store.set({ aside: undefined })
  }

  #madeIn(segment: number): Decision[] {
    const made: Decision[] = []
    // Those that stand lie in the order of their segments: an index would be one more row for each.
    for (const row of this.journal.settled.exec<DecisionRow>(
      'SELECT * FROM decisions WHERE undone IS NULL ORDER BY n DESC',
    )) {
      if (row.segment < segment) break
      if (row.segment === segment) made.unshift(fromRow(row))
    }
    return made
  }

  #readBefore(number: number): Earlier | undefined {
    const find = (segment: number) =>
      this.journal.settled
        .exec<{ at: string; back: string | null }>('SELECT at, back FROM segments WHERE number = ?', segment)
        .toArray()[0]
    const earlier = find(number - 1)
    const here = find(number)
    if (!earlier || !here) return undefined
    const back = here.back === null ? undefined : (JSON.parse(here.back) as Patch)
    return { at: JSON.parse(earlier.at) as Next, back, decisions: this.#madeIn(number - 1) }
  }

  /** In the order the branches were first written, which is the order they have in play. */
  #readState(): State {
    const state: Parts = { table: {}, hands: {}, box: {} }
    const rows = this.journal.settled.exec<{ part: keyof Parts; name: string; json: string }>(
      'SELECT part, name, json FROM branches ORDER BY rowid',
    )
    for (const { part, name, json } of rows) state[part][name] = JSON.parse(json)
    return state as unknown as State
  }

  #writeState(state: State) {
    const old = this.#written as unknown as Parts | undefined
    const now = state as unknown as Parts
    for (const part of parts) {
      for (const [name, branch] of Object.entries(now[part]))
        if (old?.[part][name] !== branch)
          this.journal.write(
            `INSERT INTO branches VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json`,
            part,
            name,
            JSON.stringify(branch),
          )
      for (const name of Object.keys(old?.[part] ?? {}))
        if (!Object.hasOwn(now[part], name))
          this.journal.write('DELETE FROM branches WHERE part = ? AND name = ?', part, name)
    }
    this.#written = state
  }
}
