import type { CaptivesWords } from '../en/captives.ts'

export const captivesIt: CaptivesWords = {
  'ti4.captives': 'Unità catturate',
  'ti4.captives.why': 'Chi le possiede non può produrle né collocarle finché non sono restituite.',
  'ti4.captives.tokens': 'Segnalini',
  'ti4.ask.captiveForUnit': '1 × {unit}: restituisci una unità catturata, o paghi {price} risorse?',
  'ti4.captive.pays': 'Paga risorse',
  'ti4.captive.of': '{unit} di {seat}',
  'ti4.captive.token': 'Segnalino {unit}',
  'ti4.parcel.captive': '{count} × {unit} ({count|unità catturata|unità catturate})',
  'ti4.deal.of.captive': 'Unità catturate: {unit}',
  'ti4.ask.vortex': 'Vortice: di quale unità ne catturi una dai rinforzi?',
  'ti4.ask.stillness': 'Quale unità catturi dai rinforzi di {seat}?',
  'ti4.ask.play.afterCommoditiesReplenished': '{seat} ha ripristinato le Merci: reagisci?',
  'moment.ti4.afterCommoditiesReplenished': 'Delle Merci sono state ripristinate',
  'ti4.log.captures': '{seat} cattura {count} × {unit} di {other}.',
  'ti4.log.capturesOwn': '{seat} cattura {count} × {unit} fra le proprie unità.',
  'ti4.log.returnsCaptive': '{seat} restituisce a {other} {count} × {unit} che aveva catturato.',
  'ti4.log.returnsToken': '{seat} restituisce {count} × {unit} fra le unità catturate.',
  'ti4.log.captivesFreed':
    '{other} assedia una Base Spaziale di {seat}: {count} × {unit}, {count|catturata, torna|catturate, tornano} a casa.',
  'ti4.log.anchor': "L'Ancora Dimensionale trascina ogni {unit} di {seat} in {hex}: con 1-3 è catturata.",
}
