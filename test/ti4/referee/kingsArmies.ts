import type { Army, One, Sort } from './kingsCombat.ts'

/** The battles of Prophecy of Kings as its sheets and cards tell them. */

// What is printed.
const fighter: Sort = { name: 'fighter', cost: 0.5, hit: 9, fighter: true }
const destroyer: Sort = { name: 'destroyer', cost: 1, hit: 9, barrage: [9, 2] }
const destroyer2: Sort = { name: 'destroyer', cost: 1, hit: 8, barrage: [6, 3] }
const strikeWing: Sort = { name: 'destroyer', cost: 1, hit: 8, barrage: [9, 2] }
const strikeWing2: Sort = { name: 'destroyer', cost: 1, hit: 7, barrage: [6, 3] }
const cruiser: Sort = { name: 'cruiser', cost: 2, hit: 7 }
const saturn2: Sort = { name: 'cruiser', cost: 2, hit: 6, sustain: true }
const carrier: Sort = { name: 'carrier', cost: 3, hit: 9 }
const dreadnought: Sort = { name: 'dreadnought', cost: 4, hit: 5, sustain: true }
const flagship = (hit: number, dice: number, more: Partial<Sort> = {}): Sort => ({
  name: 'flagship',
  cost: 8,
  hit,
  dice,
  sustain: true,
  ...more,
})
const infantry: Sort = { name: 'infantry', cost: 0.5, hit: 8 }
const specOps: Sort = { name: 'infantry', cost: 0.5, hit: 7 }
const specOps2: Sort = { name: 'infantry', cost: 0.5, hit: 6 }
const mech: Sort = { name: 'mech', cost: 2, hit: 6, sustain: true }
const exoskeleton: Sort = { ...mech, stings: true }
const eidolon: Sort = { ...mech, dice: 2 }
const zGrav: Sort = { name: 'mech', cost: 2, hit: 8, dice: 2 }
const indomitus: Sort = { ...mech, cannon: [8, 1] }
/** Structures cost nothing: one is let go before a Mech, after Infantry. */
const helTitan: Sort = { name: 'pds', cost: 1.5, hit: 7, sustain: true, cannon: [6, 1] }
const helTitan2: Sort = { ...helTitan, hit: 6, cannon: [5, 1] }
const naaluFighter: Sort = { ...fighter, hit: 8 }

const better = (by: number) => ({ need: ({ hit }: Sort) => hit - by })
const has = (units: readonly One[], name: string) => units.some(({ sort }) => sort.name === name)

export const refereed: readonly (readonly [name: string, attacker: Army, defender: Army])[] = [
  [
    'Mechs land, and Mechs defend',
    {
      sorts: [
        [infantry, 3],
        [mech, 2],
      ],
    },
    {
      sorts: [
        [infantry, 4],
        [mech, 1],
      ],
      first: [6],
    },
  ],
  [
    'Mechs, the cheap first, with Duranium Armor',
    {
      sorts: [
        [infantry, 2],
        [mech, 2],
      ],
      repairs: true,
      cheapFirst: true,
    },
    {
      sorts: [
        [infantry, 5],
        [mech, 1],
      ],
      cheapFirst: true,
    },
  ],
  [
    'Valkyrie Exoskeletons sting',
    {
      sorts: [
        [infantry, 1],
        [exoskeleton, 3],
      ],
      ...better(1),
    },
    {
      sorts: [
        [infantry, 5],
        [mech, 2],
      ],
    },
  ],
  [
    'Valkyrie Exoskeletons defend, the cheap first',
    { sorts: [[infantry, 6]], first: [5], after: [5], cheapFirst: true },
    {
      sorts: [
        [infantry, 2],
        [exoskeleton, 2],
      ],
      ...better(1),
      answers: true,
      cheapFirst: true,
    },
  ],
  [
    'Moll Terminus keeps others from sustaining',
    {
      sorts: [
        [infantry, 3],
        [mech, 1],
      ],
    },
    {
      sorts: [
        [infantry, 2],
        [mech, 2],
      ],
      frail: other => has(other, 'mech'),
    },
  ],
  [
    'Moll Terminus defends, the cheap first',
    {
      sorts: [
        [infantry, 2],
        [exoskeleton, 3],
      ],
      ...better(1),
      frail: other => has(other, 'mech'),
      cheapFirst: true,
    },
    {
      sorts: [
        [infantry, 3],
        [mech, 2],
      ],
      cheapFirst: true,
    },
  ],
  [
    'Shield Palings among the fragile',
    {
      sorts: [
        [infantry, 4],
        [mech, 1],
      ],
      need: ({ name, hit }, own) => (name === 'infantry' && has(own, 'mech') ? hit : hit + 1),
    },
    {
      sorts: [
        [infantry, 4],
        [mech, 1],
      ],
    },
  ],
  [
    'Annihilators bombard before they land',
    {
      sorts: [
        [infantry, 1],
        [mech, 3],
      ],
      first: [8, 8, 8],
    },
    { sorts: [[infantry, 6]] },
  ],
  [
    'A Behemoth shields its planet',
    { sorts: [[infantry, 5]] },
    {
      sorts: [
        [infantry, 3],
        [mech, 1],
      ],
    },
  ],
  [
    'Indomiti answer who lands, as far as they are left',
    { sorts: [[infantry, 6]], first: [5, 5], abilityDie: { before: 1 }, cheapFirst: true },
    {
      sorts: [
        [infantry, 1],
        [indomitus, 3],
      ],
      abilityDie: { before: 1 },
      cheapFirst: true,
    },
  ],
  [
    'Indomiti fire in space',
    { sorts: [[cruiser, 3]] },
    {
      sorts: [
        [cruiser, 1],
        [carrier, 1],
      ],
      first: [8, 8, 8],
    },
  ],
  [
    'Iconoclasts keep a barrage from Fighters',
    {
      sorts: [
        [destroyer2, 3],
        [cruiser, 1],
      ],
    },
    {
      sorts: [
        [naaluFighter, 5],
        [carrier, 1],
      ],
      isSafe: true,
    },
  ],
  [
    'Iconoclasts as first printed do not',
    {
      sorts: [
        [destroyer2, 3],
        [cruiser, 1],
      ],
    },
    {
      sorts: [
        [naaluFighter, 5],
        [carrier, 1],
      ],
    },
  ],
  [
    'Eidolons fly',
    {
      sorts: [
        [cruiser, 1],
        [carrier, 1],
        [zGrav, 3],
      ],
    },
    {
      sorts: [
        [cruiser, 3],
        [destroyer2, 2],
        [fighter, 2],
      ],
    },
  ],
  [
    'Eidolons with their flagship, against an Assault Cannon',
    {
      sorts: [
        [cruiser, 2],
        [dreadnought, 1],
        [fighter, 2],
      ],
      cannons: true,
      cheapFirst: true,
    },
    {
      sorts: [
        [flagship(9, 2), 1],
        [zGrav, 2],
      ],
      dice: ({ name, dice = 1 }, own) => dice + (name === 'mech' && has(own, 'flagship') ? 1 : 0),
      cheapFirst: true,
    },
  ],
  [
    'Eidolons on a planet below their flagship',
    {
      sorts: [
        [infantry, 1],
        [{ ...eidolon, dice: 3 }, 2],
      ],
      boost: 1,
    },
    { sorts: [[infantry, 7]], first: [6] },
  ],
  [
    'Quantum Manipulators take hits of the fleet',
    {
      sorts: [
        [cruiser, 3],
        [carrier, 1],
      ],
      screens: 2,
    },
    {
      sorts: [
        [cruiser, 3],
        [dreadnought, 1],
      ],
    },
  ],
  [
    'Quantum Manipulators and Duranium Armor, the cheap first',
    {
      sorts: [
        [dreadnought, 2],
        [fighter, 2],
      ],
      screens: 2,
      repairs: true,
      cheapFirst: true,
    },
    {
      sorts: [
        [cruiser, 5],
        [destroyer, 1],
      ],
      cheapFirst: true,
    },
  ],
  [
    'Mechs without their abilities',
    {
      sorts: [
        [infantry, 3],
        [mech, 2],
      ],
      ...better(1),
    },
    {
      sorts: [
        [infantry, 4],
        [mech, 2],
      ],
    },
  ],
  [
    'Hel-Titans are ground forces with cannons',
    { sorts: [[infantry, 6]] },
    {
      sorts: [
        [infantry, 2],
        [helTitan, 2],
      ],
    },
  ],
  [
    'Hel-Titans II alone, bombarded by a War Sun, the cheap first',
    { sorts: [[infantry, 5]], first: [3, 3, 3], abilityDie: { before: 1 }, cheapFirst: true },
    { sorts: [[helTitan2, 3]], abilityDie: { before: 1 }, cheapFirst: true },
  ],
  [
    'Saturn Engines II sustain damage',
    { sorts: [[saturn2, 3]] },
    {
      sorts: [
        [dreadnought, 2],
        [cruiser, 2],
        [fighter, 2],
      ],
    },
  ],
  [
    'Raid Formation damages what no Fighter covers',
    {
      sorts: [
        [strikeWing2, 4],
        [cruiser, 1],
      ],
      raids: true,
    },
    {
      sorts: [
        [dreadnought, 3],
        [fighter, 1],
      ],
    },
  ],
  [
    'Raid Formation and one die more, against Duranium Armor',
    {
      sorts: [
        [strikeWing, 3],
        [cruiser, 1],
      ],
      raids: true,
      abilityDie: { barrage: 1 },
      cheapFirst: true,
    },
    {
      sorts: [
        [dreadnought, 2],
        [destroyer, 1],
        [fighter, 2],
      ],
      repairs: true,
      cheapFirst: true,
    },
  ],
  [
    'Quetzecoatl is not fired upon',
    {
      sorts: [
        [flagship(7, 2), 1],
        [strikeWing, 2],
      ],
      raids: true,
    },
    { sorts: [[cruiser, 3]] },
  ],
  [
    'Arvicon Rex against whom it has not beaten',
    {
      sorts: [
        [flagship(3, 2), 1],
        [cruiser, 1],
      ],
    },
    {
      sorts: [
        [cruiser, 4],
        [destroyer, 1],
      ],
    },
  ],
  [
    'Memoria II barrages',
    {
      sorts: [
        [flagship(5, 2, { barrage: [5, 3] }), 1],
        [cruiser, 1],
      ],
    },
    {
      sorts: [
        [fighter, 6],
        [carrier, 1],
        [cruiser, 2],
      ],
    },
  ],
  [
    'The Terror Between, and Dimensional Tears for Fighters',
    {
      sorts: [
        [flagship(5, 2), 1],
        [fighter, 7],
      ],
    },
    {
      sorts: [
        [cruiser, 4],
        [destroyer, 2],
      ],
    },
  ],
  [
    'The Terror Between bombards',
    {
      sorts: [
        [infantry, 4],
        [mech, 1],
      ],
      first: [5],
    },
    {
      sorts: [
        [infantry, 6],
        [mech, 1],
      ],
    },
  ],
  [
    'The Alastor sends its ground forces up',
    {
      sorts: [
        [flagship(9, 2), 1],
        [infantry, 2],
        [mech, 1],
      ],
    },
    {
      sorts: [
        [cruiser, 3],
        [destroyer, 2],
      ],
    },
  ],
  [
    'Loncara Ssodu fires unless it falls first',
    {
      sorts: [
        [destroyer, 2],
        [cruiser, 2],
      ],
      first: [5, 5],
      abilityDie: { before: 1 },
      cheapFirst: true,
    },
    {
      sorts: [
        [flagship(7, 2, { cannon: [5, 3] }), 1],
        [cruiser, 1],
      ],
      abilityDie: { before: 1 },
      cheapFirst: true,
    },
  ],
  [
    'The Council’s Artemiris and Omniopiares',
    {
      sorts: [
        [flagship(7, 2), 1],
        [cruiser, 2],
      ],
    },
    {
      sorts: [
        [dreadnought, 2],
        [destroyer, 1],
      ],
    },
  ],
  [
    'Claire Gibson defends',
    { sorts: [[infantry, 5]], first: [5] },
    { sorts: [[specOps, 3]], joins: [specOps] },
  ],
  [
    'Claire Gibson lent, where PDS answer',
    {
      sorts: [
        [infantry, 4],
        [mech, 1],
      ],
      cheapFirst: true,
    },
    { sorts: [[infantry, 3]], first: [6, 6], joins: [infantry], cheapFirst: true },
  ],
  [
    'Evelyn Delouis, and Supercharge against her',
    {
      sorts: [
        [specOps2, 4],
        [mech, 1],
      ],
      agentDie: true,
    },
    {
      sorts: [
        [infantry, 5],
        [eidolon, 1],
      ],
      boost: 1,
    },
  ],
  [
    'Viscount Unlenn on both sides',
    {
      sorts: [
        [dreadnought, 2],
        [cruiser, 1],
      ],
      agentDie: true,
    },
    {
      sorts: [
        [cruiser, 4],
        [destroyer, 1],
      ],
      ward: true,
    },
  ],
  [
    'Tellurian calls off the first hit, under PDS',
    { sorts: [[cruiser, 3]], ward: true },
    { sorts: [[cruiser, 3]], first: [6, 6] },
  ],
  [
    'Tellurian on a planet, bombarded',
    { sorts: [[infantry, 4]], first: [5, 5], cheapFirst: true },
    {
      sorts: [
        [infantry, 4],
        [mech, 1],
      ],
      ward: true,
      cheapFirst: true,
    },
  ],
  [
    'Brother Milor mends the first loss in space',
    {
      sorts: [
        [cruiser, 3],
        [destroyer, 1],
      ],
      mourners: { come: [fighter, fighter] },
    },
    {
      sorts: [
        [cruiser, 4],
        [destroyer, 1],
      ],
    },
  ],
  [
    'Brother Milor as first printed, the cheap first',
    {
      sorts: [
        [fighter, 2],
        [destroyer, 1],
        [cruiser, 2],
        [carrier, 1],
      ],
      mourners: { come: [fighter, fighter], of: ['destroyer', 'cruiser'] },
      cheapFirst: true,
    },
    { sorts: [[cruiser, 4]], cheapFirst: true },
  ],
  [
    'Brother Milor and Van Hauge',
    {
      sorts: [
        [flagship(9, 2), 1],
        [cruiser, 1],
      ],
      dooms: 'flagship',
      mourners: { come: [fighter, fighter] },
    },
    { sorts: [[cruiser, 4]] },
  ],
  [
    'Brother Milor on a planet, under PDS',
    { sorts: [[infantry, 3]], mourners: { come: [infantry, infantry] } },
    { sorts: [[infantry, 4]], first: [6, 6] },
  ],
  [
    'Ta Zern throws PDS and barrage again',
    {
      sorts: [
        [destroyer, 2],
        [cruiser, 2],
      ],
      ...better(-1),
      rerolls: true,
    },
    {
      sorts: [
        [fighter, 4],
        [carrier, 1],
        [cruiser, 1],
      ],
      first: [6, 6],
      abilityDie: { before: 1, barrage: 1 },
    },
  ],
  [
    'Ta Zern bombards with Plasma Scoring',
    { sorts: [[infantry, 3]], ...better(-1), first: [5, 5], abilityDie: { before: 1 }, rerolls: true },
    { sorts: [[infantry, 5]] },
  ],
  [
    '2RAM bombards what is shielded, and harrows it',
    { sorts: [[infantry, 3]], first: [5, 5], after: [5, 5] },
    { sorts: [[infantry, 5]], first: [6, 6] },
  ],
  ['Rickar Rickani at home', { sorts: [[infantry, 6]] }, { sorts: [[infantry, 3]], ...better(2) }],
  [
    'Dannel of the Tenth comes from nowhere',
    { sorts: [[infantry, 3]], struck: true },
    { sorts: [[infantry, 2]] },
  ],
  [
    'The Cavalry rides',
    {
      sorts: [
        [cruiser, 2],
        [{ ...carrier, hit: 7, dice: 2, sustain: true, barrage: [8, 3] }, 1],
        [fighter, 2],
      ],
    },
    {
      sorts: [
        [dreadnought, 1],
        [cruiser, 2],
        [fighter, 3],
      ],
    },
  ],
  [
    'The Cavalry against the Fourth Moon, the cheap first',
    {
      sorts: [
        [destroyer, 2],
        [{ ...destroyer, hit: 7, dice: 2, sustain: true, barrage: [8, 3] }, 1],
        [cruiser, 1],
      ],
      frail: other => has(other, 'flagship'),
      cheapFirst: true,
    },
    {
      sorts: [
        [flagship(7, 2), 1],
        [fighter, 2],
      ],
      cheapFirst: true,
    },
  ],
  ['Tekklar Legion', { sorts: [[infantry, 4]], ...better(1) }, { sorts: [[infantry, 5]] }],
  [
    'Tekklar Legion against the N’orr',
    { sorts: [[infantry, 5]], ...better(1) },
    // What they add and what is taken from them are the same.
    {
      sorts: [
        [infantry, 4],
        [exoskeleton, 1],
      ],
    },
  ],
  ['Solar Flare blinds PDS', { sorts: [[cruiser, 3]] }, { sorts: [[cruiser, 2]] }],
  [
    'Waylay and Raid Formation',
    { sorts: [[strikeWing, 4]], raids: true, waylays: true },
    {
      sorts: [
        [dreadnought, 2],
        [fighter, 2],
        [carrier, 1],
      ],
    },
  ],
  [
    'Blitz from ships without bombardment',
    { sorts: [[infantry, 3]], first: [6, 6, 6] },
    {
      sorts: [
        [infantry, 5],
        [mech, 1],
      ],
    },
  ],
]
