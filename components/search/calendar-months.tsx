import { type CalendarDate, parseDate } from '@internationalized/date'
import { useLocale, useTranslations } from 'next-intl'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  Button as AriaButton,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { isCalendarDate } from '@/lib/search/calendar-date'
import type { CalendarRules } from '@/lib/search/calendar-rules'
import styles from './calendar.module.css'
import { CalendarTitle } from './calendar-title'
import type { DateValues } from './use-rental-dates'

const MONTHS = [0, 1] as const

type Props = { values: DateValues; rules: CalendarRules; onChange: (changed: Partial<DateValues>) => void }

/** Two months of React Aria: arrows, PageUp and PageDown, Home and End; its own words in the page's language. */
export function CalendarMonths({ values, rules, onChange }: Props) {
  const t = useTranslations('search.calendar')
  const { from, to } = values
  const value =
    isCalendarDate(from) && isCalendarDate(to) && from <= to ? { start: parseDate(from), end: parseDate(to) } : null
  const first = parseDate(rules.first.date)
  return (
    <I18nProvider locale={useLocale()}>
      <RangeCalendar
        aria-label={t('name')}
        autoFocus
        commitBehavior="reset"
        defaultFocusedValue={value && value.start >= first ? value.start : first}
        firstDayOfWeek="mon"
        maxValue={parseDate(rules.last)}
        minValue={first}
        onChange={({ start, end }) => onChange({ from: start.toString(), to: end.toString() })}
        selectionAlignment="start"
        value={value}
        visibleDuration={{ months: MONTHS.length }}
      >
        {({ state }) => (
          <>
            <div className={styles.head}>
              <CalendarTitle
                anchor={state.anchorDate?.toString() ?? null}
                hoursBehind={rules.hoursBehind}
                onPickup={(pickup) => onChange({ from: pickup })}
                values={values}
              />
              <Button aria-label={t('previous')} as={AriaButton} isIconOnly slot="previous" variant="soft">
                <Icon of="chevron-left" />
              </Button>
              <Button aria-label={t('next')} as={AriaButton} isIconOnly slot="next" variant="soft">
                <Icon of="chevron-right" />
              </Button>
            </div>
            <div className={styles.months}>
              {MONTHS.map((offset) => (
                <Month first={state.visibleRange.start} key={offset} offset={offset} />
              ))}
            </div>
          </>
        )}
      </RangeCalendar>
    </I18nProvider>
  )
}

function Month({ first, offset }: { first: CalendarDate; offset: number }) {
  const format = useFormatter()
  const month = first.add({ months: offset }).toDate('UTC')
  return (
    <div>
      <p aria-hidden="true">{format.dateTime(month, { month: 'long', year: 'numeric', timeZone: 'UTC' })}</p>
      <CalendarGrid offset={{ months: offset }} weekdayStyle="short">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}
