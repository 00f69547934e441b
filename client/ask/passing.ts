import { type ComponentChildren, createContext } from 'preact'

/** The button that passes, where a moment to respond is answered: beside whatever confirms, on the side of no. */
export const Passing = createContext<ComponentChildren>(undefined)
