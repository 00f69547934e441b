import type { DossierWords } from '../en/dossier.ts'

export const dossierIt: DossierWords = {
  'galaxy.about.counters': 'Attivato da',
  'galaxy.about.exhausted': 'scaricato',
  'galaxy.about.neutral': 'neutrale',
  'galaxy.about.damaged': '{count} con danni',
  'galaxy.about.combat': 'colpisce da {hitsOn}',
  'galaxy.about.combat.dice': '{dice} dadi, colpisce da {hitsOn}',
  'galaxy.about.move': 'movimento {move}',
  'galaxy.about.capacity': 'trasporta {capacity}',
  'galaxy.about.supply': 'flotta {now}/{most}',
  'galaxy.about.support': 'Caccia {now}/{most}',
  'galaxy.about.aboard': 'a bordo',
  'galaxy.about.reach': 'Possono arrivare qui',
  'galaxy.about.guns': 'PDS che possono sparare qui',
  'galaxy.about.adjacent': 'Sistemi adiacenti',
  'galaxy.about.through': 'Attraverso il Tunnel:',
  'galaxy.about.station': 'stazione commerciale, tenuta dalle sole navi',
  'galaxy.besideMap.why':
    'È accanto alla mappa: ci portano solo i Tunnel, e nessun PDS spara da fuori o verso fuori.',
  'galaxy.worthBy': 'I valori dei pianeti sono quelli di {card}.',
}
