import { emptyOrFriendly } from '../battles.ts'
import type { UnitKind } from '../content/units.ts'
import type { Fight } from '../effects.ts'
import { onPlanet } from '../forces.ts'
import type { Table } from '../table.ts'
import { adjacent } from '../ways.ts'
import type { Lasts, Technologies } from './act.ts'
import { metabolise } from './hyperMetabolism.ts'
import { graviton } from './rerolls.ts'
import { animateFallen, regrow } from './troops.ts'
import { canBeam, transitDiodes } from './turnActions.ts'
import { bacteria } from './x89BacterialWeapon.ts'

/** +1 on every roll these units make. */
const sharper = (...kinds: readonly UnitKind[]): Lasts => ({
  numbers: { combat: ({ kind }) => (kinds.includes(kind) ? 1 : 0) },
})

const faster = (...kinds: readonly UnitKind[]): Lasts => ({
  numbers: { move: ({ kind }) => (kinds.includes(kind) ? 1 : 0) },
})

const holdsTroop = (kind: UnitKind) => kind === 'cruiser' || kind === 'dreadnought'

const defendsBehindPds = (table: Table, holder: string, { planet, step, side }: Fight & { kind: UnitKind }) =>
  step === 'invasion' &&
  side === 'defender' &&
  planet !== undefined &&
  onPlanet(table, planet, 'pds').some(({ of }) => of === holder)

export const technologies: Technologies = {
  enviro_compensator: { numbers: { production: () => 1 } },
  sarween_tools: { numbers: { freeResources: () => 1 } },
  micro_technology: { numbers: { agreement: () => 1 } },
  integrated_economy: {
    permits: {
      // What reaches other systems reaches the other planets of its own as well.
      buildsBeside: ({ table, of, from, to }) =>
        from === to ||
        (adjacent(table, from).includes(to) &&
          table.activated[to]?.[of] === true &&
          emptyOrFriendly(table, of, to)),
    },
  },
  stasis_capsules: {
    numbers: { capacity: ({ kind }) => (holdsTroop(kind) ? 1 : 0) },
    permits: { carriesTroops: ({ kind }) => (holdsTroop(kind) ? true : undefined) },
  },
  cybernetics: sharper('fighter'),
  neural_motivator: { numbers: { statusCards: () => 1 } },
  gen_synthesis: {
    numbers: { combat: ({ kind, step }) => (kind === 'ground_force' && step === 'invasion' ? 1 : 0) },
    at: { groundForcesLost: regrow },
  },
  dacxive_animators: { at: { invasionWon: animateFallen } },
  x_89_bacterial_weapon: { at: { bombardment: bacteria } },
  transit_diodes: {
    action: {
      hint: { sends: 'troops', costs: 'counters' },
      may: canBeam,
      does: transitDiodes,
      endsTurn: true,
    },
  },
  graviton_laser_system: { rerolls: graviton },
  antimass_deflectors: { permits: { throughAsteroids: () => true } },
  xrd_transporters: faster('carrier'),
  type_iv_drive: faster('cruiser', 'dreadnought'),
  advanced_fighters: {
    numbers: {
      combat: ({ kind }) => (kind === 'fighter' ? 1 : 0),
      move: ({ kind }) => (kind === 'fighter' ? 2 : 0),
    },
    permits: { freeFighters: () => true },
  },
  light_wave_deflector: { permits: { throughEnemies: () => true } },
  fleet_logistics: { permits: { twoTacticalActions: () => true } },
  hylar_v_assault_laser: sharper('cruiser', 'destroyer'),
  deep_space_cannon: { numbers: { pdsRange: () => 1 } },
  magen_defense_grid: {
    numbers: {
      combat: ({ table, holder, ...fight }) =>
        fight.kind === 'pds' || (fight.kind === 'ground_force' && defendsBehindPds(table, holder, fight))
          ? 1
          : 0,
    },
  },
  automated_defense_turrets: {
    numbers: {
      barrageDice: ({ kind }) => (kind === 'destroyer' ? 1 : 0),
      combat: ({ kind, step }) => (kind === 'destroyer' && step === 'barrage' ? 2 : 0),
    },
  },
  maneuvering_jets: {
    wide: true,
    permits: {
      throughIonStorms: ({ of, holder }) => (of === holder ? true : undefined),
    },
    numbers: {
      combat: ({ of, holder, against, kind, step }) =>
        of !== holder && against === holder && kind === 'pds' && step === 'pdsFire' ? -1 : 0,
      farFire: ({ of, holder, against }) => (of !== holder && against === holder ? -1 : 0),
    },
  },
  hyper_metabolism: { numbers: { statusCounters: () => 1 }, at: { beforeStatusDraw: metabolise } },
  nano_technology: {
    permits: {
      targeted: ({ kind }) => (kind === 'dreadnought' || kind === 'war_sun' ? false : undefined),
      takesReady: () => true,
    },
  },
  graviton_negator: {
    permits: {
      bombardsPds: ({ kind }) => (kind === 'dreadnought' ? true : undefined),
      fightersInvade: () => true,
    },
  },
}
