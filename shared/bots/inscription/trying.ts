import { behind, Draft } from '../../engine/draft.ts'
import { has } from '../../inscription/abilities.ts'
import {
  type AssetCode,
  amountOf,
  type Commodity,
  isSaved,
  type Side,
} from '../../inscription/content/assets.ts'
import type { UnitName } from '../../inscription/content/effects.ts'
import { fill } from '../../inscription/industry.ts'
import type { Happening } from '../../inscription/rules/happenings.ts'
import { addCouncilor, addPopulation, fillRow } from '../../inscription/rules/industry.ts'
import { makeMark, type RealMark } from '../../inscription/rules/marks.ts'
import { drawUnit } from '../../inscription/rules/warfare.ts'
import type { Hand, Marks, Table } from '../../inscription/table.ts'
import { eachPlacement } from '../../inscription/warfare.ts'
import { evaluate } from './evaluate.ts'

/** Thinking a mark through on a copy of one's own hand. */

export interface Tried {
  readonly mark: RealMark
  readonly hand: Hand
  readonly worth: number
}

export function tryMark(table: Table, seat: string, hand: Hand, mark: RealMark): Tried {
  const draft = new Draft(hand)
  let extra = 0
  const happenings = makeMark(draft.handle, mark)
  for (const happening of happenings) extra += foresee(draft.handle, happening)
  const after = draft.commit()
  return { mark, hand: after, worth: evaluate(table, seat, after) + extra }
}

/** What a mark brings, as far as it needs no choice; for the rest a guess. */
function foresee(hand: Hand, happening: Happening): number {
  switch (happening.is) {
    case 'asset':
      return gain(hand, happening.asset, `${happening.sheet}:${happening.at}`)
    case 'deploy': {
      const first = firstPlacement(behind(hand.marks), happening.unit)
      if (first) for (const each of drawUnit(hand.marks, happening.unit, first)) foresee(hand, each)
      return 0
    }
    case 'ability':
      return 1.5
    case 'spending':
      return 1.2 * Object.values(happening.spending.resources ?? {}).reduce((sum, each) => sum + each, 0)
    default:
      return 0
  }
}

const firstOnes = new WeakMap<object, Map<string, string | undefined>>()

/** The same marks on the grid leave the same room, and thinking tries many that leave it alone. */
function firstPlacement(marks: Marks, unit: UnitName): string | undefined {
  const { units, line } = marks.warfare
  const known = firstOnes.get(units) ?? new Map<string, string | undefined>()
  firstOnes.set(units, known)
  const name = `${unit} ${line} ${has(marks, 'deployOverAnomalies')}`
  if (!known.has(name)) known.set(name, eachPlacement(marks, unit).next().value)
  return known.get(name)
}

function gain({ marks }: Hand, asset: AssetCode, at: string): number {
  if (isSaved(asset)) {
    marks.assets[at] = { asset }
    return 0
  }
  const [kind, which] = asset.split(':')
  if (kind === 'tg') fill(marks.industry.tradeGoods, amountOf(asset))
  else if (kind === 'vote') fill(marks.industry.votes, amountOf(asset))
  else if (kind === 'com') fillRow(marks, which as Commodity, amountOf(asset))
  else if (kind === 'councilor') addCouncilor(marks)
  else if (kind === 'population') addPopulation(marks)
  else if (kind === 'neighbor') marks.warfare.neighbours[which as Side]++
  else if (kind === 'faction') return 2.2
  else if (kind === 'relic') return 5
  return 0
}
