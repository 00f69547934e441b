import { describe, expect, it } from 'vitest'
import { payment, paymentsFor } from '../../client/inscription/paying.ts'
import type { SheetId } from '../../shared/inscription/content/assets.ts'
import type { MarkGroup } from '../../shared/inscription/shapes/mark.ts'

const turnOn = (...sheets: SheetId[]) => ({
  active: sheets,
  spending: [{ by: 'card', sheets, main: true as const }],
})

describe('What pays for a mark', () => {
  it('is the matching resource, before any trade good', () => {
    expect(payment(['I', 'tg'], 'claim', turnOn('navigation'), false)).toEqual({ pay: 'I' })
  })

  it('is never a trade good unasked', () => {
    expect(payment(['tg'], 'claim', turnOn('navigation'), false)).toEqual({ choose: ['tg'] })
  })

  it('is material rather than research for exploring, for which nothing else takes material', () => {
    expect(payment(['M', 'R', 'tg'], 'explore', turnOn('navigation'), false)).toEqual({ pay: 'M' })
    expect(payment(['I', 'R'], 'take', turnOn('industry'), false)).toEqual({ pay: 'I' })
  })

  it('is asked where another sheet is active too, or a die may still be turned', () => {
    const both = turnOn('navigation', 'warfare')
    expect(payment(['M', 'R'], 'explore', both, false)).toEqual({ choose: ['M', 'R'] })
    expect(payment(['M', 'R'], 'explore', turnOn('navigation'), true)).toEqual({ choose: ['M', 'R'] })
  })

  it('is asked for infantry, which any resource builds', () => {
    expect(payment(['M', 'I', 'tg'], 'build', turnOn('warfare'), false)).toEqual({ choose: ['M', 'I', 'tg'] })
    expect(payment(['M', 'tg'], 'build', turnOn('warfare'), false)).toEqual({ pay: 'M' })
  })

  it('is a saved asset or a free mark where nothing else would do', () => {
    expect(payment(['planet'], 'unlock', turnOn('expansion'), false)).toEqual({ pay: 'planet' })
    expect(payment(['any'], 'develop', turnOn('expansion'), false)).toEqual({ pay: 'any' })
  })

  it('is gathered from all groups that offer it', () => {
    const groups: MarkGroup[] = [
      { verb: 'develop', sheet: 'expansion', at: ['p1.0.0', 'p1.0.1'], with: ['M', 'tg'] },
      { verb: 'develop', sheet: 'expansion', at: ['p1.0.0'], with: ['I', 'tg'] },
      { verb: 'dock', sheet: 'expansion', at: ['p1.0.0'], with: ['planet'] },
    ]
    expect(paymentsFor(groups, 'develop', 'p1.0.0')).toEqual(['M', 'tg', 'I'])
  })
})
