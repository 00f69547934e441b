/** Italian for what is read on race sheets, technologies, objectives, units and strategy cards; names stand in the glossary. */
export const texts: Readonly<Record<string, string>> = {
  'ability.sol_orbital_drop':
    "Azione: spendi 1 Contatore di Comando dall'Allocazione Strategica per piazzare gratis 2 Forze di Terra su un pianeta che controlli.",
  'ability.sol_extra_counter': 'Ricevi 1 Contatore di Comando in più nella Fase di Status.',
  'ability.letnev_munitions':
    'Prima di qualsiasi round di Battaglia Spaziale o Battaglia di Invasione: spendi 2 Beni di Commercio per avere in quel round +1 ai tiri di combattimento di tutte le tue navi, oppure +2 a quelli di tutte le tue Forze di Terra.',
  'ability.letnev_fleet':
    'Le tue flotte possono contenere 1 nave in più di quanto permettono i tuoi Rifornimenti alla Flotta.',
  'ability.hacan_no_approval':
    'Durante le trattative i tuoi accordi commerciali non richiedono approvazione.',
  'ability.hacan_trade_secondary':
    "L'abilità secondaria della Strategia Commerciale non ti costa Contatori di Comando. Ogni tuo accordo commerciale ti rende 1 Bene di Commercio in più.",
  'ability.hacan_unbreakable':
    "Nessuno può rompere un accordo commerciale con te, se non con la guerra: una Battaglia Spaziale o di Invasione. L'opzione (b) della Strategia Commerciale e le Carte Politiche possono comunque romperlo.",
  'ability.hacan_card_trading': 'Nella Fase di Status puoi scambiare Carte Azione con gli altri giocatori.',
  'ability.l1z1x_cheap_dreadnoughts': 'Le tue Corazzate costano 4.',
  'ability.l1z1x_combat':
    'Le tue Corazzate hanno +1 nelle Battaglie Spaziali; le tue Forze di Terra hanno +1 quando attaccano in una Battaglia di Invasione.',
  'ability.l1z1x_counter': "Inizi con 1 Contatore di Comando in più nell'Allocazione Strategica.",
  'ability.mentak_ambush':
    'Prima di una Battaglia Spaziale a cui partecipi, fino a 2 tuoi Incrociatori o Torpediniere possono sparare. Le perdite sono rimosse subito e non rispondono al fuoco.',
  'ability.mentak_pillage':
    'Nella Fase Strategica prendi 1 Bene di Commercio a ciascuno di un massimo di 2 giocatori che ne hanno almeno 3.',
  'ability.mentak_counter': 'Inizi con 1 Contatore di Comando in più nei Rifornimenti alla Flotta.',
  'ability.naalu_initiative':
    "La tua Carta Strategia vale sempre come numero 0: sei il primo nell'ordine di gioco.",
  'ability.naalu_early_retreat':
    'Quando sei attaccato, la tua flotta può ritirarsi prima che la Battaglia Spaziale abbia inizio, secondo le normali regole della ritirata.',
  'ability.naalu_fighters': 'I tuoi Caccia hanno +1 nelle Battaglie Spaziali.',
  'ability.norr_combat':
    'Hai +1 a tutti i tiri di combattimento nelle Battaglie Spaziali e nelle Battaglie di Invasione.',
  'ability.jol_nar_combat':
    'Hai -1 a tutti i tiri di combattimento nelle Battaglie Spaziali e nelle Battaglie di Invasione.',
  'ability.jol_nar_tech':
    "Quando usi l'abilità secondaria della Strategia Tecnologica puoi usare anche quella primaria.",
  'ability.jol_nar_reroll':
    "Subito dopo un tuo tiro di dado puoi spendere 1 Contatore di Comando dall'Allocazione Strategica per ripeterlo.",
  'ability.xxcha_diplomacy':
    "Quando usi l'abilità secondaria della Strategia Diplomatica puoi usare invece quella primaria.",
  'ability.xxcha_veto':
    "Subito dopo che una Carta Politica è stata pescata e letta, spendi 1 Contatore di Comando dall'Allocazione Strategica per annullarla; se ne pesca un'altra.",
  'ability.xxcha_defence':
    'Gli avversari hanno -1 ai tiri di combattimento contro di te nel primo round di ogni Battaglia Spaziale e di ogni Battaglia di Invasione.',
  'ability.yssaril_skip': 'Puoi saltare il tuo turno nella Fase di Azione, ma non due volte di fila.',
  'ability.yssaril_cards':
    'Pesca 1 Carta Azione in più nella Fase di Status. Le tue Carte Azione non sono mai soggette a limiti di mano.',
  'ability.yssaril_spy':
    'Una volta per ogni Fase Strategica guarda la mano di Carte Azione di un altro giocatore.',

  'unit.fighter':
    'Due per 1 risorsa. Viaggia con un Trasporto o un Sole di Guerra e fuori dalle Battaglie Spaziali richiede posto nel sistema: 3 per Base Spaziale, più i posti liberi su Trasporti e Soli di Guerra. Non conta per i Rifornimenti alla Flotta.',
  'unit.destroyer':
    'Sbarramento Anti-Caccia: prima di una Battaglia Spaziale tira 2 dadi; ogni colpo distrugge un Caccia, che non risponde al fuoco.',
  'unit.cruiser': 'Nessuna regola speciale.',
  'unit.carrier':
    'Trasporta 6 tra Caccia, Forze di Terra e PDS. Può caricarli ovunque lungo il percorso, ma non da un sistema con navi nemiche né da uno che avevi già attivato.',
  'unit.dreadnought':
    'Sopporta un colpo; è riparata nella Fase di Status. Bombarda con 1 dado un pianeta che invadi, a meno che non abbia un PDS.',
  'unit.war_sun':
    'Richiede la Tecnologia Sole di Guerra. Tira 3 dadi, sopporta un colpo, trasporta 6 unità come un Trasporto. Bombarda con 3 dadi anche senza invasione e malgrado i PDS.',
  'unit.ground_force':
    "Due per 1 risorsa. Combatte le Battaglie di Invasione; è l'unica unità che prende il controllo dei pianeti.",
  'unit.pds':
    'Al massimo 2 su un pianeta. Lo protegge dalle Corazzate, spara una volta per attivazione a una flotta nemica nel suo sistema e una volta agli invasori prima della Battaglia di Invasione. Può essere trasportato.',
  'unit.space_dock':
    "Produce al massimo tante unità quante le risorse del pianeta + 2; sostiene 3 Caccia. Si costruisce su un pianeta tenuto dall'inizio del round e produce dal round successivo. Sotto assedio non costruisce navi.",

  'technology.enviro_compensator': 'Ogni tua Base Spaziale può produrre 1 unità in più.',
  'technology.sarween_tools':
    'Ogni volta che produci unità in una Base Spaziale hai 1 risorsa in più da spendere per esse.',
  'technology.micro_technology':
    'Quando ricevi Beni di Commercio per i tuoi accordi commerciali, ricevine 1 in più per ogni accordo attivo.',
  'technology.integrated_economy':
    'Le unità delle tue Basi Spaziali possono essere piazzate in qualsiasi sistema adiacente che hai attivato e che è vuoto o amico; Forze di Terra e PDS su qualsiasi pianeta amico in quel raggio.',
  'technology.transit_diodes':
    "Azione: spendi 1 Contatore di Comando dall'Allocazione Strategica per spostare subito fino a 4 Forze di Terra da un tuo pianeta a qualsiasi altro che controlli.",
  'technology.graviton_laser_system':
    'Puoi ripetere una volta ogni tiro di combattimento mancato dei tuoi PDS.',
  'technology.stasis_capsules':
    'I tuoi Incrociatori e le tue Corazzate possono trasportare 1 Forza di Terra ciascuno.',
  'technology.cybernetics': 'I tuoi Caccia hanno +1 a tutti i tiri di combattimento.',
  'technology.neural_motivator': 'Pesca 1 Carta Azione in più in ogni Fase di Status.',
  'technology.dacxive_animators':
    'Quando vinci una Battaglia di Invasione, tira un dado per ogni Forza di Terra uccisa in essa da entrambe le parti: con 6+ piazza sul pianeta 1 tua Forza di Terra dai rinforzi.',
  'technology.gen_synthesis':
    'Le tue Forze di Terra hanno +1 nelle Battaglie di Invasione. Quando una è distrutta, tira un dado: con 5+ ritorna su un pianeta del tuo Sistema Nativo.',
  'technology.x_89_bacterial_weapon':
    'Invece di bombardare, le tue Corazzate o i tuoi Soli di Guerra possono distruggere tutte le Forze di Terra nemiche sul pianeta; poi scarta tutte le tue Carte Azione.',
  'technology.antimass_deflectors':
    'Le tue navi possono attraversare i Campi di Asteroidi, ma mai terminarvi il movimento.',
  'technology.xrd_transporters': 'I tuoi Trasporti hanno +1 al movimento.',
  'technology.type_iv_drive': 'I tuoi Incrociatori e le tue Corazzate hanno +1 al movimento.',
  'technology.advanced_fighters':
    'I tuoi Caccia possono muoversi da soli (movimento 2), hanno +1 ai tiri di combattimento, non richiedono supporto e impediscono alle navi nemiche di attraversare il loro sistema. Quelli oltre la capacità di Caccia del sistema contano per i Rifornimenti alla Flotta.',
  'technology.light_wave_deflector':
    'Le tue navi possono attraversare sistemi con navi nemiche per raggiungere il sistema attivato.',
  'technology.fleet_logistics':
    "Quando esegui un'Azione Tattica puoi eseguirne una seconda prima che il tuo turno finisca.",
  'technology.hylar_v_assault_laser':
    'I tuoi Incrociatori e le tue Torpediniere hanno +1 a tutti i tiri di combattimento.',
  'technology.deep_space_cannon': 'I tuoi PDS raggiungono anche le flotte nemiche nei sistemi adiacenti.',
  'technology.war_sun_tech': 'Puoi produrre Soli di Guerra.',
  'technology.magen_defense_grid':
    'I tuoi PDS hanno +1 a tutti i tiri di combattimento; le tue Forze di Terra che difendono un pianeta con un PDS hanno +1 nelle Battaglie di Invasione.',
  'technology.assault_cannon':
    'Prima di una Battaglia Spaziale ogni tua Corazzata che vi partecipa può sparare un colpo. Le perdite sono rimosse subito e non rispondono al fuoco.',
  'technology.graviton_negator':
    'Le tue Corazzate possono bombardare pianeti con PDS. I tuoi Caccia possono combattere nelle Battaglie di Invasione; i superstiti tornano nello spazio e non prendono mai il controllo di un pianeta.',

  'objective.pub1_5_planets': 'Controlli 5 pianeti fuori dal tuo Sistema Nativo.',
  'objective.pub1_mecatol_whole_round':
    'Hai controllato Mecatol Rex per tutta la Fase Strategica e tutta la Fase di Azione di questo round.',
  'objective.pub1_all_specialties':
    'Controlli pianeti con una specialità tecnologica rossa, una verde e una blu.',
  'objective.pub1_5_techs': 'Hai 5 Tecnologie.',
  'objective.pub1_3_techs_one_colour': 'Hai 3 Tecnologie dello stesso colore.',
  'objective.pub1_techs_4_colours': 'Hai Tecnologie di tutti e 4 i colori.',
  'objective.pub1_spend_6_tg': 'Spendi ora 6 Beni di Commercio.',
  'objective.pub1_spend_10_res': 'Spendi ora 10 risorse.',
  'objective.pub1_spend_10_inf': 'Spendi ora 10 di influenza.',
  'objective.pub1_3_docks': 'Hai tutte e 3 le tue Basi Spaziali sulla mappa.',
  'objective.pub2_10_planets': 'Controlli 10 pianeti fuori dal tuo Sistema Nativo.',
  'objective.pub2_9_techs': 'Hai almeno 9 Tecnologie.',
  'objective.pub2_spend_12_tg': 'Spendi ora 12 Beni di Commercio.',
  'objective.pub2_spend_20_res': 'Spendi ora 20 risorse.',
  'objective.pub2_spend_20_inf': 'Spendi ora 20 di influenza.',
  'objective.pub2_mecatol_and_all_adjacent':
    'Controlli il sistema di Mecatol Rex e tutti i sistemi adiacenti: in ciascuno almeno una nave che non sia un Caccia, e tutti i suoi pianeti.',
  'objective.pub2_influence_over_both_neighbours':
    'I tuoi pianeti hanno più influenza totale di tutti i pianeti dei tuoi vicini di sinistra e di destra insieme.',
  'objective.pub2_domination':
    'Controlli tutti i pianeti nei Sistemi Nativi di altri 2 giocatori: vinci la partita.',
  'objective.pub2_supremacy': 'Controlli 18 pianeti fuori dal tuo Sistema Nativo: vinci la partita.',
  'objective.pub2_imperium_rex':
    'Quando questa carta è rivelata la partita termina subito; vince chi ha più Punti Vittoria.',
  'objective.secret_conqueror': 'Controlli tutti i pianeti nel Sistema Nativo di un altro giocatore.',
  'objective.secret_diversified':
    'Controlli Mecatol Rex con una tua Base Spaziale e hai almeno 2 Tecnologie in ciascuno di 3 colori.',
  'objective.secret_focused': 'Controlli almeno 4 pianeti con la stessa specialità tecnologica.',
  'objective.secret_forceful':
    'Controlli Mecatol Rex con una tua Base Spaziale e hai almeno 4 Corazzate nel suo sistema.',
  'objective.secret_industrial':
    'Controlli Mecatol Rex e hai sulla mappa tutte e 3 le tue Basi Spaziali e tutte e 5 le tue Corazzate.',
  'objective.secret_keeper_of_gates':
    'Hai almeno una nave che non sia un Caccia in ogni sistema con un Tunnel Spaziale.',
  'objective.secret_master_of_ships':
    'Controlli Mecatol Rex con una tua Base Spaziale e hai nel suo sistema almeno 8 navi che non siano Caccia.',
  'objective.secret_merciless':
    "In questo round hai preso il pianeta con l'ultima Base Spaziale sulla mappa del tuo vicino di sinistra o di destra.",
  'objective.secret_technocrat': 'Controlli almeno 6 pianeti con una specialità tecnologica.',
  'objective.secret_usurper':
    'Controlli Mecatol Rex con una tua Base Spaziale e almeno 6 tue Forze di Terra.',

  'strategy.base_initiative':
    'Prendi il Gettone del Portavoce quando scegli questa carta. In questo round le abilità secondarie non ti costano Contatori di Comando. Non ha Azione Strategica. Non puoi sceglierla di nuovo nel round successivo, a meno che non resti altro.',
  'strategy.base_diplomacy.primary':
    "Nomina un avversario. Per il resto di questa fase nessuno dei due può attivare un sistema con unità dell'altro, comprese Forze di Terra e PDS.",
  'strategy.base_diplomacy.secondary':
    "Spendi 1 Contatore di Comando dall'Allocazione Strategica per riattivare fino a 2 tuoi pianeti scaricati fuori dal tuo Sistema Nativo.",
  'strategy.base_political.primary':
    'Pesca 3 Carte Azione e prendi 1 Contatore di Comando. Pesca la prima Carta Politica e risolvi il suo ordine del giorno. Poi guarda in segreto le 3 successive: rimettine una in cima e due in fondo.',
  'strategy.base_political.secondary':
    "Spendi 1 Contatore di Comando dall'Allocazione Strategica per pescare 1 Carta Azione.",
  'strategy.base_logistics.primary': 'Prendi 4 Contatori di Comando dai rinforzi.',
  'strategy.base_logistics.secondary':
    'Spendi influenza: 1 Contatore di Comando per ogni 3. Usare questa abilità non costa contatori.',
  'strategy.base_trade.primary':
    'Scegli: (a) ricevi 3 Beni di Commercio, poi quelli dei tuoi accordi commerciali, poi apri le trattative fra tutti; i nuovi accordi richiedono la tua approvazione; oppure (b) annulla tutti gli accordi commerciali, compresi quelli degli Hacan.',
  'strategy.base_trade.secondary':
    "Spendi 1 Contatore di Comando dall'Allocazione Strategica per ricevere i Beni di Commercio dei tuoi accordi commerciali, esclusi quelli formati in questa azione.",
  'strategy.base_warfare.primary': 'Riprendi 1 tuo Contatore di Comando dalla mappa nel tuo Pool di Comando.',
  'strategy.base_warfare.secondary':
    "Spendi 1 Contatore di Comando dall'Allocazione Strategica: fino a 2 tuoi Incrociatori o Torpediniere, ovunque siano, muovono ciascuno in un sistema adiacente vuoto che non sia un Sistema Nativo. Piazza in ciascuno un contatore dai rinforzi, a meno che tu non l'abbia già attivato.",
  'strategy.base_technology.primary': 'Ricevi 1 Tecnologia di cui hai i prerequisiti.',
  'strategy.base_technology.secondary':
    "Spendi 1 Contatore di Comando dall'Allocazione Strategica e 8 risorse per ricevere 1 Tecnologia di cui hai i prerequisiti.",
  'strategy.base_imperial.primary':
    'Rivela la prima carta del Mazzo degli Obiettivi Pubblici. Poi ricevi 2 Punti Vittoria.',
  'strategy.base_imperial.secondary':
    "Spendi 1 Contatore di Comando dall'Allocazione Strategica per costruire unità in un sistema con tue Basi Spaziali, anche se attivato. Questo non attiva il sistema.",
}
