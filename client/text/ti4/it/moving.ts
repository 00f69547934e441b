import type { MovingWords } from '../en/moving.ts'

export const movingIt: MovingWords = {
  'ti4.ask.move': 'Muovi navi verso {hex}.',
  'ti4.ask.spaceCannon': 'Scegli se il tuo Cannone Spaziale spara in {hex}, e a chi.',
  'ti4.spaceCannon.fire': 'Spara',
  'ti4.spaceCannon.hold': 'Non sparare',
  'ti4.log.spaceCannon': '{seat} spara con il Cannone Spaziale a {other} in {hex}.',
  'ti4.log.riftPassed': '{unit} di {seat}: la frattura gravitazionale è superata.',
  'ti4.log.riftTakes': '{unit} di {seat}: la frattura gravitazionale se la prende.',
  'ti4.log.overSupply': "{seat} rinuncia a {count} unità in {hex}: non c'è posto per tutte.",
  'galaxy.turn.cost': 'Costa un segnalino della tua Riserva Tattica: ne hai {count}.',
  'galaxy.move.support': 'A bordo',
  'galaxy.move.lost': '{place}: {count} unità {count|resta|restano} senza una nave che {count|la|le} porti.',
  'refused.noCounterInPool': 'Non hai più Segnalini Comando nella tua Riserva Tattica.',
  'refused.activatedBefore': 'Il tuo Segnalino Comando è già lì.',
  'refused.mayNotActivate': 'Un effetto ti impedisce di attivare questo sistema.',
  'ti4.log.hastens': 'Una nave di {seat} va un passo più lontano: {unit}.',
  'refused.overFleetSupply': 'La tua Riserva di Flotta non ammette tante navi in un sistema.',
  'ti4.ask.overFleet':
    'Rinuncia a {count} {count|nave|navi} in {hex}: la tua Riserva di Flotta non ne ammette di più.',
  'rule.ti4/5.1.why': 'Un Segnalino Comando della tua Riserva Tattica va sul sistema.',
  'rule.ti4/58.4.why':
    'Le navi vengono da sistemi senza un tuo Segnalino Comando, entro la loro portata, non attraverso navi altrui. Caricano lungo la rotta.',
  'rule.ti4/77.2.why':
    'Le unità con Cannone Spaziale sparano nel sistema attivo; quelle con portata anche da quelli adiacenti. Tutti tranne il giocatore attivo sparano solo a lui.',
  'rule.ti4/37.3.why':
    'Navi, esclusi i Caccia: in ogni sistema quanti sono i segnalini della tua Riserva di Flotta.',
  'rule.ti4/16.3.why': 'Caccia e forze di terra nello spazio occupano posti sulle tue navi presenti.',
}
