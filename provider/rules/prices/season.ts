/** Both ends included, `YYYY-MM-DD` on the branch's calendar. */
export type SeasonPeriod = { from: string; to: string }

export type Season = { coefficientPercent: number; priority: number; spans: SeasonPeriod[] }

export const PLAIN_DAY_PERCENT = 100

/** Returns what a calendar day costs in percent of a plain one. */
export function seasonPercent(date: string, seasons: readonly Season[]): number {
  return percentOf(seasonOf(date, seasons))
}

/** Returns what a day of the season costs in percent of a plain one. @param season null: the day is plain */
export function percentOf(season: Season | null): number {
  return season?.coefficientPercent ?? PLAIN_DAY_PERCENT
}

/** Returns the season of a calendar day, the one with the highest priority of several; null: the day is plain. */
export function seasonOf<Item extends Season>(date: string, seasons: readonly Item[]): Item | null {
  let winner: Item | null = null
  for (const season of seasons) {
    const covers = season.spans.some(({ from, to }) => from <= date && date <= to)
    if (covers && (winner === null || season.priority > winner.priority)) winner = season
  }
  return winner
}

export type SeasonRun<Item extends Season> = { season: Item | null; from: string; to: string }

/**
 * Returns the runs of consecutive days of one season, without gaps and overlaps even where spans overlap: a season that
 * a stronger one interrupts comes twice. Takes the calendar days in order, at least one.
 */
export function seasonRuns<Item extends Season>(
  [first, ...rest]: readonly [string, ...string[]],
  seasons: readonly Item[],
): [SeasonRun<Item>, ...SeasonRun<Item>[]] {
  let run: SeasonRun<Item> = { season: seasonOf(first, seasons), from: first, to: first }
  const runs: [SeasonRun<Item>, ...SeasonRun<Item>[]] = [run]
  for (const date of rest) {
    const season = seasonOf(date, seasons)
    if (season === run.season) run.to = date
    else {
      run = { season, from: date, to: date }
      runs.push(run)
    }
  }
  return runs
}
