/** Whether what players are dealt by lot helps or hinders them more than it should. */

/** Points of all seats that had something, and their squares. */
export interface Sums {
  seats: number
  points: number
  squares: number
}

/** What is read of each batch: see `tally.ts`. */
export type Batches = Readonly<
  Record<string, { readonly sums: Record<string, Sums>; readonly points: Readonly<Record<string, number>> }>
>

/** One seat's result in a batch: its points, and what it was given. */
export interface Dealt {
  points: number
  with: readonly string[]
}

/** The name under which every seat counts. */
const anything = 'all'

export function weigh(sums: Record<string, Sums>, { points, with: given }: Dealt) {
  for (const name of [anything, ...given]) {
    const sum = sums[name] ?? { seats: 0, points: 0, squares: 0 }
    sums[name] = {
      seats: sum.seats + 1,
      points: sum.points + points,
      squares: sum.squares + points ** 2,
    }
  }
}

export interface Standing {
  name: string
  seats: number
  /** Points of all at tables of the same sizes, and how far these seats are from them on average. */
  mean: number
  difference: number
  error: number
  standsOut: boolean
}

/** More than this share of the mean, and more errors than could be by chance, stands out. */
const share = 0.15
const errors = 3

/** Each seat is measured by the mean of its own batch, as tables of different sizes do not score alike. */
export function standings(tally: Batches): Standing[] {
  const batches = Object.values(tally).flatMap(({ sums }) => {
    const all = sums[anything]
    return all ? [{ sums, mean: all.points / all.seats }] : []
  })
  const names = [...new Set(batches.flatMap(({ sums }) => Object.keys(sums)))].filter(
    each => each !== anything,
  )
  return names.map(name => {
    let [seats, expected, beyond, squares] = [0, 0, 0, 0]
    for (const { sums, mean } of batches) {
      const sum = sums[name]
      if (!sum) continue
      seats += sum.seats
      expected += sum.seats * mean
      beyond += sum.points - sum.seats * mean
      squares += sum.squares - 2 * mean * sum.points + sum.seats * mean ** 2
    }
    const mean = expected / seats
    const difference = beyond / seats
    const error = Math.sqrt(Math.max(0, squares / seats - difference ** 2) / Math.max(1, seats - 1))
    const standsOut = Math.abs(difference) > Math.max(share * Math.abs(mean), errors * error)
    return { name, seats, mean, difference, error, standsOut }
  })
}

/** A line for each, the best of its kind first, then how the points of each batch are spread. */
export function balanceOf(tally: Batches): string {
  const kindOf = ({ name }: Standing) => name.slice(0, name.lastIndexOf(' '))
  const all = standings(tally).sort(
    (a, b) => kindOf(a).localeCompare(kindOf(b)) || b.difference - a.difference,
  )
  const width = Math.max(0, ...all.map(({ name }) => name.length))
  const column = (value: number) => value.toFixed(2).padStart(8)
  const out = all.filter(({ standsOut }) => standsOut).map(({ name }) => name)
  return [
    `${''.padEnd(width)}   seats    mean  differs   error`,
    ...all.map(
      ({ name, seats, mean, difference, error, standsOut }) =>
        `${name.padEnd(width)} ${String(seats).padStart(7)}${column(mean + difference)}${column(difference)}${column(error)}${
          standsOut ? '  stands out' : ''
        }`,
    ),
    '',
    ...Object.entries(tally).flatMap(([name, { points }]) => spreadOf(name, points)),
    `stands out: ${out.join(', ') || 'nothing'}`,
    '',
  ].join('\n')
}

/** What solo results are judged by: the ranks run from 40 to 120. */
const usual = [40, 120] as const

function spreadOf(name: string, points: Readonly<Record<string, number>>): string[] {
  const results = Object.entries(points)
    .flatMap(([result, times]) => Array.from({ length: times }, () => Number(result)))
    .sort((a, b) => a - b)
  if (results.length === 0) return []
  const at = (part: number) => results[Math.floor(part * (results.length - 1))]
  const mean = results.reduce((sum, each) => sum + each, 0) / results.length
  const within = results.filter(each => each >= usual[0] && each <= usual[1]).length
  return [
    `${name}: ${results.length} seats, mean ${mean.toFixed(1)}, 10-90 % ${at(0.1)}-${at(0.9)}, from ${at(0)} to ${at(1)}, ${(
      (100 * within) / results.length
    ).toFixed(1)} % between ${usual.join(' and ')}`,
  ]
}
