import type { WordedLike } from '../../galaxy/content/worded.ts'
import type { Printed } from './politicalCards.ts'

/** What is read on Political Cards, in Italian. */
export const politicalCardsIt: WordedLike<Printed> = {
  aggressive_strategy: {
    name: 'Strategia Aggressiva',
    for: "Nell'ordine di gioco ogni giocatore può eseguire subito l'abilità secondaria della propria Carta Strategia senza spendere un Contatore di Comando.",
    against: 'Per il resto di questo round nessuno può eseguire abilità secondarie delle Carte Strategia.',
  },
  ancient_artifact: {
    name: 'Antico Manufatto',
    for: "Tira un dado. 1-5: tutte le unità nel sistema di Mecatol Rex sono distrutte, e ogni flotta e le Forze di Terra di ogni pianeta nei sistemi adiacenti subiscono 3 tiri che colpiscono con 5+. 6-10: ogni giocatore ottiene 2 Tecnologie a scelta, una dopo l'altra, rispettando i prerequisiti.",
  },
  arms_reduction: {
    name: 'Riduzione degli Armamenti',
    for: 'Ogni giocatore distrugge le proprie Corazzate tranne 2 e i propri Incrociatori tranne 4.',
    against: 'Ogni giocatore scarica i propri pianeti con una specialità tecnologica rossa.',
  },
  checks_and_balances: {
    name: 'Pesi e Contrappesi',
    for: 'Chi sceglie una Carta Strategia nella Fase Strategica deve darla a un altro giocatore che non ne ha ancora.',
    against: 'Ogni giocatore passa subito la sua Carta Strategia attuale al giocatore alla sua sinistra.',
  },
  closing_the_wormholes: {
    name: 'Chiusura dei Tunnel Spaziali',
    for: 'Le flotte non possono muoversi attraverso i Tunnel Spaziali.',
    against:
      'Ogni flotta in un sistema con un Tunnel Spaziale perde 1 nave che non sia un Caccia, scelta dal proprietario.',
  },
  code_of_honor: {
    name: "Codice d'Onore",
    for: 'Le flotte non possono abbandonare le Battaglie Spaziali né ritirarsi.',
  },
  colonial_redistribution: {
    name: 'Ridistribuzione Coloniale',
    for: 'Il giocatore con più Punti Vittoria (a caso se in parità) distrugge tutte le Forze di Terra su un suo pianeta, poi sceglie un giocatore con meno Punti Vittoria di tutti, che può piazzarci gratis 3 Forze di Terra e prenderne il controllo.',
  },
  colonization_licensing: {
    name: 'Licenze di Colonizzazione',
    for: 'Prima di sbarcare su un pianeta neutrale un giocatore deve spendere risorse almeno pari al valore di risorse del pianeta.',
    against:
      'Ogni giocatore scarica 1 pianeta a sua scelta ogni 3 che controlla fuori dal proprio Sistema Nativo (per difetto), se possibile.',
  },
  compensated_disarmament: {
    name: 'Disarmo con Indennizzo',
    elected:
      'Tutte le Forze di Terra sul pianeta sono distrutte. Chi lo controlla riceve 1 Bene di Commercio per ciascuna e mantiene il pianeta.',
  },
  conventions_of_war: {
    name: 'Convenzioni di Guerra',
    for: 'Corazzate e Soli di Guerra non possono bombardare pianeti con una Base Spaziale.',
    against:
      'Chi ha votato contro rimette nei rinforzi una propria Base Spaziale fuori dal proprio Sistema Nativo, se possibile.',
  },
  core_stability: {
    name: 'Stabilità del Nucleo',
    for: 'In ogni Fase di Status le Carte Azione dovute si pescano scoperte e i giocatori scelgono fra esse, a partire da chi ha più influenza non scaricata.',
    against: 'In questo round non si pescano Carte Azione.',
  },
  cost_overruns: {
    name: 'Sforamento dei Costi',
    for: 'Ogni giocatore scarta 1 Bene di Commercio per ogni pianeta che controlla, se possibile.',
  },
  council_elder: {
    name: 'Anziano del Consiglio',
    elected:
      "Il giocatore tiene questa carta e può scartarla subito dopo che è stato pescato un ordine del giorno con un'elezione: su di esso contano allora solo i suoi voti.",
  },
  councils_censure: {
    name: 'Censura del Consiglio',
    elected:
      "Per scegliere la Strategia Imperiale il giocatore deve scartare 2 Contatori di Comando dall'Allocazione Strategica.",
  },
  crown_of_thalnos: {
    name: 'Corona di Thalnos',
    elected: 'Le Forze di Terra del giocatore hanno +1 ai tiri di combattimento.',
  },
  dispute_resolution: {
    name: 'Risoluzione delle Dispute',
    elected:
      'Due pianeti di due giocatori diversi, esclusi Mecatol Rex e i Sistemi Nativi: tutte le Forze di Terra e i PDS su entrambi sono distrutti ed entrambi diventano neutrali.',
  },
  economic_revitalization: {
    name: 'Rilancio Economico',
    elected:
      'Il giocatore riceve 1 Bene di Commercio dalla Scheda della Razza di ogni avversario, se possibile.',
  },
  fleet_regulations: {
    name: 'Regolamento delle Flotte',
    for: 'Nessuno può avere più di 5 Contatori di Comando nei Rifornimenti alla Flotta.',
    against: 'Ogni giocatore piazza 1 Contatore di Comando dai rinforzi nei Rifornimenti alla Flotta.',
  },
  forced_economic_independence: {
    name: 'Indipendenza Economica Forzata',
    elected: 'I due giocatori non possono avere un accordo commerciale fra loro; se esiste si rompe subito.',
  },
  free_trade: {
    name: 'Libero Commercio',
    for: 'Ogni volta che un giocatore riceve Beni di Commercio per i suoi accordi commerciali ne riceve 1 in più.',
    against: 'Ogni giocatore scarta 2 Beni di Commercio, se possibile.',
  },
  holder_of_mecatol_rex: {
    name: 'Detentore di Mecatol Rex',
    for: 'Chi controlla Mecatol Rex può scegliere e scartare una Legge in gioco.',
    against: 'Chi controlla Mecatol Rex può aggiungervi gratis 2 Forze di Terra.',
  },
  holy_planet_of_ixth: {
    name: 'Pianeta Santo di Ixth',
    elected: 'Il pianeta, fuori dai Sistemi Nativi, non può produrre unità per il resto della partita.',
  },
  humane_labor: {
    name: 'Lavoro Dignitoso',
    for: 'Il limite di produzione di ogni Base Spaziale diventa 2.',
    against: 'Nessuna Base Spaziale può produrre unità per il resto di questo round.',
  },
  imperial_academy: {
    name: 'Accademia Imperiale',
    for: "Con l'abilità secondaria della Strategia Logistica un Contatore di Comando costa 2 di influenza invece di 3.",
  },
  imperial_containment: {
    name: 'Contenimento Imperiale',
    for: "Per il resto di questo round chi ha più pianeti fuori dal proprio Sistema Nativo scarta dal Pool di Comando un Contatore di Comando in più per ognuno piazzato in un'Azione Tattica. In parità: tutti.",
  },
  imperial_mandate: {
    name: 'Mandato Imperiale',
    for: 'Ogni giocatore riceve 2 Punti Vittoria.',
    against: 'Ogni giocatore perde 1 Punto Vittoria.',
  },
  imperial_peace: {
    name: 'Pace Imperiale',
    for: 'Nessuno può invadere Mecatol Rex.',
    against: "In questo round Mecatol Rex è l'unico pianeta che si può invadere.",
  },
  labor_force_politics: {
    name: 'Politiche del Lavoro',
    for: 'I valori di influenza e di risorse di tutti i pianeti sono scambiati.',
    against:
      'Per il resto di questo round ogni giocatore può produrre in una sola delle proprie Basi Spaziali.',
  },
  limits_to_individual_power: {
    name: 'Limiti al Potere Individuale',
    for: 'Ogni giocatore scarta fino a restare con 3 Carte Azione, ora e ogni volta che ne pesca.',
    against: 'Ogni giocatore scarta 1 Carta Azione a caso, se possibile.',
  },
  mass_mobilization: {
    name: 'Mobilitazione di Massa',
    for: 'Dividi per 5 tutti i voti espressi su questo ordine del giorno: ogni giocatore può piazzare gratis altrettante Forze di Terra su pianeti che controlla.',
    against: 'Nessuno può comprare Forze di Terra per il resto di questo round.',
  },
  minister_of_commerce: {
    name: 'Ministro del Commercio',
    elected:
      'Il giocatore tiene questa carta. In ogni Fase di Status riceve 1 Bene di Commercio da ogni giocatore che ha un accordo commerciale.',
  },
  minister_of_exploration: {
    name: "Ministro dell'Esplorazione",
    elected:
      'Il giocatore tiene questa carta. Riceve 1 Bene di Commercio ogni volta che un altro giocatore sbarca con successo su un pianeta neutrale.',
  },
  minister_of_internal_security: {
    name: 'Ministro della Sicurezza Interna',
    elected:
      'Il giocatore tiene questa carta e può scartarla in qualsiasi momento per distruggere fino a 4 Forze di Terra su Mecatol Rex.',
  },
  minister_of_policy: {
    name: 'Ministro della Politica',
    elected: 'Il giocatore tiene questa carta. In ogni Fase di Status riceve 1 Carta Azione in più.',
  },
  minister_of_war: {
    name: 'Ministro della Guerra',
    elected:
      "Il giocatore tiene questa carta. Prima del primo round di una Battaglia Spaziale a cui partecipa può spendere 1 Contatore di Comando dall'Allocazione Strategica per 1 colpo automatico; la perdita non risponde al fuoco.",
  },
  new_constitution: {
    name: 'Nuova Costituzione',
    for: 'Tutte le Leggi in gioco sono scartate. Ogni giocatore sceglie e scarica 2 dei propri pianeti, se possibile.',
    against: 'Il giocatore con più influenza non scaricata può scartare una Legge in gioco.',
  },
  official_sanction: {
    name: 'Sanzione Ufficiale',
    elected:
      'Per il resto di questo round il giocatore non può invadere né pianeti neutrali né pianeti avversari.',
  },
  open_the_trade_routes: {
    name: 'Apertura delle Rotte Commerciali',
    for: 'Ogni giocatore riceve 2 Beni di Commercio.',
    against:
      'In questo round ogni giocatore dà tutti i Beni di Commercio che riceve al giocatore alla sua sinistra.',
  },
  planetary_conscription: {
    name: 'Leva Planetaria',
    for: 'Chi prende il controllo di un pianeta neutrale può piazzarci 1 Forza di Terra dai rinforzi.',
    against: 'Nessuno può sbarcare su un pianeta neutrale per il resto di questo round.',
  },
  planetary_security: {
    name: 'Sicurezza Planetaria',
    for: 'I pianeti fuori dai Sistemi Nativi senza una Forza di Terra diventano subito neutrali.',
  },
  prophecy_of_ixth: {
    name: 'Profezia di Ixth',
    elected:
      'I Caccia del giocatore hanno +1 a tutti i tiri di combattimento per il resto della partita, finché non passa un round in cui ne compra meno di 2.',
  },
  public_execution: {
    name: 'Esecuzione Pubblica',
    elected:
      'Il giocatore perde tutte le sue Carte Azione, scarica tutti i suoi pianeti e le sue unità hanno -1 ai tiri di combattimento per il resto di questo round.',
  },
  regressive_rhetoric: {
    name: 'Retorica Reazionaria',
    for: "Tutte le Tecnologie costano 2 in più. Chi non esegue l'abilità secondaria della Strategia Tecnologica può invece pescare 1 Carta Azione.",
    against: 'Ogni giocatore scarta 1 Carta Azione, se possibile.',
  },
  regulated_conscription: {
    name: 'Leva Regolamentata',
    for: 'Le Forze di Terra costano 1 risorsa ciascuna. La Federazione del Sole piazza solo 1 Forza di Terra per Contatore di Comando con la sua abilità di razza.',
  },
  repeal: {
    name: 'Abrogazione',
    elected: 'La Legge è scartata.',
  },
  research_grant: {
    name: 'Fondi per la Ricerca',
    for: 'Ogni pianeta con una specialità tecnologica vale come specialità di ogni colore.',
    against: 'Nessuno può acquisire o comprare Tecnologie gialle per il resto di questo round.',
  },
  resource_management: {
    name: 'Gestione delle Risorse',
    for: 'I giocatori non possono ridistribuire i Contatori di Comando nella Fase di Status.',
    against: 'Chi ha 3 o più Carte Azione ne scarta 2.',
  },
  revote: {
    name: 'Nuova Votazione',
    elected: "Si vota di nuovo l'ordine del giorno della Legge.",
  },
  science_community_speaker: {
    name: 'Portavoce della Comunità Scientifica',
    elected:
      "Il giocatore non spende Contatori di Comando per l'abilità secondaria della Strategia Tecnologica e le sue Tecnologie costano 1 in meno.",
  },
  short_term_truce: {
    name: 'Tregua Breve',
    for: 'Nel prossimo round nessuno può attivare un sistema con navi nemiche né invadere un pianeta di un altro giocatore. Chiunque può spendere 10 di influenza in qualsiasi momento per scartare questa Legge.',
    against: "Chi ha votato contro scarica 1 pianeta, scelto dall'avversario alla sua sinistra.",
  },
  subsidized_industry: {
    name: 'Industria Sovvenzionata',
    elected: 'Il giocatore può piazzare subito gratis una Base Spaziale su qualsiasi pianeta che controlla.',
  },
  subsidized_studies: {
    name: 'Studi Sovvenzionati',
    elected: 'Le Tecnologie del colore costano 3 in meno; tutte le altre costano 2 in più.',
  },
  technology_buy_back: {
    name: 'Riacquisto di Tecnologie',
    for: "Nella Fase di Status un giocatore può scartare una sua Tecnologia in cambio di 6 Beni di Commercio, a meno che non sia richiesta da un'altra che ha.",
    against: 'In questo round nessuno può acquisire o comprare Tecnologie.',
  },
  technology_investigation_committee: {
    name: "Commissione d'Inchiesta Tecnologica",
    for: 'In questo round nessuno può comprare Tecnologie.',
    against:
      "Ogni giocatore scarta 1 Carta Azione a caso. Poi si pescano 2 nuove Carte Politiche e si risolvono nell'ordine in cui sono state pescate.",
  },
  technology_tariffs: {
    name: 'Dazi sulle Tecnologie',
    for: 'Le Tecnologie rosse costano 4 in più.',
    against: 'Nessuno può acquisire o comprare Tecnologie verdi per il resto di questo round.',
  },
  trade_embargo: {
    name: 'Embargo Commerciale',
    elected:
      'Tutti gli accordi commerciali con il giocatore si rompono; non se ne possono formare con lui in questo round né nel prossimo.',
  },
  trade_war: {
    name: 'Guerra Commerciale',
    for: "Chi esegue l'abilità secondaria della Strategia Commerciale può anche far scartare 1 Bene di Commercio a un avversario.",
    against: 'Ogni giocatore scarta 1 Bene di Commercio.',
  },
  traffic_tariffs: {
    name: 'Dazi sul Traffico',
    for: 'Per attivare un sistema con un pianeta controllato da un altro giocatore bisogna spendere 1 Bene di Commercio oppure scegliere e scaricare 1 pianeta.',
    against:
      "Ogni giocatore scarta 1 Contatore di Comando dal Pool di Comando o dall'Allocazione Strategica, se possibile.",
  },
  unconventional_weapons: {
    name: 'Armi Non Convenzionali',
    for: 'Tutte le Corazzate e i Soli di Guerra hanno -2 ai tiri di combattimento.',
    against:
      'Ogni giocatore sceglie e scarica 1 pianeta per ogni Corazzata e Sole di Guerra che ha in gioco, se possibile.',
  },
  wormhole_reconstruction: {
    name: 'Ricostruzione dei Tunnel Spaziali',
    for: 'Tutti i sistemi con Tunnel Spaziali sono adiacenti fra loro, qualunque sia il tipo.',
  },
}
