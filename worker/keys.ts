import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { wordlist } from '@scure/bip39/wordlists/english.js'

/** Without 0, 1, i, l, o and u: a name is read aloud and typed from paper. */
const roomLetters = '23456789abcdefghjkmnpqrstvwxyz'
const roomLength = 12
const roomPattern = new RegExp(`^[${roomLetters}]{${roomLength}}$`)

export const isRoomName = (name: string) => roomPattern.test(name)

export function newRoomName(): string {
  const fair = 256 - (256 % roomLetters.length)
  let name = ''
  while (name.length < roomLength)
    for (const byte of randomBytes(roomLength))
      if (byte < fair && name.length < roomLength) name += roomLetters[byte % roomLetters.length]
  return name
}

export function newToken(): string {
  const text = btoa(String.fromCharCode(...randomBytes(16)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export const newSeed = () => bytesToHex(randomBytes(32))

/** Tokens and phrases are stored as this only; with the room's name in it, equal ones in two rooms do not look equal. */
export const hashed = (where: string, kind: string, secret: string) =>
  bytesToHex(sha256(utf8ToBytes(`${where}/${kind}/${secret}`)))

/** Four words from the token, so that a browser which repeats its request is told the same ones. */
export function phraseOf(salt: string, token: string): string {
  const bytes = hmac(sha256, utf8ToBytes(salt), utf8ToBytes(token))
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return [0, 2, 4, 6].map(at => wordlist[view.getUint16(at) % wordlist.length]).join('-')
}

export const asPhrase = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
    .join('-')
