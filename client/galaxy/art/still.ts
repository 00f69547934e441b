import { Component, type ComponentChild, type ComponentType } from 'preact'

/** A view drawn again only when one of its properties is another object: tiles never redraw while the map moves. */
export function still<P extends object>(view: (props: P) => ComponentChild): ComponentType<P> {
  return class Still extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const names = new Set([...Object.keys(this.props), ...Object.keys(next)]) as Set<keyof P>
      return [...names].some(name => this.props[name] !== next[name])
    }
    override render() {
      return view(this.props)
    }
  }
}
