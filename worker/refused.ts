import type { TextId } from '../shared/engine/rules.ts'
import type { ErrorAnswer } from '../shared/protocol.ts'

export type Status = 400 | 401 | 403 | 404 | 409 | 413 | 426 | 429 | 500

/** Thrown before anything is written, so whoever catches it has nothing to put back. */
export class Refused extends Error {
  constructor(
    readonly status: Status,
    readonly code: string,
    readonly why: TextId = `refused.${code}`,
  ) {
    super(code)
  }

  get answer(): ErrorAnswer {
    return { code: this.code, why: this.why }
  }
}
