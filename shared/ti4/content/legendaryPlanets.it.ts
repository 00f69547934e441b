import type { LegendaryPlanetWords } from './legendaryPlanets.ts'

/** What is read on the cards of legendary planets, in Italian. */
export const legendaryPlanetsIt: LegendaryPlanetWords = {
  the_atrament: {
    name: "L'Atramento",
    text: 'Alla fine del tuo turno puoi esaurire questa carta per piazzare fino a 2 tue Fanterie su un pianeta che controlli.',
  },
  imperial_arms_vault: {
    name: "Cripta d'Armi Imperiale",
    text: 'Alla fine del tuo turno puoi esaurire questa carta per piazzare 1 tuo Mech su un pianeta che controlli, oppure per pescare 1 Carta Azione.',
  },
  exterrix_headquarters: {
    name: 'Quartier Generale Exterrix',
    text: 'Alla fine del tuo turno puoi esaurire questa carta per ottenere 2 Beni di Commercio, oppure per convertire tutte le tue Merci in Beni di Commercio.',
  },
  mirage_flight_academy: {
    name: 'Accademia di Volo di Mirage',
    text: 'Alla fine del tuo turno puoi esaurire questa carta per piazzare fino a 2 tuoi Caccia in un sistema con tue navi.',
  },
  custodia_vigilia: {
    name: 'Custodia Vigilia',
    text: 'Finché controlli Mecatol Rex, ha Cannone Spaziale 5 e Produzione 3. Quando un altro giocatore ottiene punti vittoria con Imperiale, ottieni 2 Segnalini Comando.',
  },
}
