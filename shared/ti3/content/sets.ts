export { type Chosen, idsIn, isIn, setsChosen } from '../../sets.ts'

/** The box a component comes from. */
export type SetId = 'base'
