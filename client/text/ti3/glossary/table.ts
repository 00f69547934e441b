/**
 * What lies on every table; planets, and systems with planets, keep their names in every language. It is loaded with the
 * lobby, where every byte counts: so English and heading stand in comments, which the test reads.
 */
export const tableNames: Readonly<Record<string, string>> = {
  'race.sol': 'La Federazione del Sole', // The Federation of Sol · Razze
  'race.letnev': 'Il Baronato di Letnev', // The Barony of Letnev · Razze
  'race.hacan': 'Gli Emirati di Hacan', // The Emirates of Hacan · Razze
  'race.l1z1x': 'La Rete L1Z1X', // The L1Z1X Mindnet · Razze
  'race.mentak': 'La Coalizione Mentak', // The Mentak Coalition · Razze
  'race.naalu': 'Il Collettivo Naalu', // The Naalu Collective · Razze
  'race.norr': "I Sardakk N'orr", // Sardakk N'orr · Razze
  'race.jol_nar': 'Le Università di Jol-Nar', // The Universities of Jol-Nar · Razze
  'race.xxcha': 'Il Regno Xxcha', // The Xxcha Kingdom · Razze
  'race.yssaril': 'Le Tribù Yssaril', // The Yssaril Tribes · Razze

  'unit.fighter': 'Caccia', // Fighter · Componenti
  'unit.destroyer': 'Torpediniera', // Destroyer · Componenti
  'unit.cruiser': 'Incrociatore', // Cruiser · Componenti
  'unit.carrier': 'Trasporto', // Carrier · Componenti
  'unit.dreadnought': 'Corazzata', // Dreadnought · Componenti
  'unit.war_sun': 'Sole di Guerra', // War Sun
  'unit.ground_force': 'Forza di Terra', // Ground Force · Componenti
  'unit.pds': 'PDS', // PDS · Componenti
  'unit.space_dock': 'Base Spaziale', // Space Dock · Componenti

  'system.sys_alpha': 'Tunnel Alfa', // Alpha wormhole · Sistemi
  'system.sys_beta': 'Tunnel Beta', // Beta wormhole · Sistemi
  'system.special_asteroid_1': 'Campo di Asteroidi', // Asteroid field · Sistemi
  'system.special_asteroid_2': 'Campo di Asteroidi', // Asteroid field · Sistemi
  'system.special_nebula': 'Nebulosa', // Nebula · Sistemi
  'system.special_supernova': 'Supernova', // Supernova · Sistemi
  'system.empty_1': 'Spazio vuoto', // Empty space
  'system.empty_2': 'Spazio vuoto', // Empty space
  'system.empty_3': 'Spazio vuoto', // Empty space
  'system.empty_4': 'Spazio vuoto', // Empty space
  'system.empty_5': 'Spazio vuoto', // Empty space
  'system.empty_6': 'Spazio vuoto', // Empty space
}
