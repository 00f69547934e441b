import { asked } from '../../room/beforeMe.ts'
import type { Lesson } from '../../room/guide/lesson.ts'
import { say } from '../../text/text.ts'
import { edition } from '../edition.ts'
import { reads } from '../reads.ts'
import { galaxyTable, mySheet } from '../table.ts'

/** What a first game of a galaxy teaches, in the order in which it matters. */

const ask = () => asked.value
const isAsked = (...names: readonly string[]) => names.includes(ask()?.text.split('.').at(-1) ?? '')
const hasShape = (shape: string) => ask()?.options.shape === shape
const round = () => galaxyTable.value?.round ?? 0

const dock = () => '.dock'
const board = () => '.galaxy'
/** On a phone it lies behind the first tab. */
const realm = () => '.panel.mine .realm-head, .tabs > button:first-child'
const others = () => '.panel.others .players, .tabs > button:nth-child(2)'
const log = () => '.panel.others .log, .tabs > button:nth-child(3)'

const lesson = (id: string, at: () => string, matters: () => boolean): Lesson => ({
  id,
  at,
  matters,
  says: () => say(`${edition.id}.lesson.${id}`),
})

export const lessons: readonly Lesson[] = [
  lesson('lay', dock, () => hasShape('lay')),
  lesson('station', dock, () => hasShape('station')),
  lesson('pick', dock, () => isAsked('pick')),
  lesson('objectives', realm, () => round() > 0 && (hasShape('turn') || isAsked('pick'))),
  lesson('turn', board, () => hasShape('turn')),
  lesson('ways', dock, () => hasShape('turn')),
  lesson('hold', board, () => hasShape('turn')),
  lesson('move', dock, () => hasShape('move')),
  lesson('land', dock, () => hasShape('land')),
  lesson(
    'battle',
    () => '.scene',
    () => galaxyTable.value?.battle !== undefined,
  ),
  lesson('casualties', dock, () => hasShape('casualties')),
  lesson('produce', dock, () => hasShape('produce')),
  lesson('pay', dock, () => hasShape('pay')),
  lesson('secondary', dock, () => ask()?.rule === reads.secondaryRule),
  lesson('respond', dock, () => ask()?.window !== undefined),
  lesson('research', dock, () => isAsked('research', 'technology', 'startingTechnology')),
  lesson('vote', dock, () => isAsked('vote')),
  lesson('score', dock, () => isAsked('claim', 'score', 'scorePublic')),
  lesson('share', dock, () => isAsked('redistribute')),
  lesson('deals', others, () => hasShape('turn') && round() >= 2),
  lesson('log', log, () => hasShape('turn') && round() >= 2),
  lesson(
    'pass',
    dock,
    () => hasShape('turn') && round() >= 1 && mySheet.value?.passed === undefined && mayPass(),
  ),
]

const mayPass = () => (ask()?.options as { pass?: unknown } | undefined)?.pass === true
