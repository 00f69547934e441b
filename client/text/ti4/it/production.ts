import type { ProductionWords } from '../en/production.ts'

export const productionIt: ProductionWords = {
  'ti4.ask.produce': 'Produci unità in {hex}.',
  'ti4.ask.lift':
    'Ai tuoi rinforzi mancano {count} × {unit}. Scegli che cosa lascia la mappa per essere ripiazzato.',

  'ti4.log.pays':
    '{seat} esaurisce {planets} {planets|pianeta|pianeti} e spende {count} {count|Bene|Beni} di Commercio.',
  'ti4.log.lifts': '{seat} toglie {count} × {unit} dalla mappa per ripiazzare.',

  'refused.needsTechnology': '{unit}: serve la tecnologia {technology}.',

  'rule.ti4/26.1.why':
    'I pianeti pagano per intero, i Beni di Commercio uno ciascuno; ciò che supera il prezzo va perso.',
  'rule.ti4/26.3.why':
    'Ciò che non ha prezzo non si produce. I Soli di Guerra lo hanno quando se ne conosce la tecnologia.',
  'rule.ti4/67.6.why': 'Accanto a navi altrui si producono solo forze di terra.',
  'rule.ti4/68.1.why':
    'I valori di tutte le tue unità con Produzione nel sistema si sommano: tante unità al massimo si producono.',
}
