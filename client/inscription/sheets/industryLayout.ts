import type { Space } from '../../../shared/inscription/printed.ts'

/** Hexes stand on a point, seven and six in turn, sixty wide. */
const width = 60
const radius = width / Math.sqrt(3)
const margin = 5

export const industryBox = { width: 7 * width + 2 * margin, height: 11 * radius + 2 * margin }

export const spaceAt = ({ r, q }: Pick<Space, 'r' | 'q'>) => ({
  x: margin + width * (q + (r % 2 === 0 ? 0.5 : 1)),
  y: margin + radius * (1 + r * 1.5),
})

/** A hex a little smaller than its place, so that neighbours show a gap. */
export function hexAround(x: number, y: number, size = radius - 1.8): string {
  const corners = [0, 1, 2, 3, 4, 5].map(i => {
    const angle = (Math.PI / 3) * i - Math.PI / 2
    return `${(x + Math.cos(angle) * size).toFixed(1)},${(y + Math.sin(angle) * size).toFixed(1)}`
  })
  return corners.join(' ')
}

/** Corners where no space is, for they show as gaps. */
export function voids(spaces: Readonly<Record<string, Space>>): { r: number; q: number }[] {
  const rows = [0, 1, 2, 3, 4, 5, 6]
  return rows.flatMap(r =>
    Array.from({ length: r % 2 === 0 ? 7 : 6 }, (_, q) => ({ r, q })).filter(
      ({ r, q }) => !spaces[`r${r}q${q}`],
    ),
  )
}
