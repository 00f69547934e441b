import type { TokenWords } from './tokens.ts'

/** What is read on tokens, in Italian. */
export const tokensIt: TokenWords = {
  speaker: { name: 'Portavoce' },
  custodians: {
    name: 'Custodi',
    text: 'Nessuno può impegnare forze di terra su Mecatol Rex finché un giocatore con navi nel sistema non spende 6 influenza; quel giocatore lo rimuove, deve impegnare almeno 1 forza di terra e ottiene 1 punto vittoria. Da allora ogni round ha una Fase di Agenda.',
  },
  command: { name: 'Segnalino Comando' },
  control: { name: 'Segnalino controllo' },
  creuss_alpha: { name: 'Tunnel di Creuss (alfa)' },
  creuss_beta: { name: 'Tunnel di Creuss (beta)' },
  creuss_gamma: { name: 'Tunnel di Creuss (gamma)' },
  initiative_zero: { name: 'Zero dei Naalu' },
  assimilator_x: { name: 'Assimilatore X' },
  assimilator_y: { name: 'Assimilatore Y' },
  frontier: {
    name: 'Segnalino frontiera',
    text: 'Sta in ogni sistema senza pianeti quando la galassia è costruita. Se ne va quando è esplorato.',
  },
  gamma_wormhole: { name: 'Tunnel gamma' },
  ion_storm: { name: 'Tempesta Ionica' },
  mirage: { name: 'Mirage' },
  destroyed_planet: { name: 'Pianeta distrutto' },
  sleeper: { name: 'Dormiente' },
  dimensional_tear: { name: 'Squarcio Dimensionale' },
  dimensional_tear_nekro: { name: 'Squarcio Dimensionale (Nekro)' },
}
