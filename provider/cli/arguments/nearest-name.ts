/** One letter in three may be wrong, and always one. */
const LETTERS_PER_ERROR = 3

/**
 * Returns the name that was most likely meant, or null when none is near: swapped, missing, wrong and extra letters count one
 * each. Of equally near names it returns the first.
 */
export function nearestTo(typed: string, names: readonly string[]): string | null {
  const lowercase = typed.toLowerCase()
  const maxDistance = Math.max(1, Math.floor(lowercase.length / LETTERS_PER_ERROR))
  const distances = names.map((name) => ({ name, distance: editDistance(lowercase, name.toLowerCase()) }))
  const [best] = distances.filter(({ distance }) => distance <= maxDistance).sort((a, b) => a.distance - b.distance)
  return best?.name ?? null
}

/** Returns the optimal string alignment distance. */
function editDistance(from: string, to: string): number {
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
