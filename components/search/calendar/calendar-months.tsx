import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { formatMoment } from '@/lib/format/day-range'
import type { CalendarRules } from '@/lib/search/calendar-rules'
import { addDays, addToMonth, weeksBetween, weeksOfMonth } from '@/lib/search/calendar-weeks'
import styles from './calendar.module.css'
import { CalendarWeeks } from './calendar-weeks'
import { useDayFocus } from './use-day-focus'
import type { DayPrices } from './use-day-prices'
import { useWide } from './use-wide'

/** Of the weeks that run on, at most. */
const DAYS_IN_VIEW = 42

type Props = {
  from: string
  to: string
  /** The day that the calendar opens at. */
  start: string
  rules: CalendarRules
  prices: DayPrices
  /** Of months that come into view. */
  onMonth: (month: string) => void
  onDay: (date: string) => void
}

/** The days that can be chosen: weeks that run on without gaps on a phone, else two months. Both begin at this week. */
export function CalendarMonths({ from, to, start, rules, prices, onMonth, onDay }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const isWide = useWide()
  const { today, last } = rules
  const bounds = { first: rules.first.date, last }
  const { focused, setFocused, stepFocus } = useDayFocus(start, bounds, area)
  const view = { from, to, today, focused, prices, ...bounds, hasMonths: !isWide }

  function choose({ target }: MouseEvent): void {
    const date = (target as HTMLElement).closest<HTMLElement>('[data-date]')?.dataset.date
    if (!date) return
    setFocused(date)
    onDay(date)
  }

  return (
    <div className={styles.months} onClick={choose} onKeyDown={stepFocus} ref={area} role="none">
      {isWide ? (
        <TwoMonths {...{ focused, last, view, onMonth, today }} onPage={setFocused} />
      ) : (
        <RunningWeeks {...{ last, view, onMonth, start: focused, today }} />
      )}
    </div>
  )
}

type ViewProps = { view: Parameters<typeof CalendarWeeks>[0]['view']; today: string; last: string } & Pick<
  Props,
  'onMonth'
>

function RunningWeeks({ view, today, last, start, onMonth }: ViewProps & { start: string }) {
  const area = useRef<HTMLDivElement>(null)
  const opened = useRef(start)

  // The week of the chosen day stands first under the names of the days.
  useEffect(() => {
    const day = area.current?.querySelector<HTMLElement>(`[data-date="${opened.current}"]`)
    const head = area.current?.querySelector('thead')
    if (area.current && day && head)
      area.current.scrollTop += day.getBoundingClientRect().top - head.getBoundingClientRect().bottom
    for (const date of [opened.current, addDays(opened.current, DAYS_IN_VIEW)]) onMonth(date.slice(0, 7))
  }, [onMonth])

  /** The months of the first and the last day in view. */
  function notice(): void {
    const days = [...(area.current?.querySelectorAll<HTMLElement>('tr > :first-child > [data-date]') ?? [])]
    const view = area.current?.getBoundingClientRect()
    const inView = days.filter((day) => {
      const { top, bottom } = day.getBoundingClientRect()
      return view && bottom > view.top && top < view.bottom
    })
    for (const day of [inView[0], inView.at(-1)]) if (day?.dataset.date) onMonth(day.dataset.date.slice(0, 7))
  }

  return (
    <div className={styles.weeks} onScroll={notice} ref={area}>
      <CalendarWeeks view={view} weeks={weeksBetween(today, last)} />
    </div>
  )
}

type PagesProps = ViewProps & { focused: string; onPage: (date: string) => void }

function TwoMonths({ view, today, last, focused, onMonth, onPage }: PagesProps) {
  const t = useTranslations('search.calendar')
  const locale = useLocale()
  const [first, setFirst] = useState(focused.slice(0, 7))
  const second = addToMonth(first, 1)
  const month = focused.slice(0, 7)
  const [followed, setFollowed] = useState(month)

  // A key has led on, perhaps out of both months: before the day takes the focus its month must be there.
  if (month !== followed) {
    setFollowed(month)
    if (month < first || month > second) setFirst(month < first ? month : addToMonth(month, -1))
  }
  useEffect(() => {
    for (const visible of [first, second]) onMonth(visible)
  }, [first, second, onMonth])

  /** The stop of Tab comes along. */
  function showMonths(months: number): void {
    const target = addToMonth(first, months)
    setFirst(target)
    onPage(`${target}-01`)
  }

  const nameOf = (visible: string) =>
    formatMoment(new Date(`${visible}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' }, locale)
  return (
    <div className={styles.pair}>
      {[first, second].map((visible, index) => (
        <div key={visible}>
          <p>
            <b>{nameOf(visible)}</b>
            <Button
              aria-label={t(index === 0 ? 'previous' : 'next')}
              disabled={index === 0 ? first <= today.slice(0, 7) : second >= last.slice(0, 7)}
              isIconOnly
              onClick={() => showMonths(index === 0 ? -1 : 1)}
              size="touch"
              variant="ghost"
            >
              <Icon of={index === 0 ? 'chevron-left' : 'chevron-right'} />
            </Button>
          </p>
          <CalendarWeeks view={view} name={nameOf(visible)} weeks={weeksOfMonth(visible, today)} />
        </div>
      ))}
    </div>
  )
}
