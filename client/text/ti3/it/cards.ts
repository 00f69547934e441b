import type { CardsWords } from '../en/cards.ts'

export const cardsIt: CardsWords = {
  'ti3.ask.agreementOf': '{seat} e {partner}',
  'ti3.ask.exhaustHalf': 'I criminali colpiscono: scarica {count} dei tuoi pianeti pronti.',
  'ti3.ask.barePlanets':
    'Scegli {count} {count|pianeta|pianeti} senza Forze di Terra che ne {count|riceve|ricevono} una.',

  'ti3.log.robbed': 'I corsari portano via a {seat} {count} {count|Bene|Beni} di Commercio.',
  'ti3.log.exhausts': '{seat} scarica {count} {count|pianeta|pianeti}.',
  'ti3.log.exhausted': '{planet} è scaricato.',
  'ti3.log.losesCounter': '{seat} perde un Contatore di Comando dal Pool di Comando.',
  'ti3.log.counterLeaves': 'Il Contatore di Comando di {seat} lascia {hex}.',
  'ti3.log.immune': 'Solo {seat} può attivare {hex} in questo round.',
  'ti3.log.steals': '{seat} prende {count} {count|Carta|Carte} Azione a {from}.',
  'ti3.log.stolen': 'Dalla mano di {from}: {card}.',
  'ti3.log.armistice': '{seat} non può sbarcare su {planet} in questo round.',
  'ti3.log.placesOn': '{seat} piazza {count} × {unit} su {planet}.',
  'ti3.log.plague': 'La peste uccide {count} {count|Forza|Forze} di Terra su {planet}.',
  'ti3.log.plague.none': 'La peste non uccide nessuno su {planet}.',
  'ti3.log.cardReturns': '{seat} riprende in mano {card}.',
  'ti3.log.annexes': '{planet} si unisce a {seat} di sua volontà.',
  'ti3.log.shipArrives': 'In {hex} arriva per {seat}: {unit}.',
  'ti3.log.luckyShot': 'Un tiro di {seat} va a segno in {hex}: {unit}.',
  'ti3.log.warFooting': '{seat} rifornisce due navi in più in {hex} in questo round.',
  'ti3.log.movesDock': '{seat} sposta una Base Spaziale da {from} a {planet}.',
  'ti3.log.transports': '{seat} porta {count} {count|Forza|Forze} di Terra da {from} a {planet}.',
  'ti3.log.dockStands': 'La Base Spaziale di {seat} su {planet} non costruisce nulla in questo round.',

  'ti3.lasting.armistice': '{other} non può sbarcare su {planet} in questo round.',
  'ti3.lasting.diplomatic_immunity': 'Solo {seat} può attivare {hex} in questo round.',
  'ti3.lasting.war_footing': '{seat} rifornisce due navi in più in {hex} in questo round.',
  'ti3.lasting.spacedock_accident': 'Una Base Spaziale di {other} non costruisce nulla in questo round.',

  'rule.ti3/22.struck.why': 'Chi è colpito da una carta decide a che cosa rinuncia.',
}
