import { keep, kept } from './kept.ts'

const roomPath = /^\/r\/([A-Za-z0-9_-]{4,32})\/?$/
const tokenHash = /^#([A-Za-z0-9_-]{22})$/

export const roomOf = (path: string): string | undefined => roomPath.exec(path)?.[1]

/** A personal link's token is stored and at once taken out of the address: players share what the address bar shows. */
export function takeToken(at: { pathname: string; hash: string }, replace: (path: string) => void): boolean {
  const room = roomOf(at.pathname)
  const token = tokenHash.exec(at.hash)?.[1]
  if (room === undefined || token === undefined) return false
  if (kept(room)?.token !== token) keep(room, { token, seat: undefined, phrase: undefined })
  replace(`/r/${room}`)
  return true
}

export const tableLink = (room: string): string => `${location.origin}/r/${room}`

export const personalLink = (room: string, token: string): string => `${tableLink(room)}#${token}`
