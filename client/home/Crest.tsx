/** The house's mark: a throne within a hex, its back a rising star. */
export const Crest = ({ size = 72 }: { size?: number }) => (
  <svg class="crest" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
    <path class="crest-hex" d="M32 3 57 17.500v29L32 61 7 46.500v-29z" />
    <path class="crest-line" d="M32 8 52.700 20v24L32 56 11.300 44V20z" />
    <path
      class="crest-throne"
      d="M22 46V27l4-3V40h12V24l4 3v19h-5v-3H27v3zM32 11l2.400 8.200L42 22l-7.600 2.800L32 36l-2.400-11.200L22 22l7.600-2.800z"
    />
  </svg>
)
