export type PiecesInUse = { from: Date; until: Date; quantity: number }

/** The most pieces that are out at one moment between two moments; a piece that comes back at a moment is free at it. */
export function peakUse(uses: readonly PiecesInUse[], from: Date, until: Date): number {
  const within = uses.filter((use) => use.from < until && use.until > from)
  // Pieces only become more at a beginning, so the peak is at one.
  const peaks = [from, ...within.map((use) => use.from)].map((moment) =>
    within.reduce((sum, use) => (use.from <= moment && moment < use.until ? sum + use.quantity : sum), 0),
  )
  return Math.max(...peaks)
}
