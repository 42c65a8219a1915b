/** Both ends included, `YYYY-MM-DD` on the station's calendar. */
export type SeasonSpan = { from: string; to: string }

export type Season = { coefficientPercent: number; priority: number; spans: SeasonSpan[] }

const PLAIN_DAY_PERCENT = 100

/** The season's coefficient of one calendar day: of several, the highest priority wins; without one the day is plain. */
export function seasonPercent(date: string, seasons: readonly Season[]): number {
  let winner: Season | null = null
  for (const season of seasons) {
    const covers = season.spans.some(({ from, to }) => from <= date && date <= to)
    if (covers && (winner === null || season.priority > winner.priority)) winner = season
  }
  return winner?.coefficientPercent ?? PLAIN_DAY_PERCENT
}
