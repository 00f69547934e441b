import { describe, expect, it } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { Match } from '../../shared/engine/match.ts'
import { sampleAnswer } from '../../shared/engine/options.ts'
import type { sheetIds } from '../../shared/inscription/content/assets.ts'
import type { RelicId } from '../../shared/inscription/content/relics.ts'
import { legalMarks } from '../../shared/inscription/legal.ts'
import { inscriptionRules } from '../../shared/inscription/rules/index.ts'
import { freshMarks } from '../../shared/inscription/rules/opening.ts'
import { shapes } from '../../shared/inscription/shapes/index.ts'
import type { Verb } from '../../shared/inscription/shapes/mark.ts'
import type { Hand, Spending, Table } from '../../shared/inscription/table.ts'
import { whyNot } from '../../shared/inscription/whyNot.ts'

const strategy = { phase: 'diceResources' } as const

/** A player in a strategy event, on fresh sheets of side B. */
function handWith(spending: Partial<Spending>, change: (hand: Hand) => void = () => {}): Hand {
  const hand: Hand = {
    marks: freshMarks({ navigation: 'NB', expansion: 'XB', industry: 'IB', warfare: 'WB' }),
    relics: {},
    found: {},
    dealt: [],
    waits: {},
    turn: {
      active: spending.sheets ?? [],
      spending: [{ by: 'card', sheets: [], main: true, ...spending }],
      used: {},
      marks: 0,
      strength: {},
      gained: 0,
    },
  }
  change(hand)
  return hand
}

const code = (hand: Hand, sheet: (typeof sheetIds)[number], verb: Verb, at: string) =>
  whyNot(hand, strategy, sheet, verb, at)?.code

describe('Why not', () => {
  it('a system away from all that is explored cannot be explored', () => {
    const hand = handWith({ resources: { M: 1 }, sheets: ['navigation'] })
    expect(code(hand, 'navigation', 'explore', 's33')).toBe('notBesideExplored')
    expect(code(hand, 'navigation', 'explore', 's11')).toBe('alreadyExplored')
    expect(code(hand, 'navigation', 'explore', 'H>s13')).toBeUndefined()
  })

  it('a wormhole needs Gravity Drive, and with it an explored mouth', () => {
    const hand = handWith({ resources: { M: 1 }, sheets: ['navigation'] })
    expect(code(hand, 'navigation', 'explore', 'p1')).toBe('needsGravityDrive')
    hand.marks.technologies.gravity_drive = { crossed: 2, unlocked: true }
    expect(code(hand, 'navigation', 'explore', 'p1')).toBe('noWormholeReached')
    hand.marks.navigation.wormholes['w5'] = true
    expect(code(hand, 'navigation', 'explore', 'p1')).toBe('wormholeUsed')
  })

  it('a system is explored before it is claimed, once, and for influence', () => {
    const hand = handWith({ resources: { M: 1 }, sheets: ['navigation'] })
    expect(code(hand, 'navigation', 'claim', 's33')).toBe('notExplored')
    expect(code(hand, 'navigation', 'claim', 'H')).toBe('alreadyClaimed')
    expect(code(hand, 'navigation', 'claim', 's11')).toBe('noResource')
  })

  it('an icon of a locked planet cannot be crossed out', () => {
    const hand = handWith({ resources: { M: 2 }, sheets: ['expansion'] })
    expect(code(hand, 'expansion', 'develop', 'p1.0.0')).toBe('planetLocked')
    expect(code(hand, 'expansion', 'unlock', 'p1')).toBe('noAsset')
    hand.marks.expansion.unlocked['p1'] = true
    expect(code(hand, 'expansion', 'develop', 'p1.0.0')).toBeUndefined()
    expect(code(hand, 'expansion', 'develop', 'p1.0.1')).toBe('noResource')
  })

  it('a space is claimed beside a scrapped one, and only specialties reach a dotted X', () => {
    const hand = handWith({ resources: { M: 1, I: 1 }, sheets: ['industry'] })
    expect(code(hand, 'industry', 'take', 'r0q0')).toBe('notBesideScrapped')
    expect(code(hand, 'industry', 'scrap', 'r0q0')).toBe('notBesideMarked')
    expect(code(hand, 'industry', 'scrap', 'r0q2')).toBe('isDottedX')
    expect(code(hand, 'industry', 'dottedX', 'r0q2')).toBe('noAsset')
    expect(code(hand, 'industry', 'scrap', 'r4q3')).toBe('spaceMarked')
  })

  it('dreadnoughts are locked, and units of a kind are begun in order', () => {
    const hand = handWith({ resources: { M: 1 }, sheets: ['warfare'] })
    expect(code(hand, 'warfare', 'build', 'dreadnought1:M')).toBe('unitLocked')
    expect(code(hand, 'warfare', 'build', 'cruiser2:M')).toBe('bandNotNext')
    expect(code(hand, 'warfare', 'build', 'cruiser1:M')).toBeUndefined()
    expect(code(hand, 'warfare', 'build', 'carrier1:I')).toBe('noResource')
  })

  it('only the active sheet is marked', () => {
    const hand = handWith({ resources: { M: 1 }, sheets: ['warfare'] })
    expect(code(hand, 'industry', 'scrap', 'r3q2')).toBe('notActiveSheet')
    hand.turn.spending = []
    expect(code(hand, 'industry', 'scrap', 'r3q2')).toBe('nothingToSpend')
  })

  it('a technology that always works is not used, and any other only once a round', () => {
    const hand = handWith({ sheets: ['navigation'] })
    expect(code(hand, 'navigation', 'use', 'gravity_drive')).toBe('technologyLocked')
    hand.marks.technologies.gravity_drive = { crossed: 2, unlocked: true }
    expect(code(hand, 'navigation', 'use', 'gravity_drive')).toBe('alwaysWorks')
    hand.marks.technologies.scanlink_drone_network = { crossed: 2, unlocked: true }
    expect(code(hand, 'navigation', 'use', 'scanlink_drone_network')).toBeUndefined()
    hand.turn.used['scanlink_drone_network'] = true
    expect(code(hand, 'navigation', 'use', 'scanlink_drone_network')).toBe('usedThisRound')
  })

  it('a relic that is played after the dice waits for them', () => {
    const hand = handWith({ sheets: ['warfare'] }, ({ relics }) => {
      relics.crown_of_thalnos = true
    })
    const refused = whyNot(hand, { phase: 'cardResources' }, 'warfare', 'relic', 'crown_of_thalnos')
    expect(refused?.code).toBe('relicNotNow')
    expect(code(hand, 'warfare', 'relic', 'the_codex' satisfies RelicId)).toBe('relicNotHeld')
  })
})

describe('In whole games', () => {
  it('what is offered has no reason against it, and what was just marked has one', () => {
    const options = { players: '3', sheets: 'different', lastStage: 'short' }
    const seats = ['p1', 'p2', 'p3']
    const { match } = Match.start(inscriptionRules as never, { options, seats, seed: seedFrom('why not') })
    const chance = chanceOf(seedFrom('why not bots'))
    let offered = 0
    let marked = 0
    for (let turn = 0; !match.winners; turn++) {
      const [{ to, ...ask } = { to: '', key: '', options: { shape: '' } }] = match.open
      const { table, hand } = match.view(to) as unknown as { table: Table; hand: Hand }
      const named = {
        ...chance,
        below: (name: string, most: number) => chance.below(`${turn}/${name}`, most),
      }
      const answer = sampleAnswer(shapes, ask.options, named)
      if (ask.options.shape === 'mark')
        for (const { verb, sheet, at } of legalMarks(hand, table.phase))
          for (const place of at) {
            offered++
            expect(whyNot(hand, table, sheet, verb, place)).toBeUndefined()
          }
      expect(match.submit(to, ask.key, answer).ok).toBeDefined()
      const mark = answer as { verb?: Verb; sheet?: (typeof sheetIds)[number]; at?: string }
      if (mark.verb !== 'scrap' || !mark.sheet || !mark.at) continue
      marked++
      const now = match.view(to) as unknown as { table: Table; hand: Hand }
      expect(whyNot(now.hand, now.table, mark.sheet, mark.verb, mark.at)?.code).toBe('spaceMarked')
    }
    expect(offered).toBeGreaterThan(1000)
    expect(marked).toBeGreaterThan(5)
  })
})
