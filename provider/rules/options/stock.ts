import { type PiecesInUse, peakUse } from './peak-use'

/** Pieces that nobody needs at any moment of the window, never below 0; null: as many as wanted. */
export function piecesLeft(
  stock: number | null,
  uses: readonly PiecesInUse[],
  { from, blockedUntil }: { from: Date; blockedUntil: Date },
): number | null {
  return stock === null ? null : Math.max(0, stock - peakUse(uses, from, blockedUntil))
}
