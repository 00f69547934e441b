import { describe, expect, test } from 'vitest'
import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { OneOf } from '../../shared/engine/options.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { retreatTo } from '../../shared/ti3/rules/retreat.ts'
import {
  aboard,
  attack,
  diceWhere,
  type Forces,
  hits,
  kindsAt,
  pickOf,
  stage,
  thrown,
  underLaw,
} from './battlefield.ts'

const fleets = [
  { dreadnought: 1, cruiser: 1 },
  { dreadnought: 1, cruiser: 1 },
] as const
const offeredTo = (game: ReturnType<typeof attack>, seat: string) => Object.keys(game.offered<OneOf>(seat).of)

/** Two Cruisers shoot down one that hits nothing. */
const cleanRound = diceWhere(
  roll =>
    hits(roll('3.battleRound/battle/p1/cruiser', 2), 7) >= 1 &&
    hits(roll('3.battleRound/battle/p2/cruiser', 1), 7) === 0,
)

/** Nobody hits anything in the first round of Cruisers. */
const calmRound = diceWhere(
  roll =>
    hits(roll('3.battleRound/battle/p1/cruiser', 2), 7) === 0 &&
    hits(roll('3.battleRound/battle/p2/cruiser', 2), 7) === 0,
)

/** p1 shoots down the only ship of p2, over Abyz, which p2 holds with these units. */
const shotDown = (abyz: Forces, others: Record<string, Record<string, Forces>> = {}) =>
  stage(
    { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } },
    {
      units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 1 }, abyz }, ...others },
      planets: { p2: ['abyz'] },
      activated: { p1: ['a1'] },
      dice: cleanRound,
    },
  )

describe('Withdrawals and retreats', () => {
  test('[ti3/16.destination] lead to an adjacent system its owner activated before, and are not offered without one', () => {
    expect(attack(...fleets).told('ti3.log.announcesRetreat')).toEqual([])
    const game = attack(...fleets, { activated: { p1: ['a2', 'b3', 'c9'], p2: ['a0'] } })
    expect(game.open).toEqual(['p1:withdrawal'])
    expect(offeredTo(game, 'p1').sort()).toEqual(['a2', 'b3', 'stays'])
    game.say('p1', 'stays')
    expect(game.open).toEqual(['p2:retreat'])
    expect(offeredTo(game, 'p2')).toEqual(['stays', 'a0'])
  })

  test('[ti3/16.destination] never lead where enemy ships are', () => {
    const game = attack(...fleets, {
      activated: { p1: ['a2', 'a0'] },
      units: { p1: { a1: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } }, p3: { a2: { fighter: 1 } } },
    })
    expect(offeredTo(game, 'p1')).toEqual(['stays', 'a0'])
  })

  test('[ti3/16.destination] lead through a wormhole to its other end', () => {
    const tiles = { a1: 'sys_alpha', c9: 'sys_lodor' } as const
    const game = attack(...fleets, { tiles, activated: { p1: ['c9'] } })
    expect(offeredTo(game, 'p1')).toEqual(['stays', 'c9'])
  })

  test('[ti3/16.destination] never end in an asteroid field or a supernova, whatever brought a counter there', () => {
    const tiles = { a2: 'special_asteroid_1', a0: 'special_supernova' } as const
    const game = attack(...fleets, { tiles, activated: { p1: ['a0', 'a2', 'b3'] } })
    expect(offeredTo(game, 'p1')).toEqual(['stays', 'b3'])
  })

  test('[ti3/16.destination] never end in a nebula, which is entered by activating it alone', () => {
    const tiles = { a2: 'special_nebula' } as const
    const game = attack(...fleets, { tiles, activated: { p1: ['a2', 'b3'] } })
    expect(offeredTo(game, 'p1')).toEqual(['stays', 'b3'])
  })

  test('[ti3/16.destination] lead through no wormhole while its fleet may not enter one', () => {
    const tiles = { a1: 'sys_alpha', c9: 'sys_lodor' } as const
    underLaw({ permits: { entersWormholes: () => false } }, change => {
      const game = attack(...fleets, { tiles, activated: { p1: ['c9', 'a2'] }, change })
      expect(offeredTo(game, 'p1')).toEqual(['stays', 'a2'])
    })
  })

  test('[ti3/15.retreat] when the attacker has announced a withdrawal the defender may not announce a retreat', () => {
    const game = attack(
      { cruiser: 2 },
      { cruiser: 2 },
      {
        dice: calmRound,
        activated: { p1: ['a2'], p2: ['a0'] },
      },
    )
    game.say('p1', 'a2')
    expect(game.rests).toBe(true)
    expect(kindsAt(game, 'p1', 'a2')).toEqual(['cruiser', 'cruiser'])
    expect(kindsAt(game, 'p2', 'a1')).toEqual(['cruiser', 'cruiser'])
  })

  test('[ti3/11.fleet] [ti3/16.execute] are carried out after one whole round of dice, by the whole fleet with all it carries', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.battleRound/battle/p1/cruiser', 1), 7) === 0 &&
        hits(roll('3.battleRound/battle/p1/carrier', 1), 9) === 0 &&
        hits(roll('3.battleRound/battle/p1/fighter', 2), 9) === 0 &&
        hits(roll('3.battleRound/battle/p2/cruiser', 2), 7) === 1,
    )
    const game = attack(
      { carrier: 1, fighter: 2, ground_force: 2, cruiser: 1 },
      { cruiser: 2 },
      {
        dice,
        activated: { p1: ['a2'] },
      },
    )
    game.say('p1', 'a2')
    expect(thrown(game)).toHaveLength(4)
    game.say('p1', pickOf(game, 'p1', { cruiser: 1 }))
    expect(kindsAt(game, 'p1', 'a2').sort()).toEqual(['carrier', 'fighter', 'fighter'])
    expect(aboard(game, 'a2')).toHaveLength(2)
    expect(game.told('ti3.log.holdsSpace')).toEqual([{ seat: 'p2', hex: 'a1' }])
  })

  test('[ti3/16.cancelled] are cancelled when nobody is left to flee from', () => {
    const game = attack({ cruiser: 2 }, { cruiser: 1 }, { dice: cleanRound, activated: { p1: ['a2'] } })
    game.say('p1', 'a2')
    expect(kindsAt(game, 'p1', 'a1')).toEqual(['cruiser', 'cruiser'])
    expect(game.told('ti3.log.cannotRetreat')).toEqual([{ seat: 'p1' }])
  })

  test('[ti3/16.cancelled] may still be carried out, or not, where no enemy ship is left but a unit on a planet is', () => {
    for (const kind of ['ground_force', 'pds', 'space_dock'] as const) {
      const game = shotDown({ [kind]: 1 }).say('p1', 'a1')
      expect(game.open).toEqual(['p1:stillGoes'])
      expect(offeredTo(game, 'p1')).toEqual(['stays', 'a1'])
      game.say('p1', 'a1')
      expect(kindsAt(game, 'p1', 'a1')).toEqual(['cruiser', 'cruiser'])
      expect(kindsAt(game, 'p1', 'a0')).toEqual([])
      expect(game.rests).toBe(true)
    }
    const game = shotDown({ ground_force: 1 }).say('p1', 'a1').say('p1', 'stays')
    expect(kindsAt(game, 'p1', 'a0')).toEqual(['cruiser', 'cruiser'])
    expect(game.told('ti3.log.holdsSpace')).toEqual([{ seat: 'p1', hex: 'a0' }])
  })

  test('[ti3/16.cancelled] are cancelled where only a control marker, or units of somebody else, are left', () => {
    expect(kindsAt(shotDown({}).say('p1', 'a1'), 'p1', 'a0')).toEqual(['cruiser', 'cruiser'])
    const game = shotDown({}, { p3: { fria: { ground_force: 1 } } }).say('p1', 'a1')
    expect(game.told('ti3.log.cannotRetreat')).toEqual([{ seat: 'p1' }])
    expect(kindsAt(game, 'p1', 'a0')).toEqual(['cruiser', 'cruiser'])
  })

  test('[ti3/16.cancelled] whoever is away holds a system where no enemy ship is left, and so does a thinking bot', () => {
    const { to, ...ask } = shotDown({ pds: 1 }).say('p1', 'a1').asked('p1')
    expect(ask.otherwise).toBe('stays')
    for (const kind of ['sensible', 'warlike'] as const) {
      const { match } = shotDown({ pds: 1 }).say('p1', 'a1')
      expect(botAnswer('ti3', kind, match.view(to), ask as never, chanceOf(seedFrom(kind)))).toBe('stays')
    }
  })

  test('[ti3/15.retreat] may be announced anew in every round', () => {
    const game = attack({ cruiser: 2 }, { cruiser: 2 }, { dice: calmRound, activated: { p2: ['a0'] } })
    game.say('p2', 'stays')
    expect(game.open).toEqual(['p2:retreat'])
    expect(game.table.battle?.round).toBe(2)
  })

  test('[ti3/16.fighters] a fleet of Fighters alone cannot flee', () => {
    const game = attack({ cruiser: 1 }, { fighter: 2 }, { activated: { p2: ['a0'] }, dice: 'flee' })
    expect(game.told('ti3.log.announcesRetreat')).toEqual([])
    expect(game.rests).toBe(true)
  })

  test('[ti3/16.fighters] unless its Fighters fly without Carriers', () => {
    const technologies = { p2: ['advanced_fighters' as const] }
    const game = attack({ cruiser: 1 }, { fighter: 2 }, { activated: { p2: ['a0'] }, technologies })
    expect(game.open).toEqual(['p2:retreat'])
  })

  test('[ti3/16.fighters] a fleet that lost all but Fighters while it was about to flee stays', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.battleRound/battle/p1/cruiser', 1), 7) === 1 &&
        hits(roll('3.battleRound/battle/p2/carrier', 1), 9) === 0 &&
        hits(roll('3.battleRound/battle/p2/fighter', 2), 9) === 0,
    )
    const game = attack({ cruiser: 1 }, { carrier: 1, fighter: 2 }, { dice, activated: { p2: ['a0'] } })
    game.say('p2', 'a0').say('p2', pickOf(game, 'p2', { carrier: 1 }))
    expect(kindsAt(game, 'p2', 'a0')).toEqual([])
    expect(game.told('ti3.log.cannotRetreat')).toEqual([{ seat: 'p2' }])
  })

  test('[ti3/16.arrival] on arrival Fleet Supply holds, and what is too much is destroyed', () => {
    const game = attack(
      { cruiser: 2 },
      { cruiser: 2 },
      {
        dice: calmRound,
        activated: { p1: ['a2'] },
        counters: { p1: { fleet: 3 } },
        units: { p1: { a1: { cruiser: 2 }, a2: { destroyer: 2 } }, p2: { a1: { cruiser: 2 } } },
      },
    )
    game.say('p1', 'a2')
    expect(game.asked('p1').key).toContain('ships')
    const [first] = Object.keys(game.offered<OneOf>('p1').of)
    game.say('p1', [first])
    expect(kindsAt(game, 'p1', 'a2')).toHaveLength(3)
  })

  test('[ti3/16.arrival] on arrival Fighters need support again', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.battleRound/battle/p1/cruiser', 1), 7) === 0 &&
        hits(roll('3.battleRound/battle/p2/cruiser', 1), 7) === 0 &&
        hits(roll('3.battleRound/battle/p2/fighter', 2), 9) === 0,
    )
    const game = attack({ cruiser: 1 }, { cruiser: 1, fighter: 2 }, { dice, activated: { p2: ['a0'] } })
    game.say('p2', 'a0')
    expect(kindsAt(game, 'p2', 'a0')).toEqual(['cruiser'])
    expect(kindsAt(game, 'p2', 'a1')).toEqual([])
  })

  test('[ti3/15.retreat] nobody flees where something forbids it', () => {
    underLaw({ permits: { retreats: ({ of }) => (of === 'p1' ? false : undefined) } }, change => {
      const game = attack(...fleets, { activated: { p1: ['a2'], p2: ['a0'] }, change })
      expect(game.open).toEqual(['p2:retreat'])
    })
  })

  test('[ti3/16.execute] a fleet sent away before the battle leaves no battle to be fought', () => {
    const game = stage(
      { segment: 'leaves', then: { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a1' } } },
      {
        units: { p1: { a1: { cruiser: 1 } }, p2: { a1: { carrier: 1, ground_force: 1 } } },
        rules: {
          ...ti3Rules,
          segments: {
            ...ti3Rules.segments,
            *leaves(table) {
              yield* retreatTo(table, 'p2', 'a1', 'a0')
              return undefined
            },
          },
        },
      },
    )
    expect(kindsAt(game, 'p2', 'a0')).toEqual(['carrier'])
    expect(aboard(game, 'a0')).toHaveLength(1)
    expect(game.told('ti3.log.spaceBattle')).toEqual([])
  })
})
