/** What is said of action cards played as an action, and between activation and control. */
export const actionCardsIt = {
  'ti4.ask.barePlanets':
    'Scegli altri {count} {count|pianeta|pianeti} per le Fanterie: non restano altri pezzi.',
  'ti4.ask.buried': 'Scegli quante delle {count} Fanterie su {planet} vengono distrutte.',
  'ti4.buried.infantry': 'Fanteria',
  'ti4.log.plague': 'La pestilenza di {seat} uccide {count} Fanterie su {planet}.',
  'ti4.log.shipPlaced': '{unit} di {seat} appare in {hex}.',
  'ti4.log.spies': '{seat} prende una carta azione dalla mano di {other}.',
  'rule.ti4/2.7.why': 'Il bersaglio di una carta si sceglie prima che qualcuno possa annullarla.',
}
