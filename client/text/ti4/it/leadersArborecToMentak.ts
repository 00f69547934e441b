import type { LeadersArborecToMentakWords } from '../en/leadersArborecToMentak.ts'

export const leadersArborecToMentakIt: LeadersArborecToMentakWords = {
  'ti4.ask.replacedShip': '{card}: scegli una nave che può essere sostituita.',
  'ti4.ask.replacement': '{card}: sostituisci la tua nave con un’altra?',
  'ti4.replacement.none': 'Tienila',
  'ti4.ask.producesIn': '{card}: dove produci?',
  'ti4.producesIn.none': 'Non produrre nulla',
  'ti4.ask.carth': '{card}: ottieni Merci, o le fai ripristinare a un altro giocatore?',
  'ti4.carth.replenish': '{seat} ripristina le Merci',
  'ti4.ask.becomesMech': '{card}: sostituisci una tua Fanteria con un Mech?',
  'ti4.becomesMech.none': 'Tieni la Fanteria',
  'ti4.ask.votingGoods': 'Beni di Commercio che spendi per i voti, {count} ciascuno.',
  'ti4.votingGoods': 'Beni di Commercio',
  'ti4.ask.toDock': '{card}: che cosa di ciò che hai prodotto va piazzato su {planet}?',
  'ti4.ask.toDockInSpace':
    '{card}: che cosa di ciò che hai prodotto va piazzato presso la tua Base Spaziale in {hex}?',
  'ti4.log.placedAtDock': '{seat} piazza {count} di ciò che ha prodotto presso la Base Spaziale in {hex}.',
  'ti4.ask.fightersAlong': '{card}: quanti Caccia si uniscono?',
  'ti4.ask.givesNote': '{card}: scegli la Cambiale che dai a {seat}.',
  'ti4.log.novaSeed': '{seat} trasforma in una supernova il sistema in {hex}.',
  'ti4.log.swapsSystems': '{seat} scambia di posto i sistemi in {hex} e {to}.',
  'ti4.ask.helmsmanShips': '{card}: quali navi vanno in {hex}?',
  'ti4.ask.helmsmanCargo': '{card}: che cosa viene con loro da {hex}? Al massimo {count}.',
  'ti4.log.helmsman': '{seat} porta {count} {count|unità|unità} in {hex}.',
}
