/** Systems of Shattered Empire. Which its five special ones are is not known: two ion storms, and one of each other kind. */
export const printedExpansionSystems = {
  sys_abaddon__ashtroth__loki: {
    set: 'expansionSystems',
    name: 'Abaddon · Ashtroth · Loki',
    planets: ['abaddon', 'ashtroth', 'loki'],
  },
  sys_arcturus__sumerian: {
    set: 'expansionSystems',
    name: 'Arcturus · Sumerian',
    planets: ['arcturus', 'sumerian'],
  },
  sys_bellatrix__tsion: {
    set: 'expansionSystems',
    name: 'Bellatrix · Tsion',
    planets: ['bellatrix', 'tsion'],
  },
  sys_capha: {
    set: 'expansionSystems',
    name: 'Capha',
    planets: ['capha'],
  },
  sys_el_nath: {
    set: 'expansionSystems',
    name: "El'Nath",
    planets: ['el_nath'],
  },
  sys_garbozia: {
    set: 'expansionSystems',
    name: 'Garbozia',
    planets: ['garbozia'],
  },
  sys_hopes_end: {
    set: 'expansionSystems',
    name: "Hope's End",
    planets: ['hopes_end'],
  },
  sys_lesab: {
    set: 'expansionSystems',
    name: 'Lesab',
    planets: ['lesab'],
  },
  sys_lisis__velnor: {
    set: 'expansionSystems',
    name: 'Lisis · Velnor',
    planets: ['lisis', 'velnor'],
  },
  sys_mirage: {
    set: 'expansionSystems',
    name: 'Mirage',
    planets: ['mirage'],
  },
  sys_perimeter: {
    set: 'expansionSystems',
    name: 'Perimeter',
    planets: ['perimeter'],
  },
  sys_primor: {
    set: 'expansionSystems',
    name: 'Primor',
    planets: ['primor'],
  },
  sys_rigel: {
    set: 'expansionSystems',
    name: 'Rigel I · Rigel II · Rigel III',
    planets: ['rigel_i', 'rigel_ii', 'rigel_iii'],
  },
  sys_vega_major__vega_minor: {
    set: 'expansionSystems',
    name: 'Vega Major · Vega Minor',
    planets: ['vega_major', 'vega_minor'],
  },
  special_ion_storm_1: {
    set: 'expansionSystems',
    name: 'Ion storm',
    planets: [],
    special: 'ionStorm',
  },
  special_ion_storm_2: {
    set: 'expansionSystems',
    name: 'Ion storm',
    planets: [],
    special: 'ionStorm',
  },
  special_asteroid_3: {
    set: 'expansionSystems',
    name: 'Asteroid field',
    planets: [],
    special: 'asteroidField',
  },
  special_nebula_2: {
    set: 'expansionSystems',
    name: 'Nebula',
    planets: [],
    special: 'nebula',
  },
  special_supernova_2: {
    set: 'expansionSystems',
    name: 'Supernova',
    planets: [],
    special: 'supernova',
  },
  empty_7: { set: 'expansionSystems', name: 'Empty space', planets: [] },
  empty_8: { set: 'expansionSystems', name: 'Empty space', planets: [] },
  empty_9: { set: 'expansionSystems', name: 'Empty space', planets: [] },
  empty_10: { set: 'expansionSystems', name: 'Empty space', planets: [] },
  wormhole_nexus: {
    set: 'wormholeNexus',
    name: 'Wormhole nexus',
    planets: ['mallice'],
    wormholes: ['alpha', 'beta'],
    besideMap: true,
  },
} as const
