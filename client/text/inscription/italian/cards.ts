/** What technologies, relics, agendas and objectives say, in Italian. */
export const cardsIt: Readonly<Record<string, string>> = {
  'card.technology.gravity_drive': 'Puoi esplorare attraverso i tunnel spaziali.',
  'card.technology.scanlink_drone_network': 'Esplora 1 sistema gratis.',
  'card.technology.dark_energy_tap': 'Quando rivendichi un sistema senza bonus, ottieni 2 beni di commercio.',
  'card.technology.psychoarchaeology':
    'Puoi spendere 1 specialità (da un foglio qualsiasi) per spendere 3 beni di commercio gratuiti su questo foglio.',
  'card.technology.neural_motivators':
    'Spendi 1 influenza su questo foglio per ogni sua riga o colonna di cui hai ottenuto la specialità, anche se è già spesa (massimo 2).',
  'card.technology.hyper_metabolism': 'Quando barri l’ultimo simbolo di un pianeta, ottieni 1 popolazione.',
  'card.technology.bio_stims': 'Barra 1 simbolo a scelta di un pianeta sbloccato.',
  'card.technology.predictive_intelligence':
    'Dopo il lancio dei dadi, considera un dado nero come se mostrasse influenza.',
  'card.technology.sarween_tools': 'Spendi 1 bene di commercio gratuito su questo foglio.',
  'card.technology.self_assembly_routines': 'Demolisci gratis fino a 2 caselle (adiacenza normale).',
  'card.technology.integrated_economy':
    'La prima volta che in questo round rivendichi una merce su questo foglio, ottieni 1 bene di commercio.',
  'card.technology.transit_diodes':
    'Dopo il lancio dei dadi, spendi la risorsa di un dado nero su un foglio non attivo invece che su questo.',
  'card.technology.fleet_logistics': 'La tua forza aumenta di 1 in ogni guerra.',
  'card.technology.plasma_scoring': 'Ogni sezione con almeno un nodo di un PDS ha +1 forza.',
  'card.technology.antimass_deflectors':
    'Puoi disegnare le unità sopra i nodi anomalia (un’anomalia coperta è un nodo segnato).',
  'card.technology.duranium_armor':
    'Quando perderesti una guerra per 2 o meno di forza, per te è un pareggio (il vicino vince comunque).',

  'card.relic.crown_of_thalnos':
    'Giocala dopo il lancio dei dadi: in questo round spendi due volte la risorsa di ogni dado nero.',
  'card.relic.dominus_orb':
    'Giocalo quando scegli il foglio attivo: scegli un secondo foglio attivo per questo round. Ogni risorsa si spende sull’uno o sull’altro; entrambi sono attivi per tecnologie e dadi focus (ogni dado focus si spende una volta).',
  'card.relic.dynamis_core':
    'Ottieni 1 bene di commercio, più 1 per ogni simbolo «+1 bene di commercio» sbloccato (massimo 4).',
  'card.relic.luxarch_treatise_1':
    'Sblocca una tecnologia a scelta su Navigazione o Espansione. Se hai già giocato il vol. II, aggiungi 3 al valore di questa reliquia.',
  'card.relic.luxarch_treatise_2':
    'Sblocca una tecnologia a scelta su Industria o Guerra. Se hai già giocato il vol. I, aggiungi 3 al valore di questa reliquia.',
  'card.relic.nano_forge':
    'Sblocca un pianeta a scelta, poi spendi lì 2 beni di commercio gratuiti (anche se Espansione non è attivo).',
  'card.relic.maw_of_worlds':
    'Barra un tuo pianeta bloccato (non si potrà più sbloccare) e sblocca due tecnologie a scelta.',
  'card.relic.plenary_orbital': 'Costruisci una base spaziale a scelta e ottieni 1 voto.',
  'card.relic.shard_of_the_throne': 'Giocalo subito: ottieni 2 voti.',
  'card.relic.stellar_converter':
    'Giocalo nel passo 2 o 3 di una guerra: aggiungi 4 alla tua forza contro un vicino.',
  'card.relic.the_codex': 'Usa il tuo bonus di fazione.',
  'card.relic.the_obsidian':
    'Giocala a fine partita, prima di contare: scegli un obiettivo che non hai completato e scrivi il suo valore minore sul foglio corrispondente.',
  'card.relic.the_prophets_tears': 'Spendi 2 ricerca su un foglio qualsiasi.',
  'card.relic.the_quantumcore': 'Sblocca due dadi focus a scelta su uno stesso foglio.',
  'card.relic.the_syncretone': 'Ottieni 1 merce di ogni tipo.',
  'card.relic.tyrants_lament': 'Schiera una corazzata.',

  'card.agenda.homestead_relief.pass': 'Ogni giocatore ottiene 1 popolazione.',
  'card.agenda.homestead_relief.fail':
    'Ogni giocatore barra 2 simboli a scelta di un suo pianeta sbloccato; chi non ne ha ottiene 1 bene di commercio.',
  'card.agenda.population_controls.pass':
    'Ogni giocatore barra 1 bonus pianeta non speso; chi non ne ha barra 1 bene di commercio o voto ottenuto (se ne ha).',
  'card.agenda.population_controls.fail':
    'Ogni giocatore barra il bonus di una riga o colonna di Espansione che non ha ottenuto: non si potrà più ottenere.',
  'card.agenda.trade_fleet_subsidization.pass': 'Ogni giocatore ottiene 1 merce a scelta.',
  'card.agenda.trade_fleet_subsidization.fail':
    'Ogni giocatore ottiene 1 bene di commercio; chi ha usato più voti ne ottiene 1 in più.',
  'card.agenda.technology_embargo.pass':
    'Ogni giocatore sceglie una sua tecnologia bloccata: non si può più pagarne la ricerca (ma si sblocca ancora con la specialità o con una carta).',
  'card.agenda.technology_embargo.fail':
    'Ogni giocatore barra 1 specialità non spesa; chi non ne ha barra 1 bene di commercio ottenuto (se ne ha).',
  'card.agenda.corporate_tax_breaks.pass':
    'Ogni giocatore ottiene 1 bene di commercio ogni due simboli «+1 bene di commercio» sbloccati, per eccesso (minimo 1).',
  'card.agenda.corporate_tax_breaks.fail': 'Ogni giocatore spende 3 materiale su un foglio qualsiasi.',
  'card.agenda.automated_worker_ban.pass':
    'Ogni giocatore sceglie una casella della griglia industriale con un bonus, non segnata e accanto a una segnata, e la annerisce: non è più una casella.',
  'card.agenda.automated_worker_ban.fail':
    'Nel prossimo evento strategia nessuno può spendere risorse dei dadi focus.',
  'card.agenda.hyperlane_security.pass': 'Ogni giocatore esplora 2 sistemi gratis.',
  'card.agenda.hyperlane_security.fail':
    'Ogni giocatore rivendica gratis 1 sistema esplorato diverso da Mecatol Rex.',
  'card.agenda.disarmament_treaty.pass':
    'Ogni giocatore sceglie il lato sinistro o destro della sua prossima guerra e ne barra il bottino: non si potrà ottenere.',
  'card.agenda.disarmament_treaty.fail':
    'Ogni giocatore barra un’unità a scelta non costruita e senza simboli barrati (non la fanteria): quella copia non si potrà più costruire.',
  'card.agenda.earmarked_spending.pass':
    'Ogni giocatore spende 2 beni di commercio gratuiti su un foglio qualsiasi.',
  'card.agenda.earmarked_spending.fail':
    'Chi ha usato più voti sceglie materiale, influenza o ricerca; ogni giocatore spende rispettivamente 3 materiale, 2 influenza o 1 ricerca su un foglio qualsiasi.',
  'card.agenda.construction_moratorium.pass':
    'Ogni giocatore barra una base spaziale non costruita (non si potrà più costruire); chi le ha tutte e tre barra 1 bene di commercio ottenuto (se ne ha).',
  'card.agenda.construction_moratorium.fail':
    'Ogni giocatore barra un pianeta bloccato (non si potrà più sbloccare); chi non ne ha barra 1 bene di commercio ottenuto (se ne ha).',
  'card.agenda.wartime_preparations.pass': 'Ogni giocatore schiera un incrociatore.',
  'card.agenda.wartime_preparations.fail': 'Ogni giocatore schiera 2 fanterie.',
  'card.agenda.piracy_crackdown.pass': 'Ogni giocatore barra metà dei suoi beni di commercio, per eccesso.',
  'card.agenda.piracy_crackdown.fail':
    'Ogni giocatore barra il suo simbolo «+1 bene di commercio» sbloccato più a destra: non conta più nella produzione.',

  'card.objective.collector': 'Rivendica entrambi i sistemi con reliquia.',
  'card.objective.mercantilist': 'Rivendica 3 sistemi con una merce o un bene di commercio.',
  'card.objective.prospector': 'Rivendica 5 sistemi con un pianeta.',
  'card.objective.core_cracker': 'Barra tutti i simboli di 3 pianeti.',
  'card.objective.expansionist': 'Abbi 6 tra pianeti sbloccati e basi spaziali costruite.',
  'card.objective.technocrat': 'Ottieni 3 specialità sul foglio Espansione.',
  'card.objective.diversified_production':
    'Barra almeno 3 simboli di ogni tipo di merce nella tabella industriale.',
  'card.objective.maximum_efficiency':
    'Abbi una casella demolita (anche quella prestampata o una croce tratteggiata) con almeno 5 caselle adiacenti rivendicate.',
  'card.objective.sourcing_expert':
    'Barra tutti e 7 i simboli di un tipo di merce nella tabella industriale.',
  'card.objective.armada': 'Costruisci 8 unità diverse dalla fanteria.',
  'card.objective.secured_assets': 'Ottieni 9 bonus sulla griglia di guerra.',
  'card.objective.united_front': 'Abbi almeno 6 nodi segnati in entrambe le sezioni della stessa guerra.',

  // As the second edition has them.
  'card.agenda.population_controls.fail.second':
    'Ogni giocatore barra il bonus di una riga o colonna a scelta, che non ha ottenuto, di un suo pianeta sbloccato: non si potrà più ottenere. Chi non ne ha barra 1 bene di commercio ottenuto (se ne ha).',
  'card.agenda.technology_embargo.pass.second':
    'Ogni giocatore barra 1 bene di commercio ottenuto (se ne ha) e sceglie una sua tecnologia bloccata: non si può più pagarne la ricerca (ma si sblocca ancora con la specialità o con una carta).',
  'card.agenda.automated_worker_ban.pass.second':
    'Ogni giocatore sceglie una casella della griglia industriale che potrebbe rivendicare e la annerisce: non è più una casella. Chi non ne ha barra 1 bene di commercio ottenuto (se ne ha).',
  'card.agenda.disarmament_treaty.pass.second':
    'Ogni giocatore barra il bottino di entrambi i lati della sua prossima guerra: non si potrà ottenere.',
  'card.agenda.disarmament_treaty.fail.second':
    'Ogni giocatore barra un’unità a scelta non costruita e con simboli barrati: quella copia non si potrà più costruire. Chi non ne ha barra 2 beni di commercio ottenuti (se ne ha).',
  'card.agenda.construction_moratorium.pass.second':
    'Ogni giocatore barra 2 beni di commercio ottenuti (se ne ha) e una base spaziale non costruita (non si potrà più costruire).',
  'card.agenda.construction_moratorium.fail.second':
    'Ogni giocatore barra 2 beni di commercio ottenuti (se ne ha) e un pianeta bloccato (non si potrà più sbloccare).',
  'card.objective.core_cracker.second': 'Barra tutti i simboli di 2 pianeti.',
  'card.objective.expansionist.second': 'Abbi 5 tra pianeti sbloccati e basi spaziali costruite.',
  'card.objective.technocrat.second': 'Ottieni 2 specialità sul foglio Espansione.',
  'card.objective.diversified_production.second':
    'Barra almeno 4 simboli di ogni tipo di merce nella tabella industriale.',
  'card.objective.sourcing_expert.second':
    'Barra tutti e 7 i simboli di un tipo di merce e almeno 5 di un altro nella tabella industriale.',
  'card.objective.maximum_efficiency.second':
    'Abbi due caselle demolite (anche quella prestampata o una croce tratteggiata) con almeno 5 caselle adiacenti rivendicate ciascuna.',
}
