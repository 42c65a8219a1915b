import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { weeksOf } from '@/lib/cars/calendar-month'
import type { CarMonth } from '@/lib/cars/car-month'
import { markDays } from '@/lib/cars/marked-days'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { dateFormat } from '@/provider/contract/rules/text/cached-formats'
import styles from './month.module.css'
import { MonthDay } from './month-day'
import { MonthLegend } from './month-legend'

type Props = {
  calendar: CarMonth
  /** Address of the page with another month shown. */
  monthHref: (month: string) => string
  /** Address of the page with a rental that starts on that day; null: that day is too soon. */
  dayHref: (date: string) => string | null
  /** Of the station, `YYYY-MM-DD`. */
  today: string
  /** What a day outside every season costs; null: there is none. */
  plainKop: number | null
}

const CALENDAR_ID = 'calendar'

/** A month of one model: price of each free day, a link to hire it from then; the rest in words. Plain HTML. */
export function MonthCalendar({ calendar, monthHref, dayHref, today, plainKop }: Props) {
  const { month, previous, next } = calendar
  const days = markDays(calendar.days, { today, plainKop })
  const t = useTranslations('cars.calendar')
  const format = useFormatter()
  const nameOf = (one: string) =>
    format.dateTime(new Date(`${one}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <Panel hasThinSides heading={t('heading')} headingId={CALENDAR_ID}>
      <Text size="xs" tone="muted">
        {t('lead')}
      </Text>
      <div className={styles.head}>
        <b aria-live="polite">{nameOf(month)}</b>
        <MonthLink href={previous && monthHref(previous)} label={t('previous', { month: nameOf(previous ?? month) })}>
          <Icon of="chevron-left" />
        </MonthLink>
        <MonthLink href={next && monthHref(next)} label={t('next', { month: nameOf(next ?? month) })}>
          <Icon of="chevron-right" />
        </MonthLink>
      </div>
      <table className={styles.month}>
        <VisuallyHidden as="caption">{nameOf(month)}</VisuallyHidden>
        <Weekdays />
        <tbody>
          {weeksOf(days, today).map((week) => (
            <tr key={week.find((day) => day)?.date}>
              {week.map((day, weekday) =>
                day ? (
                  <MonthDay day={day} href={dayHref(day.date)} key={day.date} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no identity but its weekday
                  <td key={weekday} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <MonthLegend days={days} />
    </Panel>
  )
}

function MonthLink({ href, label, children }: { href: string | null; label: string; children: React.ReactNode }) {
  if (!href)
    return (
      <Button as="span" isIconOnly variant="soft">
        {children}
      </Button>
    )
  return (
    <Button aria-label={label} href={`${href}#${CALENDAR_ID}`} isIconOnly variant="soft">
      {children}
    </Button>
  )
}

/** Monday first, as the weeks of all three languages are printed here. */
function Weekdays() {
  const locale = useLocale()
  const name = (weekday: number, style: 'short' | 'long') =>
    // 5 January 2026 is a Monday.
    dateFormat(locale, { weekday: style, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, 5 + weekday)))
  return (
    <thead>
      <tr>
        {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
          <th abbr={name(weekday, 'long')} key={weekday} scope="col">
            {name(weekday, 'short')}
          </th>
        ))}
      </tr>
    </thead>
  )
}
