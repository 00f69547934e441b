import type { signsEn } from '../en/signs.ts'

export const signsIt: Readonly<Record<keyof typeof signsEn, string>> = {
  'inscription.signs': 'Segni',
  'inscription.signs.how':
    'Tieni un dito (o il mouse) su un segno in un testo e ti si dice che cos’è; da tastiera: «?».',
  'inscription.sign.resource':
    'Una risorsa: si spende sul foglio attivo prima che finisca la parte del round.',
  'inscription.sign.vp': 'Punti vittoria, contati alla fine.',
  'inscription.sign.tg': 'Beni di commercio: ognuno è una risorsa a piacere, ogni volta che spendi.',
  'inscription.sign.vote': 'Voti: si danno in un consiglio, o si tengono per uno successivo.',
  'inscription.sign.spec':
    'Una specialità: si conserva, e si spende per sbloccare una tecnologia, o dove un foglio la chiede.',
  'inscription.sign.focus':
    'Un dado focus: si conserva, e si spende per sbloccare quel dado sul foglio attivo.',
  'inscription.sign.com':
    'Una merce: si conta nella tabella di Industria; righe e colonne piene danno di più.',
  'inscription.sign.planet':
    'Un pianeta: si conserva, e si spende su Espansione per sbloccare un pianeta o costruire una base spaziale.',
  'inscription.sign.councilor': 'Un consigliere: rivendichi più voti in ogni consiglio.',
  'inscription.sign.population':
    'Popolazione: un passo sul tracciato di Espansione, che vale ogni volta di più.',
  'inscription.sign.faction': 'Un bonus di fazione: porta ciò che dice la tua carta fazione.',
  'inscription.sign.relic': 'Una reliquia: pesca una carta, segreta finché non la giochi.',
  'inscription.sign.neighbor': 'Una forza in più contro quel vicino in ogni guerra.',
  'inscription.sign.mecatol': 'Mecatol Rex: ricompense per chi ci arriva, le più grandi per il primo.',
  'inscription.sign.home': 'Il tuo sistema natale, dove comincia il cammino.',
  'inscription.sign.unit':
    'Si costruisce barrando i suoi simboli su Guerra, poi si disegna sulla griglia di guerra.',
  'inscription.sign.unit.limit': 'Se ne possono costruire {count}; ognuna vale {worth} {worth|punto|punti}.',
  'inscription.sign.event': 'Evento di fase {stage}: {event}.',
  'inscription.word.M': 'materiale',
  'inscription.word.I': 'influenza',
  'inscription.word.R': 'ricerca',
  'inscription.word.tg': 'beni di commercio|bene di commercio',
  'inscription.word.vote': 'voti|voto',
  'inscription.word.vp': 'punti vittoria|punto vittoria',
  'inscription.word.spec': 'specialità',
  'inscription.word.focus': 'dadi focus|dado focus',
  'inscription.word.com': 'merci|merce',
  'inscription.word.councilor': 'consiglieri|consigliere',
  'inscription.word.population': 'popolazione',
  'inscription.word.faction': 'bonus di fazione',
  'inscription.word.relic': 'reliquie|reliquia',
  'inscription.word.mecatol': 'Mecatol Rex',
  'inscription.word.planet': 'bonus pianeta|pianeti|pianeta',
  'inscription.word.infantry': 'fanterie|fanteria',
  'inscription.word.pds': 'PDS',
  'inscription.word.destroyer': 'torpediniere|torpediniera',
  'inscription.word.cruiser': 'incrociatori|incrociatore',
  'inscription.word.carrier': 'trasporti|trasporto',
  'inscription.word.dreadnought': 'corazzate|corazzata',
  'inscription.word.warsun': 'soli di guerra|sole di guerra',
}
