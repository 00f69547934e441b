import type { Worded } from '../../galaxy/content/worded.ts'
import type { ObjectiveId } from './objectives.ts'

/** What is read on objectives, in Italian. */
export const objectivesIt: Readonly<Record<ObjectiveId, Worded>> = {
  pub1_5_planets: {
    name: 'Cinque Colonie',
    text: 'Controlli 5 pianeti fuori dal tuo Sistema Nativo.',
  },
  pub1_mecatol_whole_round: {
    name: 'Guardiano di Mecatol Rex',
    text: 'Hai controllato Mecatol Rex per tutta la Fase Strategica e tutta la Fase di Azione di questo round.',
  },
  pub1_all_specialties: {
    name: 'Tre Specialità',
    text: 'Controlli pianeti con una specialità tecnologica rossa, una verde e una blu.',
  },
  pub1_5_techs: {
    name: 'Cinque Tecnologie',
    text: 'Hai 5 Tecnologie.',
  },
  pub1_3_techs_one_colour: {
    name: 'Tre dello Stesso Colore',
    text: 'Hai 3 Tecnologie dello stesso colore.',
  },
  pub1_techs_4_colours: {
    name: 'Tutti e Quattro i Colori',
    text: 'Hai Tecnologie di tutti e 4 i colori.',
  },
  pub1_spend_6_tg: {
    name: 'Sei Beni di Commercio',
    text: 'Spendi ora 6 Beni di Commercio.',
  },
  pub1_spend_10_res: {
    name: 'Dieci Risorse',
    text: 'Spendi ora 10 risorse.',
  },
  pub1_spend_10_inf: {
    name: 'Dieci di Influenza',
    text: 'Spendi ora 10 di influenza.',
  },
  pub1_3_docks: {
    name: 'Tre Basi Spaziali',
    text: 'Hai tutte e 3 le tue Basi Spaziali sulla mappa.',
  },
  pub2_10_planets: {
    name: 'Dieci Colonie',
    text: 'Controlli 10 pianeti fuori dal tuo Sistema Nativo.',
  },
  pub2_9_techs: {
    name: 'Nove Tecnologie',
    text: 'Hai almeno 9 Tecnologie.',
  },
  pub2_spend_12_tg: {
    name: 'Dodici Beni di Commercio',
    text: 'Spendi ora 12 Beni di Commercio.',
  },
  pub2_spend_20_res: {
    name: 'Venti Risorse',
    text: 'Spendi ora 20 risorse.',
  },
  pub2_spend_20_inf: {
    name: 'Venti di Influenza',
    text: 'Spendi ora 20 di influenza.',
  },
  pub2_mecatol_and_all_adjacent: {
    name: 'Cuore della Galassia',
    text: 'Controlli il sistema di Mecatol Rex e tutti i sistemi adiacenti: in ciascuno almeno una nave che non sia un Caccia, e tutti i suoi pianeti.',
  },
  pub2_influence_over_both_neighbours: {
    name: 'Sopra Entrambi i Vicini',
    text: 'I tuoi pianeti hanno più influenza totale di tutti i pianeti dei tuoi vicini di sinistra e di destra insieme.',
  },
  pub2_domination: {
    name: 'Dominazione!', // Vincere il Gioco
    text: 'Controlli tutti i pianeti nei Sistemi Nativi di altri 2 giocatori: vinci la partita.',
  },
  pub2_supremacy: {
    name: 'Supremazia!', // Vincere il Gioco
    text: 'Controlli 18 pianeti fuori dal tuo Sistema Nativo: vinci la partita.',
  },
  pub2_imperium_rex: {
    name: 'Imperium Rex', // Imperium Rex
    text: 'Quando questa carta è rivelata la partita termina subito; vince chi ha più Punti Vittoria.',
  },
  secret_conqueror: {
    name: 'Conquistatore',
    text: 'Controlli tutti i pianeti nel Sistema Nativo di un altro giocatore.',
  },
  secret_diversified: {
    name: 'Diversificato',
    text: 'Controlli Mecatol Rex con una tua Base Spaziale e hai almeno 2 Tecnologie in ciascuno di 3 colori.',
  },
  secret_focused: {
    name: 'Specializzato',
    text: 'Controlli almeno 4 pianeti con la stessa specialità tecnologica.',
  },
  secret_forceful: {
    name: 'Vigoroso',
    text: 'Controlli Mecatol Rex con una tua Base Spaziale e hai almeno 4 Corazzate nel suo sistema.',
  },
  secret_industrial: {
    name: 'Industriale',
    text: 'Controlli Mecatol Rex e hai sulla mappa tutte e 3 le tue Basi Spaziali e tutte e 5 le tue Corazzate.',
  },
  secret_keeper_of_gates: {
    name: 'Custode dei Portali',
    text: 'Hai almeno una nave che non sia un Caccia in ogni sistema con un Tunnel Spaziale.',
  },
  secret_master_of_ships: {
    name: 'Signore delle Navi',
    text: 'Controlli Mecatol Rex con una tua Base Spaziale e hai nel suo sistema almeno 8 navi che non siano Caccia.',
  },
  secret_merciless: {
    name: 'Spietato',
    text: "In questo round hai preso il pianeta con l'ultima Base Spaziale sulla mappa del tuo vicino di sinistra o di destra.",
  },
  secret_technocrat: {
    name: 'Tecnocrate',
    text: 'Controlli almeno 6 pianeti con una specialità tecnologica.',
  },
  secret_usurper: {
    name: 'Usurpatore',
    text: 'Controlli Mecatol Rex con una tua Base Spaziale e almeno 6 tue Forze di Terra.',
  },
  pub1_took_3_planets: {
    name: 'Tre Conquiste',
    text: 'Hai preso il controllo di 3 pianeti in questo round.',
  },
  pub1_control_mecatol: {
    name: 'Sul Trono',
    text: 'Controlli Mecatol Rex.',
  },
  pub1_influence_over_each_neighbour: {
    name: 'Sopra Ciascun Vicino',
    text: 'I tuoi pianeti hanno più influenza totale di quelli del tuo vicino di sinistra, e più di quelli del tuo vicino di destra.',
  },
  pub1_2_techs_3_colours: {
    name: 'Due di Tre Colori',
    text: 'Hai almeno 2 Tecnologie in ciascuno di 3 colori.',
  },
  pub1_spend_4tg_3res_3inf: {
    name: 'Un Po’ di Tutto',
    text: 'Spendi ora 4 Beni di Commercio, 3 risorse e 3 di influenza.',
  },
  pub1_spend_10_res_or_inf: {
    name: 'Dieci dell’Una o dell’Altra',
    text: 'Spendi ora 10 risorse o 10 di influenza.',
  },
  pub1_spend_3_cc: {
    name: 'Tre Contatori',
    text: 'Spendi ora 3 Contatori di Comando dal Pool di Comando e dall’Allocazione Strategica.',
  },
  pub1_invaded_1_defended: {
    name: 'Contro Resistenza',
    text: 'Hai invaso con successo in questo round un pianeta con una Forza di Terra di un avversario.',
  },
  pub1_won_battle_3_ships: {
    name: 'Vittoria nello Spazio',
    text: 'Hai vinto in questo round una Battaglia Spaziale contro almeno 3 navi.',
  },
  pub1_blockading: {
    name: 'Assedio',
    text: 'La Base Spaziale di un avversario è sotto il tuo assedio.',
  },
  pub2_mecatol_and_3_adjacent: {
    name: 'Intorno al Trono',
    text: 'Controlli il sistema di Mecatol Rex e almeno 3 sistemi adiacenti.',
  },
  pub2_5_techs_one_colour: {
    name: 'Cinque dello Stesso Colore',
    text: 'Hai 5 Tecnologie dello stesso colore.',
  },
  pub2_spend_20_res_or_inf: {
    name: 'Venti dell’Una o dell’Altra',
    text: 'Spendi ora 20 risorse o 20 di influenza.',
  },
  pub2_spend_6_cc: {
    name: 'Sei Contatori',
    text: 'Spendi ora 6 Contatori di Comando dal Pool di Comando e dall’Allocazione Strategica.',
  },
  pub2_invaded_2_defended: {
    name: 'Due Volte contro Resistenza',
    text: 'Hai invaso con successo in questo round 2 pianeti con Forze di Terra di un avversario.',
  },
  pub2_won_2_battles: {
    name: 'Due Vittorie nello Spazio',
    text: 'Hai vinto in questo round una Battaglia Spaziale contro almeno 3 navi in ciascuno di 2 sistemi.',
  },
  pub2_destroyed_dock: {
    name: 'Basi in Fiamme',
    text: 'Hai distrutto in questo round, alla fine di un combattimento, una Base Spaziale di un avversario.',
  },
  pub2_11_planets: {
    name: 'Undici Colonie',
    text: 'Controlli 11 pianeti fuori dal tuo Sistema Nativo.',
  },
  pub2_4_ships_two_homes: {
    name: 'A Due Porte',
    text: 'Vinci la partita: hai almeno 4 navi che non siano Caccia nel Sistema Nativo di ciascuno di 2 avversari.',
  },
  secret_expansionist: {
    name: 'Espansionista',
    text: 'Controlli 8 sistemi fuori dal tuo Sistema Nativo.',
  },
  secret_regulator: {
    name: 'Regolatore',
    text: 'Hai distrutto in questo round Basi Spaziali di 2 giocatori.',
  },
  secret_threatening: {
    name: 'Minaccioso',
    text: 'Controlli sistemi adiacenti ai Sistemi Nativi di 2 altri giocatori.',
  },
}
