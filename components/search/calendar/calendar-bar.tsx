import { useLocale, useTranslations } from 'next-intl'
import type { DateValues } from '@/components/search/use-rental-dates'
import { Button } from '@/components/ui/button/button'
import type { LowestTotalText } from '@/lib/browser-api/cars-calendar'
import { formatMoment } from '@/lib/format/day-range'
import { formatRoubles } from '@/lib/format/money'
import { addDays } from '@/lib/search/calendar-weeks'
import { rentalLength } from '@/lib/search/rental-length'
import styles from './calendar.module.css'

type Props = {
  values: DateValues
  total: LowestTotalText | null
  /** The form finds cars; otherwise the calendar only closes. */
  isSearch: boolean
  onDone: () => void
}

/** What the dates cost at least and how long they are, beside the button that goes on with them. */
export function CalendarBar({ values, total, isSearch, onDone }: Props) {
  const t = useTranslations('search.calendar')
  const locale = useLocale()
  const days = rentalLength(values)
  const { cheapest = null, free, freeText } = total ?? {}
  return (
    <div className={styles.total}>
      <p aria-live="polite">
        {cheapest && <b>{t('fromTotal', { amount: formatRoubles(cheapest.totalKop, locale) })}</b>}
        {free === 0 && <b>{t('noneFree')}</b>}
        <span>
          {days === null ? t('dropoffLater') : t('days', { days })}
          {cheapest && ` · ${t('dayPrice', { amount: formatRoubles(cheapest.perDayKop, locale) })}`}
        </span>
      </p>
      <Button onClick={onDone}>{isSearch && free ? freeText : isSearch ? t('show') : t('done')}</Button>
    </div>
  )
}

/** From which length a day costs less, and a press that goes there. */
export function CalendarTip({
  values,
  total,
  onDropoff,
}: Omit<Props, 'isSearch' | 'onDone'> & { onDropoff: (date: string) => void }) {
  const t = useTranslations('search.calendar')
  const locale = useLocale()
  const { cheapest, days = 0 } = total ?? {}
  const longer = cheapest?.longer
  if (!cheapest || !longer) return null
  const dropoff = addDays(values.to, longer.days - days)
  const facts = {
    days: longer.days,
    amount: formatRoubles(longer.perDayKop, locale),
    before: formatRoubles(cheapest.perDayKop, locale),
  }
  return (
    <div className={styles.longer}>
      <p>{t.rich('longer', { ...facts, strong: (chunks) => <b>{chunks}</b> })}</p>
      <Button onClick={() => onDropoff(dropoff)} size="touch" variant="white">
        {t('until', {
          day: formatMoment(new Date(dropoff), { day: 'numeric', month: 'short', timeZone: 'UTC' }, locale),
        })}
      </Button>
    </div>
  )
}
