import { vi } from 'vitest'

/** So long anything may take to be seen. */
export const patience = 30_000

export const until = (truth: () => Promise<boolean> | boolean, what: string) =>
  vi.waitFor(
    async () => {
      if (!(await truth())) throw new Error(`waited for ${what}`)
    },
    { timeout: patience, interval: 50 },
  )
