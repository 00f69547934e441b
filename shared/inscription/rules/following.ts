import { type Flow, inHand } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { triggers } from '../abilities.ts'
import {
  type AssetCode,
  amountOf,
  type Commodity,
  isSaved,
  type SheetId,
  type Side,
} from '../content/assets.ts'
import type { Moment } from '../content/effects.ts'
import { type Technology, type TechnologyId, technologies } from '../content/technologies.ts'
import { fill } from '../industry.ts'
import type { Hand, Inscription, Table, Turn } from '../table.ts'
import { deploy } from './deploying.ts'
import { type Cause, carryOut } from './effects.ts'
import { resolveFactionAsset } from './factions.ts'
import type { Happening } from './happenings.ts'
import { addCouncilor, addPopulation, fillRow } from './industry.ts'
import { drawRelic } from './relics.ts'
import { spend } from './spending.ts'

/** Resolves what a mark brought, one after the other and each to its end. */
export function* follow(table: Table, seat: Seat, happenings: readonly Happening[]): Flow {
  for (const happening of happenings)
    switch (happening.is) {
      case 'asset':
        yield* claimAsset(table, seat, happening.asset, happening.sheet, happening.at)
        break
      case 'deploy':
        yield* deploy(table, seat, happening.unit)
        break
      case 'moment':
        yield* moment(table, seat, happening.on, happening)
        break
      case 'ability':
        yield* carryOut(table, seat, happening.effects, { by: happening.by })
        break
      case 'spending':
        yield* spend(table, seat, happening.spending)
        break
    }
}

/** Claims an asset: a saved one is kept until it is spent, any other takes effect now. */
export function* claimAsset(table: Table, seat: Seat, asset: AssetCode, sheet: SheetId, at: string): Flow {
  yield* inHand<Inscription>(seat, hand => take(hand, asset, sheet, at))
  if (asset === 'relic') yield* drawRelic(table, seat, at)
  if (asset === 'faction') yield* resolveFactionAsset(table, seat)
  yield* moment(table, seat, 'claimAsset', { asset, sheet })
}

function take({ marks, turn }: Hand, asset: AssetCode, sheet: SheetId, at: string) {
  if (isSaved(asset)) {
    marks.assets[`${sheet}:${at}`] = { asset }
    return
  }
  const [kind, which] = asset.split(':')
  switch (kind) {
    case 'tg':
      turn.gained += fill(marks.industry.tradeGoods, amountOf(asset))
      break
    case 'vote':
      fill(marks.industry.votes, amountOf(asset))
      break
    case 'com':
      fillRow(marks, which as Commodity, amountOf(asset))
      break
    case 'councilor':
      addCouncilor(marks)
      break
    case 'population':
      addPopulation(marks)
      break
    case 'neighbor':
      marks.warfare.neighbours[which as Side]++
      break
  }
}

/** Lets the faction and technologies of a player answer to something. */
export function* moment(table: Table, seat: Seat, on: Moment, about: Omit<Cause, 'by'> = {}): Flow {
  const held = yield* inHand<Inscription, ReturnType<typeof triggers>>(seat, ({ marks, turn }) => {
    // The first time in a round is the first also for a technology that is unlocked only after it.
    const isFirst = !turn.used[on]
    if (on === 'claimCommodityHere') turn.used[on] = true
    return triggers(marks, on).filter(({ by, effect }) => {
      if (!isAwake(by, turn)) return false
      if (effect.unit && effect.unit !== about.unit) return false
      if (effect.asset && effect.asset !== about.asset) return false
      if (effect.sheet && effect.sheet !== about.sheet) return false
      if (effect.if && wasActive(table, seat, about.sheet)) return false
      if (!effect.limit) return true
      if (effect.limit === 'oncePerActive') return isFirst
      const use = `${by}/${on}${effect.limit === 'oncePerSide' ? about.side : ''}`
      if (turn.used[use]) return false
      turn.used[use] = true
      return true
    })
  })
  for (const { by, effect } of held) yield* carryOut(table, seat, effect.do, { ...about, by })
}

/** A technology with a Per Active heading answers only in rounds in which its sheet is active. */
function isAwake(by: string, { active }: Turn): boolean {
  const technology: Technology | undefined = technologies[by as TechnologyId]
  return !technology?.perActive || active.includes(technology.sheet)
}

const wasActive = ({ players }: Table, seat: Seat, sheet: SheetId | undefined): boolean =>
  sheet !== undefined && (sheet === players[seat]?.before || sheet === players[seat]?.beforeToo)
