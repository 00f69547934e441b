import { signal } from '@preact/signals'

/** Whether something is being reported. */
export const reporting = signal(false)

export const report = (): void => {
  reporting.value = true
}
