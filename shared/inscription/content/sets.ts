import { chosenOf } from '../../sets.ts'

export { type Chosen, idsIn } from '../../sets.ts'

/** The box a component comes from. */
export type SetId = 'base'

export const setsChosen = chosenOf<SetId>
