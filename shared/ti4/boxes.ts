/** What tables choose from before anything of it is fetched. */

/** What a component came with: the first box, Prophecy of Kings, or a Codex. Cards that a Codex only prints anew are no set of
 *  their own: see `printings.ts`. */
export type SetId = 'base' | 'pok' | 'codex1' | 'codex2' | 'codex3' | 'codex4'

/** What a set cannot be played without. */
export const setBehind: { readonly [Id in SetId]?: SetId } = { codex2: 'pok', codex3: 'pok', codex4: 'pok' }

/** The rules' galaxies beside the usual one of so many players, and for how many each is. They need Prophecy of Kings. */
export const boards: Readonly<Record<'hyperlanes' | 'large' | 'alternate', readonly string[]>> = {
  hyperlanes: ['5'],
  large: ['6'],
  alternate: ['7', '8'],
}

/** What a table may add to the first box, each by an option of its name. */
export const furtherSets = ['pok', 'codex1', 'codex2', 'codex3', 'codex4'] as const satisfies readonly SetId[]

/** What it adds unless it says otherwise. */
export const usualSets: readonly SetId[] = ['pok']
