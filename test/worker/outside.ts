import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The world outside of the house: push services that read what they should not be able to read (with the browser's own key, by
 *  RFC 8291 and 8188), and chats that keep what they are told. */

export interface Post {
  to: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Outside {
  url: string
  posts: Post[]
  /** What an address answers from now on, and where it leads. */
  answers: Map<string, { status: number; location?: string }>
  close(): void
}

export async function openOutside(): Promise<Outside> {
  const posts: Post[] = []
  const answers: Outside['answers'] = new Map()
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const to = String(request.headers['x-sent-to'])
    posts.push({ to, headers: request.headers, body: Buffer.concat(chunks) })
    const { status, location } = answers.get(to) ?? { status: 201, location: undefined }
    response.writeHead(status, location === undefined ? {} : { location }).end('not to be read by anybody')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, posts, answers, close: () => server.close() }
}

/** A key pair as a house keeps it. */
export function newPushKeys(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return `${pair.getPublicKey('base64url')}.${pair.getPrivateKey().toString('base64url').padStart(43, 'A')}`
}

/** A browser that has subscribed: what it tells the house, and how it reads what it is sent. */
export class Browser {
  readonly #keys: ECDH = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly endpoint: string

  constructor(host = 'push.test') {
    this.#keys.generateKeys()
    this.endpoint = `https://${host}/send/${randomBytes(9).toString('base64url')}`
  }

  get subscription() {
    return {
      endpoint: this.endpoint,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    }
  }

  /** RFC 8188: salt, size of a record, length of the sender's key, that key; then one record. */
  read({ body }: Post): Record<string, unknown> {
    const salt = body.subarray(0, 16)
    const size = body.readUInt32BE(16)
    const length = body.readUInt8(20)
    const sender = body.subarray(21, 21 + length)
    const record = body.subarray(21 + length)
    if (record.length > size) throw new Error('more than one record')
    const secret = this.#keys.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
    const key = Buffer.from(hkdfSync('sha256', secret, this.#auth, info, 32))
    const derived = (what: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${what}\0`, bytes))
    const opener = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    opener.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([opener.update(record.subarray(0, -16)), opener.final()])
    const end = padded.lastIndexOf(2)
    if (padded.subarray(end + 1).some(byte => byte !== 0)) throw new Error('padded with more than nothing')
    return JSON.parse(padded.subarray(0, end).toString('utf8'))
  }
}

/** RFC 8292: what the house says of itself, if that is signed by its key. */
export function vouched({ headers }: Post): { key: string; says: Record<string, unknown> } {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers['authorization'] ?? '') ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isTrue) throw new Error('signed by another')
  return { key, says: JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) }
}
