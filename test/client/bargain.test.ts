import { describe, expect, it } from 'vitest'
import { bargainsIn, cardsFor, isBargain, offerOf, otherAnswers } from '../../client/ti3/trade/bargain.ts'
import type { OneOf } from '../../shared/engine/options.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

const offer = (partner: string, gives: number, wants: number) => ({
  on: { seat: partner },
  text: 'ti3.deal.offer',
  about: { seat: 'p1', partner, gives, wants },
})

const options: OneOf = {
  shape: 'oneOf',
  of: {
    one: offer('p2', 1, 1),
    two: offer('p2', 1, 3),
    three: offer('p2', 2, 1),
    four: offer('p2', 2, 3),
    five: offer('p3', 1, 2),
    six: offer('p3', 2, 2),
    accepts: { text: 'ti3.deal.acceptThis', about: { seat: 'p4', gives: 1, wants: 1 } },
    end: { text: 'ti3.deal.end' },
  },
}

describe('Trade agreements one may offer', () => {
  it('are put together of a partner, a card given and a card had for it', () => {
    expect(cardsFor(options, 'p2')).toEqual({ gives: [1, 2], wants: [1, 3] })
    expect(cardsFor(options, 'p3')).toEqual({ gives: [1, 2], wants: [2] })
    expect(offerOf(options, { partner: 'p2', gives: 2, wants: 3 })).toBe('four')
    expect(offerOf(options, { partner: 'p3', gives: 2, wants: 3 })).toBeUndefined()
    expect(offerOf(options, { gives: 1, wants: 1 })).toBeUndefined()
  })

  it('can all be put together, and stand apart from every other answer', () => {
    for (const [id, bargain] of bargainsIn(options)) expect(offerOf(options, bargain)).toBe(id)
    expect(otherAnswers(options).map(([id]) => id)).toEqual(['accepts', 'end'])
    expect(isBargain(options)).toBe(true)
    expect(isBargain({ shape: 'oneOf', of: { end: { text: 'ti3.deal.end' } } })).toBe(false)
  })
})
