import type { ComponentChildren, VNode } from 'preact'

type Drawn = (props: object) => ComponentChildren

/** What a picture of ours draws, as SVG in words; it asks nothing and reacts to nothing. */
export function markup(node: ComponentChildren): string {
  if (Array.isArray(node)) return node.map(markup).join('')
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node !== 'object') return escaped(String(node))
  const { type, props } = node as VNode<{ children?: ComponentChildren }>
  if (typeof type === 'function') return markup((type as Drawn)(props))
  const { children, ...attributes } = props
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  return `<${type}${written.join('')}>${markup(children)}</${type}>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
