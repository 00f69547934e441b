import type { signsEn } from '../en/signs.ts'

export const signsIt: Readonly<Record<keyof typeof signsEn, string>> = {
  'inscription.signs': 'Segni',
  'inscription.signs.how':
    'Tieni un dito (o il mouse) su un segno in un testo e ti si dice che cos’è; da tastiera: «?».',
  'inscription.sign.resource':
    'Una risorsa: si spende sulla scheda attiva prima che finisca la parte del round.',
  'inscription.sign.vp': 'Punti vittoria, contati alla fine.',
  'inscription.sign.tg': 'Beni di commercio: ognuno è una risorsa a piacere, ogni volta che spendi.',
  'inscription.sign.vote': 'Voti: si danno in un consiglio, o si tengono per uno successivo.',
  'inscription.sign.spec':
    'Una specialità: si conserva, e si spende per sbloccare una tecnologia, o dove una scheda la chiede.',
  'inscription.sign.focus':
    'Un dado focus: si conserva, e si spende per sbloccare quel dado sulla scheda attiva.',
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
}
