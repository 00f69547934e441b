import type { MechsWords } from '../en/mechs.ts'

export const mechsIt: MechsWords = {
  'ti4.mech.deploy': 'Piazza 1 Mech',
  'ti4.mech.infantry': 'Una Fanteria',
  'ti4.mech.none': 'Non piazzare nulla',
  'ti4.ask.payMech': '{card}: paga {price}.',
  'ti4.ask.mechFollows': 'Un Mech segue su {planet} per {price} risorse?',
  'ti4.ask.turnsMech': 'Per {price} influenza in più diventa un Mech. Lo vuoi?',
  'ti4.ask.deployTo': '{card}: su quale pianeta lo piazzi?',
  'ti4.ask.exchangeInfantry': '{card}: quale Fanteria sostituisce?',
  'ti4.ask.colossi': 'A quali Mech si unisce una Fanteria?',
  'ti4.ask.reclaims': '{card}: che cosa piazzi su {planet}?',
  'ti4.log.becomesMech': 'La Fanteria di {seat} su {planet} diventa un Mech.',
  'ti4.log.becomesMechInSpace': 'La Fanteria di {seat} in {hex} diventa un Mech.',
  'ti4.ask.refit': 'Scegli fino a {count} Fanterie che diventano Mech.',
  'ti4.ask.readyOne': '{card}: che cosa vuoi riattivare?',
  'ti4.log.seizesFragment': '{seat} prende {card} da {other}.',
  'ti4.log.findsFragment': '{seat} rivela {card} e lo tiene.',
  'ti4.log.discardsExploration': '{seat} rivela {card}, che viene scartata.',
  'rule.ti4/30.1.why':
    'Ciò che ha Schieramento può essere piazzato dai rinforzi quando il suo testo lo dice.',
}
