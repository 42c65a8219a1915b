import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seasonOf, seasonRuns } from '@/provider/rules/prices/season'
import { datesFrom } from '@/provider/rules/prices/stay'

const season = (coefficientPercent: number, priority: number, from: string, to: string) => ({
  coefficientPercent,
  priority,
  spans: [{ from, to }],
})

function runsFrom(today: string, days: number, seasons: ReturnType<typeof season>[]) {
  const [, ...later] = datesFrom(today, days)
  return seasonRuns([today, ...later], seasons)
}

describe('the runs of the price table', () => {
  it('begin today, and a season that a stronger one interrupts comes twice', () => {
    const winter = season(95, 10, '2027-01-01', '2027-01-10')
    const feast = season(120, 30, '2027-01-04', '2027-01-05')
    const runs = runsFrom('2027-01-02', 11, [winter, feast])
    expect(runs.map(({ season, from, to }) => [season?.coefficientPercent ?? null, from, to])).toEqual([
      [95, '2027-01-02', '2027-01-03'],
      [120, '2027-01-04', '2027-01-05'],
      [95, '2027-01-06', '2027-01-10'],
      [null, '2027-01-11', '2027-01-12'],
    ])
  })

  it('hold every day once, in order, each under the season that a rental of that day pays', () => {
    const days = datesFrom('2027-01-01', 60)
    const period = fc.tuple(
      fc.integer({ min: 0, max: 59 }),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ max: 3, min: 1 }),
    )
    fc.assert(
      fc.property(fc.array(period, { maxLength: 6 }), (spans) => {
        const seasons = spans.map(([start, length, priority], index) =>
          season(101 + index, priority, days[start] ?? '', days[start + length] ?? '2027-12-31'),
        )
        const runs = runsFrom('2027-01-01', 60, seasons)
        const walked = runs.flatMap((run) =>
          days.filter((date) => run.from <= date && date <= run.to).map((date) => [date, run.season]),
        )
        expect(walked).toEqual(days.map((date) => [date, seasonOf(date, seasons)]))
      }),
    )
  })
})
