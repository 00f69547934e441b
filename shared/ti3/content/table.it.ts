import type { RaceId } from './races.ts'
import type { SystemId } from './systems.ts'
import type { UnitKind } from './units.ts'

/** How what lies on every table is called in Italian: loaded with the lobby, where every byte counts, so apart from what is
 *  read on it. Planets, and systems with planets, keep their names in every language. */
export const tableIt: {
  readonly race: Readonly<Record<RaceId, string>>
  readonly unit: Readonly<Record<UnitKind, string>>
  readonly system: { readonly [Id in SystemId]?: string }
} = {
  race: {
    sol: 'La Federazione del Sole', // Razze
    letnev: 'Il Baronato di Letnev', // Razze
    hacan: 'Gli Emirati di Hacan', // Razze
    l1z1x: 'La Rete L1Z1X', // Razze
    mentak: 'La Coalizione Mentak', // Razze
    naalu: 'Il Collettivo Naalu', // Razze
    norr: "I Sardakk N'orr", // Razze
    jol_nar: 'Le Università di Jol-Nar', // Razze
    xxcha: 'Il Regno Xxcha', // Razze
    yssaril: 'Le Tribù Yssaril', // Razze
    muaat: 'Le Braci di Muaat',
    winnu: 'I Winnu',
    yin: 'La Fratellanza Yin',
    saar: 'Il Clan dei Saar',
  },
  unit: {
    fighter: 'Caccia', // Componenti
    destroyer: 'Torpediniera', // Componenti
    cruiser: 'Incrociatore', // Componenti
    carrier: 'Trasporto', // Componenti
    dreadnought: 'Corazzata', // Componenti
    war_sun: 'Sole di Guerra',
    ground_force: 'Forza di Terra', // Componenti
    pds: 'PDS', // Componenti
    space_dock: 'Base Spaziale', // Componenti
  },
  system: {
    sys_alpha: 'Tunnel Alfa', // Sistemi
    sys_beta: 'Tunnel Beta', // Sistemi
    special_asteroid_1: 'Campo di Asteroidi', // Sistemi
    special_asteroid_2: 'Campo di Asteroidi', // Sistemi
    special_nebula: 'Nebulosa', // Sistemi
    special_supernova: 'Supernova', // Sistemi
    empty_1: 'Spazio vuoto',
    empty_2: 'Spazio vuoto',
    empty_3: 'Spazio vuoto',
    empty_4: 'Spazio vuoto',
    empty_5: 'Spazio vuoto',
    empty_6: 'Spazio vuoto',
    special_ion_storm_1: 'Tempesta Ionica',
    special_ion_storm_2: 'Tempesta Ionica',
    special_asteroid_3: 'Campo di Asteroidi',
    special_nebula_2: 'Nebulosa',
    special_supernova_2: 'Supernova',
    empty_7: 'Spazio vuoto',
    empty_8: 'Spazio vuoto',
    empty_9: 'Spazio vuoto',
    empty_10: 'Spazio vuoto',
    wormhole_nexus: 'Nesso dei Tunnel',
  },
}
