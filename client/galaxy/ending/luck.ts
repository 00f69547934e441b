import type { Line } from '../../../shared/protocol.ts'

const sides = 10

const needsOf = ({ about = {} }: Line) => Number(about['needs'] ?? sides + 1)

export const hitsOf = (line: Line): number => (line.dice ?? []).filter(die => die >= needsOf(line)).length

/** As many hits as these dice give on average. */
export const expectedOf = (line: Line): number =>
  (line.dice?.length ?? 0) * Math.min(1, Math.max(0, (sides + 1 - needsOf(line)) / sides))
