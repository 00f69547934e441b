import { connect, createServer, type Socket } from 'node:net'

/** A line to the house that can be cut: what a tunnel or a lift does to a phone. */
export interface Line {
  url: string
  cut(): void
  mend(): void
  /** To another house from now on, for whoever comes anew. */
  leadTo(url: string): void
  close(): void
}

export async function layLine(to: string): Promise<Line> {
  let { hostname, port } = new URL(to)
  const open = new Set<Socket>()
  let whole = true
  const server = createServer(near => {
    if (!whole) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  const listening = await new Promise<number>(resolve =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
  const drop = () => {
    whole = false
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${listening}`,
    cut: drop,
    mend: () => {
      whole = true
    },
    leadTo(url) {
      ;({ hostname, port } = new URL(url))
    },
    close() {
      drop()
      server.close()
    },
  }
}
