import type { Effect } from './effects.ts'
import type { SetId } from './sets.ts'

const printed = {
  arborec: {
    id: 'arborec',
    set: 'base',
    name: 'The Arborec',
    setup: { text: 'Deploy 2 infantry.', effects: [{ op: 'deploy', unit: 'infantry', n: 2 }] },
    ability: {
      name: 'Mitosis',
      text: 'When Warfare becomes active, deploy 1 infantry.',
      effects: [
        {
          op: 'trigger',
          on: 'sheetBecomesActive',
          sheet: 'warfare',
          do: [{ op: 'deploy', unit: 'infantry', n: 1 }],
        },
      ],
    },
    asset: { text: 'Deploy 3 infantry.', effects: [{ op: 'deploy', unit: 'infantry', n: 3 }] },
  },
  argent: {
    id: 'argent',
    set: 'base',
    name: 'The Argent Flight',
    ability: {
      name: 'Zeal and Raid Formation',
      text: 'Cross out one material icon of each destroyer cost (they cost 1). During a council event in which you cast at least 1 vote, cast 2 additional free votes for the same outcome.',
      effects: [
        { op: 'passive', id: 'unitDiscount', unit: 'destroyer', res: 'M', n: 1 },
        { op: 'trigger', on: 'castVotes', do: [{ op: 'freeVotes', n: 2 }] },
      ],
    },
    asset: {
      text: 'Deploy a destroyer and claim 1 trade good.',
      effects: [
        { op: 'deploy', unit: 'destroyer', n: 1 },
        { op: 'claim', asset: 'tg', n: 1 },
      ],
    },
  },
  letnev: {
    id: 'letnev',
    set: 'base',
    name: 'The Barony of Letnev',
    setup: { text: 'Claim 1 trade good.', effects: [{ op: 'claim', asset: 'tg', n: 1 }] },
    ability: {
      name: 'Munitions Reserves',
      text: 'In step 2 or 3 of a war event (when you total strength against a neighbour) you may spend 1 trade good to add 2 to that strength; once per neighbour per war event.',
      effects: [
        {
          op: 'trigger',
          on: 'totalStrength',
          limit: 'oncePerSide',
          do: [
            { op: 'pay', asset: 'tg', n: 1, optional: true },
            { op: 'strength', wars: 'current', side: 'this', n: 2 },
          ],
        },
      ],
    },
    asset: {
      text: 'Spend 3 material on Warfare (even if inactive).',
      effects: [{ op: 'spend', res: { M: 3 }, sheet: 'warfare' }],
    },
  },
  saar: {
    id: 'saar',
    set: 'base',
    name: 'The Clan of Saar',
    ability: {
      name: 'Scavengers of the Belt',
      text: 'Your units can be drawn over anomaly nodes. When a unit covers one or more anomaly nodes, claim 1 trade good.',
      effects: [
        { op: 'passive', id: 'deployOverAnomalies' },
        { op: 'trigger', on: 'deployCoversAnomaly', do: [{ op: 'claim', asset: 'tg', n: 1 }] },
      ],
    },
    asset: {
      text: 'Claim 1 trade good and spend 2 material on any sheet.',
      effects: [
        { op: 'claim', asset: 'tg', n: 1 },
        { op: 'spend', res: { M: 2 }, sheet: 'any' },
      ],
    },
  },
  muaat: {
    id: 'muaat',
    set: 'base',
    name: 'The Embers of Muaat',
    setup: {
      text: 'Unlock war suns and cross out 1 material of a war sun.',
      effects: [
        { op: 'unlockUnit', unit: 'warsun' },
        { op: 'crossUnitIcon', unit: 'warsun', res: 'M', n: 1 },
      ],
    },
    ability: {
      name: 'Star Forge',
      text: 'When Warfare becomes active, cross out 1 material icon in the cost of a war sun.',
      effects: [
        {
          op: 'trigger',
          on: 'sheetBecomesActive',
          sheet: 'warfare',
          do: [{ op: 'crossUnitIcon', unit: 'warsun', res: 'M', n: 1 }],
        },
      ],
    },
    asset: {
      text: 'Spend 3 material on any sheet.',
      effects: [{ op: 'spend', res: { M: 3 }, sheet: 'any' }],
    },
  },
  hacan: {
    id: 'hacan',
    set: 'base',
    name: 'The Emirates of Hacan',
    setup: { text: 'Claim 2 trade goods.', effects: [{ op: 'claim', asset: 'tg', n: 2 }] },
    ability: {
      name: 'Masters of Trade',
      text: 'During each production event claim 1 additional trade good, or 2 if you have unlocked at least three "+1 trade good" icons.',
      effects: [
        {
          op: 'trigger',
          on: 'production',
          do: [
            { op: 'claim', asset: 'tg', n: 1 },
            { op: 'claim', asset: 'tg', n: 1, icons: 3 },
          ],
        },
      ],
    },
    asset: { text: 'Claim 2 trade goods.', effects: [{ op: 'claim', asset: 'tg', n: 2 }] },
  },
  empyrean: {
    id: 'empyrean',
    set: 'base',
    name: 'The Empyrean',
    setup: { text: 'Explore 2 systems.', effects: [{ op: 'explore', n: 2 }] },
    ability: {
      name: 'Voidborn',
      text: 'When Navigation becomes active, explore 1 system at no cost.',
      effects: [
        { op: 'trigger', on: 'sheetBecomesActive', sheet: 'navigation', do: [{ op: 'explore', n: 1 }] },
      ],
    },
    asset: {
      text: 'Claim 1 explored system at no cost, then explore 1 system.',
      effects: [{ op: 'claimSystem' }, { op: 'explore', n: 1 }],
    },
  },
  creuss: {
    id: 'creuss',
    set: 'base',
    name: 'The Ghosts of Creuss',
    setup: { text: 'Unlock Gravity Drive.', effects: [{ op: 'unlockTech', tech: 'gravity_drive' }] },
    ability: {
      name: 'Slipstream',
      text: 'When you explore through a wormhole, you may claim the system you explored at no cost.',
      effects: [
        {
          op: 'trigger',
          on: 'exploreThroughWormhole',
          do: [{ op: 'claimSystem', which: 'thatSystem', optional: true }],
        },
      ],
    },
    asset: {
      text: 'Explore any unexplored system that is connected to a wormhole and claim it (this does not use up a wormhole); if there is none, claim 2 trade goods.',
      effects: [
        {
          op: 'claimSystem',
          which: 'anyWormholeSystem',
          alsoExplore: true,
          else: [{ op: 'claim', asset: 'tg', n: 2 }],
        },
      ],
    },
  },
  l1z1x: {
    id: 'l1z1x',
    set: 'base',
    name: 'The L1Z1X Mindnet',
    setup: { text: 'Unlock dreadnoughts.', effects: [{ op: 'unlockUnit', unit: 'dreadnought' }] },
    ability: {
      name: 'Assimilate',
      text: 'When you build a dreadnought, claim 1 trade good.',
      effects: [
        { op: 'trigger', on: 'buildUnit', unit: 'dreadnought', do: [{ op: 'claim', asset: 'tg', n: 1 }] },
      ],
    },
    asset: {
      text: 'Spend 2 material and 1 influence on Warfare (even if inactive).',
      effects: [{ op: 'spend', res: { M: 2, I: 1 }, sheet: 'warfare' }],
    },
  },
  mentak: {
    id: 'mentak',
    set: 'base',
    name: 'The Mentak Coalition',
    setup: { text: 'Claim 1 trade good.', effects: [{ op: 'claim', asset: 'tg', n: 1 }] },
    ability: {
      name: 'Pillage',
      text: 'After each production event, claim 1 trade good for each neighbour that claimed at least 2 trade goods during that event (an AI neighbour always counts).',
      effects: [
        {
          op: 'trigger',
          on: 'afterProduction',
          do: [{ op: 'claim', asset: 'tg', n: { count: 'busyNeighbours' } }],
        },
      ],
    },
    asset: { text: 'Deploy a cruiser.', effects: [{ op: 'deploy', unit: 'cruiser', n: 1 }] },
  },
  naalu: {
    id: 'naalu',
    set: 'base',
    name: 'The Naalu Collective',
    ability: {
      name: 'Telepathic',
      text: 'After the dice are rolled during a strategy event, you may treat one black die that shows material as if it showed influence.',
      effects: [
        { op: 'trigger', on: 'afterRoll', do: [{ op: 'setBlackDie', from: 'M', to: 'I', optional: true }] },
      ],
    },
    asset: {
      text: 'Spend 2 influence on any sheet.',
      effects: [{ op: 'spend', res: { I: 2 }, sheet: 'any' }],
    },
  },
  naaz_rokha: {
    id: 'naaz_rokha',
    set: 'base',
    name: 'Naaz-Rokha Alliance',
    setup: { text: 'Unlock any one planet.', effects: [{ op: 'unlockPlanet' }] },
    ability: {
      name: 'Distant Suns',
      text: 'When you unlock a planet, cross out any 1 icon on it.',
      effects: [
        {
          op: 'trigger',
          on: 'unlockPlanet',
          do: [{ op: 'crossIcon', sheet: 'expansion', which: 'thatPlanet', n: 1, res: 'any' }],
        },
      ],
    },
    asset: {
      text: 'Unlock any one planet or build any one space dock.',
      effects: [{ op: 'choose', of: [[{ op: 'unlockPlanet' }], [{ op: 'buildDock' }]] }],
    },
  },
  nekro: {
    id: 'nekro',
    set: 'base',
    name: 'The Nekro Virus',
    ability: {
      name: 'Galactic Threat',
      text: 'You cannot cast votes. During each council event, instead of casting votes, spend 1 research and 1 material on any one sheet.',
      effects: [
        { op: 'passive', id: 'cannotCastVotes' },
        { op: 'trigger', on: 'councilCastStep', do: [{ op: 'spend', res: { R: 1, M: 1 }, sheet: 'any' }] },
      ],
    },
    asset: {
      text: 'Spend 1 research on any sheet and 1 material on any sheet.',
      effects: [
        { op: 'spend', res: { R: 1 }, sheet: 'any' },
        { op: 'spend', res: { M: 1 }, sheet: 'any' },
      ],
    },
  },
  nomad: {
    id: 'nomad',
    set: 'base',
    name: 'The Nomad',
    ability: {
      name: 'The Company',
      text: 'When a sheet becomes active that was not your active sheet in the previous strategy event, spend 1 material on it.',
      effects: [
        {
          op: 'trigger',
          on: 'sheetBecomesActive',
          if: 'differsFromPreviousActive',
          do: [{ op: 'spend', res: { M: 1 }, sheet: 'active' }],
        },
      ],
    },
    asset: {
      text: 'Spend 2 free trade goods on the active sheet (outside a strategy event: on any sheet).',
      effects: [{ op: 'freeTradeGoods', n: 2, sheet: 'activeOrAny' }],
    },
  },
  sardakk: {
    id: 'sardakk',
    set: 'base',
    name: "Sardakk N'orr",
    ability: {
      name: 'Unrelenting',
      text: 'Your strength is increased by 1 in each war.',
      effects: [{ op: 'strength', wars: 'all', side: 'both', n: 1 }],
    },
    asset: {
      text: 'Deploy a destroyer and 2 infantry.',
      effects: [
        { op: 'deploy', unit: 'destroyer', n: 1 },
        { op: 'deploy', unit: 'infantry', n: 2 },
      ],
    },
  },
  titans: {
    id: 'titans',
    set: 'base',
    name: 'The Titans of Ul',
    setup: { text: 'Claim 1 trade good.', effects: [{ op: 'claim', asset: 'tg', n: 1 }] },
    ability: {
      name: 'Hel-Titans',
      text: 'Each PDS you build is worth 1 victory point on the Warfare sheet.',
      effects: [{ op: 'passive', id: 'unitVp', unit: 'pds', n: 1 }],
    },
    asset: { text: 'Deploy a PDS.', effects: [{ op: 'deploy', unit: 'pds', n: 1 }] },
  },
  jol_nar: {
    id: 'jol_nar',
    set: 'base',
    name: 'The Universities of Jol-Nar',
    setup: { text: 'Unlock any two technologies.', effects: [{ op: 'unlockTech', n: 2 }] },
    ability: {
      name: 'Analytical / Fragile',
      text: 'Cross out one research icon of every technology at setup. Your strength is reduced by 1 in each war (minimum 0).',
      effects: [
        { op: 'passive', id: 'techDiscount', n: 1 },
        { op: 'strength', wars: 'all', side: 'both', n: -1, min: 0 },
      ],
    },
    asset: {
      text: 'Spend 1 research and 1 influence on any one sheet.',
      effects: [{ op: 'spend', res: { R: 1, I: 1 }, sheet: 'any' }],
    },
  },
  vuil_raith: {
    id: 'vuil_raith',
    set: 'base',
    name: "The Vuil'Raith Cabal",
    ability: {
      name: 'Devour',
      text: 'When you win a war, spend 1 material on any sheet.',
      effects: [{ op: 'trigger', on: 'winWar', do: [{ op: 'spend', res: { M: 1 }, sheet: 'any' }] }],
    },
    asset: {
      text: 'Deploy 1 infantry in each half of the war grid and claim 1 commodity of your choice.',
      effects: [
        { op: 'deploy', unit: 'infantry', n: 1, half: 'left' },
        { op: 'deploy', unit: 'infantry', n: 1, half: 'right' },
        { op: 'claim', asset: 'commodity', n: 1, type: 'choice' },
      ],
    },
  },
  winnu: {
    id: 'winnu',
    set: 'base',
    name: 'The Winnu',
    setup: { text: 'Explore 2 systems.', effects: [{ op: 'explore', n: 2 }] },
    ability: {
      name: 'Blood Ties',
      text: 'When you claim the Mecatol Rex system, claim 3 additional votes and add 4 to the victory points written for it.',
      effects: [
        {
          op: 'trigger',
          on: 'claimMecatol',
          do: [
            { op: 'claim', asset: 'vote', n: 3 },
            { op: 'writeVp', sheet: 'navigation', n: 4 },
          ],
        },
      ],
    },
    asset: {
      text: 'Claim 1 explored system at no cost and claim 1 vote.',
      effects: [{ op: 'claimSystem' }, { op: 'claim', asset: 'vote', n: 1 }],
    },
  },
  yin: {
    id: 'yin',
    set: 'base',
    name: 'The Yin Brotherhood',
    ability: {
      name: 'Devotion',
      text: 'Once during each strategy event you may spend a claimed population asset (cross it out; its victory points are kept) to spend 1 free trade good.',
      effects: [
        {
          op: 'trigger',
          on: 'strategySpend',
          limit: 'oncePerRound',
          do: [
            { op: 'pay', asset: 'claimedPopulation', n: 1, optional: true },
            { op: 'freeTradeGoods', n: 1, sheet: 'active' },
          ],
        },
      ],
    },
    asset: { text: 'Claim 1 population.', effects: [{ op: 'claim', asset: 'population', n: 1 }] },
  },
  xxcha: {
    id: 'xxcha',
    set: 'base',
    name: 'The Xxcha Kingdom',
    setup: { text: 'Claim 1 councilor.', effects: [{ op: 'claim', asset: 'councilor', n: 1 }] },
    ability: {
      name: 'Peace Accords',
      text: 'When you would lose a war by 2 strength or less, that war is a tie for you instead (the neighbour still wins).',
      effects: [{ op: 'trigger', on: 'loseWarBy', max: 2, do: [{ op: 'treatAsTie' }] }],
    },
    asset: {
      text: 'Claim 1 councilor and 1 trade good.',
      effects: [
        { op: 'claim', asset: 'councilor', n: 1 },
        { op: 'claim', asset: 'tg', n: 1 },
      ],
    },
  },
  yssaril: {
    id: 'yssaril',
    set: 'base',
    name: 'The Yssaril Tribes',
    ability: {
      name: 'Scheming',
      text: 'During each strategy event you may spend the resource of one black die on any one inactive sheet. When you draw a relic, draw two, keep one and put the other on the bottom of the relic deck.',
      effects: [
        { op: 'trigger', on: 'afterRoll', do: [{ op: 'redirectBlackDie', optional: true }] },
        { op: 'passive', id: 'relicDrawTwoKeepOne' },
      ],
    },
    asset: {
      text: 'Spend 3 material, 2 influence or 1 research on any sheet.',
      effects: [
        {
          op: 'choose',
          of: [
            [{ op: 'spend', res: { M: 3 }, sheet: 'any' }],
            [{ op: 'spend', res: { I: 2 }, sheet: 'any' }],
            [{ op: 'spend', res: { R: 1 }, sheet: 'any' }],
          ],
        },
      ],
    },
  },
  sol: {
    id: 'sol',
    set: 'base',
    name: 'The Federation of Sol',
    ability: {
      name: 'Orbital Drop',
      text: 'When you claim a planet asset, deploy 1 infantry.',
      effects: [
        { op: 'trigger', on: 'claimAsset', asset: 'planet', do: [{ op: 'deploy', unit: 'infantry', n: 1 }] },
      ],
    },
    asset: {
      text: 'Claim 1 trade good and spend 1 material and 1 influence on any one sheet.',
      effects: [
        { op: 'claim', asset: 'tg', n: 1 },
        { op: 'spend', res: { M: 1, I: 1 }, sheet: 'any' },
      ],
    },
  },
  mahact: {
    id: 'mahact',
    set: 'base',
    name: 'The Mahact Gene-Sorcerers',
    ability: {
      name: 'Edict',
      text: 'The first time you win a war in each war event, resolve the faction-asset ability of the neighbour you defeated (against the AI: spend 2 material on any sheet).',
      effects: [
        {
          op: 'trigger',
          on: 'winWar',
          limit: 'oncePerWarEvent',
          do: [
            {
              op: 'copyFactionAsset',
              of: 'defeatedNeighbor',
              ai: [{ op: 'spend', res: { M: 2 }, sheet: 'any' }],
            },
          ],
        },
      ],
    },
    asset: {
      text: "Resolve the faction-asset ability of one of your neighbours' factions (if both are the AI: claim 2 trade goods).",
      effects: [{ op: 'copyFactionAsset', of: 'chosenNeighbor', ai: [{ op: 'claim', asset: 'tg', n: 2 }] }],
    },
  },
} as const satisfies Record<string, Faction>

export interface Faction {
  readonly id: string
  readonly set: SetId
  readonly name: string
  readonly setup?: { readonly text: string; readonly effects: readonly Effect[] }
  readonly ability: { readonly name: string; readonly text: string; readonly effects: readonly Effect[] }
  /** What claiming a faction asset does. */
  readonly asset: { readonly text: string; readonly effects: readonly Effect[] }
}
export type FactionId = keyof typeof printed
export const factions: Readonly<Record<FactionId, Faction>> = printed
export const factionIds = Object.keys(printed) as FactionId[]
