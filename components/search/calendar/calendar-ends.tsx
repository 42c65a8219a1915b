import { useTranslations } from 'next-intl'
import { MomentField } from '@/components/search/moment-field'
import type { DateValues } from '@/components/search/use-rental-dates'
import { CellInput } from '@/components/ui/input/cell-input'
import type { CalendarRules } from '@/lib/search/calendar-rules'
import type { End } from '@/lib/search/choose-day'
import styles from './calendar.module.css'

export type EndLabels = Record<'pickup' | 'pickupDate' | 'dropoff' | 'dropoffDate', string>

type Props = {
  values: DateValues
  labels: EndLabels
  rules: CalendarRules
  /** The one that the next press on a day is for. */
  end: End
  onEnd: (end: End) => void
  onChange: (changed: Partial<DateValues>) => void
}

/** Both ends as they stand, one of them current; each date can also be typed. On a wide screen they stand behind the calendar. */
export function CalendarEnds({ values, labels, rules, end, onEnd, onChange }: Props) {
  const t = useTranslations('search.calendar')
  const fields = [
    { name: 'from', label: labels.pickup, dateLabel: labels.pickupDate, time: values.fromTime, min: rules.first.date },
    { name: 'to', label: labels.dropoff, dateLabel: labels.dropoffDate, time: values.toTime, min: values.from },
  ] as const
  return (
    <div className={styles.ends}>
      {fields.map(({ name, label, dateLabel, time, min }) => (
        <MomentField
          date={values[name]}
          empty={t('chooseDay')}
          isCurrent={end === name}
          isTyped
          key={name}
          label={label}
          look="end"
          onOpen={() => onEnd(name)}
          time={time}
        >
          {() => (
            <CellInput
              aria-label={dateLabel}
              max={rules.last}
              min={min}
              onChange={({ target }) => onChange({ [name]: target.value })}
              type="date"
              value={values[name]}
            />
          )}
        </MomentField>
      ))}
    </div>
  )
}
