export class TooBusy extends Error {}

/**
 * Lets a few in at a time; the others wait in a row.
 *
 * @throws {TooBusy} at once, when the row is full
 */
export function createLimiter<Result>({ inside, waiting }: { inside: number; waiting: number }) {
  const row: Array<() => void> = []
  let present = 0
  return async (work: () => Promise<Result>): Promise<Result> => {
    if (present >= inside) {
      if (row.length >= waiting) throw new TooBusy('too many renderings')
      await new Promise<void>((resolve) => row.push(resolve))
    } else present += 1
    try {
      return await work()
    } finally {
      const next = row.shift()
      // Whoever waited takes over the place.
      if (next) next()
      else present -= 1
    }
  }
}
