import { lazy } from '../../parts/lazy.tsx'
import { retelling } from './past.ts'

const Retelling = lazy(async () => (await import('./dressed.tsx')).dressedPast())

/** Where the scene of the present stands else. */
export const Past = () => (retelling.value ? <Retelling /> : null)
