import type { ComponentChildren } from 'preact'

export const Tag = ({ look = '', children }: { look?: string; children: ComponentChildren }) => (
  <span class={`tag ${look}`}>{children}</span>
)
