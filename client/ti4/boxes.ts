import { type Edge, hyperlanes } from '../../shared/ti4/content/hyperlanes.ts'
import { planets } from '../../shared/ti4/content/planets.ts'
import { setups } from '../../shared/ti4/content/setups.ts'
import { systems } from '../../shared/ti4/content/systems.ts'
import type { Lane } from '../../shared/ti4/hyperlanes.ts'

/** What is printed in all boxes, later ones too. */
export const boxes = { systems, planets, setups }

/** Which sides it joins as it lies, clockwise from the top. */
export const linksOf = ({ tile, turned }: Lane): [Edge, Edge][] =>
  hyperlanes[tile].links.map(link => link.map(edge => (edge + turned) % 6) as [Edge, Edge])
