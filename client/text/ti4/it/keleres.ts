import type { KeleresWords } from '../en/keleres.ts'

export const keleresIt: KeleresWords = {
  'ti4.ask.form':
    'Al posto di chi vive il Consiglio Keleres? Il Sistema di Origine e il suo Eroe vengono con esso.',
  'ti4.choice.form': '{faction}',
  'ti4.form.read': 'Tocca una fazione per leggere che cosa viene con il suo posto.',
  'ti4.form.hero': 'Eroe',
  'ti4.form.take': 'Vivi qui',
  'ti4.ask.payLawsOrder': 'Legge e Ordine: paga 1 influenza.',
  'ti4.log.lawsOrder': '{seat} sospende tutte le leggi fino alla fine di questo turno.',
  'ti4.tribunii.unlock': 'Spendi 1 Bene di Commercio per sbloccare {card}',
  'ti4.ask.producer': '{card}: che cos’altro usa la sua Produzione?',
  'ti4.log.turnsUp': '{seat} scopre {card}.',
  'ti4.ask.overwing': 'Fino a {count} {count|nave|navi} in più vengono in {hex}: quali?',
  'ti4.ask.payToll': "Per attivare {hex} paga {price} influenza: la chiede l'Ammiraglia che vi si trova.",
  'ti4.ask.payLanding': 'Per sbarcare su {planet} paga 1 influenza: la chiede un Mech che vi si trova.',
  'ti4.ask.play.afterProduction': 'Hai prodotto in {hex}: usi qualcosa?',
  'moment.ti4.afterProduction': 'Hai prodotto',
  'refused.tollTooHigh': 'Per attivare questo sistema dovresti pagare più influenza di quanta ne hai.',
  'may.lendCommodities': 'Fai spendere a qualcuno Merci come Beni di Commercio',
  'ti4.log.lends': '{seat} fa spendere a {other} Merci come Beni di Commercio, una volta.',
}
