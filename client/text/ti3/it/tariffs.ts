import type { TariffsWords } from '../en/tariffs.ts'

export const tariffsIt: TariffsWords = {
  'ti3.ask.garrison': 'Una Legge ti permette di piazzare una Forza di Terra su {planet}.',
  'ti3.ask.garrison.yes': 'Piazzala',
  'ti3.ask.garrison.no': 'Non piazzarla',
  'ti3.ask.drawInstead': "Non hai usato l'abilità secondaria: al suo posto vuoi pescare una Carta Azione?",
  'ti3.ask.drawInstead.yes': 'Pesca una carta',
  'ti3.ask.drawInstead.no': 'Non pescare',
  'ti3.ask.discardSome': 'Scegli {count} {count|Carta Azione|Carte Azione} da scartare.',
  'ti3.ask.sellBack': 'Scegli una Tecnologia che restituisci per {count} Beni di Commercio.',
  'ti3.ask.breakTruce': 'Paga {count} di influenza per porre fine alla tregua.',
  'ti3.ask.exhaustTheirs': 'Scegli il pianeta che {seat} scarica.',
  'ti3.ask.giveUpCounter': "Scegli l'area dalla quale scarti un Contatore di Comando.",
  'ti3.ask.raid': 'Una Legge ti permette di scartare un Bene di Commercio di un altro giocatore.',
  'ti3.ask.toll': 'Paga per {hex}: un Bene di Commercio, oppure scarica un pianeta.',
  'ti3.ask.placeCounters':
    'Piazza {count|il tuo nuovo Contatore di Comando|i tuoi {count} nuovi Contatori di Comando}. Tutti gli altri restano dove sono.',
  'ti3.toll.tradeGood': 'Spendi un Bene di Commercio',
  'refused.tollUnpaid': 'Non hai né un Bene di Commercio né un pianeta pronto per pagare.',

  'ti3.log.noTechnology': 'In questo round nessuno acquisisce Tecnologie.',
  'ti3.log.noTechnology.green': 'In questo round nessuno acquisisce Tecnologie verdi.',
  'ti3.log.noTechnology.yellow': 'In questo round nessuno acquisisce Tecnologie gialle.',
  'ti3.log.noTechnology.red': 'In questo round nessuno acquisisce Tecnologie rosse.',
  'ti3.log.noTechnology.blue': 'In questo round nessuno acquisisce Tecnologie blu.',
  'ti3.log.noSettling': 'In questo round nessuno atterra su un pianeta neutrale.',
  'ti3.log.sellsBack': '{seat} restituisce {technology}.',
  'ti3.log.breaksTruce': '{seat} pone fine alla tregua.',
  'ti3.log.givesUp.pool': '{seat} scarta un Contatore di Comando dal Pool di Comando.',
  'ti3.log.givesUp.strategy': "{seat} scarta un Contatore di Comando dall'Allocazione Strategica.",
  'ti3.log.losesGood': '{seat} perde un Bene di Commercio.',
  'ti3.log.toll.tradeGood': '{seat} paga un Bene di Commercio per {hex}.',
  'ti3.log.toll.planet': '{seat} scarica {planet} per {hex}.',

  'ti3.lasting.planetary_conscription': 'In questo round nessuno atterra su un pianeta neutrale.',
  'ti3.lasting.research_grant': 'In questo round nessuno acquisisce Tecnologie gialle.',
  'ti3.lasting.short_term_truce': 'La tregua comincia con il prossimo round.',
  'ti3.lasting.technology_buy_back': 'In questo round nessuno acquisisce Tecnologie.',
  'ti3.lasting.technology_tariffs': 'In questo round nessuno acquisisce Tecnologie verdi.',

  'rule.ti3/22.inForce.why': 'Una Legge vale per tutti finché è in gioco.',
}
