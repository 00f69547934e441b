import type { OptionsWords } from '../en/options.ts'

export const optionsIt: OptionsWords = {
  'preset.ti3.rulebook': 'Regolamento',
  'preset.ti3.rulebook.why': 'Come nelle sue prime pagine: galassia costruita insieme, a 10 punti.',
  'preset.ti3.evening': 'Una sera',
  'preset.ti3.evening.why':
    'Più breve: galassia casuale, così si comincia subito, e tutti gli obiettivi scoperti dall’inizio.',
  'preset.ti3.everything': 'Tutto',
  'preset.ti3.everything.why': 'Tutte le varianti che ci sono, a 14 punti.',
  'option.galaxy.preset': 'Preparata',
  'option.galaxy.preset.why':
    'Una nostra galassia equa per tanti giocatori c’è dall’inizio; vi scegliete la casa.',
  'option.galaxy.pasted': 'Incollata',
  'option.galaxy.pasted.why':
    'Una galassia come testo: i numeri dei sistemi, anello per anello dal centro, ognuno in senso orario dall’alto.',
  'option.map': 'Numeri dei sistemi',
  'option.races': 'Razze',
  'option.races.lot': 'A sorte',
  'option.races.inTurn': 'A turno',
  'option.races.inTurn.why': 'Uno dopo l’altro dal primo giocatore, ognuno ne prende una rimasta.',
  'option.races.twoDealt': 'Una di due',
  'option.races.twoDealt.why': 'Ognuno ne riceve due; tutti ne tengono una in segreto e la mostrano insieme.',
  'option.clash.tooFewRaces': 'Due razze a testa sono più di quante ce ne sono per sei.',
  'refused.mapUnknown': 'C’è una parola che non è il numero di un sistema.',
  'refused.mapTwice': 'Un sistema vi sta due volte.',
  'refused.mapLength': 'I sistemi sono più o meno dei posti di questa galassia.',
  'map.unknown': '“{word}” non è un sistema: sono numerati da 1 a {most}.',
  'map.twice': 'Il sistema {word} vi sta due volte.',
  'map.length': '{count} di {wanted} sistemi.',
  'map.beside':
    'Due col bordo rosso stanno uno accanto all’altro, cosa che costruendo insieme non si potrebbe. Si può giocare.',
  'option.group.variants': 'Varianti',
  'option.longWar': 'Durata',
  'option.longWar.no': '10 punti',
  'option.longWar.imperiumRex': 'La Lunga Guerra',
  'option.longWar.imperiumRex.why': 'A 14 punti, con più obiettivi. Finisce anche con Imperium Rex.',
  'option.longWar.withoutImperiumRex': 'Senza Imperium Rex',
  'option.longWar.withoutImperiumRex.why':
    'La Lunga Guerra a 14 punti; finisce dopo il round in cui si rivela l’ultimo obiettivo.',
  'option.ageOfEmpire': 'Età degli Imperi',
  'option.ageOfEmpire.no': 'No',
  'option.ageOfEmpire.yes': 'Sì',
  'option.ageOfEmpire.yes.why':
    'Tutti gli obiettivi sono scoperti dall’inizio, in fila; un gettone avanza ogni round fino a Imperium Rex.',
  'option.distantSuns': 'Soli Distanti',
  'option.distantSuns.no': 'No',
  'option.distantSuns.yes': 'Sì',
  'option.distantSuns.yes.why': 'I pianeti nascondono una sorpresa per chi vi sbarca per primo.',
  'option.leaders': 'Leader',
  'option.leaders.no': 'No',
  'option.leaders.yes': 'Sì',
  'option.leaders.yes.why':
    'Generali, ammiragli, scienziati, diplomatici e agenti viaggiano con le tue forze.',
  'option.sabotageRuns': 'Corse d’Attacco',
  'option.sabotageRuns.no': 'No',
  'option.sabotageRuns.yes': 'Sì',
  'option.sabotageRuns.yes.why':
    'Prima di una Battaglia Spaziale i Caccia possono tentare di distruggere un Sole di Guerra nemico.',
  'option.strategyCards': 'Carte Strategia',
  'option.strategyCards.base': 'Della scatola',
  'option.strategyCards.shatteredEmpire': 'Shattered Empire',
  'option.strategyCards.shatteredEmpire.why':
    "Altre otto, Carte Politiche in mano, un obiettivo rivelato dall'inizio; per vincere basta un punto in meno.",
  'option.strategyCards.shatteredEmpireFull': 'Con tutti i punti',
  'option.strategyCards.shatteredEmpireFull.why':
    'Quelle di Shattered Empire; per vincere servono tanti punti quanti senza.',
  'option.expansionRaces': 'Razze di Shattered Empire',
  'option.expansionRaces.no': 'No',
  'option.expansionRaces.yes': 'Sì',
  'option.expansionRaces.yes.why': 'Saar, Muaat, Winnu e Yin si assegnano con le altre.',
  'option.clash.lineNeedsRex': 'L’Età degli Imperi ha bisogno di Imperium Rex in fondo alla fila.',
}
