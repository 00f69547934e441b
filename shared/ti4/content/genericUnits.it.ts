import type { WordedLike } from '../../galaxy/content/worded.ts'
import type { genericUnits } from './genericUnits.ts'

export const genericUnitsIt: WordedLike<typeof genericUnits> = {
  carrier: { name: 'Trasporto I' },
  carrier_ii: { name: 'Trasporto II' },
  cruiser: { name: 'Incrociatore I' },
  cruiser_ii: { name: 'Incrociatore II' },
  destroyer: { name: 'Torpediniera I' },
  destroyer_ii: { name: 'Torpediniera II' },
  dreadnought: { name: 'Corazzata I' },
  dreadnought_ii: { name: 'Corazzata II', ability: 'Colpo Diretto non può distruggerla.' },
  fighter: { name: 'Caccia I' },
  fighter_ii: {
    name: 'Caccia II',
    ability:
      'Si muove da solo. I Caccia oltre la capacità delle tue navi contano per la tua Riserva di Flotta.',
  },
  war_sun: {
    name: 'Sole di Guerra',
    ability: 'Toglie lo Scudo Planetario alle unità degli altri giocatori nel suo sistema.',
  },
  infantry: { name: 'Fanteria I' },
  infantry_ii: {
    name: 'Fanteria II',
    ability:
      "Quando è distrutta, tira un dado: con 6+ mettila su questa carta. All'inizio del tuo prossimo turno le unità qui tornano su un pianeta che controlli nel tuo Sistema di Origine.",
  },
  pds: { name: 'PDS I' },
  pds_ii: { name: 'PDS II', ability: 'Il suo Cannone Spaziale raggiunge anche i sistemi adiacenti.' },
  space_dock: {
    name: 'Base Spaziale I',
    ability:
      'Produce al massimo tante unità quante le risorse del suo pianeta + 2. Fino a 3 Caccia nel suo sistema non richiedono capacità.',
  },
  space_dock_ii: {
    name: 'Base Spaziale II',
    ability:
      'Produce al massimo tante unità quante le risorse del suo pianeta + 4. Fino a 3 Caccia nel suo sistema non richiedono capacità.',
  },
}
