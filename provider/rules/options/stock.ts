import { type PiecesInUse, peakUse } from './peak-use'

/** Returns the pieces that are free during the whole window, never below 0; null: there is no limit. */
export function piecesLeft(
  stock: number | null,
  uses: readonly PiecesInUse[],
  { from, blockedUntil }: { from: Date; blockedUntil: Date },
): number | null {
  return stock === null ? null : Math.max(0, stock - peakUse(uses, from, blockedUntil))
}
