import type { Seat } from '../../engine/rules.ts'
import type { Inscription } from '../../inscription/table.ts'
import type { Watch } from '../watch.ts'
import { exchange } from './exchange.ts'
import { faultsOf } from './faults.ts'
import { everything, happened } from './happened.ts'

/** Cards nobody may see: what lies in the decks, relics in other hands, factions dealt to others. */
function hidden({ table, hands, box }: Inscription, viewer: Seat | undefined): string[] {
  const others = Object.entries(hands).filter(([seat]) => seat !== viewer)
  return [
    ...box.events,
    ...box.relics,
    ...Object.values(box.agendas).flat(),
    ...others.flatMap(([, { relics, dealt }]) => [...Object.keys(relics), ...dealt]),
  ].filter(id => id !== table.event)
}

export const watchInscription: Watch<Inscription> = {
  faults: faultsOf,
  hidden,
  exchange,
  result({ table }, winners) {
    const scores = Object.fromEntries(
      Object.entries(table.scores ?? {}).map(([seat, { total }]) => [seat, total]),
    )
    return { scores, rounds: table.round, ...(table.phase === 'over' && winners ? { end: 'throne' } : {}) }
  },
  dealt({ hands }) {
    return Object.fromEntries(
      Object.entries(hands).map(([seat, { marks }]) => [
        seat,
        [`faction ${marks.faction}`, ...Object.entries(marks.sheets).map(([kind, id]) => `${kind} ${id}`)],
      ]),
    )
  },
  /** A faction is chosen in the open, a relic played lies open. */
  shown: ({ about = {} }) => Object.values(about).map(String),
  happened,
  everything,
}
