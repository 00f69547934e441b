import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import { connect } from 'node:net'
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

/** Stands before a house as Cloudflare stands before a worker: what is text is sent compressed, sockets pass. */
export async function openEdge(to: string): Promise<Edge> {
  const { hostname, port } = new URL(to)
  const packed = new Map<string, Promise<Buffer>>()
  const server = createServer((asked, answer) => {
    const { method = 'GET', url = '/' } = asked
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const passed = ask({ hostname, port, method, path: url, headers }, async found => {
      const { statusCode = 500, headers } = found
      const plain = await buffer(found)
      if (!text.test(headers['content-type'] ?? '') || plain.length === 0)
        return answer.writeHead(statusCode, headers).end(plain)
      const isFile = url.startsWith('/assets/')
      const small = packed.get(url) ?? pack(plain)
      if (isFile) packed.set(url, small)
      const { 'content-length': _, 'transfer-encoding': __, ...others } = headers
      answer.writeHead(statusCode, { ...others, 'content-encoding': 'br' }).end(await small)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.on('upgrade', ({ method, url, rawHeaders }, near, head) => {
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
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const pack = (plain: Buffer) => compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
