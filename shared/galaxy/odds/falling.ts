import type { LossOrder } from './ranks.ts'
import { cancelled, canSustain, type Force, isLarge, type Standing, soaks, value, what } from './standing.ts'

/** Hits as they fall in a fight told blow by blow, and who comes or goes by them. */

/** Hits are taken as the side takes them, by `among` alone. */
export function takeHits(
  force: Force,
  other: Force,
  hits: number,
  among: readonly Standing[] = force.units,
  order: LossOrder = force.side.order ?? 'sustainFirst',
) {
  if (hits < 1 || among.length === 0) return
  if (order === 'cheapFirst') {
    const [least] = among
    const kind = among.filter(unit => least && value(force, unit) === value(force, least))
    const soaked = soaks(force, other, kind)
    takeHits(force, other, hits, kind, 'sustainFirst')
    const rest = among.filter(unit => !kind.includes(unit) && force.units.includes(unit))
    return takeHits(force, other, hits - soaked, rest, 'cheapFirst')
  }
  let left = hits
  for (const unit of among.toReversed()) {
    if (left < 1) return
    if (!canSustain(force, other, unit)) continue
    Object.assign(unit, { damaged: true, fresh: true })
    left -= cancelled(force)
    if (force.begun && what(force, unit).stings) lands(other, force, 1)
  }
  const damagedFirst = [...among].sort(
    (a, b) => value(force, a) - value(force, b) || Number(b.damaged) - Number(a.damaged),
  )
  lose(force, other, damagedFirst.slice(0, Math.max(0, left)))
}

export function lose(force: Force, other: Force, gone: readonly Standing[]) {
  force.units = force.units.filter(unit => !gone.includes(unit))
  if (gone.some(unit => what(force, unit).dooms)) {
    force.units = []
    other.units = []
  }
  if (!gone.some(unit => what(force, unit).mourned)) return
  come(force, force.reserve)
  force.reserve = []
}

export function come(force: Force, those: readonly Standing[]) {
  force.units = [...force.units, ...those.map(unit => ({ ...unit }))].sort((a, b) => a.is - b.is)
}

/** What is gone of a side, cargo included. */
export const worthLost = ({ all, units, joining, reserve }: Force): number => {
  const left = [...units, ...joining, ...reserve]
  return (
    all.reduce((sum, { worth }) => sum + worth, 0) -
    left.reduce((sum, { is }) => sum + (all[is]?.worth ?? 0), 0)
  )
}

/** A heap of hits: some may be called off before it is taken. */
export function lands(force: Force, other: Force, hits: number, among: readonly Standing[] = force.units) {
  if (hits < 1 || among.length === 0) return
  const off = Math.min(hits, force.wards)
  force.wards -= off
  takeHits(force, other, hits - off, among)
}

/** Fighters take of these only what other ships cannot. */
export function takeLarge(force: Force, other: Force, hits: number): number {
  const large = force.units.filter(isLarge(force))
  const first = Math.min(hits, soaks(force, other, large) + force.wards)
  lands(force, other, first, large)
  return hits - first
}

/** What is left of hits once others have taken them. */
export function screened(force: Force, hits: number): number {
  const { sound, fresh } = force.screens
  const taken = Math.min(sound, hits)
  force.screens = { ...force.screens, sound: sound - taken, fresh: fresh + taken }
  return hits - taken
}
