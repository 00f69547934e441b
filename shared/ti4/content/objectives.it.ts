import type { ObjectiveWords } from './objectives.ts'

/** What is read on objectives, in Italian. */
export const objectivesIt: ObjectiveWords = {
  corner_the_market: { name: 'Conquistare il Mercato', text: 'Controlli 4 pianeti dello stesso tratto.' },
  develop_weaponry: { name: 'Sviluppare gli Armamenti', text: 'Possiedi 2 potenziamenti di unità.' },
  diversify_research: {
    name: 'Diversificare la Ricerca',
    text: 'Possiedi 2 Tecnologie di un colore e 2 di un altro.',
  },
  erect_a_monument: { name: 'Erigere un Monumento', text: 'Paghi 8 risorse.' },
  expand_borders: { name: 'Espandere i Confini', text: 'Controlli 6 pianeti fuori dai Sistemi di Origine.' },
  found_research_outposts: {
    name: 'Fondare Avamposti di Ricerca',
    text: 'Controlli 3 pianeti con una specialità tecnologica.',
  },
  intimidate_council: {
    name: 'Intimidire il Consiglio',
    text: 'Hai navi in 2 sistemi adiacenti a quello di Mecatol Rex.',
  },
  lead_from_the_front: {
    name: 'Guidare dal Fronte',
    text: 'Paghi 3 segnalini dalla Riserva Tattica, dalla Riserva Strategica o da entrambe.',
  },
  negotiate_trade_routes: { name: 'Negoziare le Rotte Commerciali', text: 'Paghi 5 Beni di Commercio.' },
  sway_the_council: { name: 'Influenzare il Consiglio', text: 'Paghi 8 influenza.' },
  amass_wealth: { name: 'Accumulare Ricchezze', text: 'Paghi 3 influenza, 3 risorse e 3 Beni di Commercio.' },
  build_defenses: { name: 'Costruire Difese', text: 'Hai almeno 4 strutture.' },
  discover_lost_outposts: {
    name: 'Scoprire Avamposti Perduti',
    text: 'Controlli 2 pianeti con una carta allegata.',
  },
  engineer_a_marvel: {
    name: 'Realizzare un Prodigio',
    text: 'Hai la tua Ammiraglia o un Sole di Guerra sul tabellone.',
  },
  explore_deep_space: { name: 'Esplorare lo Spazio Profondo', text: 'Hai unità in 3 sistemi senza pianeti.' },
  improve_infrastructure: {
    name: 'Migliorare le Infrastrutture',
    text: 'Hai strutture su 3 pianeti fuori dal tuo Sistema di Origine.',
  },
  make_history: {
    name: 'Fare la Storia',
    text: "Hai unità in 2 sistemi con un pianeta leggendario, Mecatol Rex o un'anomalia.",
  },
  populate_the_outer_rim: {
    name: "Popolare l'Orlo Esterno",
    text: 'Hai unità in 3 sistemi sul bordo del tabellone, escluso il tuo Sistema di Origine.',
  },
  push_boundaries: {
    name: 'Superare i Confini',
    text: 'Hai 2 vicini che controllano ciascuno meno pianeti di te.',
  },
  raise_a_fleet: { name: 'Radunare una Flotta', text: 'Hai almeno 5 navi in un sistema, Caccia esclusi.' },
  centralize_galactic_trade: {
    name: 'Centralizzare il Commercio Galattico',
    text: 'Paghi 10 Beni di Commercio.',
  },
  conquer_the_weak: {
    name: 'Conquistare i Deboli',
    text: 'Controlli un pianeta nel Sistema di Origine di un altro giocatore.',
  },
  form_galactic_brain_trust: {
    name: 'Formare un Comitato di Esperti Galattico',
    text: 'Controlli 5 pianeti con una specialità tecnologica.',
  },
  found_a_golden_age: { name: "Fondare un'Età dell'Oro", text: 'Paghi 16 risorse.' },
  galvanize_the_people: {
    name: 'Galvanizzare il Popolo',
    text: 'Paghi 6 segnalini dalla Riserva Tattica, dalla Riserva Strategica o da entrambe.',
  },
  manipulate_galactic_law: { name: 'Manipolare la Legge Galattica', text: 'Paghi 16 influenza.' },
  master_the_sciences: {
    name: 'Padroneggiare le Scienze',
    text: 'Possiedi 2 Tecnologie di ognuno dei 4 colori.',
  },
  revolutionize_warfare: { name: 'Rivoluzionare la Guerra', text: 'Possiedi 3 potenziamenti di unità.' },
  subdue_the_galaxy: {
    name: 'Soggiogare la Galassia',
    text: 'Controlli 11 pianeti fuori dai Sistemi di Origine.',
  },
  unify_the_colonies: { name: 'Unificare le Colonie', text: 'Controlli 6 pianeti dello stesso tratto.' },
  achieve_supremacy: {
    name: 'Raggiungere la Supremazia',
    text: 'Hai la tua Ammiraglia o un Sole di Guerra nel Sistema di Origine di un altro giocatore o nel sistema di Mecatol Rex.',
  },
  become_a_legend: {
    name: 'Diventare Leggenda',
    text: "Hai unità in 4 sistemi con un pianeta leggendario, Mecatol Rex o un'anomalia.",
  },
  command_an_armada: {
    name: "Comandare un'Armata",
    text: 'Hai almeno 8 navi in un sistema, Caccia esclusi.',
  },
  construct_massive_cities: { name: 'Costruire Città Immense', text: 'Hai almeno 7 strutture.' },
  control_the_borderlands: {
    name: 'Controllare le Terre di Confine',
    text: 'Hai unità in 5 sistemi sul bordo del tabellone, escluso il tuo Sistema di Origine.',
  },
  hold_vast_reserves: {
    name: 'Disporre di Vaste Riserve',
    text: 'Paghi 6 influenza, 6 risorse e 6 Beni di Commercio.',
  },
  patrol_vast_territories: {
    name: 'Pattugliare Vasti Territori',
    text: 'Hai unità in 5 sistemi senza pianeti.',
  },
  protect_the_border: {
    name: 'Proteggere il Confine',
    text: 'Hai strutture su 5 pianeti fuori dal tuo Sistema di Origine.',
  },
  reclaim_ancient_monuments: {
    name: 'Recuperare Antichi Monumenti',
    text: 'Controlli 3 pianeti con una carta allegata.',
  },
  rule_distant_lands: {
    name: 'Governare Terre Lontane',
    text: 'Controlli 2 pianeti, ognuno nel Sistema di Origine di un diverso altro giocatore o adiacente a esso.',
  },
  destroy_their_greatest_ship: {
    name: 'Distruggere la loro Nave Più Grande',
    text: "Distruggi un Sole di Guerra o un'Ammiraglia di un altro giocatore.",
  },
  make_an_example_of_their_world: {
    name: 'Dare un Esempio col loro Mondo',
    text: 'Nel passo del Bombardamento distruggi le ultime forze di terra di un giocatore su un pianeta.',
    first: { text: 'Distruggi con Bombardamento le ultime forze di terra di un giocatore su un pianeta.' },
  },
  spark_a_rebellion: {
    name: 'Scatenare una Ribellione',
    text: 'Vinci un combattimento contro un giocatore che nessuno supera in punti vittoria.',
  },
  turn_their_fleets_to_dust: {
    name: 'Ridurre in Polvere le loro Flotte',
    text: 'Nel passo del Cannone Spaziale Offensivo distruggi le ultime navi di un giocatore nel sistema attivo, Caccia esclusi.',
    first: { text: 'Distruggi con Cannone Spaziale le ultime navi di un giocatore in un sistema.' },
  },
  unveil_flagship: {
    name: "Svelare l'Ammiraglia",
    text: 'Vinci un combattimento spaziale in un sistema con la tua Ammiraglia, senza perderla in quel combattimento.',
  },
  adapt_new_strategies: {
    name: 'Adottare Nuove Strategie',
    text: 'Possiedi 2 Tecnologie di fazione; gli Assimilatori Valefar non contano.',
  },
  become_the_gatekeeper: {
    name: 'Diventare il Guardiano',
    text: 'Hai una nave in un sistema con un tunnel spaziale alfa e una in un sistema con un tunnel spaziale beta.',
  },
  control_the_region: { name: 'Controllare la Regione', text: 'Hai navi in 6 sistemi.' },
  cut_supply_lines: {
    name: 'Tagliare le Linee di Rifornimento',
    text: 'Hai una nave in un sistema con una Base Spaziale di un altro giocatore.',
  },
  establish_a_perimeter: { name: 'Stabilire un Perimetro', text: 'Hai 4 PDS sul tabellone.' },
  forge_an_alliance: { name: "Forgiare un'Alleanza", text: 'Controlli 4 pianeti culturali.' },
  form_a_spy_network: { name: 'Formare una Rete di Spie', text: 'Scarti 5 Carte Azione.' },
  fuel_the_war_machine: {
    name: 'Alimentare la Macchina da Guerra',
    text: 'Hai 3 Basi Spaziali sul tabellone.',
  },
  gather_a_mighty_fleet: { name: 'Radunare una Possente Flotta', text: 'Hai 5 Corazzate sul tabellone.' },
  learn_the_secrets_of_the_cosmos: {
    name: 'Apprendere i Segreti del Cosmo',
    text: "Hai navi in 3 sistemi, ognuno adiacente a un'anomalia.",
  },
  master_the_laws_of_physics: {
    name: 'Padroneggiare le Leggi della Fisica',
    text: 'Possiedi 4 Tecnologie di un colore.',
  },
  mine_rare_metals: { name: 'Estrarre Metalli Rari', text: 'Controlli 4 pianeti pericolosi.' },
  monopolize_production: { name: 'Monopolizzare la Produzione', text: 'Controlli 4 pianeti industriali.' },
  occupy_the_seat_of_the_empire: {
    name: "Occupare la Sede dell'Impero",
    text: 'Controlli Mecatol Rex e hai almeno 3 navi nel suo sistema.',
  },
  threaten_enemies: {
    name: 'Minacciare i Nemici',
    text: 'Hai una nave in un sistema adiacente al Sistema di Origine di un altro giocatore.',
  },
  become_a_martyr: {
    name: 'Diventare un Martire',
    text: 'Perdi il controllo di un pianeta in un Sistema di Origine.',
  },
  betray_a_friend: {
    name: 'Tradire un Amico',
    text: "Vinci un combattimento contro un giocatore la cui Cambiale era nella tua area di gioco all'inizio della tua Azione Tattica.",
  },
  brave_the_void: { name: 'Sfidare il Vuoto', text: "Vinci un combattimento in un'anomalia." },
  darken_the_skies: {
    name: 'Oscurare i Cieli',
    text: 'Vinci un combattimento nel Sistema di Origine di un altro giocatore.',
  },
  demonstrate_your_power: {
    name: 'Dimostrare il Tuo Potere',
    text: 'Hai almeno 3 navi nel sistema attivo alla fine di un combattimento spaziale, Caccia esclusi.',
  },
  fight_with_precision: {
    name: 'Combattere con Precisione',
    text: 'Nel passo dello Sbarramento Anti-Caccia distruggi gli ultimi Caccia di un giocatore nel sistema attivo.',
    first: {
      text: 'Distruggi con lo Sbarramento Anti-Caccia gli ultimi Caccia di un giocatore in un sistema.',
    },
  },
  prove_endurance: { name: 'Dar Prova di Resistenza', text: "Sei l'ultimo giocatore a passare in un round." },
  dictate_policy: { name: 'Dettare la Politica', text: 'Ci sono almeno 3 leggi in gioco.' },
  drive_the_debate: { name: 'Guidare il Dibattito', text: "Un'agenda elegge te o un pianeta che controlli." },
  defy_space_and_time: { name: 'Sfidare lo Spazio e il Tempo', text: 'Hai unità nel nesso dei tunnel.' },
  destroy_heretical_works: {
    name: 'Distruggere Opere Eretiche',
    text: 'Epuri 2 tuoi frammenti di reliquia di qualunque tipo.',
  },
  establish_hegemony: {
    name: "Stabilire l'Egemonia",
    text: 'Controlli pianeti con almeno 12 influenza in totale.',
  },
  foster_cohesion: { name: 'Promuovere la Coesione', text: 'Sei vicino di tutti gli altri giocatori.' },
  hoard_raw_materials: {
    name: 'Fare Scorta di Materie Prime',
    text: 'Controlli pianeti con almeno 12 risorse in totale.',
  },
  mechanize_the_military: { name: "Meccanizzare l'Esercito", text: 'Hai un Mech su ognuno di 4 pianeti.' },
  occupy_the_fringe: {
    name: 'Occupare i Margini',
    text: 'Hai almeno 9 forze di terra su un pianeta senza una tua Base Spaziale.',
  },
  produce_en_masse: {
    name: 'Produrre in Massa',
    text: 'Hai in un solo sistema unità i cui valori di Produzione arrivano ad almeno 8.',
  },
  seize_an_icon: { name: "Conquistare un'Icona", text: 'Controlli un pianeta leggendario.' },
  stake_your_claim: {
    name: 'Avanzare una Pretesa',
    text: 'Controlli un pianeta in un sistema in cui anche un altro giocatore ne controlla uno.',
  },
  strengthen_bonds: {
    name: 'Rafforzare i Legami',
    text: 'Hai la Cambiale di un altro giocatore nella tua area di gioco.',
  },
}
