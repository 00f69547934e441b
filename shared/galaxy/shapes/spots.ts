/** Where Fighters or Ground Forces lie together: a system, a planet or the ship that carries them. */
export type Spot = string

/** Kinds that go on with counters: their pieces, and how many units lie at each spot. Each spot needs one piece. [p. 19] */
export type Pieces = Readonly<
  Record<string, { readonly pieces: number; readonly at: Readonly<Record<Spot, number>> }>
>

export interface Goes {
  readonly kind: string
  readonly count?: number
  /** Absent for what is built. */
  readonly from?: Spot
  /** Absent for what is destroyed. */
  readonly to?: Spot
}

/** The kind that would lie in more spots than it has pieces, so that a counter would be left alone. Who is there already
 *  may stay. */
export function loneCounter(all: Pieces, goes: Iterable<Goes>): string | undefined {
  const moves = [...goes]
  for (const [kind, { pieces, at }] of Object.entries(all)) {
    const now: Record<Spot, number> = { ...at }
    for (const { kind: moved, count = 1, from, to } of moves) {
      if (moved !== kind) continue
      if (from !== undefined) now[from] = (now[from] ?? 0) - count
      if (to !== undefined) now[to] = (now[to] ?? 0) + count
    }
    const spots = (of: Readonly<Record<Spot, number>>) => Object.values(of).filter(count => count > 0).length
    if (spots(now) > Math.max(pieces, spots(at))) return kind as string
  }
  return undefined
}
