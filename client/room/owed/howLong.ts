const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const

/** In one unit, as people say it; nothing where it has only begun. */
export function howLong(past: number, language: string): string | undefined {
  // A day and a half are still told in hours.
  const [unit, length] = units.find(([, length]) => past >= (length === day ? 2 * day : length)) ?? []
  if (unit === undefined) return undefined
  const count = Math.floor(past / length)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
