import type { RoundsWords } from '../en/rounds.ts'

export const roundsIt: RoundsWords = {
  'ti4.ask.pick': 'Scegli una Carta Strategia.',
  'ti4.ask.respond': 'Accade qualcosa a cui puoi reagire.',
  'ti4.ask.turn': "Tocca un sistema per attivarlo, o esegui un'altra azione.",
  'ti4.ask.discard': 'Hai {count} {count|Carta|Carte} Azione di troppo: scarta.',
  'ti4.ask.redistribute':
    'Distribuisci {count|il tuo|i tuoi} {count} {count|Segnalino|Segnalini} Comando fra le tre riserve.',
  'ti4.log.picks': '{seat} sceglie {card}.',
  'ti4.log.goodsOnCards':
    '{count} {count|carta che nessuno ha scelto riceve|carte che nessuno ha scelto ricevono} un Bene di Commercio.',
  'ti4.log.strategic': '{seat} usa la Carta Strategia {card}.',
  'ti4.log.points': '{seat} ottiene {count} {count|punto|punti} vittoria: {points} in tutto.',
  'ti4.log.objectivesEnd': 'Non resta nessun obiettivo pubblico da rivelare: vince chi ha più punti.',
  'ti4.log.revealsObjective': 'Si rivela un obiettivo pubblico: {objective}.',
  'ti4.log.draws': '{seat} pesca {count} {count|Carta|Carte} Azione.',
  'ti4.log.drawsCards': '{seat} pesca {count} {count|Carta|Carte} Azione.',
  'ti4.log.discards': '{seat} scarta {count} {count|Carta|Carte} Azione.',
  'ti4.log.reshuffled': 'Le Carte Azione scartate formano un nuovo mazzo.',
  'ti4.log.tokensReturn': 'I Segnalini Comando lasciano la mappa.',
  'ti4.log.redistributes':
    '{seat} distribuisce i segnalini: tattica {tactic}, flotta {fleet}, strategia {strategy}.',
  'ti4.log.readied': 'Carte pronte, unità riparate, Carte Strategia restituite.',
  'ti4.log.gainsCounters': '{seat} ottiene {count} {count|Segnalino|Segnalini} Comando.',

  'refused.cardUsed': 'Ogni Carta Strategia si usa una volta per round, e questa è già usata.',
  'refused.strategicFirst': 'Puoi passare solo dopo aver usato tutte le tue Carte Strategia.',

  'rule.ti4/2.4.why': 'Nessuno tiene più di sette Carte Azione, se non è detto altrimenti.',
  'rule.ti4/3.1.why': "Un'azione per turno, in ordine di iniziativa, finché tutti hanno passato.",
  'rule.ti4/84.1.why':
    'In senso orario dal Portavoce; i Beni di Commercio su una carta vanno a chi la sceglie. Il suo numero dice quando giochi.',
  'rule.ti4/81.5.why':
    'Solo ora i segnalini cambiano riserva. Le flotte più grandi della tua Riserva di Flotta perdono subito navi.',
}
