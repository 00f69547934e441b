import type { BuildingWords } from '../en/building.ts'

export const buildingIt: BuildingWords = {
  'ti3.ask.produce': 'Produci in {hex}.',
  'ti3.ask.produceWhere': 'Scegli il sistema che produce.',

  'ti3.log.pays':
    '{seat} scarica {planets} {planets|pianeta|pianeti} e spende {count} {count|Bene|Beni} di Commercio.',
  'ti3.log.paysPlanets': '{seat} scarica {planets} {planets|pianeta|pianeti} per pagare.',
  'ti3.log.paysGoods': '{seat} spende {count} {count|Bene|Beni} di Commercio.',
  'ti3.log.buildsDock': '{seat} costruisce una Base Spaziale su {planet}.',
  'ti3.log.scuttles': '{seat} smantella {count} {count|unità|unità}.',
  'refused.fleetFull.none': 'I tuoi Rifornimenti alla Flotta non hanno posto per altre navi in {hex}.',
  'refused.needsTechnology': '{unit}: serve la Tecnologia {technology}.',

  'rule.ti3/12.transferProduction.why': 'Dopo un trasferimento produce uno solo dei due sistemi.',
  'rule.ti3/19.pieces.why': 'Si produce solo ciò che attende nei rinforzi; le pedine perdute tornano lì.',
  'rule.ti3/19.counters.why':
    'Caccia e Forze di Terra non finiscono mai, ma ovunque stiano almeno uno è una pedina vera.',
  'rule.ti3/21.fleet.why':
    'In ogni sistema puoi avere al massimo tante navi quanti sono i tuoi Rifornimenti alla Flotta, Caccia esclusi.',
  'rule.ti3/22.paying.why':
    "I pianeti pagano per intero, i Beni di Commercio uno ciascuno; l'eccesso va perso.",
  'rule.ti3/26.building.why':
    'Ogni base produce tante unità quante sono le risorse del suo pianeta, più due. Due Caccia o due Forze di Terra costano 1.',
  'rule.ti3/26.limit.why': 'Ogni base produce tante unità quante sono le risorse del suo pianeta, più due.',
  'rule.ti3/26.blockade.why': 'Con navi nemiche nel sistema, una base produce solo Forze di Terra e PDS.',
  'rule.ti3/29.support.why':
    'Una base sostiene 3 Caccia, un Trasporto o un Sole di Guerra 6 meno ciò che porta. I Caccia in più vanno persi.',
  'rule.ti3/29.pds.why': 'Un pianeta tiene al massimo due PDS.',
  'rule.ti3/30.warSun.why': 'I Soli di Guerra li produce solo chi ne conosce la Tecnologia.',
}
