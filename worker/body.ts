import { Refused } from './refused.ts'

const biggest = 4096
/** A connection whose request was not read to its end is lost, so a moderate excess is read and thrown away. */
const patience = 1_000_000

export async function bodyOf(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body)
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size <= biggest) chunks.push(chunk)
      if (size > patience) break
    }
  if (size > biggest) throw new Refused(413, 'tooBig')
  return new TextDecoder().decode(await new Blob(chunks as BlobPart[]).arrayBuffer())
}
