import type { MovingWords } from '../en/moving.ts'

export const movingIt: MovingWords = {
  'ti3.ask.move': 'Muovi navi verso {hex}.',
  'ti3.ask.moveBetween': 'Muovi navi fra i due sistemi.',
  'ti3.ask.pdsFire': 'Scegli quali tuoi PDS fanno fuoco sulla flotta di {seat} in {hex}.',
  'ti3.log.transfers': '{seat} trasferisce navi fra due sistemi.',
  'refused.noCounterInPool': 'Non hai più Contatori di Comando nel Pool di Comando.',
  'refused.noCounterLeft': 'Il trasferimento richiede anche un Contatore di Comando nei rinforzi.',
  'refused.noPair':
    'Il trasferimento richiede due sistemi adiacenti che non hai attivato, ciascuno con unità tue e di nessun altro.',
  'refused.asteroidField': 'Un Campo di Asteroidi non può mai essere attivato.',
  'refused.supernova': 'Una Supernova non può mai essere attivata.',
  'refused.activatedBefore': "Lì c'è già un tuo Contatore di Comando.",
  'refused.mayNotActivate': 'Un effetto ti impedisce di attivare questo sistema.',
  'rule.ti3/11.movement.why':
    'Le navi arrivano da sistemi che non hai attivato, entro il loro movimento e senza attraversare navi nemiche. I Trasporti caricano lungo la rotta.',
  'rule.ti3/12.movement.why': 'Le navi si spostano solo fra questi due sistemi, nei due sensi insieme.',
  'rule.ti3/28.enemyFire.why':
    'Ogni PDS a portata può fare fuoco una volta per attivazione, e solo sulle navi del giocatore attivo.',
  'rule.ti3/28.ownFire.why':
    'Dopo i nemici, ogni tuo PDS a portata può fare fuoco una volta sulle navi nemiche nel sistema attivato.',
  'rule.ti3/11.activate': 'Regolamento p. 11, attivare un sistema',
  'rule.ti3/11.once': 'Regolamento p. 11, mai due volte',
  'rule.ti3/12.transfer': "Regolamento p. 12, l'Azione di Trasferimento",
  'rule.ti3/18.asteroids': 'Regolamento p. 18, Campi di Asteroidi',
  'rule.ti3/18.supernova': 'Regolamento p. 18, Supernove',
  'rule.ti3/21.moving': 'Regolamento p. 21, Rifornimenti alla Flotta',
  'rule.ti3/27.capacity': 'Regolamento p. 27, quanto porta un Trasporto',
  'rule.ti3/27.pickUp': 'Regolamento p. 27, caricare',
  'rule.ti3/27.unload': 'Regolamento p. 27, sbarcare il carico',
}
