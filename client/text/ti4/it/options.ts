import type { OptionsWords } from '../en/options.ts'

export const optionsIt: OptionsWords = {
  'preset.ti4.rulebook': 'Regolamento',
  'preset.ti4.rulebook.why': 'Galassia costruita insieme, a 10 punti.',
  'preset.ti4.evening': 'Una sera',
  'preset.ti4.evening.why': 'Più breve: fazioni a sorte in una galassia casuale, così si comincia subito.',
  'option.map': 'Numeri delle tessere',
  'option.galaxy.pasted': 'Incollata',
  'option.galaxy.pasted.why':
    'Una galassia come testo: i numeri delle tessere, anello per anello dal centro, ognuno in senso orario dall’alto; 0 per una casa.',
  'option.factions': 'Fazioni',
  'option.factions.lot': 'A sorte',
  'option.factions.inTurn': 'A turno',
  'option.factions.inTurn.why': 'Uno dopo l’altro dal Portavoce, ognuno ne prende una rimasta.',
  'option.factions.threeDealt': 'Una di tre',
  'option.factions.threeDealt.why':
    'Ognuno ne riceve tre; tutti ne tengono una in segreto e la mostrano insieme.',
  'option.clash.tooFewFactions': 'Tre fazioni a testa sono più di quante ce ne sono per sei.',
  'option.points': 'Durata',
  'option.points.10': '10 punti',
  'option.points.14': '14 punti',
  'option.points.14.why': 'Più lunga: l’altro lato del tracciato.',
  'option.printing': 'Stampa',
  'option.printing.latest': 'Come si stampa oggi',
  'option.printing.first': 'Prima stampa',
  'option.printing.first.why': 'Alcune carte come si leggevano all’inizio, prima che fossero corrette.',
  'refused.mapUnknown': 'C’è una parola che non è il numero di una tessera.',
  'refused.mapTwice': 'Una tessera vi sta due volte.',
  'refused.mapLength': 'Le tessere sono più o meno dei posti di questa galassia.',
  'refused.mapHomes': 'Una casa sta dove non deve, o ne manca una: per ogni casa c’è uno 0.',
  'map.unknown': '“{word}” non è una tessera.',
  'map.twice': 'La tessera {word} vi sta due volte.',
  'map.length': '{count} di {wanted} tessere.',
  'map.homes': 'Al posto {count} c’è “{word}”: le case hanno uno 0, e solo loro.',
  'map.beside':
    'Due anomalie stanno una accanto all’altra, cosa che costruendo insieme non si potrebbe. Si può giocare.',
}
