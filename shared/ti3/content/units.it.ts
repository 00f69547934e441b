import type { Worded } from '../../galaxy/content/worded.ts'
import type { UnitKind } from './units.ts'

/** What is read on units; their names lie on every table, in Italian. */
export const unitsIt: Readonly<Record<UnitKind, Omit<Worded, 'name'>>> = {
  fighter: {
    text: 'Due per 1 risorsa. Viaggia con un Trasporto o un Sole di Guerra e fuori dalle Battaglie Spaziali richiede posto nel sistema: 3 per Base Spaziale, più i posti liberi su Trasporti e Soli di Guerra. Non conta per i Rifornimenti alla Flotta.',
  },
  destroyer: {
    text: 'Sbarramento Anti-Caccia: prima di una Battaglia Spaziale tira 2 dadi; ogni colpo distrugge un Caccia, che non risponde al fuoco.',
  },
  cruiser: {
    text: 'Nessuna regola speciale.',
  },
  carrier: {
    text: 'Trasporta 6 tra Caccia, Forze di Terra e PDS. Può caricarli ovunque lungo il percorso, ma non da un sistema con navi nemiche né da uno che avevi già attivato.',
  },
  dreadnought: {
    text: 'Sopporta un colpo; è riparata nella Fase di Status. Bombarda con 1 dado un pianeta che invadi, a meno che non abbia un PDS.',
  },
  war_sun: {
    text: 'Richiede la Tecnologia Sole di Guerra. Tira 3 dadi, sopporta un colpo, trasporta 6 unità come un Trasporto. Bombarda con 3 dadi anche senza invasione e malgrado i PDS.',
  },
  ground_force: {
    text: "Due per 1 risorsa. Combatte le Battaglie di Invasione; è l'unica unità che prende il controllo dei pianeti.",
  },
  pds: {
    text: 'Al massimo 2 su un pianeta. Lo protegge dalle Corazzate, spara una volta per attivazione a una flotta nemica nel suo sistema e una volta agli invasori prima della Battaglia di Invasione. Può essere trasportato.',
  },
  space_dock: {
    text: "Produce al massimo tante unità quante le risorse del pianeta + 2; sostiene 3 Caccia. Si costruisce su un pianeta tenuto dall'inizio del round e produce dal round successivo. Sotto assedio non costruisce navi.",
  },
}
