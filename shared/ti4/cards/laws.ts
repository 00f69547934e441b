import type { AgendaId } from '../content/agendas.ts'
import type { Effect } from '../effects.ts'

/** What is so while a law is in force. */
export const laws: { readonly [Id in AgendaId]?: Effect } = {
  wormhole_reconstruction: { permits: { joinsWormholes: () => true } },
}
