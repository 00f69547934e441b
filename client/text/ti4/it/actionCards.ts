/** What is said of action cards played as an action, and between activation and control. */
export const actionCardsIt = {
  'ti4.ask.barePlanets':
    'Scegli altri {count} {count|pianeta|pianeti} per le Fanterie: non restano altri pezzi.',
  'ti4.ask.buried': 'Scegli quante Fanterie su {planet} vengono distrutte, al massimo {count}.',
  'ti4.buried.infantry': 'Fanteria',
  'ti4.log.plague': 'La pestilenza di {seat} uccide {count} Fanterie su {planet}.',
  'ti4.log.shipPlaced': '{unit} di {seat} appare in {hex}.',
  'ti4.log.spies': '{seat} prende una Carta Azione dalla mano di {other}.',
  'ti4.ask.decoys': 'Scegli fino a {count} forze di terra che vanno su {planet}.',
  'ti4.log.decoys': '{seat} porta {count} {count|forza|forze} di terra su {planet}.',
  'ti4.ask.regroup': 'Scegli le forze di terra che vanno su {planet}.',
  'ti4.log.parley': 'Le forze di terra di {seat} su {planet} tornano nello spazio.',
  'ti4.log.infiltrates':
    'Ora {count} {count|struttura|strutture} su {planet} {count|appartiene|appartengono} a {seat}.',
  'ti4.log.turnCut': "Il turno di {seat} finisce prima dell'Azione Strategica.",
  'ti4.log.takesDiscarded': '{seat} prende {card} dagli scarti.',
  'ti4.log.technologyReturns': '{seat} rinuncia alla Tecnologia {technology}.',
  'ti4.ask.scuttle': 'Scegli 1 o {count} tue navi a cui rinunciare in cambio di Beni di Commercio.',
  'ti4.log.scuttles': '{seat} rinuncia a {count} {count|nave|navi} in cambio di Beni di Commercio.',
  'ti4.ask.payInfluence': 'Spendi {price} influenza.',
  'rule.ti4/2.7.why': 'Il bersaglio di una carta si sceglie prima che qualcuno possa annullarla.',
}
