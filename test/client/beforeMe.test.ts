import { afterEach, describe, expect, it } from 'vitest'
import { room } from '../../client/net/room.ts'
import { asked, commands, turnTo } from '../../client/room/beforeMe.ts'

const oneOf = { shape: 'oneOf', of: { yes: {}, no: {} } }
const question = (key: string) => ({ key, rule: 'toy/1', text: key, options: oneOf })

const sitting = (news: object) => {
  room.value = { asks: [], waiting: [], seats: [], ...news } as never
}

afterEach(() => turnTo(undefined))

describe('Whoever is asked several things', () => {
  it('answers the first one unless they turn to another', () => {
    sitting({ asks: [question('first'), question('second')] })
    expect(asked.value?.key).toBe('first')
    turnTo('second')
    expect(asked.value?.key).toBe('second')
  })

  it('comes back to the first one once the other is answered', () => {
    sitting({ asks: [question('first'), question('second')] })
    turnTo('second')
    sitting({ asks: [question('first')] })
    expect(asked.value?.key).toBe('first')
  })
})

describe('What may be done unasked', () => {
  it('is offered by its name and opened like a question', () => {
    sitting({ may: { trade: oneOf } })
    expect(commands.value.map(({ key, text }) => [key, text])).toEqual([['trade', 'may.trade']])
    expect(asked.value).toBeUndefined()
    turnTo('trade')
    expect(asked.value).toMatchObject({ key: 'trade', command: true, options: oneOf })
  })

  it('is gone when it is no longer offered', () => {
    sitting({ may: { trade: oneOf } })
    turnTo('trade')
    sitting({ may: {} })
    expect(asked.value).toBeUndefined()
  })
})

describe('In a moment to respond', () => {
  const ask = (...cards: string[]) => ({
    ...question('window'),
    options: { shape: 'oneOf', of: Object.fromEntries([...cards, 'pass'].map(id => [id, {}])) },
    otherwise: 'pass',
    window: 'beforeBattle',
  })
  const open = { window: { kind: 'beforeBattle', until: 0, spans: [] }, orders: {}, options: {} }
  const isAsked = (news: object) => {
    sitting({ ...open, ...news })
    return asked.value !== undefined
  }

  it('whoever holds nothing that fits is asked nothing, unless they ordered it or speak up', () => {
    expect(isAsked({ asks: [ask()] })).toBe(false)
    expect(isAsked({ asks: [ask('card')] })).toBe(true)
    expect(isAsked({ asks: [ask()], orders: { beforeBattle: { order: 'always' } } })).toBe(true)
    expect(isAsked({ asks: [ask()], orders: { '*': { order: 'always' } } })).toBe(true)
    expect(isAsked({ asks: [ask()], spoken: true })).toBe(true)
    expect(isAsked({ asks: [ask()], options: { careful: 'yes' } })).toBe(true)
  })

  it('whoever ordered to pass is asked nothing, whatever they hold', () => {
    const orders = { '*': { order: 'always' }, beforeBattle: { order: 'pass' } }
    expect(isAsked({ asks: [ask('card')], orders })).toBe(false)
    expect(isAsked({ asks: [ask('card')], orders, spoken: true })).toBe(true)
  })
})
