/** As many wrong letters as a slip of the hand makes: one in three, and always one. */
const LETTERS_PER_SLIP = 3

/**
 * The known word that was most likely meant, or null when none is near: swapped, missing, wrong and extra letters count one
 * each. Of equally near ones the first.
 */
export function nearestTo(typed: string, known: readonly string[]): string | null {
  const word = typed.toLowerCase()
  const most = Math.max(1, Math.floor(word.length / LETTERS_PER_SLIP))
  const distances = known.map((one) => ({ one, slips: slipsBetween(word, one.toLowerCase()) }))
  const [best] = distances.filter(({ slips }) => slips <= most).sort((a, b) => a.slips - b.slips)
  return best?.one ?? null
}

/** The optimal string alignment distance. */
function slipsBetween(from: string, to: string): number {
  let [last, before]: [number[], number[]] = [Array.from({ length: to.length + 1 }, (_, index) => index), []]
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[before, last] = [last, next]
  }
  return last[to.length] ?? 0
}
