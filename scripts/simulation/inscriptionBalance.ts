import { type SheetId, sheetIds } from '../../shared/inscription/content/assets.ts'
import { objectives } from '../../shared/inscription/content/objectives.ts'
import type { TechnologyId } from '../../shared/inscription/content/technologies.ts'
import { unitNames } from '../../shared/inscription/content/units.ts'
import { gridOf, sizeOf } from '../../shared/inscription/industry.ts'
import { technologiesOf } from '../../shared/inscription/printed.ts'
import type { Hand, Inscription } from '../../shared/inscription/table.ts'
import { builtBands, unitOfBand } from '../../shared/inscription/warfare.ts'

/** How much of what is printed is used by the end of a game. */

/** How often it was so, of how often it could have been. */
class Share {
  private times = 0
  private of = 0
  count(isSo: boolean) {
    this.of++
    if (isSo) this.times++
  }
  toString() {
    return this.of === 0 ? '–' : `${Math.round((100 * this.times) / this.of)} % of ${this.of}`
  }
}

class Mean {
  private values: number[] = []
  count(value: number) {
    this.values.push(value)
  }
  toString() {
    const { values } = this
    const mean = values.reduce((sum, each) => sum + each, 0) / values.length
    const square = values.reduce((sum, each) => sum + (each - mean) ** 2, 0)
    const error = Math.sqrt(square / values.length / Math.max(1, values.length - 1))
    return `${mean.toFixed(1)} ± ${error.toFixed(1)} (${values.length})`
  }
}

export class Balance {
  private readonly lines = new Map<string, Share | Mean>()

  private share(name: string, isSo: boolean) {
    const line = this.lines.get(name) ?? new Share()
    this.lines.set(name, line)
    if (line instanceof Share) line.count(isSo)
  }
  private mean(name: string, value: number) {
    const line = this.lines.get(name) ?? new Mean()
    this.lines.set(name, line)
    if (line instanceof Mean) line.count(value)
  }

  count({ table, hands }: Inscription, planOf: (seat: string) => string) {
    for (const sheet of sheetIds) {
      const open = table.objectives[sheet]
      if (!open) continue
      const name = `2 objective, games: ${sheet}, ${objectives[open.id].name}`
      this.share(
        name,
        table.order.some(seat => open.by[seat] !== undefined),
      )
      for (const seat of table.order)
        this.share(name.replace('2 objective, games', '3 objective, seats'), open.by[seat] !== undefined)
    }
    for (const [seat, hand] of Object.entries(hands)) {
      this.mean(`1 points: ${planOf(seat)}`, table.scores?.[seat]?.total ?? 0)
      if (planOf(seat) === 'all four') this.countHand(hand)
    }
  }

  private countHand({ marks }: Hand) {
    const built = builtBands(marks).map(unitOfBand)
    for (const unit of unitNames)
      if (unit !== 'infantry') this.share(`4 seats that built: ${unit}`, built.includes(unit))
    for (const sheet of sheetIds)
      for (const id of technologiesOf(marks, sheet as SheetId))
        this.share(`5 seats that unlocked: ${id}`, marks.technologies[id as TechnologyId]?.unlocked === true)
    const { cells, tradeGoods, votes } = marks.industry
    const dotted = Object.keys(cells).some(id => gridOf(marks)[id]?.tag !== undefined)
    this.share('6 seats that scrapped a dotted X', dotted)
    this.share('7 seats at the end of their trade goods', tradeGoods.claimed >= sizeOf(tradeGoods))
    this.share('7 seats at the end of their votes', votes.claimed >= sizeOf(votes))
  }

  /** A row for each, in the order of their names. */
  table(): string {
    const names = [...this.lines.keys()].sort()
    return names.map(name => `| ${name.slice(2)} | ${this.lines.get(name)} |\n`).join('')
  }
}
