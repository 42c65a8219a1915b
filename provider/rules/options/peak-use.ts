export type PiecesInUse = { from: Date; until: Date; quantity: number }

/** Returns the most pieces in use at one moment of the window; a piece that is returned at a moment is free at it. */
export function peakUse(uses: readonly PiecesInUse[], from: Date, until: Date): number {
  const within = uses.filter((use) => use.from < until && use.until > from)
  // The number only grows at the beginning of a use, so the peak is at one.
  const peaks = [from, ...within.map((use) => use.from)].map((moment) =>
    within.reduce((sum, use) => (use.from <= moment && moment < use.until ? sum + use.quantity : sum), 0),
  )
  return Math.max(...peaks)
}
