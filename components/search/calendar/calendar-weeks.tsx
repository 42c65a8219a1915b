import { useLocale, useTranslations } from 'next-intl'
import { formatMoment } from '@/lib/format/day-range'
import { addDays, type Week } from '@/lib/search/calendar-weeks'
import { CalendarDay, type CalendarView } from './calendar-day'

/** A Monday. */
const MONDAY = '2026-01-05'

/** Weeks of days as one grid. @param name of the month, or of the calendar where weeks run on */
export function CalendarWeeks({ name, weeks, view }: { name?: string; weeks: Week[]; view: CalendarView }) {
  const t = useTranslations('search.calendar')
  const locale = useLocale()
  const weekday = (index: number, width: 'short' | 'long') =>
    formatMoment(new Date(addDays(MONDAY, index)), { weekday: width, timeZone: 'UTC' }, locale)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a date grid: arrow keys move between the days
    <table aria-label={name ?? t('name')} role="grid">
      <thead>
        <tr>
          {[0, 1, 2, 3, 4, 5, 6].map((index) => (
            <th abbr={weekday(index, 'long')} key={index} scope="col">
              {weekday(index, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, index) =>
              date === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no identity but its weekday
                <td key={index} />
              ) : (
                <CalendarDay date={date} key={date} view={view} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
