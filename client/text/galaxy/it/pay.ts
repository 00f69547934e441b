import type { PayWords } from '../en/pay.ts'

export const payIt: PayWords = {
  'galaxy.pay.with': 'Paghi',
  'galaxy.pay.sum': '{count} di {due}',
  'galaxy.pay.lost': '{count} in eccesso',
  'galaxy.pay.have': 'di {count}',
  'galaxy.pay.change': 'Cambia',
  'galaxy.pay.goods': '{count} {count|Bene|Beni} di Commercio',
  'galaxy.pay.buys': 'Contatori di Comando',
  'galaxy.pay.resources': '{count} {count|risorsa|risorse}',
  'galaxy.pay.influence': '{count} di influenza',
  'galaxy.pay.none': 'Non spendere nulla',
  'galaxy.pay.yes': 'Paga',
}
