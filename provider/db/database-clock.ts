/** A difference of the machine's clock up to this is not reported. */
const DIFFERENCE_MAX_MS = 2_000

/** `differenceMs`: by how much the machine's clock is ahead at least; `warnings`: how often a difference was logged. */
export type ClockFigures = { differenceMs: number; warnings: number }

type ClockDeps = {
  /** Milliseconds since 1970 by the database's clock. */
  readTime: () => Promise<number>
  warn: (details: Record<string, unknown>, message: string) => void
  /** Milliseconds of a monotonic clock. */
  monotonic?: () => number
  /** Milliseconds since 1970 by the machine's clock, which is only compared. */
  machine?: () => number
}

export type DatabaseClock = ReturnType<typeof createDatabaseClock>

/**
 * Creates the clock for holds and all other deadlines. It follows the database's time, so providers whose own clocks differ
 * agree, and runs on a monotonic clock between two readings. A reading takes time and so gives two bounds of the true time;
 * the earlier one counts, so that nothing expires before the database says so.
 */
export function createDatabaseClock(deps: ClockDeps) {
  const { readTime, warn, monotonic = () => performance.now(), machine = () => Date.now() } = deps
  let offset = Number.NaN
  let reportedMs = 0
  const figures: ClockFigures = { differenceMs: 0, warnings: 0 }

  /** Logs a difference once, and again when it has changed or is gone. */
  function reportDifference(): void {
    const isGone = figures.differenceMs === 0 && reportedMs !== 0
    const isNew = Math.abs(figures.differenceMs - reportedMs) > DIFFERENCE_MAX_MS
    if (!isNew && !isGone) return
    reportedMs = figures.differenceMs
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

    /** Reads the database's time and corrects the clock, backwards too. */
    async read(): Promise<void> {
      const sentAt = monotonic()
      const time = await readTime()
      const receivedAt = monotonic()
      const [earliest, latest] = [time - receivedAt, time - sentAt]
      offset = Number.isNaN(offset) ? earliest : Math.min(Math.max(offset, earliest), latest)
      const ahead = machine() - receivedAt
      figures.differenceMs = certainDifference(ahead - latest, ahead - earliest)
      reportDifference()
    },

    figures: (): ClockFigures => ({ ...figures }),
  }
}

/** Returns the certain part of a difference between two bounds when it exceeds the maximum, else 0. */
function certainDifference(least: number, most: number): number {
  if (least > DIFFERENCE_MAX_MS) return Math.round(least)
  return most < -DIFFERENCE_MAX_MS ? Math.round(most) : 0
}
