import type { WordedLike } from '../../galaxy/content/worded.ts'
import type { factionUnits } from './factionUnits.ts'

export const factionUnitsIt: WordedLike<typeof factionUnits> = {
  letani_warrior: { name: 'Guerriero Letani I' },
  letani_warrior_ii: {
    name: 'Guerriero Letani II',
    ability:
      "Quando è distrutta, tira un dado: con 6+ mettila su questa carta. All'inizio del tuo prossimo turno le unità qui tornano su un pianeta che controlli nel tuo Sistema di Origine.",
  },
  floating_factory: {
    name: 'Fabbrica Fluttuante I',
    ability:
      "Sta nell'area spaziale invece che su un pianeta; si muove e si ritira come una nave. È distrutta se è sotto assedio.",
  },
  floating_factory_ii: {
    name: 'Fabbrica Fluttuante II',
    ability:
      "Sta nell'area spaziale invece che su un pianeta; si muove e si ritira come una nave. È distrutta se è sotto assedio.",
  },
  prototype_war_sun: {
    name: 'Prototipo di Sole di Guerra I',
    ability: 'Toglie lo Scudo Planetario alle unità degli altri giocatori nel suo sistema.',
  },
  prototype_war_sun_ii: {
    name: 'Prototipo di Sole di Guerra II',
    ability: 'Toglie lo Scudo Planetario alle unità degli altri giocatori nel suo sistema.',
  },
  advanced_carrier: { name: 'Trasporto Avanzato I' },
  advanced_carrier_ii: { name: 'Trasporto Avanzato II' },
  spec_ops: { name: 'Corpi Speciali I' },
  spec_ops_ii: {
    name: 'Corpi Speciali II',
    ability:
      "Quando è distrutta, tira un dado: con 5+ mettila su questa carta. All'inizio del tuo prossimo turno le unità qui tornano su un pianeta che controlli nel tuo Sistema di Origine.",
  },
  super_dreadnought: { name: 'Supercorazzata I' },
  super_dreadnought_ii: { name: 'Supercorazzata II', ability: 'Colpo Diretto non può distruggerla.' },
  hybrid_crystal_fighter: { name: 'Caccia di Cristallo Ibrido I' },
  hybrid_crystal_fighter_ii: {
    name: 'Caccia di Cristallo Ibrido II',
    ability:
      'Si muove da solo. Ogni Caccia oltre la capacità delle tue navi conta come mezza nave per la tua Riserva di Flotta.',
  },
  exotrireme: { name: 'Exotrireme I' },
  exotrireme_ii: {
    name: 'Exotrireme II',
    ability:
      'Colpo Diretto non può distruggerla. Dopo un round di combattimento spaziale, puoi distruggerla per distruggere fino a 2 navi nel suo sistema.',
  },
  strike_wing_alpha: { name: "Ala d'Assalto Alfa I" },
  strike_wing_alpha_ii: {
    name: "Ala d'Assalto Alfa II",
    ability:
      "Nel suo Sbarramento Anti-Caccia ogni 9 o 10 distrugge anche 1 Fanteria dell'avversario nell'area spaziale del sistema attivo.",
  },
  crimson_legionnaire: {
    name: 'Legionario Cremisi I',
    ability: 'Quando è distrutta, ottieni 1 Merce o converti 1 tua Merce in un Bene di Commercio.',
  },
  crimson_legionnaire_ii: {
    name: 'Legionario Cremisi II',
    ability:
      "Quando è distrutta, ottieni 1 Merce o converti 1 tua Merce in un Bene di Commercio; poi mettila su questa carta. All'inizio del tuo prossimo turno le unità qui tornano su un pianeta che controlli nel tuo Sistema di Origine.",
  },
  saturn_engine: { name: 'Motore di Saturno I' },
  saturn_engine_ii: { name: 'Motore di Saturno II' },
  hel_titan: {
    name: 'Hel-Titano I',
    ability: 'È sia una struttura sia una forza di terra. Non può essere trasportato.',
  },
  hel_titan_ii: {
    name: 'Hel-Titano II',
    ability:
      'È sia una struttura sia una forza di terra. Non può essere trasportato. Il suo Cannone Spaziale raggiunge anche i sistemi adiacenti.',
  },
  dimensional_tear: {
    name: 'Squarcio Dimensionale I',
    ability:
      'Il suo sistema è una frattura gravitazionale, per cui le tue navi non tirano. Fino a 6 Caccia al suo interno non richiedono capacità.',
  },
  dimensional_tear_ii: {
    name: 'Squarcio Dimensionale II',
    ability:
      'Il suo sistema è una frattura gravitazionale, per cui le tue navi non tirano. Fino a 12 Caccia al suo interno non richiedono capacità.',
  },
}
