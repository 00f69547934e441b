import type { Agendas } from './act.ts'

/** What is so while a law is in force. */
export const laws: Agendas = {
  wormhole_reconstruction: { permits: { joinsWormholes: () => true } },
}
