/** Italian for the cards of the two big decks; names stand in the glossary. */
export const texts: Readonly<Record<string, string>> = {
  'action.armistice':
    'Azione: nomina un avversario e un pianeta che controlli. Quel giocatore non può invaderlo per il resto di questo round.',
  'action.chemical_warfare':
    'Subito prima di una Battaglia di Invasione, con una tua Corazzata nel sistema: distruggi metà (per eccesso) delle Forze di Terra che difendono il pianeta, anche se ha un PDS.',
  'action.civil_defense': 'Azione: piazza gratis 2 PDS su un pianeta che controlli e che non ne ha.',
  'action.command_summit':
    'Fase Strategica: prendi 2 Contatori di Comando dai rinforzi nel tuo Pool di Comando.',
  'action.corporate_sponsorship':
    'Subito prima di comprare una Tecnologia: una verde ti costa 4 risorse in meno.',
  'action.council_dissolved':
    "Subito dopo che un giocatore ha eseguito l'abilità primaria della Strategia Politica: non si pesca nessuna Carta Politica e non si vota nulla.",
  'action.cultural_crisis':
    'Fase Strategica: scegli un giocatore, anche te stesso. Per questo round non ha abilità speciali di razza, né buone né cattive.',
  'action.determine_policy':
    'Subito prima che si peschi una Carta Politica: scegli un ordine del giorno dal Mazzo Politico, dai suoi scarti o dalle Leggi in gioco. Il Consiglio vota quello. Rimescola il mazzo se vi hai cercato.',
  'action.diplomatic_immunity':
    'Azione: scegli un sistema con almeno una tua nave. In questo round solo tu puoi attivarlo.',
  'action.direct_hit':
    'Subito dopo che una Corazzata o un Sole di Guerra è stato danneggiato in una Battaglia Spaziale a cui partecipi: distruggilo.',
  'action.disclosure':
    'In qualsiasi momento: guarda la mano di Carte Azione di un avversario, poi scartane una a tua scelta.',
  'action.discredit':
    "Subito dopo che un altro giocatore ha votato su una Carta Politica: quel voto diventa un'astensione, anche in un'elezione.",
  'action.dug_in':
    'Subito prima di un bombardamento: scegli un pianeta. In questo round le tue Forze di Terra lì non possono essere bombardate.',
  'action.emergency_repairs':
    'In qualsiasi momento: scegli un sistema. Ripara tutte le tue Corazzate e tutti i tuoi Soli di Guerra lì.',
  'action.experimental_battlestation':
    'Dopo che un avversario ha mosso navi in un sistema che ha attivato: scegli una tua Base Spaziale. Spara subito 3 colpi a una flotta nemica a portata, come se fosse un PDS.',
  'action.fantastic_rhetoric':
    'Subito prima di votare su una Carta Politica: hai 10 di influenza in più per questo voto.',
  'action.fighter_prototype':
    'Subito prima di una Battaglia Spaziale: scegli un sistema. Tutti i tuoi Caccia lì hanno +2 ai tiri di combattimento per un round.',
  'action.flank_speed':
    'Subito dopo aver attivato un sistema con un Contatore di Comando: tutte le tue navi che vi si muovono hanno +1 al movimento.',
  'action.focused_research':
    'Subito prima di comprare una Tecnologia per cui ti manca esattamente un prerequisito: spendi 6 risorse per ignorarlo.',
  'action.ghost_ship':
    'Azione: piazza gratis una Torpediniera in un sistema con un Tunnel Spaziale senza navi nemiche.',
  'action.good_year':
    'Azione: ricevi 1 Bene di Commercio per ogni pianeta che controlli fuori dal tuo Sistema Nativo.',
  'action.grand_armada':
    "Fase Strategica: in questo round i Rifornimenti alla Flotta non limitano le tue navi nel tuo Sistema Nativo. Rimuovi l'eccesso alla fine della Fase di Status.",
  'action.in_the_silence_of_space':
    'Subito dopo aver attivato un sistema con un Contatore di Comando: scegli una tua flotta. Durante questa attivazione le sue navi con movimento 2 o più possono attraversare un sistema con navi nemiche.',
  'action.influence_in_the_merchants_guild':
    'Azione: rompi un accordo commerciale in gioco, ma non con gli Hacan.',
  'action.insubordination': 'Azione: rimuovi 1 Contatore di Comando dal Pool di Comando di un avversario.',
  'action.into_the_breach':
    'Subito prima di una Battaglia Spaziale: scegli una Corazzata. Tutte le navi della sua flotta hanno +1 ai tiri di combattimento per tutta la battaglia, ma i primi 2 colpi su quella flotta vanno assegnati a quella Corazzata.',
  'action.local_unrest':
    'Azione: scegli un pianeta fuori dai Sistemi Nativi. Scaricalo e distruggi lì 1 Forza di Terra, se possibile. Se non ne resta nessuna, il pianeta diventa neutrale.',
  'action.lucky_shot':
    'Azione: distruggi una Corazzata, un Incrociatore o una Torpediniera nemica in un sistema che contiene un pianeta che controlli.',
  'action.massive_transport':
    'Azione: sposta una tua Base Spaziale su un altro pianeta amico; i due devono essere uniti da una rotta senza navi nemiche.',
  'action.master_of_trade':
    'In qualsiasi momento, se hai 2 accordi commerciali: riattiva fino a 2 tuoi pianeti scaricati.',
  'action.minelayers':
    'Quando una flotta nemica è entrata in un sistema con una tua flotta: ogni tuo Incrociatore lì mette a segno 1 colpo automatico prima del primo round della Battaglia Spaziale.',
  'action.morale_boost':
    'Subito prima di un round di Battaglia Spaziale o di Invasione: tutte le tue unità hanno +1 ai tiri di combattimento in quel round.',
  'action.multiculturalism':
    "Fase Strategica: scegli un'abilità speciale di razza di un avversario. In questo round l'hai anche tu.",
  'action.opening_the_black_box':
    'Subito prima di comprare una Tecnologia rossa: ogni tuo pianeta con una specialità rossa dà uno sconto di 2 invece di 1.',
  'action.patrol':
    'Azione: muovi fino a 2 tuoi Incrociatori o Torpediniere da un sistema attivato a sistemi adiacenti vuoti, poi piazza in ciascuno di questi un Contatore di Comando dai rinforzi.',
  'action.plague':
    "Azione: scegli un pianeta controllato da un avversario. Tira un dado per ogni Forza di Terra lì: con un risultato pari è distrutta. L'avversario mantiene il pianeta.",
  'action.policy_paralysis':
    "Subito dopo che l'abilità primaria di una Carta Strategia è stata risolta: scegli un avversario, che non può usare l'abilità secondaria di quella carta.",
  'action.political_stability':
    'Fase di Status: tieni la tua Carta Strategia invece di restituirla e non sceglierne nella prossima Fase Strategica. Non con Imperiale o Iniziativa.',
  'action.privateers':
    'Azione: prendi tutti i Beni di Commercio di un avversario. Tienine metà (per difetto) e rimetti gli altri nella riserva.',
  'action.productivity_spike':
    "Fase Strategica: scegli una tua Base Spaziale. In questo round può produrre tante unità in più quanta l'influenza del suo pianeta.",
  'action.public_disgrace':
    'Subito dopo che un giocatore ha scelto una Carta Strategia: deve restituirla e sceglierne una diversa.',
  'action.rally_of_the_people': 'Azione: ricevi gratis una Corazzata nel tuo Sistema Nativo.',
  'action.rare_mineral':
    'Subito dopo aver invaso con successo un pianeta neutrale: ricevi 3 Beni di Commercio.',
  'action.recheck':
    'Subito dopo che tu o il tuo avversario avete tirato un dado in una Battaglia Spaziale o di Invasione a cui partecipi: quel dado si tira di nuovo.',
  'action.reparations':
    'Subito dopo che un avversario ti ha preso un pianeta: scarica un suo pianeta, poi riattiva un tuo pianeta con valore di risorse uguale o inferiore.',
  'action.rise_of_a_messiah': 'Azione: ricevi gratis 1 Forza di Terra su ogni pianeta che controlli.',
  'action.ruinous_tariffs':
    "Subito dopo che un giocatore con cui hai un accordo commerciale ha eseguito l'abilità secondaria della Strategia Commerciale: ti dà metà (per eccesso) dei Beni di Commercio sulla sua Scheda della Razza.",
  'action.sabotage':
    'Subito dopo che un altro giocatore ha giocato una Carta Azione: annullala; entrambe le carte sono scartate. Non annulla un Sabotaggio e non va annunciata.',
  'action.scientist_assassination':
    'Fase Strategica: scegli un giocatore, che in questo round non può acquisire né comprare Tecnologie.',
  'action.secret_industrial_agent': 'Azione: distruggi una Base Spaziale fuori dai Sistemi Nativi.',
  'action.shields_holding':
    "In una Battaglia Spaziale, dopo che l'avversario ha tirato tutti i dadi di un round e prima che tu rimuova le perdite: annulla fino a 2 colpi subiti in quel round.",
  'action.signal_jamming':
    "Fase Strategica: scegli un sistema che non sia un Sistema Nativo e piazzaci un Contatore di Comando dai rinforzi di un altro giocatore. Quel giocatore l'ha attivato.",
  'action.skilled_retreat':
    'Prima di qualsiasi round di una Battaglia Spaziale: piazza un Contatore di Comando dai rinforzi in un sistema adiacente amico o vuoto che non hai attivato e muovici subito la tua flotta.',
  'action.spacedock_accident':
    'Azione: scegli una Base Spaziale fuori dai Sistemi Nativi. In questo round il suo proprietario non può costruirvi nulla.',
  'action.star_of_death':
    'Subito prima dello Sbarco Planetario: scegli un pianeta in un sistema con un tuo Sole di Guerra. Distruggi tutte le Forze di Terra, i PDS e le Basi Spaziali su di esso e piazzaci un Contatore di Dominio Radiazioni; diventa neutrale.',
  'action.stellar_criminals':
    'Azione: un avversario a tua scelta deve scegliere e scaricare metà (per difetto) dei suoi pianeti non scaricati.',
  'action.strategic_bombardment':
    'Azione: scarica tutti i pianeti controllati da avversari in un sistema con un tuo Sole di Guerra. Poi tira un dado: con 6+ riprendi in mano questa carta.',
  'action.strategic_flexibility':
    'Dopo che tutti hanno scelto le Carte Strategia e prima che si piazzino i Contatori di Bonus: restituisci la carta che hai scelto e prendine una non scelta.',
  'action.strategic_shift':
    'Prima che il primo giocatore scelga una Carta Strategia: indicane una che in questo round nessuno può scegliere.',
  'action.successful_spy': 'Azione: prendi a caso 2 Carte Azione a un avversario.',
  'action.synchronicity':
    'Fase Strategica: cerca una carta qualsiasi nel mazzo delle Carte Azione, prendila in mano e rimescola il mazzo.',
  'action.tech_bubble':
    "Subito dopo aver eseguito l'abilità primaria della Strategia Tecnologica: spendi 1 Contatore di Comando dall'Allocazione Strategica per eseguire anche quella secondaria, al suo costo normale.",
  'action.thugs':
    'Dopo che una Carta Politica è stata letta e prima che qualcuno voti: scegli un giocatore, che per il resto di questo round non può votare sulle Carte Politiche.',
  'action.touch_of_genius':
    "Quando si potrebbe giocare una carta che è negli scarti delle Carte Azione: spendi 3 di influenza per produrne l'effetto.",
  'action.trade_stop':
    'Fase Strategica: rompi tutti gli accordi commerciali in gioco, compresi i tuoi, ma nessuno con gli Hacan.',
  'action.transport':
    'Azione: sposta fino a 3 Forze di Terra da un pianeta che controlli a un altro; i due devono essere uniti da una rotta senza navi nemiche.',
  'action.unexpected_action': 'Azione: riprendi un tuo Contatore di Comando dalla mappa nei tuoi rinforzi.',
  'action.uprising':
    'Azione: scegli un sistema che non sia un Sistema Nativo. Scarica tutti i suoi pianeti, se possibile.',
  'action.usurper':
    'Fase Strategica, se controlli Mecatol Rex: lascia questa carta su di esso. Finché vi resta, Mecatol Rex ti dà voti pari al doppio della sua influenza, anche se scaricato. Scartala quando perdi il pianeta.',
  'action.veto':
    "Dopo che una Carta Politica è stata letta e prima che qualcuno voti: scartala; il giocatore attivo deve pescarne un'altra.",
  'action.voluntary_annexation':
    'Azione: scegli un pianeta neutrale in un sistema adiacente a uno che contiene un pianeta che controlli. Piazzaci gratis 3 Forze di Terra; ora lo controlli.',
  'action.war_footing':
    "Azione: scegli un sistema. Lì i tuoi Rifornimenti alla Flotta sono più alti di 2 per il resto di questo round. Rimuovi l'eccesso alla fine della Fase di Status.",

  'political.aggressive_strategy.for':
    "Nell'ordine di gioco ogni giocatore può eseguire subito l'abilità secondaria della propria Carta Strategia senza spendere un Contatore di Comando.",
  'political.aggressive_strategy.against':
    'Per il resto di questo round nessuno può eseguire abilità secondarie delle Carte Strategia.',
  'political.ancient_artifact.for':
    "Tira un dado. 1-5: tutte le unità nel sistema di Mecatol Rex sono distrutte, e ogni flotta e le Forze di Terra di ogni pianeta nei sistemi adiacenti subiscono 3 tiri che colpiscono con 5+. 6-10: ogni giocatore ottiene 2 Tecnologie a scelta, una dopo l'altra, rispettando i prerequisiti.",
  'political.arms_reduction.for':
    'Ogni giocatore distrugge le proprie Corazzate tranne 2 e i propri Incrociatori tranne 4.',
  'political.arms_reduction.against':
    'Ogni giocatore scarica i propri pianeti con una specialità tecnologica rossa.',
  'political.checks_and_balances.for':
    'Chi sceglie una Carta Strategia nella Fase Strategica deve darla a un altro giocatore che non ne ha ancora.',
  'political.checks_and_balances.against':
    'Ogni giocatore passa subito la sua Carta Strategia attuale al giocatore alla sua sinistra.',
  'political.closing_the_wormholes.for': 'Le flotte non possono muoversi attraverso i Tunnel Spaziali.',
  'political.closing_the_wormholes.against':
    'Ogni flotta in un sistema con un Tunnel Spaziale perde 1 nave che non sia un Caccia, scelta dal proprietario.',
  'political.code_of_honor.for': 'Le flotte non possono abbandonare le Battaglie Spaziali né ritirarsi.',
  'political.colonial_redistribution.for':
    'Il giocatore con più Punti Vittoria (a caso se in parità) distrugge tutte le Forze di Terra su un suo pianeta, poi sceglie un giocatore con meno Punti Vittoria di tutti, che può piazzarci gratis 3 Forze di Terra e prenderne il controllo.',
  'political.colonization_licensing.for':
    'Prima di sbarcare su un pianeta neutrale un giocatore deve spendere risorse almeno pari al valore di risorse del pianeta.',
  'political.colonization_licensing.against':
    'Ogni giocatore scarica 1 pianeta a sua scelta ogni 3 che controlla fuori dal proprio Sistema Nativo (per difetto), se possibile.',
  'political.compensated_disarmament.elected':
    'Tutte le Forze di Terra sul pianeta sono distrutte. Chi lo controlla riceve 1 Bene di Commercio per ciascuna e mantiene il pianeta.',
  'political.conventions_of_war.for':
    'Corazzate e Soli di Guerra non possono bombardare pianeti con una Base Spaziale.',
  'political.conventions_of_war.against':
    'Chi ha votato contro rimette nei rinforzi una propria Base Spaziale fuori dal proprio Sistema Nativo, se possibile.',
  'political.core_stability.for':
    'In ogni Fase di Status le Carte Azione dovute si pescano scoperte e i giocatori scelgono fra esse, a partire da chi ha più influenza non scaricata.',
  'political.core_stability.against': 'In questo round non si pescano Carte Azione.',
  'political.cost_overruns.for':
    'Ogni giocatore scarta 1 Bene di Commercio per ogni pianeta che controlla, se possibile.',
  'political.council_elder.elected':
    "Il giocatore tiene questa carta e può scartarla subito dopo che è stato pescato un ordine del giorno con un'elezione: su di esso contano allora solo i suoi voti.",
  'political.councils_censure.elected':
    "Per scegliere la Strategia Imperiale il giocatore deve scartare 2 Contatori di Comando dall'Allocazione Strategica.",
  'political.crown_of_thalnos.elected': 'Le Forze di Terra del giocatore hanno +1 ai tiri di combattimento.',
  'political.dispute_resolution.elected':
    'Due pianeti di due giocatori diversi, esclusi Mecatol Rex e i Sistemi Nativi: tutte le Forze di Terra e i PDS su entrambi sono distrutti ed entrambi diventano neutrali.',
  'political.economic_revitalization.elected':
    'Il giocatore riceve 1 Bene di Commercio dalla Scheda della Razza di ogni avversario, se possibile.',
  'political.fleet_regulations.for':
    'Nessuno può avere più di 5 Contatori di Comando nei Rifornimenti alla Flotta.',
  'political.fleet_regulations.against':
    'Ogni giocatore piazza 1 Contatore di Comando dai rinforzi nei Rifornimenti alla Flotta.',
  'political.forced_economic_independence.elected':
    'I due giocatori non possono avere un accordo commerciale fra loro; se esiste si rompe subito.',
  'political.free_trade.for':
    'Ogni volta che un giocatore riceve Beni di Commercio per i suoi accordi commerciali ne riceve 1 in più.',
  'political.free_trade.against': 'Ogni giocatore scarta 2 Beni di Commercio, se possibile.',
  'political.holder_of_mecatol_rex.for':
    'Chi controlla Mecatol Rex può scegliere e scartare una Legge in gioco.',
  'political.holder_of_mecatol_rex.against':
    'Chi controlla Mecatol Rex può aggiungervi gratis 2 Forze di Terra.',
  'political.holy_planet_of_ixth.elected':
    'Il pianeta, fuori dai Sistemi Nativi, non può produrre unità per il resto della partita.',
  'political.humane_labor.for': 'Il limite di produzione di ogni Base Spaziale diventa 2.',
  'political.humane_labor.against': 'Nessuna Base Spaziale può produrre unità per il resto di questo round.',
  'political.imperial_academy.for':
    "Con l'abilità secondaria della Strategia Logistica un Contatore di Comando costa 2 di influenza invece di 3.",
  'political.imperial_containment.for':
    "Per il resto di questo round chi ha più pianeti fuori dal proprio Sistema Nativo scarta dal Pool di Comando un Contatore di Comando in più per ognuno piazzato in un'Azione Tattica. In parità: tutti.",
  'political.imperial_mandate.for': 'Ogni giocatore riceve 2 Punti Vittoria.',
  'political.imperial_mandate.against': 'Ogni giocatore perde 1 Punto Vittoria.',
  'political.imperial_peace.for': 'Nessuno può invadere Mecatol Rex.',
  'political.imperial_peace.against': "In questo round Mecatol Rex è l'unico pianeta che si può invadere.",
  'political.labor_force_politics.for':
    'I valori di influenza e di risorse di tutti i pianeti sono scambiati.',
  'political.labor_force_politics.against':
    'Per il resto di questo round ogni giocatore può produrre in una sola delle proprie Basi Spaziali.',
  'political.limits_to_individual_power.for':
    'Ogni giocatore scarta fino a restare con 3 Carte Azione, ora e ogni volta che ne pesca.',
  'political.limits_to_individual_power.against':
    'Ogni giocatore scarta 1 Carta Azione a caso, se possibile.',
  'political.mass_mobilization.for':
    'Dividi per 5 tutti i voti espressi su questo ordine del giorno: ogni giocatore può piazzare gratis altrettante Forze di Terra su pianeti che controlla.',
  'political.mass_mobilization.against': 'Nessuno può comprare Forze di Terra per il resto di questo round.',
  'political.minister_of_commerce.elected':
    'Il giocatore tiene questa carta. In ogni Fase di Status riceve 1 Bene di Commercio da ogni giocatore che ha un accordo commerciale.',
  'political.minister_of_exploration.elected':
    'Il giocatore tiene questa carta. Riceve 1 Bene di Commercio ogni volta che un altro giocatore sbarca con successo su un pianeta neutrale.',
  'political.minister_of_internal_security.elected':
    'Il giocatore tiene questa carta e può scartarla in qualsiasi momento per distruggere fino a 4 Forze di Terra su Mecatol Rex.',
  'political.minister_of_policy.elected':
    'Il giocatore tiene questa carta. In ogni Fase di Status riceve 1 Carta Azione in più.',
  'political.minister_of_war.elected':
    "Il giocatore tiene questa carta. Prima del primo round di una Battaglia Spaziale a cui partecipa può spendere 1 Contatore di Comando dall'Allocazione Strategica per 1 colpo automatico; la perdita non risponde al fuoco.",
  'political.new_constitution.for':
    'Tutte le Leggi in gioco sono scartate. Ogni giocatore sceglie e scarica 2 dei propri pianeti, se possibile.',
  'political.new_constitution.against':
    'Il giocatore con più influenza non scaricata può scartare una Legge in gioco.',
  'political.official_sanction.elected':
    'Per il resto di questo round il giocatore non può invadere né pianeti neutrali né pianeti avversari.',
  'political.open_the_trade_routes.for': 'Ogni giocatore riceve 2 Beni di Commercio.',
  'political.open_the_trade_routes.against':
    'In questo round ogni giocatore dà tutti i Beni di Commercio che riceve al giocatore alla sua sinistra.',
  'political.planetary_conscription.for':
    'Chi prende il controllo di un pianeta neutrale può piazzarci 1 Forza di Terra dai rinforzi.',
  'political.planetary_conscription.against':
    'Nessuno può sbarcare su un pianeta neutrale per il resto di questo round.',
  'political.planetary_security.for':
    'I pianeti fuori dai Sistemi Nativi senza una Forza di Terra diventano subito neutrali.',
  'political.prophecy_of_ixth.elected':
    'I Caccia del giocatore hanno +1 a tutti i tiri di combattimento per il resto della partita, finché non passa un round in cui ne compra meno di 2.',
  'political.public_execution.elected':
    'Il giocatore perde tutte le sue Carte Azione, scarica tutti i suoi pianeti e le sue unità hanno -1 ai tiri di combattimento per il resto di questo round.',
  'political.regressive_rhetoric.for':
    "Tutte le Tecnologie costano 2 in più. Chi non esegue l'abilità secondaria della Strategia Tecnologica può invece pescare 1 Carta Azione.",
  'political.regressive_rhetoric.against': 'Ogni giocatore scarta 1 Carta Azione, se possibile.',
  'political.regulated_conscription.for':
    'Le Forze di Terra costano 1 risorsa ciascuna. La Federazione del Sole piazza solo 1 Forza di Terra per Contatore di Comando con la sua abilità di razza.',
  'political.repeal.elected': 'La Legge è scartata.',
  'political.research_grant.for':
    'Ogni pianeta con una specialità tecnologica vale come specialità di ogni colore.',
  'political.research_grant.against':
    'Nessuno può acquisire o comprare Tecnologie gialle per il resto di questo round.',
  'political.resource_management.for':
    'I giocatori non possono ridistribuire i Contatori di Comando nella Fase di Status.',
  'political.resource_management.against': 'Chi ha 3 o più Carte Azione ne scarta 2.',
  'political.revote.elected': "Si vota di nuovo l'ordine del giorno della Legge.",
  'political.science_community_speaker.elected':
    "Il giocatore non spende Contatori di Comando per l'abilità secondaria della Strategia Tecnologica e le sue Tecnologie costano 1 in meno.",
  'political.short_term_truce.for':
    'Nel prossimo round nessuno può attivare un sistema con navi nemiche né invadere un pianeta di un altro giocatore. Chiunque può spendere 10 di influenza in qualsiasi momento per scartare questa Legge.',
  'political.short_term_truce.against':
    "Chi ha votato contro scarica 1 pianeta, scelto dall'avversario alla sua sinistra.",
  'political.subsidized_industry.elected':
    'Il giocatore può piazzare subito gratis una Base Spaziale su qualsiasi pianeta che controlla.',
  'political.subsidized_studies.elected':
    'Le Tecnologie del colore costano 3 in meno; tutte le altre costano 2 in più.',
  'political.technology_buy_back.for':
    "Nella Fase di Status un giocatore può scartare una sua Tecnologia in cambio di 6 Beni di Commercio, a meno che non sia richiesta da un'altra che ha.",
  'political.technology_buy_back.against': 'In questo round nessuno può acquisire o comprare Tecnologie.',
  'political.technology_investigation_committee.for': 'In questo round nessuno può comprare Tecnologie.',
  'political.technology_investigation_committee.against':
    "Ogni giocatore scarta 1 Carta Azione a caso. Poi si pescano 2 nuove Carte Politiche e si risolvono nell'ordine in cui sono state pescate.",
  'political.technology_tariffs.for': 'Le Tecnologie rosse costano 4 in più.',
  'political.technology_tariffs.against':
    'Nessuno può acquisire o comprare Tecnologie verdi per il resto di questo round.',
  'political.trade_embargo.elected':
    'Tutti gli accordi commerciali con il giocatore si rompono; non se ne possono formare con lui in questo round né nel prossimo.',
  'political.trade_war.for':
    "Chi esegue l'abilità secondaria della Strategia Commerciale può anche far scartare 1 Bene di Commercio a un avversario.",
  'political.trade_war.against': 'Ogni giocatore scarta 1 Bene di Commercio.',
  'political.traffic_tariffs.for':
    'Per attivare un sistema con un pianeta controllato da un altro giocatore bisogna spendere 1 Bene di Commercio oppure scegliere e scaricare 1 pianeta.',
  'political.traffic_tariffs.against':
    "Ogni giocatore scarta 1 Contatore di Comando dal Pool di Comando o dall'Allocazione Strategica, se possibile.",
  'political.unconventional_weapons.for':
    'Tutte le Corazzate e i Soli di Guerra hanno -2 ai tiri di combattimento.',
  'political.unconventional_weapons.against':
    'Ogni giocatore sceglie e scarica 1 pianeta per ogni Corazzata e Sole di Guerra che ha in gioco, se possibile.',
  'political.wormhole_reconstruction.for':
    'Tutti i sistemi con Tunnel Spaziali sono adiacenti fra loro, qualunque sia il tipo.',
}
