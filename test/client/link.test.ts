import { beforeEach, describe, expect, it } from 'vitest'
import { forget, keep, kept } from '../../client/net/kept.ts'
import { roomOf, takeToken } from '../../client/net/link.ts'

const room = 'abcdefghjkmn'
const token = 'Abcdefghijklmnopqrst-_'
let address: string[]
const replace = (to: string) => address.push(to)

beforeEach(() => {
  address = []
  forget(room)
})

describe('A personal link', () => {
  it('is kept and at once leaves the address bar', () => {
    expect(takeToken({ pathname: `/r/${room}`, hash: `#${token}` }, replace)).toBe(true)
    expect(kept(room)?.token).toBe(token)
    expect(address).toEqual([`/r/${room}`])
  })

  it('replaces another seat of this browser, but not that it is the host', () => {
    keep(room, { token: 'B'.repeat(22), seat: 'p1', phrase: 'one-two-three-four', host: 'H'.repeat(22) })
    takeToken({ pathname: `/r/${room}`, hash: `#${token}` }, replace)
    expect(kept(room)).toMatchObject({ token, host: 'H'.repeat(22) })
    expect(kept(room)?.seat).toBeUndefined()
    expect(kept(room)?.phrase).toBeUndefined()
  })

  it('forgets nothing when it is opened a second time', () => {
    keep(room, { token, seat: 'p2', phrase: 'one-two-three-four' })
    takeToken({ pathname: `/r/${room}`, hash: `#${token}` }, replace)
    expect(kept(room)).toMatchObject({ seat: 'p2', phrase: 'one-two-three-four' })
  })

  it('is only a link with a whole token', () => {
    expect(takeToken({ pathname: `/r/${room}`, hash: '#seats' }, replace)).toBe(false)
    expect(takeToken({ pathname: '/', hash: `#${token}` }, replace)).toBe(false)
    expect(address).toEqual([])
  })
})

describe('An address', () => {
  it('names a room or none', () => {
    expect(roomOf(`/r/${room}`)).toBe(room)
    expect(roomOf(`/r/${room}/`)).toBe(room)
    expect(roomOf('/')).toBeUndefined()
    expect(roomOf('/r/')).toBeUndefined()
  })
})
