import { describe, expect, test } from 'vitest'
import { sheetIds } from '../../shared/inscription/content/assets.ts'
import type { FactionId } from '../../shared/inscription/content/factions.ts'
import { claimableSpaces } from '../../shared/inscription/industry.ts'
import { chartOf } from '../../shared/inscription/navigation.ts'
import { iconsOfPlanet } from '../../shared/inscription/printed.ts'
import type { MarkOptions } from '../../shared/inscription/shapes/mark.ts'
import type { Marks } from '../../shared/inscription/table.ts'
import { whyNot } from '../../shared/inscription/whyNot.ts'
import { councilOn, handOf, marked, type Scene, scene, spending } from './scene.ts'

/** Claims the faction asset of side B's Navigation sheet, with so many other systems explored and not claimed. */
const assetOf = (faction: FactionId, claimable: number, change: (marks: Marks) => void = () => {}) =>
  spending({ I: 1 }, 'navigation', {
    factions: { p1: faction },
    ...marked(marks => {
      const { explored, claimed } = marks.navigation
      explored['s53'] = true
      for (const system of ['s11', 's15'].slice(claimable)) claimed[system] = true
      change(marks)
    }),
  }).mark('claim', 's53')
const sheetsOffered = (game: Scene) => [
  ...new Set(game.options<MarkOptions>().groups.map(({ sheet }) => sheet)),
]

describe('A card is resolved as completely as possible', () => {
  test('[inscription/19.completely] with resources for any one sheet, which is one that takes all of them', () => {
    // Two influence claim two systems; where only one can be claimed, they go to another sheet.
    expect(sheetsOffered(assetOf('naalu', 2))).toEqual(sheetIds)
    const game = assetOf('naalu', 1)
    expect(sheetsOffered(game)).toEqual(['expansion', 'industry', 'warfare'])
    expect(whyNot(game.hand(), game.table, 'navigation', 'claim', 's11')?.code).toBe('lessSpent')
    expect(game.refused({ verb: 'claim', sheet: 'navigation', at: 's11', with: 'I' })).toBeDefined()
  })

  test('[inscription/19.completely] so that what is spent first leaves a place for what is spent next', () => {
    // Research that explores lets influence claim; research on a technology would leave it without a system.
    const game = assetOf('jol_nar', 0)
    expect(game.offered('research')).not.toContain('gravity_drive')
    expect(game.offered('research')).toContain('fleet_logistics')
    game.mark('explore', 'H>s13', 'R')
    expect(game.offered('claim')).toEqual(['s13'])
    expect(assetOf('jol_nar', 1).offered('research')).toContain('gravity_drive')
  })

  test('[inscription/19.completely] so that the last system to be explored is left to the material, for research can do something else', () => {
    const game = councilOn('wartime_preparations', {
      factions: { p1: 'nekro', p2: 'winnu', p3: 'hacan' },
      ...marked(marks => {
        for (const system of Object.keys(chartOf(marks).systems))
          if (system !== 's13') marks.navigation.explored[system] = true
      }),
    })
    expect(game.payments('explore', 'H>s13')).toEqual(['M'])
    game.mark('explore', 'H>s13')
    expect(game.offered('research')).toEqual(['gravity_drive', 'scanlink_drone_network'])
  })

  test('[inscription/19.completely] so that research ends with the technology it unlocks', () => {
    const game = spending({}, 'warfare', {
      relics: { p1: ['the_prophets_tears'] },
      ...marked(marks => {
        // On Industry one icon of one technology is left, and nothing else that takes research.
        marks.technologies = {
          sarween_tools: { crossed: 1 },
          self_assembly_routines: { crossed: 3, unlocked: true },
        }
        for (const id of claimableSpaces(marks)) marks.industry.cells[id] = 'claimed'
      }),
    }).mark('relic', 'the_prophets_tears')
    expect(sheetsOffered(game)).toEqual(['navigation', 'expansion', 'warfare'])
    expect(game.offered('research')).not.toContain('sarween_tools')
  })

  test('[inscription/19.completely] by focus dice on a sheet on which as many as possible are still locked', () => {
    const play = (change: (marks: Marks) => void) =>
      spending({}, 'industry', { relics: { p1: ['the_quantumcore'] }, ...marked(change) }).mark(
        'relic',
        'the_quantumcore',
      )
    const game = play(({ focus }) => {
      focus.industry = { M: true, I: true }
    })
    expect(game.choices()).toEqual(['navigation', 'expansion', 'warfare'])
    const scarce = play(({ focus }) => {
      for (const sheet of sheetIds) focus[sheet] = { M: true, I: true, R: true }
      focus.warfare = { M: true, I: true }
    })
    expect(scarce.marks().focus.warfare).toEqual({ M: true, I: true, R: true })
  })

  test('[inscription/19.completely] by a commodity of a type that is not full yet', () => {
    const choices = (square: number) =>
      councilOn(
        'trade_fleet_subsidization',
        marked(({ industry }) => {
          industry.commodities.square = square
        }),
      )
        .answer({ for: 'pass', votes: 1 })
        .answer({ votes: 0 }, 'p2')
        .answer({ votes: 0 }, 'p3')
        .choices()
    expect(choices(6)).toEqual(['triangle', 'diamond', 'square'])
    expect(choices(7)).toEqual(['triangle', 'diamond'])
  })

  test('[inscription/19.completely] by relief on a planet with two icons left, where there is one', () => {
    const relieved = (others: Record<string, true>) =>
      councilOn(
        'homestead_relief',
        marked(marks => {
          marks.expansion.unlocked = { p1: true, ...others }
          for (const icon of Object.keys(iconsOfPlanet(marks, 'p1')).slice(1))
            marks.expansion.icons[icon] = true
        }),
      )
        .answer({ for: 'fail', votes: 1 })
        .answer({ votes: 0 }, 'p2')
        .answer({ votes: 0 }, 'p3')
    expect(relieved({ p2: true, p3: true }).choices()).toEqual(['p2', 'p3'])
    expect(relieved({}).offered('develop')).toEqual(['p1.0.0'])
  })

  test('[inscription/19.completely] by a die whose resource can be spent where it is to go', () => {
    const rolled = (change: (marks: Marks) => void) =>
      scene(
        { segment: 'diceResources' },
        {
          event: 'first_ventures',
          factions: { p1: 'yssaril' },
          dice: { black: ['M', 'M', 'I'] },
          active: { p1: ['warfare'] },
          change: state => change(handOf(state, 'p1').marks),
        },
      ).mark('use', 'yssaril')
    expect(rolled(() => {}).choices()).toEqual(['M', 'I'])
    const game = rolled(marks => {
      Object.assign(marks.navigation.claimed, { s11: true, s15: true })
      marks.expansion.docks = { d1: 'built', d2: 'built', d3: 'built' }
      for (const id of claimableSpaces(marks)) marks.industry.cells[id] = 'claimed'
    })
    expect(game.hand().turn.spending.at(-1)?.resources).toEqual({ M: 1 })
  })
})
