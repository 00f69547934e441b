import { left } from '../../../shared/inscription/industry.ts'
import { claimableSystems } from '../../../shared/inscription/navigation.ts'
import { heldAssets } from '../../../shared/inscription/payable.ts'
import type { MarkOptions } from '../../../shared/inscription/shapes/mark.ts'
import type { Hand, Table } from '../../../shared/inscription/table.ts'
import type { Asked } from '../../room/asked.ts'
import { asked } from '../../room/beforeMe.ts'
import type { Lesson } from '../../room/guide/lesson.ts'
import { say } from '../../text/text.ts'
import { choosing } from '../marking.ts'
import { isMine, theHand, theTable } from '../table.ts'

interface Seen {
  readonly table: Table
  readonly hand: Hand
  readonly ask: Asked
}

interface Taught {
  readonly id: string
  /** What it points at: something marked `data-lesson`, or anything else on the screen. */
  readonly at: string | ((seen: Seen) => string)
  matters(seen: Seen): boolean
}

const lesson = (part: string) => `[data-lesson="${part}"]`
/** On a phone it lies behind the first tab. */
const inRealm = (part: string) => `${lesson(part)}, .tabs > button:first-child`
const isMark = ({ ask }: Seen) => ask.options.shape === 'mark'
const isOn = (sheet: string) => (seen: Seen) => isMark(seen) && seen.hand.turn.active[0] === sheet
const mayPutDown = ({ ask }: Seen) => isMark({ ask } as Seen) && (ask.options as MarkOptions).down === true

/** In the order in which they matter; the first that does and was not read is shown. */
const taught: readonly Taught[] = [
  { id: 'faction', at: lesson('faction'), matters: ({ ask }) => ask.text === 'inscription.ask.faction' },
  { id: 'sheet', at: lesson('sheet'), matters: ({ ask }) => ask.text === 'inscription.ask.sheet' },
  { id: 'deploy', at: '[data-sheet="warfare"]', matters: ({ ask }) => ask.options.shape === 'deploy' },
  { id: 'vote', at: lesson('vote'), matters: ({ ask }) => ask.options.shape === 'ballot' },
  { id: 'tray', at: '.ins-due', matters: seen => isMark(seen) && !mayPutDown(seen) },
  { id: 'explore', at: '[data-sheet="navigation"]', matters: isOn('navigation') },
  { id: 'expansion', at: '[data-sheet="expansion"]', matters: isOn('expansion') },
  { id: 'industry', at: '[data-sheet="industry"]', matters: isOn('industry') },
  { id: 'warfare', at: '[data-sheet="warfare"]', matters: isOn('warfare') },
  { id: 'dice', at: lesson('dice'), matters: seen => isMark(seen) && seen.table.phase === 'diceResources' },
  {
    id: 'claim',
    at: ({ hand }) => `[data-sheet="navigation"] [data-place="${claimableSystems(hand.marks)[0]}"]`,
    matters: seen =>
      isOn('navigation')(seen) &&
      claimableSystems(seen.hand.marks).length > 0 &&
      (seen.hand.turn.spending.at(-1)?.resources?.I ?? 0) > 0,
  },
  {
    id: 'planet',
    at: '.ins-saved',
    matters: seen => isMark(seen) && heldAssets(seen.hand.marks).has('planet'),
  },
  { id: 'down', at: lesson('down'), matters: mayPutDown },
  {
    id: 'goods',
    at: '.ins-saved',
    matters: seen => isMark(seen) && left(seen.hand.marks.industry.tradeGoods) > 0,
  },
  { id: 'objectives', at: inRealm('objectives'), matters: seen => isMark(seen) && seen.table.round >= 2 },
  { id: 'war', at: inRealm('war'), matters: seen => isMark(seen) && seen.table.round >= 4 },
]

/** Nothing is taught while something is chosen, or about the sheets of others. */
function seenNow(): Seen | undefined {
  const table = theTable.value
  const hand = theHand.value
  const ask = asked.value
  return table && hand && ask && isMine.value && !choosing.value ? { table, hand, ask } : undefined
}

export const lessons: readonly Lesson[] = taught.map(({ id, at, matters }) => ({
  id,
  at() {
    const seen = seenNow()
    return typeof at === 'string' ? at : seen ? at(seen) : '.ins-board'
  },
  matters() {
    const seen = seenNow()
    return seen !== undefined && matters(seen)
  },
  says: () => say(`inscription.guide.${id}`),
}))
