import './narrow.ts'
import { beforeAll } from 'vitest'
import { playEdition } from '../../client/galaxy/edition.ts'
import { playReads } from '../../client/galaxy/reads.ts'
import { ti3Edition } from '../../client/ti3/edition.ts'
import { ti3Reads } from '../../client/ti3/reads.ts'

/** The galaxy's screens read the third edition in this file: at once, and whatever a file before it played. */
export function playTi3(): void {
  const play = () => {
    playEdition(ti3Edition)
    playReads(ti3Reads)
  }
  play()
  beforeAll(play)
}
