/** So many at once, and so many more each second. In memory: forgetting it on waking forgives, and that is fine. */
export class Bucket {
  #left: number
  #at = 0

  constructor(
    readonly most: number,
    readonly perSecond: number,
  ) {
    this.#left = most
  }

  take(now: number): boolean {
    this.#left = Math.min(this.most, this.#left + ((now - this.#at) / 1000) * this.perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}

const day = 86_400_000
/** Who has spent the day's rows is heard once in so many milliseconds. */
export const slowed = 600_000

export interface Spent {
  day: number
  /** Rows, and when the last of them were written. */
  of: Record<string, readonly [rows: number, at: number]>
}

/** Rows each seat may have written in a day, as they are what a room costs. Whoever spent them is slowed, never the table. */
export class Budget {
  #spent: Spent = { day: 0, of: {} }

  constructor(
    readonly most: number,
    read: () => Spent | undefined,
  ) {
    this.read = () => {
      this.#spent = read() ?? this.#spent
      this.read = () => {}
    }
  }

  private read: () => void

  spentOn(now: number): Spent {
    this.read()
    const today = Math.floor(now / day)
    if (this.#spent.day !== today) this.#spent = { day: today, of: {} }
    return this.#spent
  }

  isSpent(who: string, now: number): boolean {
    return (this.spentOn(now).of[who]?.[0] ?? 0) >= this.most
  }

  may(who: string, now: number): boolean {
    return !this.isSpent(who, now) || now - (this.spentOn(now).of[who]?.[1] ?? 0) >= slowed
  }

  spend(who: string, rows: number, now: number) {
    const { of } = this.spentOn(now)
    of[who] = [(of[who]?.[0] ?? 0) + rows, now]
  }
}

const mostBuckets = 1000

/** A bucket for each. */
export class Buckets {
  readonly #of = new Map<string, Bucket>()

  constructor(
    readonly most: number,
    readonly perSecond: number,
  ) {}

  take(who: string, now: number): boolean {
    const bucket = this.#of.get(who) ?? new Bucket(this.most, this.perSecond)
    if (this.#of.size > mostBuckets) this.#of.clear()
    this.#of.set(who, bucket)
    return bucket.take(now)
  }
}
