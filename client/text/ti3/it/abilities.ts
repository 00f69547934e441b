import type { AbilitiesWords } from '../en/abilities.ts'

export const abilitiesIt: AbilitiesWords = {
  'ti3.ask.earlyRetreat': 'La tua flotta in {hex} è attaccata: vuoi sottrarti prima che si spari?',
  'ti3.ask.earlyRetreat.to': 'Sottraiti verso {hex}',
  'ti3.ask.earlyRetreatNo': 'Resta e combatti',
  'ti3.ask.munitionsShips': 'Spendi {count} Beni di Commercio per +1 a tutte le tue navi in questo round',
  'ti3.ask.munitionsTroops':
    'Spendi {count} Beni di Commercio per +2 a tutte le tue Forze di Terra in questo round',
  'ti3.ask.pillage': 'Prendi un Bene di Commercio a {count} giocatori al massimo.',
  'ti3.ask.spy': 'Scegli di chi guardare le Carte Azione.',
  'ti3.ask.quash': "Spendi un contatore dall'Allocazione Strategica per annullare {card}",
  'ti3.ask.bacteria':
    'Invece di bombardare, uccidi tutte le Forze di Terra nemiche su {planet}? Perdi anche le tue Carte Azione.',
  'ti3.ask.bacteriaYes': "Libera l'arma",
  'ti3.ask.bacteriaNo': "Non usare l'arma",
  'ti3.ask.regrow':
    'Scegli dove {count|torna la tua Forza di Terra|tornano le tue Forze di Terra} ({count}).',
  'ti3.ask.drop': 'Scegli un tuo pianeta per {count} Forze di Terra.',
  'ti3.ask.beamFrom': 'Scegli il pianeta che le tue Forze di Terra lasciano.',
  'ti3.ask.beamTo': 'Scegli il pianeta dove vanno.',
  'ti3.ask.beamCount': 'Scegli quante vanno su {planet}.',
  'ti3.ask.beamSome': '{count}',
  'ti3.ask.reroll': 'Serve {needs}. Scegli i dadi da tirare di nuovo, un contatore ciascuno; ne hai {count}.',
  'ti3.ask.rerollDie': 'dado: {count}',
  'ti3.ask.tradeGives': 'Scegli le Carte Azione che offri a {seat}.',
  'ti3.ask.tradeReturns': 'Scegli le Carte Azione che dai in cambio a {seat}.',
  'ti3.ask.tradeAgrees':
    '{seat} ti offre {count} {count|Carta Azione|Carte Azione}; il diario dice quali. Accetti?',
  'ti3.ask.tradeYes': 'Accetta',
  'ti3.ask.tradeNo': 'Rifiuta',

  'ti3.ask.respondActivated': '{seat} attiva {hex}. Puoi reagire.',
  'ti3.ask.respond': 'Accade qualcosa a cui puoi reagire.',
  'ti3.ask.playStrategyPhase': 'Inizia la Fase Strategica: vuoi intervenire?',
  'ti3.ask.playBeforeFirstPick': 'Nessuno ha ancora scelto: vuoi intervenire?',
  'ti3.ask.playAfterPick': '{seat} ha scelto {card}: vuoi intervenire?',
  'ti3.ask.playAfterAllPicks': 'Tutti hanno scelto: vuoi intervenire?',
  'ti3.ask.playStatusPhase': 'Finisce la Fase di Status: vuoi intervenire?',
  'ti3.ask.playAfterPrimary': '{seat} ha usato {card}: vuoi intervenire?',
  'ti3.ask.playAfterPoliticalPrimary': '{seat} ha usato la Strategia Politica: vuoi intervenire?',
  'ti3.ask.playAfterTechnologyPrimary': 'Hai usato la Strategia Tecnologica: vuoi intervenire?',
  'ti3.ask.playAfterTradeSecondary': '{seat} ha riscosso i suoi commerci: vuoi intervenire?',
  'ti3.ask.playBeforePoliticalDraw': 'Sta per essere pescata una Carta Politica: vuoi intervenire?',
  'ti3.ask.playAfterPoliticalRead': 'È stata letta una Carta Politica: vuoi intervenire?',
  'ti3.ask.playBeforeVote': 'Stai per votare: vuoi intervenire?',
  'ti3.ask.playAfterVote': '{seat} ha votato: vuoi intervenire?',
  'ti3.ask.playAfterCard': '{seat} gioca {card}: vuoi annullarla?',
  'ti3.ask.playAfterCard.planet': '{seat} gioca {card} su {planet}: vuoi annullarla?',
  'ti3.ask.playAfterCard.hex': '{seat} gioca {card}, bersaglio {hex}: vuoi annullarla?',
  'ti3.ask.playAfterCard.unit': '{seat} gioca {card}, bersaglio {unit}, {hex}: vuoi annullarla?',
  'ti3.ask.playAfterCard.seat': '{seat} gioca {card}, bersaglio {other}: vuoi annullarla?',
  'ti3.ask.playAfterActivation': 'Hai attivato {hex}: vuoi intervenire?',
  'ti3.ask.playAfterMovement': '{seat} ha mosso navi in {hex}: vuoi intervenire?',
  'ti3.ask.playBeforeLandings': 'Stanno per sbarcare truppe in {hex}: vuoi intervenire?',
  'ti3.ask.playBeforeBombardment': 'Sta per iniziare un bombardamento: vuoi intervenire?',
  'ti3.ask.playBeforeInvasion': 'Sta per iniziare una Battaglia di Invasione: vuoi intervenire?',
  'ti3.ask.playBeforeBattle': 'Sta per iniziare una Battaglia Spaziale: vuoi intervenire?',
  'ti3.ask.playBeforeBattleRound': 'Sta per iniziare un round di Battaglia Spaziale: vuoi intervenire?',
  'ti3.ask.playBeforeCombatRound': 'Sta per iniziare un round di combattimento: vuoi intervenire?',
  'ti3.ask.playAfterDie': 'Si sono tirati dadi: rispondi?',
  'ti3.ask.playAfterRoll': '{seat} ha tirato tutti i dadi del round: vuoi intervenire?',
  'ti3.ask.playAfterDamage': 'Una nave di {seat} è stata danneggiata: vuoi intervenire?',
  'ti3.ask.playAfterPlanetTaken': 'Hai preso {planet}: vuoi intervenire?',
  'ti3.ask.playAfterPlanetLost': 'Hai perso {planet}: vuoi intervenire?',
  'ti3.ask.playBeforeTechnology': 'Stai per comprare una Tecnologia: vuoi intervenire?',
  'ti3.ask.repeats': "{card} ripete una carta scartata: di' quale.",
  'rule.ti3/22.copied.why': "Una carta che ne ripete un'altra conta come quella.",
  'ti3.log.recruits': '{seat} piazza {count} {count|Forza|Forze} di Terra su {planet}.',
  'ti3.log.munitions': '{seat} spende {count} Beni di Commercio in munizioni migliori per questo round.',
  'ti3.log.pillages': '{seat} prende un Bene di Commercio a {from}.',
  'ti3.log.spies': '{seat} guarda le Carte Azione di {from}.',
  'ti3.log.sees': '{seat} ha in mano {card}.',
  'ti3.log.quashes': '{seat} annulla {card}.',
  'ti3.log.bacteria': '{seat} libera i batteri su {planet}: nessun difensore sopravvive.',
  'ti3.log.beams':
    "{seat} sposta all'istante {count} {count|Forza|Forze} di Terra da {planet} a un altro pianeta.",
  'ti3.log.skips': '{seat} salta questo turno.',
  'ti3.log.offersCards': '{seat} offre a {to} {count} {count|Carta Azione|Carte Azione}.',
  'ti3.log.noTrade': '{seat} e {to} non scambiano carte.',
  'ti3.log.givesCards': '{seat} dà a {to} {count} {count|Carta Azione|Carte Azione}.',

  'rule.ti3/20.foresight.why':
    'La tua razza può lasciare una battaglia prima che inizi, verso un sistema adiacente che hai attivato prima e senza navi nemiche.',
  'rule.ti3/20.munitions.why':
    'Prima di ogni round di dadi due Beni di Commercio danno +1 alle tue navi, o +2 alle tue Forze di Terra.',
  'rule.ti3/20.pillage.why':
    'Una volta in ogni Fase Strategica, da un massimo di due giocatori con almeno tre Beni di Commercio.',
  'rule.ti3/20.spies.why':
    'Una volta in ogni Fase Strategica vedi le Carte Azione di un giocatore. Nessun altro le vede.',
  'rule.ti3/20.quash.why':
    "Per un contatore l'ordine del giorno è scartato senza voto e se ne pesca un altro.",
  'rule.ti3/20.orbitalDrop.why':
    "Al posto di un'altra azione, un contatore dell'Allocazione Strategica porta due Forze di Terra su un tuo pianeta.",
  'rule.ti3/20.odds.why': "Ogni dado tirato di nuovo costa un contatore dell'Allocazione Strategica.",
  'rule.ti3/20.cardBrokers.why':
    'Nella Fase di Status gli Hacan possono scambiare Carte Azione. Devono accettare entrambi, e solo loro vedono le carte.',
  'rule.ti3/24.genSynthesis.why':
    'Le Forze di Terra che tornano sbarcano sui pianeti del tuo Sistema Nativo che controlli.',
  'rule.ti3/24.bacteria.why':
    'Una Corazzata o un Sole di Guerra la usa invece di bombardare; nessun PDS la ferma. Poi tutte le tue Carte Azione sono scartate.',
  'rule.ti3/24.transitDiodes.why':
    "Fino a quattro Forze di Terra vanno da un pianeta a qualunque altro tuo, per un contatore dell'Allocazione Strategica.",
  'rule.ti3/22.aims.why': 'Il bersaglio di una carta si sceglie prima che qualcuno possa annullarla.',
  'rule.ti3/22.announce.why':
    "Tutti decidono insieme. Le carte giocate si rivelano insieme e si risolvono nell'ordine di gioco.",
}
