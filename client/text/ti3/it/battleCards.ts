import type { BattleCardsWords } from '../en/battleCards.ts'

export const battleCardsIt: BattleCardsWords = {
  'ti3.ask.slipsPast': 'Scegli il sistema con navi nemiche che la flotta di {hex} attraversa.',
  'ti3.ask.discloses': 'Scegli la carta che {seat} scarta.',
  'ti3.ask.readies': 'Scegli fino a {count} pianeti scaricati da riattivare.',
  'ti3.ask.restores': 'Scegli un tuo pianeta scaricato da riattivare.',
  'ti3.ask.rechecks': '{card}: scegli il dado da tirare di nuovo.',
  'ti3.ask.recheckDie': '{unit} di {seat}: {count}, serve {needs}',
  'ti3.ask.payCopy': 'Paga {price} influenza per {card}.',
  'ti3.log.discloses': '{seat} guarda le Carte Azione di {from}.',
  'ti3.log.repairs': '{seat} ripara tutte le navi danneggiate in {hex}.',
  'ti3.log.rechecks': '{seat} fa tirare di nuovo un dado di {from}: {unit}, serve {needs}.',
  'ti3.log.shieldsHold': 'Gli scudi di {seat} fermano fino a {count} colpi.',
  'ti3.log.directHit': 'Una nave danneggiata di {seat} va in pezzi.',
  'ti3.log.mines': '{count} {count|mina aspetta|mine aspettano} {seat} in {hex}.',
  'ti3.log.radiates': 'Le radiazioni uccidono ciò che {seat} ha sbarcato su {planet}.',
  'ti3.log.reparations': '{seat} costringe {from} a scaricare {planet}.',

  'ti3.lasting.flank_speed': 'Le navi di {seat} si muovono ora di uno in più.',
  'ti3.lasting.in_the_silence_of_space': 'Una flotta di {seat} passa ora tra navi nemiche.',
  'ti3.lasting.experimental_battlestation': 'Una Base Spaziale di {seat} spara ora come i PDS.',
  'ti3.lasting.minelayers': 'Le mine di {seat} aspettano {other} in {hex}.',
  'ti3.lasting.fighter_prototype': 'I Caccia di {seat} sparano meglio nel primo round di questa battaglia.',
  'ti3.lasting.into_the_breach':
    'Una Corazzata di {seat} prende i primi colpi, e la flotta spara meglio in questa battaglia.',
  'ti3.lasting.morale_boost': 'Le unità di {seat} sparano meglio in questo round di dadi.',
  'ti3.lasting.dug_in': '{planet} non può essere bombardato in questo round.',
}
