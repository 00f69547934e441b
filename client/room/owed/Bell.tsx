/** Drawn like the other icons; whoever only opens a link has no need of it. */
export const Bell = () => (
  <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 2h-15zM10 21h4M12 3v2" />
  </svg>
)
