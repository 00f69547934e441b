import type { StatutesWords } from '../en/statutes.ts'

export const statutesIt: StatutesWords = {
  'ti3.ask.givePick': 'Scegli chi riceve {card}.',
  'ti3.ask.licence': 'Paga per un pianeta di nessuno prima di atterrarvi. Quanto paghi non torna indietro.',
  'ti3.ask.licenceNone': 'Non pagare per altri pianeti',
  'ti3.ask.payLicence': 'Paga {price} {price|risorsa|risorse} per atterrare su {planet}.',
  'ti3.ask.takeOpen': 'Prendi {count} delle Carte Azione scoperte.',
  'ti3.ask.loseToWormhole': 'Il Tunnel Spaziale inghiotte una tua nave in {hex}: scegli quale.',
  'ti3.ask.giveBackDock': 'Scegli la Base Spaziale che torna tra i tuoi rinforzi.',
  'ti3.ask.discardCards': 'Scarta {count} delle tue Carte Azione.',
  'ti3.log.givesPick': '{from} consegna {card} a {seat}.',
  'ti3.log.licence': '{seat} paga {count} {count|risorsa|risorse} per atterrare su {planet}.',
  'ti3.log.takesOpen': '{seat} prende {card}, che era scoperta.',
  'ti3.log.fleetCut':
    '{seat} riporta {count} {count|Contatore|Contatori} di Comando dai Rifornimenti alla Flotta ai rinforzi.',
  'ti3.log.losesGoods': '{seat} scarta {count} {count|Bene|Beni} di Commercio.',
  'ti3.lasting.core_stability': 'Nessuno pesca Carte Azione in questo round.',
  'ti3.lasting.humane_labor': 'Nessuna Base Spaziale produce unità in questo round.',
  'ti3.lasting.imperial_peace':
    'In questo round nessuno atterra su pianeti altrui o di nessuno, tranne Mecatol Rex.',
  'ti3.lasting.labor_force_politics':
    'In questo round ognuno produce unità in una sola delle sue Basi Spaziali.',
  'ti3.lasting.onlyDock': '{seat} ha scelto la sola Base Spaziale che produce unità in questo round.',
  'ti3.fleetBy': '{card} limita i tuoi contatori nei Rifornimenti alla Flotta.',
}
