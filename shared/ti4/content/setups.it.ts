import type { SetupId } from './setups.ts'

/** How the rules' galaxies are called in Italian. */
export const setupsIt: Readonly<Record<SetupId, string>> = {
  players_3: 'Tre giocatori',
  players_4: 'Quattro giocatori',
  players_5: 'Cinque giocatori (senza iperrotte)',
  players_5_hyperlanes: 'Cinque giocatori (iperrotte)',
  players_6: 'Sei giocatori',
  players_6_large: 'Sei giocatori (grande galassia)',
  players_7: 'Sette giocatori',
  players_7_alternate: 'Sette giocatori (variante)',
  players_8: 'Otto giocatori',
  players_8_alternate: 'Otto giocatori (variante)',
}
