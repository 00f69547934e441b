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
