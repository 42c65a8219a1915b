/** Milliseconds by which the machine's clock may differ before somebody is told. */
const MOST_DIFFERENCE_MS = 2_000

/** `differenceMs`: by how much the machine's clock is ahead, for sure; `warnings`: how often that was told. */
export type ClockFigures = { differenceMs: number; warnings: number }

type Parts = {
  /** Milliseconds since 1970 by the database's clock. */
  readTime: () => Promise<number>
  warn: (details: Record<string, unknown>, message: string) => void
  /** Milliseconds of a clock that nobody sets. */
  monotonic?: () => number
  /** Milliseconds since 1970 by the machine's clock, of which nothing is believed. */
  machine?: () => number
}

export type DatabaseClock = ReturnType<typeof createDatabaseClock>

/**
 * The database's time, the only one that holds and everything else go by: providers whose own clocks differ agree on it.
 * Between two readings it goes on by a clock that nobody sets. A reading tells within which bounds the true time lies (the
 * question takes its time); the earlier bound counts, so that nothing runs out before the database says so.
 */
export function createDatabaseClock(parts: Parts) {
  const { readTime, warn, monotonic = () => performance.now(), machine = () => Date.now() } = parts
  let offset = Number.NaN
  let told = 0
  const figures: ClockFigures = { differenceMs: 0, warnings: 0 }

  /** Once for a difference, and again when it is another one. */
  function judge(): void {
    const isGone = figures.differenceMs === 0 && told !== 0
    const isNew = Math.abs(figures.differenceMs - told) > MOST_DIFFERENCE_MS
    if (!isNew && !isGone) return
    told = figures.differenceMs
    if (!isGone) figures.warnings += 1
    warn(
      { ...figures },
      `the clock of this machine ${isGone ? 'agrees with the database’s again' : 'differs from the database’s'}`,
    )
  }

  return {
    /** @throws {Error} before the first reading */
    now(): Date {
      if (Number.isNaN(offset)) throw new Error('the database’s clock was never read')
      return new Date(offset + monotonic())
    },

    /** Corrects the time, backwards too: the database is right. */
    async read(): Promise<void> {
      const asked = monotonic()
      const time = await readTime()
      const answered = monotonic()
      const [earliest, latest] = [time - answered, time - asked]
      offset = Number.isNaN(offset) ? earliest : Math.min(Math.max(offset, earliest), latest)
      const ahead = machine() - answered
      figures.differenceMs = surely(ahead - latest, ahead - earliest)
      judge()
    },

    figures: (): ClockFigures => ({ ...figures }),
  }
}

/** Of a difference that lies between two values the part that is sure and more than may be; else 0. */
function surely(least: number, most: number): number {
  if (least > MOST_DIFFERENCE_MS) return Math.round(least)
  return most < -MOST_DIFFERENCE_MS ? Math.round(most) : 0
}
