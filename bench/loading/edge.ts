import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as ask, type IncomingMessage } from 'node:http'
import { createSecureServer } from 'node:http2'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
/** What Cloudflare compresses with where a file is not in its cache yet. */
const quality = 4
const text = /text|javascript|json|svg/

export interface Edge {
  url: string
  close(): void
}

/** What HTTP/2 has other means for. */
const ofConnections = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

/** Stands before a house as Cloudflare stands before a worker: over HTTP/2, what is text is sent compressed, sockets pass. */
export async function openEdge(to: string): Promise<Edge> {
  const { hostname, port } = new URL(to)
  const packed = new Map<string, Promise<Buffer>>()
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (asked, answer) => {
    const { method = 'GET', url = '/' } = asked
    const told = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'))
    const headers = { ...Object.fromEntries(told), host: asked.authority, 'accept-encoding': 'identity' }
    const passed = ask({ hostname, port, method, path: url, headers }, async found => {
      const { statusCode = 500 } = found
      const plain = await buffer(found)
      const said = Object.entries(found.headers).filter(([name]) => !ofConnections.includes(name))
      const headers = Object.fromEntries(said)
      if (!text.test(String(headers['content-type'])) || plain.length === 0)
        return answer.writeHead(statusCode, headers).end(plain)
      const small = packed.get(url) ?? pack(plain)
      if (url.startsWith('/assets/')) packed.set(url, small)
      answer.writeHead(statusCode, { ...headers, 'content-encoding': 'br' }).end(await small)
    })
    passed.on('error', () => answer.stream.destroy())
    asked.pipe(passed)
  })
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, near: Duplex, head: Buffer) => {
    const far = connect(Number(port), hostname)
    const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []))
    far.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
    far.write(head)
    far.pipe(near).pipe(far)
    for (const end of [near, far]) end.on('error', () => [near, far].map(each => each.destroy()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `https://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () => void server.close(),
  }
}

const pack = (plain: Buffer) => compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** For this run alone; whoever comes must not mind who signed it. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'throneward-edge-'))
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')]
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=edge'.split(
    ' ',
  )
  execFileSync('openssl', [...words, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const made = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return made
}
