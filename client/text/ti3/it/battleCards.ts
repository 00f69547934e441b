import type { BattleCardsWords } from '../en/battleCards.ts'

export const battleCardsIt: BattleCardsWords = {
  'ti3.ask.discloses': 'Scegli la carta che {seat} scarta.',
  'ti3.ask.readies': 'Scegli fino a {count} pianeti scaricati da riattivare.',
  'ti3.ask.restores': 'Scegli un tuo pianeta scaricato da riattivare.',
  'ti3.ask.rechecks': '{card}: scegli il dado da tirare di nuovo.',
  'ti3.ask.recheckDie': '{unit} di {seat}: {count}, serve {needs}',
  'ti3.ask.payCopy': '{card}: paga {price} influenza.',
  'ti3.ask.repeats': '{card} ripete una carta scartata: scegli quale.',
  'ti3.log.repeats': '{seat} ripete {card}.',
  'rule.ti3/22.copied.why': "Una carta che ne ripete un'altra vale come quella.",
  'ti3.log.discloses': '{seat} guarda le Carte Azione di {from}.',
  'ti3.log.repairs': '{seat} ripara tutte le navi danneggiate in {hex}.',
  'ti3.log.rechecks': '{seat} fa tirare di nuovo un dado di {from}: {unit}, serve {needs}.',
  'ti3.log.shieldsHold': 'Gli scudi di {seat} fermano fino a {count} colpi.',
  'ti3.log.directHit': 'Una nave danneggiata di {seat} va in pezzi.',
  'ti3.log.mines': '{count} {count|mina aspetta|mine aspettano} {seat} in {hex}.',
  'ti3.log.turnsNeutral': '{planet} non è più di nessuno.',
  'ti3.log.radiates': 'Le radiazioni uccidono ciò che {seat} ha sbarcato su {planet}.',
  'ti3.log.reparations': '{seat} costringe {from} a scaricare {planet}.',
}
