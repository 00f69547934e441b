import type { StrategyCardWords } from './strategyCards.ts'

/** What is read on Strategy Cards, in Italian. */
export const strategyCardsIt: StrategyCardWords = {
  leadership: {
    name: 'Comando',
    primary: 'Ottieni 3 Segnalini Comando, e 1 in più per ogni 3 influenza che vuoi spendere.',
    secondary: '1 Segnalino Comando per ogni 3 influenza che spendi. Non te ne costa nessuno.',
  },
  diplomacy: {
    name: 'Diplomazia',
    primary:
      'Nomina un sistema con un tuo pianeta, tranne quello di Mecatol Rex: ogni altro giocatore vi mette un Segnalino Comando dai rinforzi. Poi riattiva fino a 2 tuoi pianeti.',
    secondary: 'Per 1 segnalino dalla tua Riserva Strategica: riattiva fino a 2 tuoi pianeti.',
    first: {
      primary:
        'Nomina un sistema con un tuo pianeta, tranne quello di Mecatol Rex: ogni altro giocatore vi mette un Segnalino Comando dai rinforzi. Poi riattiva tutti i tuoi pianeti in esso.',
    },
  },
  politics: {
    name: 'Politica',
    primary:
      'Il segnalino del Portavoce va a un giocatore a tua scelta che non lo ha. Pesca 2 Carte Azione. Vedi le prime 2 agende, e rimetti ognuna in cima o in fondo al mazzo.',
    secondary: 'Per 1 segnalino dalla tua Riserva Strategica: pesca 2 Carte Azione.',
  },
  construction: {
    name: 'Costruzione',
    primary:
      'Puoi piazzare 1 PDS o Base Spaziale su un tuo pianeta; poi 1 PDS su quel pianeta o su un altro tuo.',
    secondary:
      '1 segnalino dalla tua Riserva Strategica è speso e piazzato in un sistema a tua scelta, dove un tuo pianeta può ricevere 1 Base Spaziale o PDS.',
    first: {
      secondary:
        '1 segnalino dalla tua Riserva Strategica è piazzato in un sistema a tua scelta, dove un tuo pianeta può ricevere 1 Base Spaziale o PDS.',
    },
  },
  trade: {
    name: 'Commercio',
    primary:
      "Ottieni 3 Beni di Commercio e ripristina le tue Merci. I giocatori che nomini usano l'abilità secondaria senza pagarla.",
    secondary: 'Per 1 segnalino dalla tua Riserva Strategica: ripristina le tue Merci.',
  },
  warfare: {
    name: 'Guerra',
    primary:
      'Riprendi 1 tuo Segnalino Comando dal tabellone, in una riserva a tua scelta. Poi puoi ridistribuire tutti i tuoi segnalini fra le riserve.',
    secondary:
      'Per 1 segnalino dalla tua Riserva Strategica: 1 Base Spaziale nel tuo Sistema di Origine usa la sua Produzione.',
  },
  technology: {
    name: 'Tecnologia',
    primary: 'Ricerca 1 Tecnologia, e una seconda se spendi 6 risorse.',
    secondary: 'Per 4 risorse e 1 segnalino dalla tua Riserva Strategica: ricerca 1 Tecnologia.',
  },
  imperial: {
    name: 'Imperiale',
    primary:
      'Puoi completare 1 obiettivo pubblico che soddisfi. Ottieni 1 punto vittoria se Mecatol Rex è tuo; se no, puoi pescare 1 obiettivo segreto.',
    secondary: 'Per 1 segnalino dalla tua Riserva Strategica: pesca 1 obiettivo segreto.',
  },
}
