import type { RoundsWords } from '../en/rounds.ts'

export const roundsIt: RoundsWords = {
  'ti3.ask.pick': 'Scegli una Carta Strategia.',
  'ti3.ask.bonus': 'Scambia un Contatore di Bonus: sulla tua carta ne {count|resta|restano} {count}.',
  'ti3.ask.turn': 'Tocca il sistema da attivare, o scegli un’altra azione.',
  'ti3.ask.secondTactical': 'Attiva un altro sistema o termina il turno.',
  'ti3.ask.claim': 'Rivendica ciò che hai raggiunto: un Obiettivo Pubblico e quello Segreto.',
  'ti3.ask.mistaken': 'Il tuo Obiettivo Segreto non è raggiunto. Mostrarlo a tutti e perderlo per sempre?',
  'ti3.ask.spendResourcesFor': '{card}: spendi ora {count} risorse.',
  'ti3.ask.spendInfluenceFor': '{card}: spendi ora {count} di influenza.',
  'ti3.ask.discard': 'La tua mano supera le {count} Carte Azione: scartane una.',
  'ti3.ask.redistribute':
    'Distribuisci {count|il tuo|i tuoi} {count} {count|Contatore|Contatori} di Comando fra le tre aree.',

  'galaxy.turn.done': 'Termina il turno',
  'ti3.claim.secret': 'Rivela il mio Obiettivo Segreto: {card}',
  'ti3.claim.mistaken': 'Rinuncia al mio Obiettivo Segreto, che non è raggiunto',
  'ti3.claim.done': 'Non rivendicare altro',
  'ti3.claim.keep': 'Tienilo segreto',
  'ti3.claim.lose': 'Mostralo e perdilo',
  'ti3.redistribute.inTurn': "Uno dopo l'altro, in ordine di gioco",
  'ti3.log.picks': '{seat} sceglie {card}.',
  'ti3.ask.whoIsFirst': "Due giocatori verrebbero insieme: di' chi è il primo.",
  'ti3.log.isFirst': '{seat} viene per primo.',
  'ti3.log.exchangesPick': '{seat} scambia una Carta Strategia: ora ha {card}.',
  'ti3.log.speaker': '{seat} prende il Gettone del Portavoce.',
  'ti3.log.points': '{seat} ottiene {count} {count|Punto|Punti} Vittoria.',
  'ti3.log.line':
    'Gli Obiettivi Pubblici giacciono scoperti in fila: {count} {count|carta|carte}, poi Imperium Rex.',
  'ti3.log.token': 'Il Gettone di Turno si sposta su {card}.',
  'ti3.log.lastObjective': 'L’ultimo obiettivo è stato rivelato in questo round: vince chi è in testa.',
  'ti3.log.spendsResources': '{seat} spende {count} risorse per questo.',
  'ti3.log.spendsInfluence': '{seat} spende {count} di influenza per questo.',
  'ti3.log.refreshed':
    'Le navi sono riparate, i Contatori di Comando lasciano la mappa, i pianeti tornano pronti.',
  'ti3.log.redistributes':
    '{seat} distribuisce i contatori: strategia {strategy}, Pool di Comando {pool}, flotta {fleet}.',
  'ti3.log.inOrderOfPlay': '{seat} chiede che i contatori siano distribuiti in ordine di gioco.',
  'ti3.log.drawsCards': '{seat} pesca {count} {count|Carta|Carte} Azione.',
  'ti3.log.discards': '{seat} scarta {card}.',
  'ti3.log.reshuffled': 'Le Carte Azione scartate sono mescolate in un nuovo mazzo.',

  'refused.cardUsed': 'Ogni Azione Strategica si esegue una volta per round, e questa è già stata eseguita.',
  'refused.noStrategicAction': "Questa carta non ha un'Azione Strategica: ha effetto da quando l'hai scelta.",
  'refused.strategicFirst':
    'Puoi passare solo dopo aver eseguito le Azioni Strategiche di tutte le tue carte.',

  'rule.ti3/9.pick.why':
    'In senso orario dal Portavoce, ognuno prende una carta libera; chi aveva Iniziativa nel round precedente non può riprenderla.',
  'rule.ti3/9.bonus.why':
    'Ogni Contatore di Bonus diventa un Bene di Commercio o un Contatore di Comando, a tua scelta.',
  'rule.ti3/10.action.why': "Un'azione per turno, in ordine di gioco, finché tutti non hanno passato.",
  'rule.ti3/10.once.why':
    'Dopo la sua azione la Carta Strategia viene girata e riposa fino al round successivo.',
  'rule.ti3/11.sameNumber.why': 'Tra giocatori con lo stesso numero il Portavoce dice chi è il primo.',
  'rule.ti3/10.initiative.why': 'Chi ha Iniziativa non deve per essa alcuna Azione Strategica.',
  'rule.ti3/12.pass.why':
    'Chi ha passato non esegue altre azioni in questo round, ma può ancora usare le abilità secondarie.',
  'rule.ti3/14.claim.why':
    'Un Obiettivo Pubblico e quello Segreto per round, e solo finché controlli tutto il tuo Sistema Nativo.',
  'rule.ti3/14.redistribute.why':
    'Solo ora i contatori cambiano area. Le flotte più grandi dei tuoi Rifornimenti alla Flotta perdono subito navi.',
  'rule.ti3/22.handLimit.why':
    "Nessuno tiene più di sette Carte Azione, salvo che una carta o un'abilità dica altrimenti: le altre si scartano subito.",
  'rule.ti3/26.spend.why':
    'Si paga ora, con pianeti pronti e Beni di Commercio; ciò che si spende in più va perso.',
  'rule.ti3/26.forfeit.why':
    'Un Obiettivo Segreto mostrato senza averlo raggiunto torna nella scatola per sempre.',
}
