import type { ComponentType } from 'preact'

/** A step of how a game is played, and the picture beside what is said. */
export type HowToStep = readonly [id: string, Picture: ComponentType]
