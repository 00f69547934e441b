import type { AgendaWords } from './agendas.ts'

/** What is read on agenda cards, in Italian. */
export const agendasIt: AgendaWords = {
  anti_intellectual_revolution: {
    name: 'Rivoluzione Anti-Intellettuale',
    for: 'Dopo aver ricercato una Tecnologia, un giocatore distrugge una propria nave che non sia un Caccia.',
    against:
      "All'inizio della prossima Fase Strategica ogni giocatore esaurisce tanti pianeti a sua scelta quante Tecnologie possiede.",
  },
  archived_secret: { name: "Segreto d'Archivio", elected: 'Il giocatore pesca 1 obiettivo segreto.' },
  arms_reduction: {
    name: 'Riduzione degli Armamenti',
    for: 'Ogni giocatore tiene al massimo 2 Corazzate e 4 Incrociatori e distrugge gli altri.',
    against:
      "All'inizio della prossima Fase Strategica ogni giocatore esaurisce tutti i propri pianeti con una specialità tecnologica.",
  },
  classified_document_leaks: {
    name: 'Fuga di Documenti Riservati',
    elected: "L'obiettivo segreto diventa un obiettivo pubblico che tutti possono completare.",
  },
  colonial_redistribution: {
    name: 'Ridistribuzione Coloniale',
    elected:
      'Tutte le unità sul pianeta sono distrutte. Poi chi lo controlla sceglie un giocatore con il minor numero di punti vittoria, che può mettervi 1 Fanteria.',
  },
  committee_formation: {
    name: 'Formazione di un Comitato',
    elected:
      'Il giocatore possiede questa legge. Prima di un voto che deve eleggere un giocatore, chi la possiede può scartarla per indicare chi è eletto; nessuno vota.',
  },
  compensated_disarmament: {
    name: 'Disarmo con Indennizzo',
    elected:
      'Tutte le forze di terra sul pianeta sono distrutte. Chi lo controlla ottiene 1 Bene di Commercio per ognuna.',
  },
  conventions_of_war: {
    name: 'Convenzioni di Guerra',
    for: 'Nessuno può usare Bombardamento contro unità su pianeti culturali.',
    against: 'Chi ha votato Contro scarta tutte le proprie Carte Azione.',
  },
  core_mining: {
    name: 'Estrazione dal Nucleo',
    elected:
      'Allega questa legge al pianeta e distruggi 1 Fanteria che vi si trova. Il pianeta ha +2 risorse.',
  },
  demilitarized_zone_base: {
    name: 'Zona Demilitarizzata',
    elected:
      'Allega questa legge al pianeta e distruggi tutte le unità che vi si trovano. Nessuna unità può atterrarvi, esservi prodotta o esservi messa.',
  },
  economic_equality: {
    name: 'Uguaglianza Economica',
    for: 'Tutti i giocatori perdono tutti i propri Beni di Commercio, poi ne ottengono 5 a testa.',
    against: 'Tutti i giocatori perdono tutti i propri Beni di Commercio.',
  },
  enforced_travel_ban: {
    name: 'Divieto di Viaggio',
    for: 'Per il movimento i tunnel spaziali alfa e beta non contano.',
    against: 'Ogni PDS in un sistema con un tunnel spaziale, o adiacente a uno, è distrutto.',
  },
  executive_sanctions: {
    name: 'Sanzioni Esecutive',
    for: 'Nessun giocatore può avere in mano più di 3 Carte Azione.',
    against: 'Ogni giocatore scarta una Carta Azione a caso.',
  },
  fleet_regulations: {
    name: 'Regolamento delle Flotte',
    for: 'Nessun giocatore può avere più di 4 segnalini nella Riserva di Flotta.',
    against: 'Ogni giocatore mette 1 Segnalino Comando dai rinforzi nella Riserva di Flotta.',
  },
  holy_planet_of_ixth: {
    name: 'Pianeta Santo di Ixth',
    elected:
      'Allega questa legge al pianeta; chi lo controlla ottiene 1 punto vittoria. Ottenere il pianeta dà 1 punto vittoria, perderlo ne costa 1. Le unità che vi si trovano non possono usare Produzione.',
  },
  homeland_defense_act: {
    name: 'Legge sulla Difesa della Patria',
    for: "Non c'è limite ai PDS che un giocatore può avere su un pianeta.",
    against: 'Ogni giocatore distrugge 1 proprio PDS.',
  },
  imperial_arbiter: {
    name: 'Arbitro Imperiale',
    elected:
      'Il giocatore possiede questa legge. Alla fine della Fase Strategica chi la possiede può scartarla per scambiare una propria Carta Strategia con una di un altro giocatore.',
  },
  incentive_program: {
    name: 'Programma di Incentivi',
    for: 'Si rivela dal mazzo un altro obiettivo di stadio I.',
    against: 'Si rivela dal mazzo un altro obiettivo di stadio II.',
  },
  ixthian_artifact: {
    name: 'Manufatto di Ixth',
    for: 'Il Portavoce tira un dado. 6-10: ogni giocatore può ricercare 2 Tecnologie. 1-5: tutte le unità nel sistema di Mecatol Rex sono distrutte, e in ogni sistema adiacente ogni giocatore distrugge 3 proprie unità che vi si trovano.',
  },
  judicial_abolishment: { name: 'Abolizione Giudiziaria', elected: 'La legge è scartata.' },
  minister_of_commerce: {
    name: 'Ministro del Commercio',
    elected:
      'Il giocatore possiede questa legge. Dopo che chi la possiede ha ripristinato le Merci, ottiene 1 Bene di Commercio per ogni suo vicino.',
  },
  minister_of_exploration: {
    name: "Ministro dell'Esplorazione",
    elected:
      'Il giocatore possiede questa legge. Ogni volta che chi la possiede ottiene il controllo di un pianeta, ottiene 1 Bene di Commercio.',
  },
  minister_of_industry: {
    name: "Ministro dell'Industria",
    elected:
      'Il giocatore possiede questa legge. Quando chi la possiede piazza una Base Spaziale, le sue unità in quel sistema possono usare Produzione.',
  },
  minister_of_peace: {
    name: 'Ministro della Pace',
    elected:
      'Il giocatore possiede questa legge. Dopo che un giocatore ha attivato un sistema con unità di qualcun altro, chi la possiede può scartarla: il turno del giocatore attivo finisce subito.',
  },
  minister_of_policy: {
    name: 'Ministro della Politica',
    elected:
      'Il giocatore possiede questa legge. Alla fine della Fase di Status chi la possiede pesca 1 Carta Azione.',
  },
  minister_of_sciences: {
    name: 'Ministro delle Scienze',
    elected:
      'Il giocatore possiede questa legge. Con Tecnologia, primaria o secondaria, chi la possiede non spende risorse per ricercare.',
  },
  minister_of_war: {
    name: 'Ministro della Guerra',
    elected:
      "Il giocatore possiede questa legge. Dopo aver eseguito un'azione chi la possiede può scartarla per rimettere nei rinforzi 1 proprio Segnalino Comando dal tabellone, e poi può eseguire un'altra azione.",
  },
  miscount_disclosed: {
    name: 'Brogli Svelati',
    elected: 'La legge è rimessa ai voti, come se fosse appena stata rivelata.',
  },
  mutiny: {
    name: 'Ammutinamento',
    for: 'Chi ha votato A Favore ottiene 1 punto vittoria.',
    against: 'Chi ha votato A Favore perde 1 punto vittoria.',
  },
  new_constitution: {
    name: 'Nuova Costituzione',
    for: "Tutte le leggi sono scartate. All'inizio della prossima Fase Strategica ogni giocatore esaurisce tutti i pianeti nel proprio Sistema di Origine.",
  },
  prophecy_of_ixth: {
    name: 'Profezia di Ixth',
    elected:
      'Il giocatore possiede questa legge. I Caccia di chi la possiede hanno +1 ai tiri di combattimento. Quando chi la possiede usa Produzione e produce meno di 2 Caccia, la legge è scartata.',
  },
  public_execution: {
    name: 'Esecuzione Pubblica',
    elected:
      'Il giocatore scarta tutte le proprie Carte Azione, passa il segnalino Portavoce a sinistra se lo ha, e non può votare per il resto di questa Fase di Agenda.',
  },
  publicize_weapon_schematics: {
    name: 'Divulgare i Progetti delle Armi',
    for: 'Appena qualcuno possiede una Tecnologia del Sole di Guerra, nessuno ha bisogno di prerequisiti per la propria. I Soli di Guerra non hanno Sostenere Danni.',
    against: 'Chi possiede una Tecnologia del Sole di Guerra scarta tutte le proprie Carte Azione.',
  },
  regulated_conscription: {
    name: 'Leva Regolamentata',
    for: 'Caccia e Fanterie si producono uno, non due, per il loro costo.',
  },
  representative_government_base: {
    name: 'Governo Rappresentativo',
    for: 'Nella Fase di Agenda non si possono esaurire pianeti per votare. Invece ogni giocatore può esprimere 1 voto per ogni agenda.',
    against:
      "All'inizio della prossima Fase Strategica chi ha votato Contro esaurisce tutti i propri pianeti culturali.",
  },
  research_team_biotic: {
    name: 'Squadra di Ricerca: Biotica',
    elected:
      'Allega questa legge al pianeta. Chi lo controlla può esaurire questa carta mentre ricerca per ignorare 1 prerequisito verde.',
  },
  research_team_cybernetic: {
    name: 'Squadra di Ricerca: Cibernetica',
    elected:
      'Allega questa legge al pianeta. Chi lo controlla può esaurire questa carta mentre ricerca per ignorare 1 prerequisito giallo.',
  },
  research_team_propulsion: {
    name: 'Squadra di Ricerca: Propulsione',
    elected:
      'Allega questa legge al pianeta. Chi lo controlla può esaurire questa carta mentre ricerca per ignorare 1 prerequisito blu.',
  },
  research_team_warfare: {
    name: 'Squadra di Ricerca: Bellica',
    elected:
      'Allega questa legge al pianeta. Chi lo controlla può esaurire questa carta mentre ricerca per ignorare 1 prerequisito rosso.',
  },
  seed_of_an_empire: {
    name: 'Seme di un Impero',
    for: 'Chi ha più punti vittoria ne ottiene 1.',
    against: 'Chi ha meno punti vittoria ne ottiene 1.',
  },
  senate_sanctuary: {
    name: 'Santuario del Senato',
    elected: 'Allega questa legge al pianeta. Il pianeta ha +2 influenza.',
  },
  shard_of_the_throne_base: {
    name: 'Frammento del Trono',
    elected:
      'Il giocatore possiede questa legge e ottiene 1 punto vittoria. Chi vince un combattimento contro chi la possiede la prende e ottiene 1 punto vittoria; chi la possedeva ne perde 1.',
  },
  shared_research: {
    name: 'Ricerca Condivisa',
    for: 'Tutte le unità possono attraversare le nebulose.',
    against:
      'Ogni giocatore mette un Segnalino Comando dai rinforzi nel proprio Sistema di Origine, se possibile.',
  },
  swords_to_plowshares: {
    name: 'Dalle Spade agli Aratri',
    for: 'Su ogni pianeta che controllano i giocatori distruggono metà delle proprie Fanterie, per eccesso, e ottengono 1 Bene di Commercio per ogni propria Fanteria distrutta così.',
    against: 'Ogni giocatore mette 1 Fanteria su ogni pianeta che controlla.',
  },
  terraforming_initiative: {
    name: 'Iniziativa di Terraformazione',
    elected: 'Allega questa legge al pianeta. Il pianeta ha +1 risorse e +1 influenza.',
  },
  the_crown_of_emphidia_base: {
    name: 'La Corona di Emphidia',
    elected:
      'Il giocatore possiede questa legge e ottiene 1 punto vittoria. Chi ottiene il controllo di un pianeta nel Sistema di Origine di chi la possiede la prende e ottiene 1 punto vittoria; chi la possedeva ne perde 1.',
  },
  the_crown_of_thalnos_base: {
    name: 'La Corona di Thalnos',
    elected:
      'Il giocatore possiede questa legge. In ogni round di combattimento chi la possiede può ripetere quanti propri dadi vuole; ogni unità il cui tiro ripetuto non è un colpo è distrutta.',
  },
  unconventional_measures: {
    name: 'Misure Non Convenzionali',
    for: 'Chi ha votato A Favore pesca 2 Carte Azione.',
    against: 'Chi ha votato A Favore scarta tutte le proprie Carte Azione.',
  },
  wormhole_reconstruction: {
    name: 'Ricostruzione dei Tunnel Spaziali',
    for: 'Tutti i sistemi con un tunnel spaziale alfa o beta sono adiacenti fra loro.',
    against:
      "Ogni giocatore mette un Segnalino Comando dai rinforzi in ogni sistema in cui ha una nave e c'è un tunnel spaziale.",
  },
  wormhole_research: {
    name: 'Ricerca sui Tunnel Spaziali',
    for: 'Chi ha una nave in un sistema con un tunnel spaziale può ricercare 1 Tecnologia. Poi tutte le navi nei sistemi con un tunnel spaziale alfa o beta sono distrutte.',
    against: 'Chi ha votato Contro rimette nei rinforzi 1 Segnalino Comando dalla propria plancia comando.',
  },
  armed_forces_standardization: {
    name: 'Standardizzazione delle Forze Armate',
    elected:
      'Le riserve del giocatore passano a 3 segnalini nella Riserva Tattica, 3 nella Riserva di Flotta e 2 nella Riserva Strategica, dai rinforzi o verso i rinforzi.',
  },
  articles_of_war: {
    name: 'Codice di Guerra',
    for: 'I Mech non hanno nessuna delle loro abilità stampate tranne Sostenere Danni.',
    against: 'Chi ha votato A Favore ottiene 3 Beni di Commercio.',
  },
  checks_and_balances: {
    name: 'Pesi e Contrappesi',
    for: 'Nella Fase Strategica chi sceglie una Carta Strategia la dà a un altro giocatore che non ne ha (con tre o quattro giocatori: che ne ha meno di 2), se possibile.',
    against: 'Alla fine di questa Fase di Agenda ogni giocatore riattiva solo 3 dei propri pianeti.',
  },
  clandestine_operations: {
    name: 'Operazioni Clandestine',
    for: 'Ogni giocatore rimette nei rinforzi 2 Segnalini Comando dalla propria plancia comando.',
    against: 'Ogni giocatore rimette nei rinforzi 1 Segnalino Comando dalla Riserva di Flotta.',
  },
  covert_legislation: {
    name: 'Legislazione Occulta',
    elected:
      "Il Portavoce pesca in segreto l'agenda successiva e dice solo quali esiti ha. Si vota su quelli, e nessun altro sa che cosa fanno; poi l'agenda è rivelata e risolta.",
  },
  galactic_crisis_pact: {
    name: 'Patto di Crisi Galattica',
    elected:
      "Ogni giocatore può eseguire l'abilità secondaria della Carta Strategia senza spendere Segnalini Comando; se ne piazza uno, viene dai rinforzi.",
  },
  minister_of_antiquities: { name: 'Ministro delle Antichità', elected: 'Il giocatore ottiene 1 reliquia.' },
  nexus_sovereignty: {
    name: 'Sovranità del Nesso',
    for: 'Per il movimento i tunnel spaziali alfa e beta del nesso dei tunnel non contano.',
    against: 'Si mette un segnalino tunnel spaziale gamma nel sistema di Mecatol Rex.',
  },
  political_censure: {
    name: 'Censura Politica',
    elected:
      'Il giocatore possiede questa legge e ottiene 1 punto vittoria, ma non può giocare Carte Azione. Perdere la legge costa 1 punto vittoria.',
  },
  rearmament_agreement: {
    name: 'Accordo sul Riarmo',
    for: 'Ogni giocatore mette 1 Mech su un pianeta che controlla nel proprio Sistema di Origine.',
    against: 'Tutti i Mech di ogni giocatore diventano Fanterie dai rinforzi.',
  },
  representative_government_pok: {
    name: 'Governo Rappresentativo',
    for: 'Nella Fase di Agenda non si possono esaurire pianeti per votare. Invece ogni giocatore può esprimere 1 voto per ogni agenda, e nessuno può esprimere voti aggiuntivi.',
    against:
      "All'inizio della prossima Fase Strategica chi ha votato Contro esaurisce tutti i propri pianeti culturali.",
  },
  research_grant_reallocation: {
    name: 'Riassegnazione dei Fondi di Ricerca',
    elected:
      'Il giocatore ottiene una Tecnologia qualsiasi, poi rimette nei rinforzi 1 segnalino dalla Riserva di Flotta per ogni prerequisito che vi è stampato.',
  },
  search_warrant: {
    name: 'Mandato di Perquisizione',
    elected:
      'Il giocatore possiede questa legge e pesca 2 obiettivi segreti. Gli obiettivi segreti di chi la possiede sono visibili a tutti.',
  },
}
