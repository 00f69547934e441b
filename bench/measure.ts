/** The value below which a share of the sorted values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.slice().sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)
export const worstOfTwenty = (values: readonly number[]) => quantile(values, 0.95)

const patience = 10_000

/** Waits until so many clients were sent something. What came is read once all have it: eight clients in one process
 *  would else wait for each other's reading, which eight people do not. */
export class Gathering {
  #left = 0
  #isOpen = false
  #unread: (() => void)[] = []
  #done: ((at: number) => void) | undefined
  #failed: ((why: Error) => void) | undefined

  /** Resolves with the moment the last one came. */
  async all(count: number): Promise<number> {
    this.#left = count
    this.#isOpen = true
    const at = await new Promise<number>((resolve, reject) => {
      const timer = setTimeout(() => this.fail(`${this.#left} of ${count} heard nothing`), patience)
      this.#done = at => {
        clearTimeout(timer)
        resolve(at)
      }
      this.#failed = why => {
        clearTimeout(timer)
        reject(why)
      }
    })
    this.#isOpen = false
    const unread = this.#unread
    this.#unread = []
    for (const read of unread) read()
    return at
  }

  /** A message is there, and whether it is one of those waited for. */
  came(counts: boolean, read: () => void) {
    if (!this.#isOpen) return read()
    this.#unread.push(read)
    if (counts && --this.#left === 0) this.#done?.(performance.now())
  }
  fail(why: string) {
    this.#failed?.(new Error(why))
  }
}
