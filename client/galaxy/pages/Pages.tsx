import type { ComponentChildren } from 'preact'
import { say } from '../../text/text.ts'

interface PagesProps<P extends string> {
  all: readonly P[]
  page: P
  onTurn(page: P): void
  counts?: Partial<Record<P, number>>
  /** Something can be done there now. */
  lit?: P | undefined
  children: ComponentChildren
}

/** Pages to look things up in, one of them open. */
export function Pages<P extends string>({ all, page, onTurn, counts = {}, lit, children }: PagesProps<P>) {
  const step = (by: number) => {
    const to = all[(all.indexOf(page) + by + all.length) % all.length] ?? page
    onTurn(to)
    document.getElementById(`page-${to}`)?.focus()
  }
  return (
    <>
      <div
        class="pages"
        role="tablist"
        aria-label={say('galaxy.pages')}
        onKeyDown={({ key }) =>
          key === 'ArrowRight' ? step(1) : key === 'ArrowLeft' ? step(-1) : undefined
        }>
        {all.map(id => (
          <button
            key={id}
            class={id === lit ? 'lit' : undefined}
            id={`page-${id}`}
            type="button"
            role="tab"
            aria-selected={id === page}
            aria-controls="page"
            tabIndex={id === page ? 0 : -1}
            onClick={() => onTurn(id)}>
            {say(`galaxy.page.${id}`)}
            {(counts[id] ?? 0) > 0 && <span class="count">{counts[id]}</span>}
          </button>
        ))}
      </div>
      <div class="page" id="page" role="tabpanel" aria-labelledby={`page-${page}`}>
        {children}
      </div>
    </>
  )
}
