/** Which members were written when it was copied from the one before: who compares two looks at no others. A chain of
 *  them ends now and then, so that a state does not hold on to all its past. */
interface Version {
  readonly before: Version | undefined
  readonly wrote: ReadonlySet<string>
  readonly age: number
}
const longestPast = 64
const untold: ReadonlySet<string> = new Set()
const versionOf = new WeakMap<object, Version>()

export function noteWritten(before: object, after: object, wrote: ReadonlySet<string>) {
  let version = versionOf.get(before)
  if (!version) {
    version = { before: undefined, wrote: untold, age: 0 }
    versionOf.set(before, version)
  }
  const age = version.age + 1
  versionOf.set(after, { before: age % longestPast > 0 ? version : undefined, wrote, age })
}

/** The members in which two states of one branch can differ at all, where one was written from the other. */
export function writtenBetween(one: object, other: object): ReadonlySet<string> | undefined {
  const a = versionOf.get(one)
  const b = versionOf.get(other)
  return a && b && (a.age < b.age ? writtenSince(a, b) : writtenSince(b, a))
}

function writtenSince(early: Version, late: Version): ReadonlySet<string> | undefined {
  if (late.before === early) return late.wrote
  const written = new Set<string>()
  let step = late
  while (step.age > early.age && step.before) {
    for (const key of step.wrote) written.add(key)
    step = step.before
  }
  return step === early ? written : undefined
}
