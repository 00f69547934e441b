import { createContext } from 'preact'

/** Passing, where a moment to respond is answered: beside whatever confirms, on the side of no. */
export const Passing = createContext<(() => void) | undefined>(undefined)
