/** How many points a player could have when this round ends, from what everybody can see. */
export interface Outlook {
  readonly now: number
  /** By public objectives he fulfils now. */
  readonly public: number
  /** By the Imperial card he has not used. */
  readonly imperial: number
  /** By a secret objective he may hold. */
  readonly secret: number
}

/** Beyond the secret objective, which nobody knows to be fulfilled, or even held. */
export const surely = ({ now, public: open, imperial }: Outlook): number => now + open + imperial
export const atMost = (outlook: Outlook): number => surely(outlook) + outlook.secret
