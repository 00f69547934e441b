import { Draft } from '../../engine/draft.ts'
import type { AgendaId } from '../../inscription/content/agendas.ts'
import { commodities, type SheetId, sheetIds } from '../../inscription/content/assets.ts'
import { unlockedPlanets } from '../../inscription/expansion.ts'
import { tradeGoodIcons } from '../../inscription/industry.ts'
import { assetOfSystem, claimableSystems, explorable } from '../../inscription/navigation.ts'
import { type BurdenChoice, burdenOf, type Result } from '../../inscription/rules/burdens.ts'
import { addPopulation, fillRow } from '../../inscription/rules/industry.ts'
import type { Hand, Marks, Table } from '../../inscription/table.ts'
import { evaluate } from './evaluate.ts'
import { assetWorth, gameLeft } from './worth.ts'

/** What an outcome of the council is worth to a player: burdens by what is lost at the best choice, gifts by what they
 *  bring, or a guess where that depends on what is marked with them. */

/** What a resource and a marked node of the war grid usually bring. */
const resource = 0.8
const node = 0.7

/** What a player's sheets are worth after a change, beside what they are worth now. */
function after(table: Table, seat: string, hand: Hand, change: (marks: Marks) => void): number {
  const draft = new Draft(hand)
  change(draft.handle.marks)
  return evaluate(table, seat, draft.commit()) - evaluate(table, seat, hand)
}

/** What is lost least by. */
export function lightest(
  table: Table,
  seat: string,
  hand: Hand,
  { does }: BurdenChoice,
  among: readonly string[],
): { id: string; worth: number } | undefined {
  let best: { id: string; worth: number } | undefined
  for (const id of among) {
    const worth = after(table, seat, hand, marks => does(marks, id))
    if (!best || worth > best.worth) best = { id, worth }
  }
  return best
}

function burdenWorth(
  table: Table,
  seat: string,
  hand: Hand,
  card: AgendaId,
  result: Result,
): number | undefined {
  const { plain, choice } = burdenOf(hand.marks.edition, card, result) ?? {}
  if (plain) {
    let takes = false
    const worth = after(table, seat, hand, marks => {
      takes = plain(marks)
    })
    if (takes) return worth
  }
  if (!choice) return plain ? 0 : undefined
  const best = lightest(table, seat, hand, choice, choice.among(hand.marks))
  return best ? best.worth : after(table, seat, hand, marks => choice.otherwise?.(marks))
}

export function outcomeWorth(table: Table, seat: string, hand: Hand, card: AgendaId, result: Result): number {
  return burdenWorth(table, seat, hand, card, result) ?? giftWorth(table, seat, hand, `${card} ${result}`)
}

function giftWorth(table: Table, seat: string, hand: Hand, outcome: string): number {
  const { marks } = hand
  const left = gameLeft(table)
  const gain = (change: (marks: Marks) => void) => after(table, seat, hand, change)
  const tradeGood = assetWorth('tg:1', left)
  switch (outcome) {
    case 'homestead_relief pass':
      return gain(addPopulation)
    case 'homestead_relief fail':
      return unlockedPlanets(marks).length > 0 ? 2 * resource : tradeGood
    case 'trade_fleet_subsidization pass':
      return Math.max(...commodities.map(each => gain(marks => fillRow(marks, each, 1))))
    case 'trade_fleet_subsidization fail':
      return tradeGood
    case 'corporate_tax_breaks pass':
      return Math.max(1, Math.ceil(tradeGoodIcons(marks) / 2)) * tradeGood
    case 'corporate_tax_breaks fail':
      return 3 * resource
    case 'automated_worker_ban fail':
      return -focusDice(marks) * resource
    case 'hyperlane_security pass':
      return Math.min(2, explorable(marks).length) * resource
    case 'hyperlane_security fail':
      return Math.max(
        0,
        ...claimableSystems(marks)
          .filter(system => system !== 'MR')
          .map(system => assetWorth(assetOfSystem(marks, system), left)),
      )
    case 'earmarked_spending pass':
      return 2 * tradeGood
    case 'earmarked_spending fail':
      return 2 * resource
    case 'wartime_preparations pass':
      return 3 * node
    case 'wartime_preparations fail':
      return 2 * node
    default:
      return 0
  }
}

/** On the sheet that has most of them. */
const focusDice = ({ focus }: Marks): number =>
  Math.max(...sheetIds.map((sheet: SheetId) => Object.keys(focus[sheet]).length))
