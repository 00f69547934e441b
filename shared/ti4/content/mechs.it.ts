import type { WordedLike } from '../../galaxy/content/worded.ts'
import type { mechs } from './mechs.ts'

export const mechsIt: WordedLike<typeof mechs> = {
  letani_behemoth: {
    name: 'Behemoth Letani',
    ability:
      'Schieramento: invece di piazzare Fanteria con Mitosi, puoi sostituire 1 tua Fanteria con 1 Mech dai tuoi rinforzi.',
  },
  dunlain_reaper: {
    name: 'Mietitore Dunlain',
    ability:
      "Schieramento: all'inizio di un round di combattimento di terra puoi spendere 2 risorse per sostituire 1 tua Fanteria che vi partecipa con 1 Mech.",
  },
  scavenger_zeta: {
    name: 'Spazzino Zeta',
    ability:
      'Schieramento: dopo che hai ottenuto il controllo di un pianeta, puoi spendere 1 Bene di Commercio per piazzarvi 1 Mech.',
  },
  ember_colossus: {
    name: 'Colosso di Brace',
    ability:
      'Quando usi Forgia Stellare nel suo sistema o in uno adiacente, puoi piazzare 1 Fanteria insieme a esso.',
  },
  pride_of_kenara: {
    name: 'Orgoglio di Kenara',
    ability:
      'La carta del suo pianeta può far parte di una transazione; in tal caso sposta le tue unità da lì su un altro pianeta che controlli.',
  },
  zs_thunderbolt_m2: {
    name: 'ZS Thunderbolt M2',
    ability:
      'Schieramento: dopo che hai usato Lancio Orbitale, puoi spendere 3 risorse per piazzare 1 Mech su quel pianeta.',
  },
  icarus_drive: {
    name: 'Propulsore Icaro',
    ability:
      'Dopo che un giocatore ha attivato un sistema, puoi toglierlo dal tabellone per piazzare o spostare un segnalino tunnel di Creuss nel suo sistema.',
  },
  annihilator: {
    name: 'Annientatore',
    ability:
      'Finché non partecipa a un combattimento di terra, può usare il suo Bombardamento sui pianeti del suo sistema come una nave.',
  },
  moll_terminus: {
    name: 'Moll Terminus',
    ability: 'Le forze di terra degli altri giocatori sul suo pianeta non possono usare Sostenere Danni.',
  },
  iconoclast: {
    name: 'Iconoclasta',
    ability:
      'Gli altri giocatori non possono usare Sbarramento Anti-Caccia contro le tue unità nel suo sistema.',
    first: {
      ability:
        'In combattimento contro un avversario con almeno 1 frammento di reliquia: +2 ai suoi tiri di combattimento.',
    },
  },
  mordred: {
    name: 'Mordred',
    ability:
      'In combattimento contro un avversario con un segnalino X o Y su una Tecnologia: +2 ai suoi tiri di combattimento.',
  },
  valkyrie_exoskeleton: {
    name: 'Esoscheletro Valchiria',
    ability:
      "Dopo che ha usato Sostenere Danni in un combattimento di terra, produce 1 colpo contro le forze di terra dell'avversario sul pianeta.",
  },
  shield_paling: { name: 'Palizzata di Scudi', ability: 'Le tue Fanterie sul suo pianeta ignorano Fragili.' },
  reclaimer: {
    name: 'Rivendicatore',
    ability:
      "Dopo un'Azione Tattica in cui hai ottenuto il controllo del suo pianeta, puoi piazzarvi 1 PDS o 1 Base Spaziale.",
  },
  indomitus: { name: 'Indomitus', ability: 'Il suo Cannone Spaziale raggiunge anche i sistemi adiacenti.' },
  moyins_ashes: {
    name: 'Ceneri di Moyin',
    ability:
      "Schieramento: quando usi Indottrinamento, puoi spendere 1 influenza in più per sostituire l'unità dell'avversario con 1 Mech invece che con 1 Fanteria.",
  },
  blackshade_infiltrator: {
    name: 'Infiltratore Ombranera',
    ability:
      'Schieramento: dopo che hai usato Temporeggiare, puoi piazzare 1 Mech su un pianeta che controlli.',
  },
  aerie_sentinel: {
    name: 'Sentinella del Nido',
    ability:
      "Non richiede capacità mentre è trasportato, o in un'area spaziale con una tua nave dotata di capacità.",
  },
  watcher: {
    name: 'Osservatore',
    ability:
      'Puoi rimuoverlo da un sistema con unità di un altro giocatore, o adiacente a uno, per annullare una Carta Azione giocata da quel giocatore.',
  },
  starlancer: {
    name: 'Lanciere Stellare',
    ability:
      'Dopo che un giocatore il cui segnalino è nella tua Riserva di Flotta ha attivato il suo sistema, puoi spendere quel segnalino per terminare il turno del giocatore; il giocatore ottiene il segnalino.',
  },
  eidolon: {
    name: 'Eidolon',
    ability:
      "Se è nell'area spaziale del sistema attivo all'inizio di un combattimento spaziale, gira questa carta.",
  },
  z_grav_eidolon: {
    name: 'Z-Grav Eidolon',
    ability:
      "Nell'area spaziale del sistema attivo è anche una nave. Alla fine del combattimento spaziale gira questa carta.",
  },
  quantum_manipulator: {
    name: 'Manipolatore Quantico',
    ability:
      "Finché è in un'area spaziale durante un combattimento, il suo Sostenere Danni può annullare un colpo contro le tue navi nel suo sistema.",
  },
  hecatoncheires: {
    name: 'Hecatoncheires',
    ability: 'Schieramento: invece di piazzare un PDS su un pianeta, puoi piazzarvi 1 Mech e 1 Fanteria.',
  },
  reanimator: {
    name: 'Rianimatore',
    ability: 'Le tue Fanterie distrutte sul suo pianeta sono catturate e messe sulla tua scheda fazione.',
  },
  omniopiares: {
    name: 'Omniopiares',
    ability: 'Gli altri giocatori devono spendere 1 influenza per impegnare forze di terra sul suo pianeta.',
  },
}
